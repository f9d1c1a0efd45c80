<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>ActionsView</name>
    <message>
        <source>to where?</source>
        <translation>移到哪里？</translation>
    </message>
    <message>
        <source>which chips?</source>
        <translation>移动哪些筹码？</translation>
    </message>
</context>
<context>
    <name>AnewView</name>
    <message>
        <source>The table does not answer: try again when it is back.</source>
        <translation>赌台没有回应：请待其恢复后再试。</translation>
    </message>
    <message>
        <source>The table has not let this seat go: see to it at the console first.</source>
        <translation>赌台尚未放开此座位：请先在控制台处理。</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>%1 back in your credit: %2</source>
        <translation>%1 已退回余额：%2</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>Cannot write {file}: {why}</source>
        <translation>无法写入 {file}：{why}</translation>
    </message>
    <message>
        <source>The table&apos;s answer cannot be understood</source>
        <translation>无法理解赌台的回答</translation>
    </message>
    <message>
        <source>The table does not answer: try again</source>
        <translation>赌台没有回答：请重试</translation>
    </message>
    <message>
        <source>The writing was ended from outside: try again</source>
        <translation>写入被外部中止：请重试</translation>
    </message>
</context>
<context>
    <name>AttractScreen</name>
    <message>
        <source>Touch to play</source>
        <translation>轻触开始</translation>
    </message>
    <message>
        <source>seconds to bet</source>
        <translation>秒内可下注</translation>
    </message>
    <message>
        <source>Roulette</source>
        <translation>轮盘</translation>
    </message>
    <message>
        <source>%1. %2. Bets from %3.</source>
        <translation>%1。%2。%3 起注。</translation>
    </message>
    <message>
        <source>or insert a note, or ask the dealer for credit</source>
        <translation>或放入钞票，或请荷官加余额</translation>
    </message>
    <message>
        <source>Last results, for information only</source>
        <translation>近期结果，仅供参考</translation>
    </message>
    <message>
        <source>Your screen</source>
        <translation>屏幕设置</translation>
    </message>
    <message>
        <source>Straight up %1</source>
        <translation>直注 %1</translation>
    </message>
    <message>
        <source>Outside %1</source>
        <translation>外围 %1</translation>
    </message>
</context>
<context>
    <name>AttractView</name>
    <message>
        <source>Bets are open, round {round}</source>
        <translation>正在下注，第 {round} 局</translation>
    </message>
    <message>
        <source>Ball rolling, round {round}</source>
        <translation>小球转动中，第 {round} 局</translation>
    </message>
    <message>
        <source>{number}, round {round}</source>
        <translation>{number}，第 {round} 局</translation>
    </message>
    <message>
        <source>{player} plays here</source>
        <translation>{player}在此就座</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>赌台已关闭</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>Cash out</source>
        <translation>兑现</translation>
    </message>
</context>
<context>
    <name>BreakKeys</name>
    <message>
        <source>Take a break of %1</source>
        <translation>休息 %1</translation>
    </message>
</context>
<context>
    <name>CarePanel</name>
    <message>
        <source>Play on</source>
        <translation>继续游戏</translation>
    </message>
    <message>
        <source>Stay and watch</source>
        <translation>留下观看</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>返回赌台</translation>
    </message>
    <message>
        <source>Cash out</source>
        <translation>兑现</translation>
    </message>
    <message>
        <source>Or take a break: your credit is kept.</source>
        <translation>或休息一下：您的余额会保留。</translation>
    </message>
</context>
<context>
    <name>CareView</name>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} 分钟</translation>
    </message>
    <message>
        <source>Your time limit is reached</source>
        <translation>已达到您的时间限额</translation>
    </message>
    <message>
        <source>Your loss limit is reached</source>
        <translation>已达到您的输额上限</translation>
    </message>
    <message>
        <source>You are taking a break</source>
        <translation>您正在休息</translation>
    </message>
    <message>
        <source>A moment to look at your play</source>
        <translation>请看一下您的游戏情况</translation>
    </message>
    <message>
        <source>You asked for this limit, so no more bets are taken. It can be raised after you have cashed out.</source>
        <translation>这是您自己设定的限额，因此不再接受投注。兑现后可以提高。</translation>
    </message>
    <message>
        <source>Your credit is kept. No bets are taken until the break is over.</source>
        <translation>您的余额会保留。休息结束前不接受投注。</translation>
    </message>
    <message>
        <source>Do you want to play on? Bets are taken again when you have chosen.</source>
        <translation>要继续游戏吗？选择后恢复接受投注。</translation>
    </message>
    <message>
        <source>in {minutes} min</source>
        <translation>{minutes} 分钟后</translation>
    </message>
    <message>
        <source>in {seconds} s</source>
        <translation>{seconds} 秒后</translation>
    </message>
    <message>
        <source>Breaks are for players with credit.</source>
        <translation>有余额的玩家才可休息。</translation>
    </message>
    <message>
        <source>A break can begin when none of your bets is down.</source>
        <translation>没有投注在台面上时才可开始休息。</translation>
    </message>
</context>
<context>
    <name>CashOutScreen</name>
    <message>
        <source>Printing your ticket</source>
        <translation>正在打印票券</translation>
    </message>
    <message>
        <source>Take your ticket</source>
        <translation>请取走票券</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>谢谢</translation>
    </message>
    <message>
        <source>An attendant is coming</source>
        <translation>服务员正在前来</translation>
    </message>
    <message>
        <source>You have been paid</source>
        <translation>已向您付款</translation>
    </message>
    <message>
        <source>An attendant will pay you</source>
        <translation>服务员将向您付款</translation>
    </message>
    <message>
        <source>Your credit is set aside while the ticket is printed.</source>
        <translation>打印票券期间，您的余额已另行保管。</translation>
    </message>
    <message>
        <source>It is in the printer below the screen. The ticket is money.</source>
        <translation>票券在屏幕下方的打印机中。票券等同现金。</translation>
    </message>
    <message>
        <source>You have taken your ticket. Keep it safe: it is money.</source>
        <translation>您已取走票券。请妥善保管：票券等同现金。</translation>
    </message>
    <message>
        <source>Nobody can tell yet whether your ticket was printed. Your money is set aside and an attendant will look.</source>
        <translation>尚无法确定您的票券是否已打印。您的钱已另行保管，服务员会来查看。</translation>
    </message>
    <message>
        <source>An attendant has paid your whole credit by hand.</source>
        <translation>服务员已人工付清您的全部余额。</translation>
    </message>
    <message>
        <source>Please stay at the terminal. Your credit is safe; placing a bet calls the attendant off.</source>
        <translation>请留在终端机旁。您的余额安全；下注即取消呼叫服务员。</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>领取</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>已付</translation>
    </message>
    <message>
        <source>To be paid</source>
        <translation>待付</translation>
    </message>
    <message>
        <source>Ticket did not come</source>
        <translation>票券没有出来</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1，座位 %2</translation>
    </message>
    <message>
        <source>Paid at %1</source>
        <translation>付款时间 %1</translation>
    </message>
    <message>
        <source>Called at %1</source>
        <translation>呼叫时间 %1</translation>
    </message>
    <message>
        <source>The next bet needs a note, a ticket or credit from the dealer.</source>
        <translation>再次下注需放入钞票或票券，或由荷官加余额。</translation>
    </message>
    <message>
        <source>Play on instead</source>
        <translation>继续游戏</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>返回赌台</translation>
    </message>
</context>
<context>
    <name>CashOutSteps</name>
    <message>
        <source>Credit set aside</source>
        <translation>余额已保管</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>已打印</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>已取走</translation>
    </message>
</context>
<context>
    <name>CashOutView</name>
    <message>
        <source>no credit</source>
        <translation>没有余额</translation>
    </message>
    <message>
        <source>after your bets</source>
        <translation>待投注结算后</translation>
    </message>
    <message>
        <source>when betting opens</source>
        <translation>待下注开放时</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>暂时不能</translation>
    </message>
    <message>
        <source>take your bets off first</source>
        <translation>请先取下投注</translation>
    </message>
    <message>
        <source>Cash out {sum}?</source>
        <translation>兑现 {sum}？</translation>
    </message>
</context>
<context>
    <name>ChipRail</name>
    <message>
        <source>Chip %1</source>
        <translation>筹码 %1</translation>
    </message>
</context>
<context>
    <name>ClothNotes</name>
    <message>
        <source>Limits</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>Straight up</source>
        <translation>直注</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>外围</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>优势</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>庄家优势</translation>
    </message>
    <message>
        <source>on most bets</source>
        <translation>多数投注</translation>
    </message>
    <message>
        <source>on every bet</source>
        <translation>所有投注</translation>
    </message>
    <message>
        <source>Edge %1</source>
        <translation>优势 %1</translation>
    </message>
    <message>
        <source>All bets</source>
        <translation>全部投注</translation>
    </message>
    <message>
        <source>All bets %1</source>
        <translation>全部投注 %1</translation>
    </message>
    <message>
        <source>Spread-Bet</source>
        <translation>Spread-Bet</translation>
    </message>
</context>
<context>
    <name>ClothView</name>
    <message>
        <source>max {most}</source>
        <translation>最高 {most}</translation>
    </message>
    <message>
        <source>min {least}</source>
        <translation>最低 {least}</translation>
    </message>
    <message>
        <source>Let go to take it off</source>
        <translation>松手即可取下</translation>
    </message>
</context>
<context>
    <name>CompactStrip</name>
    <message>
        <source>Cloth</source>
        <translation>台面</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>跑道</translation>
    </message>
    <message>
        <source>Finales</source>
        <translation>尾数</translation>
    </message>
    <message>
        <source>Max Bet</source>
        <translation>全包注</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>History</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Straight up %1   Outside %2</source>
        <translation>直注 %1   外围 %2</translation>
    </message>
    <message>
        <source>Touch and hold a spot to see it larger</source>
        <translation>按住注位可放大查看</translation>
    </message>
</context>
<context>
    <name>CompactTrack</name>
    <message>
        <source>Cloth</source>
        <translation>台面</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>跑道</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>邻号</translation>
    </message>
    <message>
        <source>neighbours</source>
        <translation>邻号</translation>
    </message>
    <message>
        <source>Zodiac</source>
        <translation>生肖</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>区段</translation>
    </message>
    <message>
        <source>Finales</source>
        <translation>尾数</translation>
    </message>
    <message>
        <source>Max Bet</source>
        <translation>全包注</translation>
    </message>
    <message>
        <source>Touch a sign: three numbers, a chip on each</source>
        <translation>轻触生肖：三个号码，各下一枚筹码</translation>
    </message>
    <message>
        <source>Touch a number of the track for it and its neighbours</source>
        <translation>轻触跑道上的号码，投注该号及其邻号</translation>
    </message>
</context>
<context>
    <name>ConfirmSheet</name>
    <message>
        <source>A second person is asked: correct a result</source>
        <translation>请第二人确认：更正结果</translation>
    </message>
    <message>
        <source>Do not confirm</source>
        <translation>不确认</translation>
    </message>
</context>
<context>
    <name>ConfirmView</name>
    <message>
        <source>{who} asks for it at console {console}.</source>
        <translation>{who} 在控制台 {console} 提出。</translation>
    </message>
    <message>
        <source>Round {round}: {was} becomes {number}.</source>
        <translation>第 {round} 局：{was} 改为 {number}。</translation>
    </message>
    <message>
        <source>Because: {why}.</source>
        <translation>原因：{why}。</translation>
    </message>
    <message>
        <source>Confirm: settle again by {number}</source>
        <translation>确认：按 {number} 重新结算</translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>All bets stand. The spin does not count and the ball is spun again.</source>
        <translation>所有投注保留。该次旋转不算，重新开球。</translation>
    </message>
    <message>
        <source>The round is void: it has no result and every bet goes back.</source>
        <translation>本局作废：没有结果，所有投注退回。</translation>
    </message>
    <message>
        <source>Every bet of this round goes back: the number is not confirmed.</source>
        <translation>本局所有投注退回：号码尚未确认。</translation>
    </message>
    <message>
        <source>The number is confirmed: bets stand as the records have them.</source>
        <translation>号码已确认：投注以记录为准。</translation>
    </message>
    <message>
        <source>There is an outcome: the round goes on and registered bets are settled.</source>
        <translation>已有结果：本局继续，已登记的投注予以结算。</translation>
    </message>
    <message>
        <source>Betting is over: bets stand as the records have them.</source>
        <translation>下注已结束：投注以记录为准。</translation>
    </message>
    <message>
        <source>Every bet of this round goes back: betting is not over.</source>
        <translation>本局所有投注退回：下注尚未结束。</translation>
    </message>
    <message>
        <source>All bets of seat {seat} in this round go back.</source>
        <translation>座位 {seat} 在本局的所有投注退回。</translation>
    </message>
    <message>
        <source>A supervisor confirms the bets of seat {seat} from the records; what cannot be confirmed goes back.</source>
        <translation>主管按记录核实座位 {seat} 的投注；无法核实的予以退回。</translation>
    </message>
    <message>
        <source>The registered bets of seat {seat} stand and are settled.</source>
        <translation>座位 {seat} 已登记的投注有效并予以结算。</translation>
    </message>
    <message>
        <source>The seat is locked until a supervisor unlocks it.</source>
        <translation>该座位锁定，直至主管解锁。</translation>
    </message>
    <message>
        <source>supervisor</source>
        <translation>须主管</translation>
    </message>
    <message>
        <source>Announce new limits</source>
        <translation>公布新限额</translation>
    </message>
    <message>
        <source>Apply new limits</source>
        <translation>实施新限额</translation>
    </message>
    <message>
        <source>As announced, or as the rules allow</source>
        <translation>按公布，或按规则允许</translation>
    </message>
    <message>
        <source>All players have agreed</source>
        <translation>所有玩家已同意</translation>
    </message>
    <message>
        <source>No spin in round {round}</source>
        <translation>第 {round} 局旋转无效</translation>
    </message>
    <message>
        <source>Call no spin</source>
        <translation>宣布旋转无效</translation>
    </message>
    <message>
        <source>The ball is at rest</source>
        <translation>球已停定</translation>
    </message>
    <message>
        <source>Recorded for round {round}: from here on the outcome exists.</source>
        <translation>记录于第 {round} 局：此后即有结果。</translation>
    </message>
    <message>
        <source>If the game system fails now, this decides what becomes of bets.</source>
        <translation>若游戏系统此时发生故障，投注如何处理以此为准。</translation>
    </message>
    <message>
        <source>Record it</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Freeze all accounts</source>
        <translation>冻结所有账户</translation>
    </message>
    <message>
        <source>Nobody can bet, cash out or be credited until they are thawed.</source>
        <translation>解冻之前，任何人不能下注、兑现或加余额。</translation>
    </message>
    <message>
        <source>Then the actual number is chosen and the round settled again.</source>
        <translation>然后选择实际号码，重新结算该局。</translation>
    </message>
    <message>
        <source>Freeze now</source>
        <translation>立即冻结</translation>
    </message>
    <message>
        <source>A wrong number was confirmed</source>
        <translation>确认了错误的号码</translation>
    </message>
    <message>
        <source>A player disputes the result</source>
        <translation>玩家对结果有争议</translation>
    </message>
    <message>
        <source>Fraud is suspected</source>
        <translation>怀疑有欺诈行为</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>第 {round} 局</translation>
    </message>
    <message>
        <source>Correct a result</source>
        <translation>更正结果</translation>
    </message>
    <message>
        <source>The round is settled again by the number that you choose.</source>
        <translation>按您选择的号码重新结算该局。</translation>
    </message>
    <message>
        <source>Wins that should not have been are taken back as far as the credit goes; what is gone becomes a case. Later rounds stand.</source>
        <translation>不应支付的赢额在余额范围内收回；已不在的部分转为个案。其后各局不变。</translation>
    </message>
    <message>
        <source>Settle again</source>
        <translation>重新结算</translation>
    </message>
    <message>
        <source>Another number was entered</source>
        <translation>输入了另一号码</translation>
    </message>
    <message>
        <source>The sensor&apos;s number was accepted and is wrong</source>
        <translation>接受了传感器的号码，但号码有误</translation>
    </message>
    <message>
        <source>Thaw all accounts</source>
        <translation>解冻所有账户</translation>
    </message>
    <message>
        <source>Frozen: {why}.</source>
        <translation>冻结原因：{why}。</translation>
    </message>
    <message>
        <source>Play goes on for everybody.</source>
        <translation>所有人继续游戏。</translation>
    </message>
    <message>
        <source>Thaw</source>
        <translation>解冻</translation>
    </message>
    <message>
        <source>Malfunction of the game system</source>
        <translation>游戏系统故障</translation>
    </message>
    <message>
        <source>Declare it</source>
        <translation>宣布</translation>
    </message>
    <message>
        <source>under way, no result yet</source>
        <translation>进行中，尚无结果</translation>
    </message>
    <message>
        <source>Invalidate a game</source>
        <translation>宣布游戏无效</translation>
    </message>
    <message>
        <source>Its outcome does not count and every wager is refunded.</source>
        <translation>其结果不算，所有投注退还。</translation>
    </message>
    <message>
        <source>Invalidate the game</source>
        <translation>宣布无效</translation>
    </message>
    <message>
        <source>Credits do not fit the prizes and the bets</source>
        <translation>余额与奖金及投注不符</translation>
    </message>
    <message>
        <source>Numbers are shown that do not fit the game</source>
        <translation>显示的号码与游戏不符</translation>
    </message>
    <message>
        <source>Play is interrupted for good, or a screen fails</source>
        <translation>游戏彻底中断，或屏幕故障</translation>
    </message>
    <message>
        <source>It is faulty for another reason</source>
        <translation>因其他原因发生故障</translation>
    </message>
    <message>
        <source>Credit seat {seat}</source>
        <translation>座位 {seat} 加余额</translation>
    </message>
    <message>
        <source>Take the money first. The amount is added to the credit.</source>
        <translation>请先收款。金额加入余额。</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>加余额</translation>
    </message>
    <message>
        <source>Amount taken</source>
        <translation>收款金额</translation>
    </message>
    <message>
        <source>The player has not asked for it.</source>
        <translation>玩家没有要求兑现。</translation>
    </message>
    <message>
        <source>Hand pay seat {seat}</source>
        <translation>座位 {seat} 人工付款</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>已付款</translation>
    </message>
    <message>
        <source>To be paid</source>
        <translation>应付金额</translation>
    </message>
    <message>
        <source>Void the bets of seat {seat}</source>
        <translation>座位 {seat} 的投注作废</translation>
    </message>
    <message>
        <source>Void these bets</source>
        <translation>作废这些投注</translation>
    </message>
    <message>
        <source>The player broke the rules</source>
        <translation>玩家违反规则</translation>
    </message>
    <message>
        <source>Lock seat {seat}</source>
        <translation>锁定座位 {seat}</translation>
    </message>
    <message>
        <source>Nothing can be played or paid there until it is unlocked.</source>
        <translation>解锁之前，该座位不能游戏或付款。</translation>
    </message>
    <message>
        <source>Registered bets are settled as usual.</source>
        <translation>已登记的投注照常结算。</translation>
    </message>
    <message>
        <source>Lock the seat</source>
        <translation>锁定座位</translation>
    </message>
    <message>
        <source>Staff stop play here</source>
        <translation>员工在此停止游戏</translation>
    </message>
    <message>
        <source>A dispute: nothing may change</source>
        <translation>有争议：一切保持原状</translation>
    </message>
    <message>
        <source>Unlock seat {seat}</source>
        <translation>解锁座位 {seat}</translation>
    </message>
    <message>
        <source>The seat can be played and paid again.</source>
        <translation>该座位可再次游戏和付款。</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>解锁</translation>
    </message>
    <message>
        <source>Malfunction of seat {seat}</source>
        <translation>座位 {seat} 故障</translation>
    </message>
    <message>
        <source>The case must be answered within {hours} hours.</source>
        <translation>个案须在 {hours} 小时内答复。</translation>
    </message>
    <message>
        <source>The amount is set aside at the terminal until a supervisor decides whom it belongs to.</source>
        <translation>金额在终端机暂扣，由主管裁定归属。</translation>
    </message>
    <message>
        <source>Withhold money at seat {seat}</source>
        <translation>暂扣座位 {seat} 的款项</translation>
    </message>
    <message>
        <source>Withhold it</source>
        <translation>暂扣</translation>
    </message>
    <message>
        <source>It may come from a malfunction</source>
        <translation>可能因故障产生</translation>
    </message>
    <message>
        <source>The player claims another result</source>
        <translation>玩家主张另一结果</translation>
    </message>
    <message>
        <source>To be set aside</source>
        <translation>暂扣金额</translation>
    </message>
    <message>
        <source>{what} in round {round}: {sum}.</source>
        <translation>{what}，第 {round} 局：{sum}。</translation>
    </message>
    <message>
        <source>The money belongs to the player</source>
        <translation>款项属于玩家</translation>
    </message>
    <message>
        <source>The money is not paid</source>
        <translation>款项不予支付</translation>
    </message>
    <message>
        <source>It was looked at and is settled</source>
        <translation>已查看并处理</translation>
    </message>
    <message>
        <source>Case about seat {seat}</source>
        <translation>座位 {seat} 的个案</translation>
    </message>
    <message>
        <source>Your answer ends the case.</source>
        <translation>您的答复将结束个案。</translation>
    </message>
    <message>
        <source>Close the case</source>
        <translation>结束个案</translation>
    </message>
    <message>
        <source>Ticket in doubt at seat {seat}</source>
        <translation>座位 {seat} 的票券存疑</translation>
    </message>
    <message>
        <source>Printed: the paper is worth its amount, the credit is gone.</source>
        <translation>已打印：票券有效，余额已扣除。</translation>
    </message>
    <message>
        <source>Not printed: the number is void for ever, the credit is back.</source>
        <translation>未打印：号码永久作废，余额恢复。</translation>
    </message>
    <message>
        <source>I have looked</source>
        <translation>我已查看</translation>
    </message>
    <message>
        <source>There is a whole ticket</source>
        <translation>有完整的票券</translation>
    </message>
    <message>
        <source>There is none, or I destroyed a part</source>
        <translation>没有，或已销毁残券</translation>
    </message>
    <message>
        <source>It was put in for account {account} of this terminal.</source>
        <translation>它是为本终端机的第 {account} 个账户投入的。</translation>
    </message>
    <message>
        <source>Note or ticket in doubt at seat {seat}</source>
        <translation>座位 {seat} 的钞票或票券存疑</translation>
    </message>
    <message>
        <source>In the box: it is credited to the player.</source>
        <translation>在钞箱内：加入玩家余额。</translation>
    </message>
    <message>
        <source>Not in the box: the player has it, and nothing is credited.</source>
        <translation>不在钞箱内：在玩家手中，不加余额。</translation>
    </message>
    <message>
        <source>It is in the box</source>
        <translation>在钞箱内</translation>
    </message>
    <message>
        <source>The whole credit: the account is closed</source>
        <translation>全部余额：账户关闭</translation>
    </message>
    <message>
        <source>A part of it: the player keeps the rest</source>
        <translation>其中一部分：玩家保留余下部分</translation>
    </message>
    <message>
        <source>Hand over the money. It leaves the credit of the seat.</source>
        <translation>请付款给玩家。款项从该座位的余额中扣除。</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生了什么</translation>
    </message>
    <message>
        <source>The player&apos;s name</source>
        <translation>玩家姓名</translation>
    </message>
    <message>
        <source>The player&apos;s card</source>
        <translation>玩家会员卡</translation>
    </message>
    <message>
        <source>The player brought back what is claimed</source>
        <translation>玩家已退回所追讨的款项</translation>
    </message>
    <message>
        <source>Words to the player</source>
        <translation>对玩家说的话</translation>
    </message>
    <message>
        <source>Player: {player}.</source>
        <translation>玩家：{player}。</translation>
    </message>
    <message>
        <source>Noted: {note}</source>
        <translation>记录：{note}</translation>
    </message>
    <message>
        <source>Inspectorate notified, seat {seat}</source>
        <translation>已通知监察机构，座位 {seat}</translation>
    </message>
    <message>
        <source>Tell a government inspector first. Your name and the time are kept.</source>
        <translation>请先通知政府监察员。您的姓名和时间会被记录。</translation>
    </message>
    <message>
        <source>Notified</source>
        <translation>已通知</translation>
    </message>
    <message>
        <source>In person</source>
        <translation>当面</translation>
    </message>
    <message>
        <source>By telephone</source>
        <translation>电话</translation>
    </message>
    <message>
        <source>By e-mail</source>
        <translation>电子邮件</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>书面</translation>
    </message>
    <message>
        <source>The validator did not tell whether this is in the box: {paper}.</source>
        <translation>纸钞机没有回报它是否在钞箱内：{paper}。</translation>
    </message>
    <message>
        <source>Stacked by the validator, accepted by nobody: {paper}.</source>
        <translation>纸钞机收入而无人接受过：{paper}。</translation>
    </message>
    <message>
        <source>Staff did not find it in the box, and the validator says that it is: {paper}.</source>
        <translation>工作人员在钞箱内没有找到它，而纸钞机说它在箱内：{paper}。</translation>
    </message>
    <message>
        <source>Staff found it in the box, and the validator says that it is not: {paper}.</source>
        <translation>工作人员在钞箱内找到了它，而纸钞机说它不在箱内：{paper}。</translation>
    </message>
    <message>
        <source>it is not known what</source>
        <translation>不知是何物</translation>
    </message>
    <message>
        <source>a note of {sum}</source>
        <translation>{sum} 钞票一张</translation>
    </message>
    <message>
        <source>ticket ...{end}</source>
        <translation>票券 ...{end}</translation>
    </message>
    <message>
        <source>It is not in the box</source>
        <translation>不在钞箱内</translation>
    </message>
    <message>
        <source>A note of {sum}</source>
        <translation>{sum} 钞票一张</translation>
    </message>
    <message>
        <source>A ticket, or something else</source>
        <translation>票券，或其他物件</translation>
    </message>
    <message>
        <source>Not in the box: nothing is credited.</source>
        <translation>不在箱内：不计入余额。</translation>
    </message>
    <message>
        <source>A note: it is counted, and a case is opened about whose it is.</source>
        <translation>钞票：予以计数，并就其归属开立个案。</translation>
    </message>
    <message>
        <source>Anything else: a case is opened, without an amount.</source>
        <translation>其他物件：开立个案，不含金额。</translation>
    </message>
    <message>
        <source>In the box: a case is opened about whose it is.</source>
        <translation>在箱内：就其归属开立个案。</translation>
    </message>
    <message>
        <source>In the box: it is credited to its player.</source>
        <translation>在箱内：计入其玩家的余额。</translation>
    </message>
    <message>
        <source>In the box: nothing changes.</source>
        <translation>在箱内：没有变化。</translation>
    </message>
    <message>
        <source>Not in the box: a case is opened, for it was credited.</source>
        <translation>不在箱内：因已计入余额，开立个案。</translation>
    </message>
    <message>
        <source>Bets of seat {seat} in question</source>
        <translation>座位 {seat} 的投注待核实</translation>
    </message>
    <message>
        <source>Round {round}: do the records show what was wagered?</source>
        <translation>第 {round} 局：记录是否显示所下的投注？</translation>
    </message>
    <message>
        <source>What the records do not confirm goes back to the player.</source>
        <translation>记录不能证实的投注退回玩家。</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>The records confirm the bets: settle them</source>
        <translation>记录证实投注：予以结算</translation>
    </message>
    <message>
        <source>They do not: void the bets</source>
        <translation>不能证实：投注作废</translation>
    </message>
    <message>
        <source>End the legacy limits of seat {seat}</source>
        <translation>终止座位 {seat} 的沿用限额</translation>
    </message>
    <message>
        <source>The limits of the table apply there too from now on.</source>
        <translation>此后该座位也适用赌台限额。</translation>
    </message>
    <message>
        <source>End them</source>
        <translation>终止</translation>
    </message>
    <message>
        <source>Legacy limits for seat {seat}</source>
        <translation>座位 {seat} 的沿用限额</translation>
    </message>
    <message>
        <source>The player keeps the former minimum and units for {hours} h, or until he leaves.</source>
        <translation>玩家沿用原最低限额和单位 {hours} 小时，或至离开为止。</translation>
    </message>
    <message>
        <source>Grant them</source>
        <translation>准予</translation>
    </message>
    <message>
        <source>The player accepts, and wagers with colour chips</source>
        <translation>玩家接受，并以彩色筹码下注</translation>
    </message>
    <message>
        <source>By the table&apos;s journal the player has {sum}.</source>
        <translation>按赌台日志，玩家有 {sum}。</translation>
    </message>
    <message>
        <source>The table was down when the terminal went: beside {sum} nobody knows its credit.</source>
        <translation>终端机失联时赌台也已停机：除 {sum} 外，其余额无人知晓。</translation>
    </message>
    <message>
        <source>Pay for the dead terminal of seat {seat}</source>
        <translation>为座位 {seat} 报废的终端机付款</translation>
    </message>
    <message>
        <source>An attendant pays it by hand and the seat is free.</source>
        <translation>由服务员亲手付款，座位空出。</translation>
    </message>
    <message>
        <source>The terminal is not let in again: if it can be repaired, repair it instead.</source>
        <translation>该终端机不再获准接入：若能修复，请改为修复。</translation>
    </message>
    <message>
        <source>Paid by hand</source>
        <translation>已人工付款</translation>
    </message>
    <message>
        <source>No ticket was in its printer</source>
        <translation>其打印机内没有票券</translation>
    </message>
    <message>
        <source>A whole ticket was found</source>
        <translation>找到完整的票券</translation>
    </message>
    <message>
        <source>Paid, with notes counted in its box</source>
        <translation>付款额，含钞箱内清点的钞票</translation>
    </message>
    <message>
        <source>Message to seat {seat}</source>
        <translation>给座位 {seat} 的消息</translation>
    </message>
    <message>
        <source>Shown on the player&apos;s screen for a quarter of a minute.</source>
        <translation>在玩家屏幕上显示 15 秒。</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Call of seat {seat}</source>
        <translation>座位 {seat} 的呼叫</translation>
    </message>
    <message>
        <source>Somebody was with the player, who needs nothing more.</source>
        <translation>已有人协助玩家，不再需要帮助。</translation>
    </message>
    <message>
        <source>The call ends here and on the player&apos;s screen.</source>
        <translation>呼叫在此处和玩家屏幕上结束。</translation>
    </message>
    <message>
        <source>The call is answered</source>
        <translation>呼叫已处理</translation>
    </message>
    <message>
        <source>Another machine at seat {seat}</source>
        <translation>座位 {seat} 换机</translation>
    </message>
    <message>
        <source>Its memory was cleared or it was replaced: the next journal that comes from this seat is accepted as a new one.</source>
        <translation>内存已清除或机器已更换：此座位下一份日志将作为新日志接受。</translation>
    </message>
    <message>
        <source>Everything about the old one must be settled before.</source>
        <translation>须先处理完旧机的一切事项。</translation>
    </message>
    <message>
        <source>Accept a new machine</source>
        <translation>接受新机</translation>
    </message>
    <message>
        <source>The terminal was replaced</source>
        <translation>终端机已更换</translation>
    </message>
    <message>
        <source>Its memory was cleared after a repair</source>
        <translation>维修后已清除内存</translation>
    </message>
    <message>
        <source>Collect the note box of seat {seat}</source>
        <translation>收取座位 {seat} 的钞箱</translation>
    </message>
    <message>
        <source>Take the box out and put an empty one in.</source>
        <translation>取出钞箱，放入空箱。</translation>
    </message>
    <message>
        <source>What the meter says of it is written down now, and compared when it is counted.</source>
        <translation>现在记下计数表的数额，点算时与之比对。</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>已收取</translation>
    </message>
    <message>
        <source>Box {number}</source>
        <translation>钞箱 {number}</translation>
    </message>
    <message>
        <source>Count a note box of seat {seat}</source>
        <translation>点算座位 {seat} 的钞箱</translation>
    </message>
    <message>
        <source>Two people count the notes. Tickets in the box are no notes.</source>
        <translation>由两人点算钞票。箱内票券不算钞票。</translation>
    </message>
    <message>
        <source>The difference to the meter is written down and told.</source>
        <translation>与计数表的差额会记录并告知。</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>已点算</translation>
    </message>
    <message>
        <source>Notes in the box</source>
        <translation>箱内钞票</translation>
    </message>
    <message>
        <source>Open betting</source>
        <translation>开放下注</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>Confirm {number}</source>
        <translation>确认 {number}</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>开放赌台</translation>
    </message>
    <message>
        <source>Count the float. Rounds can be opened from then on.</source>
        <translation>请清点备用金。此后可以开局。</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>备用金</translation>
    </message>
    <message>
        <source>Count the float. No round is opened until the table is opened again.</source>
        <translation>请清点备用金。赌台再次开放前不再开局。</translation>
    </message>
    <message>
        <source>{players} still play: the notice must have run out.</source>
        <translation>仍有 {players} 名玩家：通知期须已届满。</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>关闭赌台</translation>
    </message>
    <message>
        <source>Every player sees that the table closes in {minutes} minutes.</source>
        <translation>所有玩家会看到赌台将在 {minutes} 分钟后关闭。</translation>
    </message>
    <message>
        <source>Announce the closing</source>
        <translation>公布关台</translation>
    </message>
    <message>
        <source>Announce it</source>
        <translation>公布</translation>
    </message>
    <message>
        <source>The clock of the table&apos;s machine: {time}.</source>
        <translation>赌台机器的时钟：{time}。</translation>
    </message>
    <message>
        <source>The time of its journal: {time}.</source>
        <translation>其日志的时间：{time}。</translation>
    </message>
    <message>
        <source>The journal&apos;s time never runs back: it goes on as it is.</source>
        <translation>日志时间绝不倒退：照常继续。</translation>
    </message>
    <message>
        <source>Dates of tickets and notices are counted from it.</source>
        <translation>票券与通知的日期以此计算。</translation>
    </message>
    <message>
        <source>Is the clock right?</source>
        <translation>时钟正确吗？</translation>
    </message>
    <message>
        <source>Compare with another clock. If it is wrong, have it set first.</source>
        <translation>请与另一时钟核对。如有错误，先请人校正。</translation>
    </message>
    <message>
        <source>The clock is right</source>
        <translation>时钟正确</translation>
    </message>
    <message>
        <source>Recover the table&apos;s records</source>
        <translation>恢复赌台记录</translation>
    </message>
    <message>
        <source>For a table that was put back from a copy, or is a new machine.</source>
        <translation>用于由副本还原的赌台，或新机器。</translation>
    </message>
    <message>
        <source>Its terminals are asked for all that they hold.</source>
        <translation>将向其终端机索取所持有的全部记录。</translation>
    </message>
    <message>
        <source>Nothing is played and no ticket is paid until you end it.</source>
        <translation>结束之前不进行游戏，也不兑付票券。</translation>
    </message>
    <message>
        <source>Begin the recovery</source>
        <translation>开始恢复</translation>
    </message>
    <message>
        <source>Seat {seat}: tickets new to the table {tickets}, owed {sum}.</source>
        <translation>座位 {seat}：赌台原不知的票券 {tickets} 张，应付 {sum}。</translation>
    </message>
    <message>
        <source>Not told yet: seats {seats}. They stay outside.</source>
        <translation>尚未告知：座位 {seats}。它们仍不得接入。</translation>
    </message>
    <message>
        <source>End the recovery</source>
        <translation>结束恢复</translation>
    </message>
    <message>
        <source>What terminals cannot tell is opened as a case.</source>
        <translation>终端机无法说明的事项将开立个案。</translation>
    </message>
    <message>
        <source>Withdraw what is announced</source>
        <translation>撤回公布</translation>
    </message>
    <message>
        <source>The closing and new limits are no longer announced.</source>
        <translation>不再公布关台和新限额。</translation>
    </message>
    <message>
        <source>Withdraw it</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Take somebody off the staff</source>
        <translation>移除员工</translation>
    </message>
    <message>
        <source>His PIN is no longer accepted at this table.</source>
        <translation>本赌台不再接受其 PIN。</translation>
    </message>
    <message>
        <source>Take off the staff</source>
        <translation>移除员工</translation>
    </message>
    <message>
        <source>Let somebody in again</source>
        <translation>重新允许登入</translation>
    </message>
    <message>
        <source>After too many wrong PINs, which may start again at none.</source>
        <translation>PIN 错误次数过多之后；次数重新从零计算。</translation>
    </message>
    <message>
        <source>Withdraw a change of staff</source>
        <translation>撤回一项员工变更</translation>
    </message>
    <message>
        <source>{name}: {role} from {date} on, asked by {people}.</source>
        <translation>{name}：自 {date} 起{role}，由 {people} 申请。</translation>
    </message>
    <message>
        <source>off the staff</source>
        <translation>移出员工名单</translation>
    </message>
    <message>
        <source>Let a machine sign in again</source>
        <translation>让一台机器重新可以登录</translation>
    </message>
    <message>
        <source>Too many wrong PINs were typed there.</source>
        <translation>那里输入了太多错误的 PIN。</translation>
    </message>
    <message>
        <source>Look who is before it: from then on it starts again at none.</source>
        <translation>请查看是谁在机前：之后错误次数从零重新计算。</translation>
    </message>
    <message>
        <source>Let it sign in</source>
        <translation>允许登录</translation>
    </message>
    <message>
        <source>{count} wrong PINs</source>
        <translation>{count} 个错误 PIN</translation>
    </message>
    <message>
        <source>Fill the float</source>
        <translation>补充备用金</translation>
    </message>
    <message>
        <source>Count what was brought to the table, and compare the slip.</source>
        <translation>点算送到赌台的款项，并与单据核对。</translation>
    </message>
    <message>
        <source>Brought</source>
        <translation>已送到</translation>
    </message>
    <message>
        <source>Brought to the table</source>
        <translation>送到赌台</translation>
    </message>
    <message>
        <source>Credit the float</source>
        <translation>上缴备用金</translation>
    </message>
    <message>
        <source>Count what is taken from the table, and sign the slip.</source>
        <translation>点算从赌台取走的款项，并签署单据。</translation>
    </message>
    <message>
        <source>Taken away</source>
        <translation>已取走</translation>
    </message>
    <message>
        <source>Taken from the table</source>
        <translation>从赌台取走</translation>
    </message>
    <message>
        <source>Change the dealer</source>
        <translation>更换荷官</translation>
    </message>
    <message>
        <source>Rounds that are opened from now on are dealt by:</source>
        <translation>此后开放的局由以下人员主持：</translation>
    </message>
    <message>
        <source>Deals now</source>
        <translation>现在主持</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>现金</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>Voucher</source>
        <translation>推广券</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>钞票</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>票券</translation>
    </message>
    <message>
        <source>Journal cut</source>
        <translation>日志被截断</translation>
    </message>
    <message>
        <source>Knows more</source>
        <translation>所知更多</translation>
    </message>
    <message>
        <source>Written off</source>
        <translation>已注销</translation>
    </message>
    <message>
        <source>Not let in</source>
        <translation>未准接入</translation>
    </message>
    <message>
        <source>Door open</source>
        <translation>机门打开</translation>
    </message>
    <message>
        <source>Validator</source>
        <translation>纸钞机</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>打印机</translation>
    </message>
    <message>
        <source>Ticket in doubt</source>
        <translation>票券存疑</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Malfunction</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation>争议</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>Staff menu</source>
        <translation>员工菜单</translation>
    </message>
    <message>
        <source>the table is closed</source>
        <translation>赌台已关闭</translation>
    </message>
    <message>
        <source>between rounds</source>
        <translation>两局之间</translation>
    </message>
    <message>
        <source>betting is open</source>
        <translation>正在下注</translation>
    </message>
    <message>
        <source>slips are being registered</source>
        <translation>正在登记注单</translation>
    </message>
    <message>
        <source>the ball is spinning</source>
        <translation>球正在旋转</translation>
    </message>
    <message>
        <source>registered</source>
        <translation>已登记</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>被拒</translation>
    </message>
    <message>
        <source>void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>in question</source>
        <translation>待核实</translation>
    </message>
    <message>
        <source>a jam in the acceptor</source>
        <translation>进钞口卡钞</translation>
    </message>
    <message>
        <source>a jam in the stacker</source>
        <translation>钞箱卡钞</translation>
    </message>
    <message>
        <source>the cash box is full</source>
        <translation>钞箱已满</translation>
    </message>
    <message>
        <source>the cash box is out</source>
        <translation>钞箱未装入</translation>
    </message>
    <message>
        <source>a second note was pushed in</source>
        <translation>塞入了第二张钞票</translation>
    </message>
    <message>
        <source>somebody tried to cheat</source>
        <translation>有人企图作弊</translation>
    </message>
    <message>
        <source>the note path is open</source>
        <translation>钞票通道打开着</translation>
    </message>
    <message>
        <source>it has failed</source>
        <translation>已发生故障</translation>
    </message>
    <message>
        <source>the validator does not answer</source>
        <translation>纸钞机无应答</translation>
    </message>
    <message>
        <source>paper low</source>
        <translation>纸张不足</translation>
    </message>
    <message>
        <source>paper out</source>
        <translation>缺纸</translation>
    </message>
    <message>
        <source>paper jam</source>
        <translation>卡纸</translation>
    </message>
    <message>
        <source>open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>out of order</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>cut off: it wrote more than any terminal may</source>
        <translation>已切断：写入量超过任何终端的允许范围</translation>
    </message>
    <message>
        <source>Note validator</source>
        <translation>纸钞机</translation>
    </message>
    <message>
        <source>Ticket printer</source>
        <translation>票券打印机</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>摄像机</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>the terminal was replaced, and by the corrected result its player was due more</source>
        <translation>终端机已更换，按更正后的结果应多付其玩家</translation>
    </message>
    <message>
        <source>the terminal was replaced, and by the corrected result its player was due less</source>
        <translation>终端机已更换，按更正后的结果应少付其玩家</translation>
    </message>
    <message>
        <source>the player of a corrected round has left</source>
        <translation>已更正之局的玩家已离开</translation>
    </message>
    <message>
        <source>the terminal and the table disagree on a settlement</source>
        <translation>终端机与赌台的结算不一致</translation>
    </message>
    <message>
        <source>paid by a result that was corrected since, and gone</source>
        <translation>按后来更正的结果支付，且已不在</translation>
    </message>
    <message>
        <source>a note or ticket is in the box, and the player that it came from has left</source>
        <translation>钞票或票券在箱内，而投入的玩家已离开</translation>
    </message>
    <message>
        <source>it was credited, and it is not in the box</source>
        <translation>已计入余额，但不在箱内</translation>
    </message>
    <message>
        <source>it is in the box, and nobody was credited for it</source>
        <translation>在箱内，但没有计入任何人的余额</translation>
    </message>
    <message>
        <source>the table and a terminal name different amounts of a ticket</source>
        <translation>赌台与终端机所说的票券金额不同</translation>
    </message>
    <message>
        <source>a terminal tells of a ticket above what one ticket is worth at this table</source>
        <translation>终端机所说的票券超过本赌台单张票券的限额</translation>
    </message>
    <message>
        <source>a ticket is in the boxes of two terminals</source>
        <translation>同一票券在两台终端机的箱内</translation>
    </message>
    <message>
        <source>a ticket was printed that the table holds for cancelled</source>
        <translation>赌台视为已取消的票券已被打印</translation>
    </message>
    <message>
        <source>terminals have settled a round by different numbers</source>
        <translation>各终端机以不同号码结算同一局</translation>
    </message>
    <message>
        <source>the number of a round was lost with the table&apos;s records, and its bets went back</source>
        <translation>一局的号码随赌台记录遗失，其投注已退回</translation>
    </message>
    <message>
        <source>In an earlier round registered bets stand.</source>
        <translation>较早一局中已登记的投注有效。</translation>
    </message>
    <message>
        <source>Of an earlier round the records decide.</source>
        <translation>较早一局以记录为准。</translation>
    </message>
    <message>
        <source>Only for what the rule book names.</source>
        <translation>仅限规则书列明的原因。</translation>
    </message>
    <message>
        <source>The sensor reads {other}. The ball lies in {number}.</source>
        <translation>传感器读数为 {other}。球停在 {number}。</translation>
    </message>
    <message>
        <source>A supervisor looks at the wheel and confirms it first.</source>
        <translation>须先由主管查看轮盘并确认。</translation>
    </message>
    <message>
        <source>The sensor misread the wheel</source>
        <translation>传感器读错轮盘</translation>
    </message>
    <message>
        <source>It read before the ball lay still</source>
        <translation>球未停稳时已读数</translation>
    </message>
    <message>
        <source>The sensor is faulty</source>
        <translation>传感器故障</translation>
    </message>
    <message>
        <source>Somebody else moved it, as the camera shows</source>
        <translation>监控录像显示是他人移动了它</translation>
    </message>
    <message>
        <source>The terminal failed; the records show where it lay</source>
        <translation>终端机故障；记录显示它原来的位置</translation>
    </message>
    <message>
        <source>The system failed; the records show where it lay</source>
        <translation>系统故障；记录显示它原来的位置</translation>
    </message>
    <message>
        <source>To settle it where it lies would be unfair</source>
        <translation>按其所在位置结算对玩家不公平</translation>
    </message>
    <message>
        <source>A device was used or controlled</source>
        <translation>使用或操控了器具</translation>
    </message>
    <message>
        <source>Players joined together to exceed a maximum</source>
        <translation>玩家合谋超出最高限额</translation>
    </message>
    <message>
        <source>What a malfunction or an error paid was kept</source>
        <translation>留下了因故障或差错所付的款项</translation>
    </message>
    <message>
        <source>Put a wager of seat {seat} right, round {round}</source>
        <translation>更正座位 {seat} 的投注，第 {round} 局</translation>
    </message>
    <message>
        <source>Choose the wager, and the number that it should have covered.</source>
        <translation>请选择该投注，以及它本应覆盖的号码。</translation>
    </message>
    <message>
        <source>It counts on the nearest wager of its kind there, and the slip is settled again. The day&apos;s report has it as an adjustment.</source>
        <translation>它按该处最近的同类投注计算，注单重新结算，并作为调整列入当日报告。</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>The number that it should have covered</source>
        <translation>它本应覆盖的号码</translation>
    </message>
    <message>
        <source>The bets of seat {seat} in round {round} go back.</source>
        <translation>座位 {seat} 在第 {round} 局的投注退回。</translation>
    </message>
    <message>
        <source>What they won is taken back as far as the credit goes; what is gone is a case.</source>
        <translation>所赢款项在余额范围内收回；已不在的部分立为个案。</translation>
    </message>
    <message>
        <source>A device was used or carried</source>
        <translation>使用或携带了器具</translation>
    </message>
    <message>
        <source>The bets of seat {seat} in round {round} are the house&apos;s.</source>
        <translation>座位 {seat} 在第 {round} 局的投注归赌场所有。</translation>
    </message>
    <message>
        <source>The game is invalidated: everybody else&apos;s bets go back.</source>
        <translation>本局宣布无效：其他人的投注全部退回。</translation>
    </message>
    <message>
        <source>A fraud of this player</source>
        <translation>该玩家作弊</translation>
    </message>
    <message>
        <source>Forfeit the bets of seat {seat}</source>
        <translation>没收座位 {seat} 的投注</translation>
    </message>
    <message>
        <source>Forfeit them</source>
        <translation>没收</translation>
    </message>
    <message>
        <source>Hand back the vouchers of seat {seat}</source>
        <translation>退还座位 {seat} 的推广券</translation>
    </message>
    <message>
        <source>Give the player all vouchers that were not wagered.</source>
        <translation>请把所有未下注的推广券交还玩家。</translation>
    </message>
    <message>
        <source>With no credit left the account is closed.</source>
        <translation>如无余额，账户即关闭。</translation>
    </message>
    <message>
        <source>Handed back</source>
        <translation>已退还</translation>
    </message>
    <message>
        <source>Vouchers not wagered</source>
        <translation>未下注的推广券</translation>
    </message>
    <message>
        <source>Your answer ends the case, and the player reads it.</source>
        <translation>您的答复将结束个案，玩家会看到。</translation>
    </message>
    <message>
        <source>Displays that do not answer: {names}.</source>
        <translation>没有响应的显示屏：{names}。</translation>
    </message>
    <message>
        <source>Shut the game down</source>
        <translation>立即停止游戏</translation>
    </message>
    <message>
        <source>The table closes at once. The round under way is void.</source>
        <translation>赌台立即关闭。进行中的一局作废。</translation>
    </message>
    <message>
        <source>Earlier results stand.</source>
        <translation>之前的结果有效。</translation>
    </message>
    <message>
        <source>Shut down now</source>
        <translation>立即停止</translation>
    </message>
    <message>
        <source>Players can neither see nor hear results</source>
        <translation>玩家看不到也听不到结果</translation>
    </message>
    <message>
        <source>forfeited</source>
        <translation>没收</translation>
    </message>
    <message>
        <source>The result stands</source>
        <translation>结果维持不变</translation>
    </message>
    <message>
        <source>You are right: it is put right</source>
        <translation>您是对的，现予更正</translation>
    </message>
    <message>
        <source>Agree limits with one player</source>
        <translation>与一名玩家约定限额</translation>
    </message>
    <message>
        <source>The ball is fit for play</source>
        <translation>球可继续使用</translation>
    </message>
    <message>
        <source>The ball was replaced by another</source>
        <translation>球已更换</translation>
    </message>
    <message>
        <source>The ball was examined</source>
        <translation>球已检查</translation>
    </message>
    <message>
        <source>The ball left the wheel, and a supervisor examines it.</source>
        <translation>球曾离开轮盘，须由主管检查。</translation>
    </message>
    <message>
        <source>The player was told of the right to consult an inspector</source>
        <translation>已告知玩家有权咨询督察员</translation>
    </message>
    <message>
        <source>The player is content: nothing is unresolved</source>
        <translation>玩家没有异议，无未决事项</translation>
    </message>
    <message>
        <source>Nobody has accepted it: say what lies there.</source>
        <translation>无人接受过它：请说明箱内是什么。</translation>
    </message>
    <message>
        <source>Longer legacy limits for seat {seat}</source>
        <translation>延长座位 {seat} 的沿用限额</translation>
    </message>
    <message>
        <source>The management lets the player keep the former limits longer.</source>
        <translation>管理层准许玩家继续沿用原限额。</translation>
    </message>
    <message>
        <source>Lengthen them</source>
        <translation>延长</translation>
    </message>
    <message>
        <source>End the agreed limits of seat {seat}</source>
        <translation>结束座位 {seat} 的约定限额</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min left</source>
        <translation>剩余 {hours} 小时 {minutes} 分</translation>
    </message>
    <message>
        <source>overdue by {hours} h {minutes} min</source>
        <translation>逾期 {hours} 小时 {minutes} 分</translation>
    </message>
    <message>
        <source>Set aside: {held}. Claimed from the player: {rest}.</source>
        <translation>已暂扣：{held}。向玩家追讨：{rest}。</translation>
    </message>
    <message>
        <source>Nothing of it is here: {rest} is claimed from the player.</source>
        <translation>款项已不在此：向玩家追讨 {rest}。</translation>
    </message>
    <message>
        <source>The Inspectorate is to be notified, and nobody has done so.</source>
        <translation>须通知监察机构，但尚无人通知。</translation>
    </message>
    <message>
        <source>a terminal tells of more money than its word alone is good for</source>
        <translation>终端机所说的金额超过仅凭其自述可以采信的数额</translation>
    </message>
    <message>
        <source>the ball was taken out</source>
        <translation>球已被取出</translation>
    </message>
    <message>
        <source>the ball runs with the wheel</source>
        <translation>球与轮盘同向转动</translation>
    </message>
    <message>
        <source>the ball was not launched</source>
        <translation>球未发射</translation>
    </message>
    <message>
        <source>the wheel stands</source>
        <translation>轮盘停转</translation>
    </message>
    <message>
        <source>a sensor is broken, read the number</source>
        <translation>传感器故障，请自行读取号码</translation>
    </message>
    <message>
        <source>Nothing of it is paid before you say that the terminal&apos;s records are right.</source>
        <translation>在您确认终端机的记录无误之前，不予支付任何款项。</translation>
    </message>
    <message>
        <source>The film of the wheel shows it</source>
        <translation>轮盘录像显示如此</translation>
    </message>
    <message>
        <source>Spread-Bets too, with the same inner ring.</source>
        <translation>Spread-Bet 也一样，内圈不变。</translation>
    </message>
    <message>
        <source>Every player sees it announced for {minutes} minutes.</source>
        <translation>每位玩家会看到公告 {minutes} 分钟。</translation>
    </message>
    <message>
        <source>Announce other odds of Spread-Bet</source>
        <translation>公告 Spread-Bet 的其他赔率</translation>
    </message>
    <message>
        <source>Then it can be selected between two rounds.</source>
        <translation>之后可在两局之间选用。</translation>
    </message>
    <message>
        <source>Select the odds of Spread-Bet</source>
        <translation>选择 Spread-Bet 的赔率</translation>
    </message>
    <message>
        <source>From the next round on, with limits of their own.</source>
        <translation>从下一局起生效，有其自己的限额。</translation>
    </message>
    <message>
        <source>Between two rounds, once the notice of it has run out.</source>
        <translation>在两局之间，且公告期满之后。</translation>
    </message>
    <message>
        <source>Select it</source>
        <translation>选用</translation>
    </message>
    <message>
        <source>Spread-Bets do not count</source>
        <translation>Spread-Bet 不计</translation>
    </message>
    <message>
        <source>All Spread-Bets of the round go back, and no other bets.</source>
        <translation>该局所有 Spread-Bet 退回，其他投注不受影响。</translation>
    </message>
    <message>
        <source>Give them back</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>The display of the rings failed</source>
        <translation>双圈的显示屏发生故障</translation>
    </message>
    <message>
        <source>The rings did not turn as they should</source>
        <translation>双圈没有按规定转动</translation>
    </message>
    <message>
        <source>The rings did not lock as they should</source>
        <translation>双圈没有按规定锁定</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>赔率表 {table}</translation>
    </message>
    <message>
        <source>No Spread-Bet any more</source>
        <translation>不再提供 Spread-Bet</translation>
    </message>
    <message>
        <source>An amount changes tenfold or more, and is meant</source>
        <translation>有金额变动十倍或以上，确属本意</translation>
    </message>
    <message>
        <source>The player is told, with the round and the reason.</source>
        <translation>会告知玩家是哪一局以及原因。</translation>
    </message>
    <message>
        <source>the terminal was interrupted</source>
        <translation>终端机曾中断</translation>
    </message>
    <message>
        <source>the terminal was not back by the close</source>
        <translation>终端机在停止下注前未恢复</translation>
    </message>
    <message>
        <source>Open the jackpots at this table</source>
        <translation>在本台开放积宝</translation>
    </message>
    <message>
        <source>Players can make jackpot wagers from the next round on.</source>
        <translation>从下一局起玩家可以投注积宝。</translation>
    </message>
    <message>
        <source>Only management opens and closes them.</source>
        <translation>只有管理层可以开放和关闭积宝。</translation>
    </message>
    <message>
        <source>Open the jackpots</source>
        <translation>开放积宝</translation>
    </message>
    <message>
        <source>Close the jackpots at this table</source>
        <translation>在本台关闭积宝</translation>
    </message>
    <message>
        <source>No more jackpot wagers are taken here. Roulette goes on.</source>
        <translation>本台不再接受积宝投注。轮盘继续进行。</translation>
    </message>
    <message>
        <source>Wagers of this round that are not drawn go back.</source>
        <translation>本局尚未抽取的积宝投注予以退还。</translation>
    </message>
    <message>
        <source>Close the jackpots</source>
        <translation>关闭积宝</translation>
    </message>
    <message>
        <source>The jackpot spots work again</source>
        <translation>积宝投注位恢复正常</translation>
    </message>
    <message>
        <source>The table may offer the jackpots again.</source>
        <translation>本台可以重新提供积宝。</translation>
    </message>
    <message>
        <source>They work</source>
        <translation>工作正常</translation>
    </message>
    <message>
        <source>The jackpot spots do not work</source>
        <translation>积宝投注位失灵</translation>
    </message>
    <message>
        <source>The table stops offering the jackpots. Roulette goes on.</source>
        <translation>本台停止提供积宝。轮盘继续进行。</translation>
    </message>
    <message>
        <source>Stop offering them</source>
        <translation>停止提供</translation>
    </message>
    <message>
        <source>A spot takes no wager</source>
        <translation>投注位无法接受投注</translation>
    </message>
    <message>
        <source>The levels are not shown as they are</source>
        <translation>奖级显示与实际不符</translation>
    </message>
    <message>
        <source>Approve {level}, {sum}</source>
        <translation>核准{level}，{sum}</translation>
    </message>
    <message>
        <source>Each winner is paid to the credit when the round is over.</source>
        <translation>每位得奖者的奖金在本局结束后记入余额。</translation>
    </message>
    <message>
        <source>Approve it</source>
        <translation>核准</translation>
    </message>
    <message>
        <source>Refuse {level}, {sum}</source>
        <translation>拒绝{level}，{sum}</translation>
    </message>
    <message>
        <source>Nobody is paid. The sum stays in the level&apos;s own pool.</source>
        <translation>不付给任何人。金额留在该奖级的奖池中。</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>The jackpot wager was not a valid one</source>
        <translation>积宝投注无效</translation>
    </message>
    <message>
        <source>There was no wager on the layout</source>
        <translation>台面上没有投注</translation>
    </message>
    <message>
        <source>The draw does not match its seal</source>
        <translation>抽取结果与封存值不符</translation>
    </message>
    <message>
        <source>It is refused for another reason</source>
        <translation>因其他原因拒绝</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation>座位 {seat}</translation>
    </message>
    <message>
        <source>Pay {level} by hand</source>
        <translation>人工支付{level}</translation>
    </message>
    <message>
        <source>The terminal cannot credit it. Pay each winner once.</source>
        <translation>终端机无法入账。每位得奖者只付一次。</translation>
    </message>
    <message>
        <source>It is paid</source>
        <translation>已付款</translation>
    </message>
    <message>
        <source>Round {round}.</source>
        <translation>第 {round} 局。</translation>
    </message>
    <message>
        <source>A jackpot wager was registered incorrectly</source>
        <translation>一笔积宝投注登记有误</translation>
    </message>
    <message>
        <source>What it added to the levels is taken out again.</source>
        <translation>它为各奖级增加的金额会被扣回。</translation>
    </message>
    <message>
        <source>It is reported to the Inspectorate with the day&apos;s record.</source>
        <translation>随当日记录报告监察机构。</translation>
    </message>
    <message>
        <source>Note and adjust</source>
        <translation>记录并调整</translation>
    </message>
    <message>
        <source>A foreign or invalid chip</source>
        <translation>他处或无效的筹码</translation>
    </message>
    <message>
        <source>The spot was activated without the chip</source>
        <translation>投注位在没有筹码时被启动</translation>
    </message>
    <message>
        <source>Less than the jackpot wager</source>
        <translation>少于积宝投注额</translation>
    </message>
    <message>
        <source>No wager on the layout</source>
        <translation>台面上没有投注</translation>
    </message>
    <message>
        <source>The printer did not answer for ticket …{digits} of {sum}. Go and look.</source>
        <translation>打印机未就票券 …{digits}（{sum}）作出回应。请前往查看。</translation>
    </message>
    <message>
        <source>+ {hours} h</source>
        <translation>+ {hours} 小时</translation>
    </message>
    <message>
        <source>Text on the displays</source>
        <translation>显示屏文字</translation>
    </message>
    <message>
        <source>No text on the displays</source>
        <translation>显示屏不显示文字</translation>
    </message>
    <message>
        <source>Seat {seats}: {sum} each</source>
        <translation>座位 {seats}：每人 {sum}</translation>
    </message>
    <message>
        <source>Seat {seats}: {sum}</source>
        <translation>座位 {seats}：{sum}</translation>
    </message>
    <message>
        <source>Open a tournament</source>
        <translation>开设锦标赛</translation>
    </message>
    <message>
        <source>Its terms go into the journal and into the rules of play.</source>
        <translation>其条款写入日志并列入游戏规则。</translation>
    </message>
    <message>
        <source>Nothing of them can be changed after that.</source>
        <translation>此后不得更改。</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>开设</translation>
    </message>
    <message>
        <source>Add an entrant</source>
        <translation>添加参赛者</translation>
    </message>
    <message>
        <source>The name is for the records alone: screens show a number.</source>
        <translation>姓名仅供记录：屏幕只显示编号。</translation>
    </message>
    <message>
        <source>The entrant has read the terms and signed the form.</source>
        <translation>参赛者已阅读条款并签署表格。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>报名</translation>
    </message>
    <message>
        <source>Check an entrant in</source>
        <translation>参赛者报到</translation>
    </message>
    <message>
        <source>The entrant is here, and can be called to a session.</source>
        <translation>参赛者已到场，可被叫入场次。</translation>
    </message>
    <message>
        <source>Check in</source>
        <translation>报到</translation>
    </message>
    <message>
        <source>An entrant withdraws</source>
        <translation>参赛者退赛</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Call a session of heat {heat}</source>
        <translation>召集第 {heat} 轮赛的场次</translation>
    </message>
    <message>
        <source>Credit must be cashed out before the session starts.</source>
        <translation>场次开始前必须兑出余额。</translation>
    </message>
    <message>
        <source>Call them</source>
        <translation>召集</translation>
    </message>
    <message>
        <source>Draw seats by lot</source>
        <translation>抽签分配座位</translation>
    </message>
    <message>
        <source>Seats {seats}.</source>
        <translation>座位 {seats}。</translation>
    </message>
    <message>
        <source>The lot is drawn by the table and kept in its journal.</source>
        <translation>由赌台抽签并记入日志。</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>抽签</translation>
    </message>
    <message>
        <source>Start the session</source>
        <translation>开始场次</translation>
    </message>
    <message>
        <source>Every player gets the chips of the terms. No money is bet.</source>
        <translation>每位玩家获得条款规定的筹码。不投注金钱。</translation>
    </message>
    <message>
        <source>Rounds are dealt as usual: each is a spin of the session.</source>
        <translation>照常发局：每局即本场的一转。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>The next bet must be at least double the minimum (S3 5.15).</source>
        <translation>下一注至少为最低额的两倍（S3 5.15）。</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>A player buys in again</source>
        <translation>玩家再次买入</translation>
    </message>
    <message>
        <source>The terms say how often and until when (S3 5.22).</source>
        <translation>条款规定次数与期限（S3 5.22）。</translation>
    </message>
    <message>
        <source>Give the chips</source>
        <translation>发给筹码</translation>
    </message>
    <message>
        <source>Wild card, heat {heat}</source>
        <translation>外卡，第 {heat} 轮赛</translation>
    </message>
    <message>
        <source>It is too late for the entry fee to go back (S3 5.6).</source>
        <translation>退还报名费已过期限（S3 5.6）。</translation>
    </message>
    <message>
        <source>The entry fee is owed back until {moment} (S3 5.6).</source>
        <translation>{moment} 之前退还报名费（S3 5.6）。</translation>
    </message>
    <message>
        <source>Whoever is chosen plays in it.</source>
        <translation>被选中者参加本场。</translation>
    </message>
    <message>
        <source>The spin counts as omitted</source>
        <translation>此转算作漏下</translation>
    </message>
    <message>
        <source>The spin is excused</source>
        <translation>此转予以豁免</translation>
    </message>
    <message>
        <source>A spin was omitted, or is excused</source>
        <translation>漏下一转，或予以豁免</translation>
    </message>
    <message>
        <source>Leaves with approval</source>
        <translation>经批准离席</translation>
    </message>
    <message>
        <source>Leaves in an emergency</source>
        <translation>因紧急情况离席</translation>
    </message>
    <message>
        <source>Is back</source>
        <translation>已返回</translation>
    </message>
    <message>
        <source>A player leaves, or is back</source>
        <translation>玩家离席或返回</translation>
    </message>
    <message>
        <source>Whoever leaves without approval is disqualified (S3 5.35).</source>
        <translation>未经批准离席者取消资格（S3 5.35）。</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>批准</translation>
    </message>
    <message>
        <source>does not comply with the rules</source>
        <translation>不遵守规则</translation>
    </message>
    <message>
        <source>was not there in time</source>
        <translation>未按时到场</translation>
    </message>
    <message>
        <source>disturbs the conduct of the tournament</source>
        <translation>扰乱比赛进行</translation>
    </message>
    <message>
        <source>hides chips</source>
        <translation>藏匿筹码</translation>
    </message>
    <message>
        <source>left without approval</source>
        <translation>未经批准离席</translation>
    </message>
    <message>
        <source>Disqualify an entrant</source>
        <translation>取消参赛者资格</translation>
    </message>
    <message>
        <source>The chips leave the game (S3 5.5, 5.24).</source>
        <translation>其筹码退出比赛（S3 5.5、5.24）。</translation>
    </message>
    <message>
        <source>Disqualify</source>
        <translation>取消资格</translation>
    </message>
    <message>
        <source>Abandon the session</source>
        <translation>中止场次</translation>
    </message>
    <message>
        <source>It counts for nothing, and can be called again.</source>
        <translation>该场不计，可重新召集。</translation>
    </message>
    <message>
        <source>Abandon it</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Record the chips</source>
        <translation>记录筹码</translation>
    </message>
    <message>
        <source>Places follow from them (S3 5.25, 5.26).</source>
        <translation>名次由此确定（S3 5.25、5.26）。</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Start the play-off</source>
        <translation>开始加赛</translation>
    </message>
    <message>
        <source>Tied: {names}.</source>
        <translation>平局：{names}。</translation>
    </message>
    <message>
        <source>They get equal new chips (S3 5.23, 5.26).</source>
        <translation>他们获得等量的新筹码（S3 5.23、5.26）。</translation>
    </message>
    <message>
        <source>Start play-off</source>
        <translation>开始加赛</translation>
    </message>
    <message>
        <source>Others may be chosen too: {how} (S3 5.27)</source>
        <translation>也可选择其他人：{how}（S3 5.27）</translation>
    </message>
    <message>
        <source>Advance the winners</source>
        <translation>优胜者晋级</translation>
    </message>
    <message>
        <source>To the next heat: {names}.</source>
        <translation>进入下一轮赛：{names}。</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>晋级</translation>
    </message>
    <message>
        <source>Award the prizes</source>
        <translation>颁发奖项</translation>
    </message>
    <message>
        <source>Ties below the first place share (S3 5.31-5.33).</source>
        <translation>第一名以下并列者均分（S3 5.31-5.33）。</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>颁发</translation>
    </message>
    <message>
        <source>Pay an entrant</source>
        <translation>支付参赛者</translation>
    </message>
    <message>
        <source>From the house&apos;s account of the tournament, by hand and once.</source>
        <translation>由赌场比赛账户支付，人工且仅一次。</translation>
    </message>
    <message>
        <source>entry fee</source>
        <translation>报名费</translation>
    </message>
    <message>
        <source>buy-in</source>
        <translation>买入额</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>prize</source>
        <translation>有奖</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>奖金</translation>
    </message>
    <message>
        <source>A decision of the director</source>
        <translation>总监的决定</translation>
    </message>
    <message>
        <source>It is kept with the tournament (S3 5.34).</source>
        <translation>与比赛一并保存（S3 5.34）。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Cancel the tournament</source>
        <translation>取消锦标赛</translation>
    </message>
    <message>
        <source>Fees and buy-ins are owed back (S3 5.7, 5.8).</source>
        <translation>应退还报名费与买入额（S3 5.7、5.8）。</translation>
    </message>
    <message>
        <source>Cancel it</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close the tournament</source>
        <translation>结束锦标赛</translation>
    </message>
    <message>
        <source>Everything is paid. Its records stay.</source>
        <translation>一切已付清。记录保留。</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Too few entrants</source>
        <translation>参赛者太少</translation>
    </message>
    <message>
        <source>Equipment has failed</source>
        <translation>设备故障</translation>
    </message>
    <message>
        <source>The house decides so</source>
        <translation>赌场如此决定</translation>
    </message>
    <message>
        <source>The form is not complete</source>
        <translation>表格不完整</translation>
    </message>
    <message>
        <source>The entry fee was not paid</source>
        <translation>未付报名费</translation>
    </message>
    <message>
        <source>All places are taken</source>
        <translation>名额已满</translation>
    </message>
    <message>
        <source>The house refuses it</source>
        <translation>赌场拒绝</translation>
    </message>
    <message>
        <source>Refuse an entry</source>
        <translation>拒绝报名</translation>
    </message>
    <message>
        <source>Any application may be refused (S3 5.5).</source>
        <translation>可以拒绝任何报名（S3 5.5）。</translation>
    </message>
    <message>
        <source>Give a player another seat</source>
        <translation>为玩家更换座位</translation>
    </message>
    <message>
        <source>Seats that are free. Lots that were drawn are kept (S3 5.12).</source>
        <translation>空闲的座位。已抽的签保留（S3 5.12）。</translation>
    </message>
    <message>
        <source>In a session this is for a terminal that has failed.</source>
        <translation>场次进行中仅用于终端发生故障时。</translation>
    </message>
    <message>
        <source>Give the seat</source>
        <translation>给予座位</translation>
    </message>
    <message>
        <source>A lower minimum</source>
        <translation>降低最低注</translation>
    </message>
    <message>
        <source>A higher maximum</source>
        <translation>提高最高注</translation>
    </message>
    <message>
        <source>Ease the limits</source>
        <translation>放宽限额</translation>
    </message>
    <message>
        <source>Limits never change against the players (S3 5.21).</source>
        <translation>限额绝不作不利于玩家的更改（S3 5.21）。</translation>
    </message>
    <message>
        <source>They hold from the next spin on.</source>
        <translation>自下一次旋转起生效。</translation>
    </message>
    <message>
        <source>Ease them</source>
        <translation>放宽</translation>
    </message>
    <message>
        <source>Points, on one spin</source>
        <translation>每次旋转的积分</translation>
    </message>
    <message>
        <source>Points are added</source>
        <translation>增加积分</translation>
    </message>
    <message>
        <source>Points are taken off</source>
        <translation>扣除积分</translation>
    </message>
    <message>
        <source>Adjust a player&apos;s points</source>
        <translation>调整玩家的积分</translation>
    </message>
    <message>
        <source>By the director&apos;s decision in a dispute (S3 5.34).</source>
        <translation>依总监对争议的决定（S3 5.34）。</translation>
    </message>
    <message>
        <source>Adjust</source>
        <translation>调整</translation>
    </message>
    <message>
        <source>How many points</source>
        <translation>多少积分</translation>
    </message>
    <message>
        <source>Award a bonus</source>
        <translation>颁发奖金</translation>
    </message>
    <message>
        <source>Each of the terms once, to whom they say (S3 5.4).</source>
        <translation>条款中的每项奖金只颁发一次，按条款所定的人（S3 5.4）。</translation>
    </message>
    <message>
        <source>Take results of another table</source>
        <translation>接收另一赌台的成绩</translation>
    </message>
    <message>
        <source>Its winners are entrants of the next heat here.</source>
        <translation>其优胜者成为本台下一轮赛的参赛者。</translation>
    </message>
    <message>
        <source>Two people compare the key with that of the other table.</source>
        <translation>由两人将密钥与另一赌台的密钥核对。</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>接收</translation>
    </message>
    <message>
        <source>{table}, session {session}: {count} winners, key {key}</source>
        <translation>{table}，第 {session} 场：{count} 名优胜者，密钥 {key}</translation>
    </message>
</context>
<context>
    <name>ConsoleBar</name>
    <message>
        <source>Table</source>
        <translation>赌台</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>锁屏</translation>
    </message>
</context>
<context>
    <name>ConsoleSupernovaView</name>
    <message>
        <source>Supernova server connected</source>
        <translation>Supernova 服务器已连接</translation>
    </message>
    <message>
        <source>Supernova server lost: jackpot wagers go back</source>
        <translation>Supernova 服务器失联：积宝投注予以退还</translation>
    </message>
    <message>
        <source>Wager {sum}, pays back {share}, {count} not paid yet</source>
        <translation>投注 {sum}，返还率 {share}，{count} 笔未付</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>always</source>
        <translation>一律</translation>
    </message>
    <message>
        <source>Seat {seats}, round {round}</source>
        <translation>座位 {seats}，第 {round} 局</translation>
    </message>
    <message>
        <source>{sum} to each of {count}</source>
        <translation>{count} 人各得 {sum}</translation>
    </message>
    <message>
        <source>approved, being paid</source>
        <translation>已核准，付款中</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>已付</translation>
    </message>
    <message>
        <source>to be paid by hand</source>
        <translation>待人工付款</translation>
    </message>
    <message>
        <source>rounded up to the dollar</source>
        <translation>向上取整到元</translation>
    </message>
    <message>
        <source>Main wager registered</source>
        <translation>主投注已登记</translation>
    </message>
    <message>
        <source>Jackpot wager registered</source>
        <translation>积宝投注已登记</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>第 {round} 局</translation>
    </message>
    <message>
        <source>Draw matches what was sealed</source>
        <translation>抽取结果与封存值相符</translation>
    </message>
    <message>
        <source>{count} winners share evenly</source>
        <translation>{count} 位得奖者平分</translation>
    </message>
    <message>
        <source>One winner in this round</source>
        <translation>本局一位得奖者</translation>
    </message>
    <message>
        <source>The inspector approves it</source>
        <translation>由督察员核准</translation>
    </message>
    <message>
        <source>waiting since {time}</source>
        <translation>自 {time} 起等待</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>已核准</translation>
    </message>
    <message>
        <source>Approve {level}, {sum}</source>
        <translation>核准{level}，{sum}</translation>
    </message>
    <message>
        <source>by the inspector</source>
        <translation>由督察员</translation>
    </message>
    <message>
        <source>Refuse the win</source>
        <translation>拒绝此奖</translation>
    </message>
    <message>
        <source>with a reason, two people</source>
        <translation>须有原因，两人确认</translation>
    </message>
    <message>
        <source>Pay by hand</source>
        <translation>人工付款</translation>
    </message>
    <message>
        <source>Close the jackpots here</source>
        <translation>在此关闭积宝</translation>
    </message>
    <message>
        <source>roulette goes on</source>
        <translation>轮盘继续</translation>
    </message>
    <message>
        <source>Open the jackpots here</source>
        <translation>在此开放积宝</translation>
    </message>
    <message>
        <source>Spots work again</source>
        <translation>投注位恢复正常</translation>
    </message>
    <message>
        <source>Spots do not work</source>
        <translation>投注位失灵</translation>
    </message>
    <message>
        <source>Incorrect wager</source>
        <translation>登记有误的投注</translation>
    </message>
    <message>
        <source>note and adjust</source>
        <translation>记录并调整</translation>
    </message>
    <message>
        <source>Not offered: {why}</source>
        <translation>不提供：{why}</translation>
    </message>
    <message>
        <source>Closed at this table</source>
        <translation>本台已关闭</translation>
    </message>
    <message>
        <source>Opened, but no wagers are taken now</source>
        <translation>已开放，但目前不接受投注</translation>
    </message>
    <message>
        <source>Open at this table</source>
        <translation>本台已开放</translation>
    </message>
    <message>
        <source>out of balance</source>
        <translation>账目不平</translation>
    </message>
    <message>
        <source>no trigger</source>
        <translation>无触发值</translation>
    </message>
    <message>
        <source>seat {seats}</source>
        <translation>座位 {seats}</translation>
    </message>
    <message>
        <source>no jackpot wager was drawn</source>
        <translation>没有抽取积宝投注</translation>
    </message>
</context>
<context>
    <name>ConsoleTournamentView</name>
    <message>
        <source>No tournament is open</source>
        <translation>没有开设锦标赛</translation>
    </message>
    <message>
        <source>out</source>
        <translation>出局</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>已退赛</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>取消资格</translation>
    </message>
    <message>
        <source>here</source>
        <translation>已到</translation>
    </message>
    <message>
        <source>heat {heat}</source>
        <translation>第 {heat} 轮赛</translation>
    </message>
    <message>
        <source>shared prize {amount}, owed</source>
        <translation>并列奖金 {amount}，未付</translation>
    </message>
    <message>
        <source>shared prize {amount}, paid</source>
        <translation>并列奖金 {amount}，已付</translation>
    </message>
    <message>
        <source>prize {amount}, owed</source>
        <translation>奖金 {amount}，未付</translation>
    </message>
    <message>
        <source>prize {amount}, paid</source>
        <translation>奖金 {amount}，已付</translation>
    </message>
    <message>
        <source>Entrants, {there} of {count} in play</source>
        <translation>参赛者，{count} 人中 {there} 人在赛</translation>
    </message>
    <message>
        <source>Seats by lot {lot}</source>
        <translation>抽签座位 {lot}</translation>
    </message>
    <message>
        <source>terms {digest}</source>
        <translation>条款 {digest}</translation>
    </message>
    <message>
        <source>Points agree at every fact, and no live meter moves.</source>
        <translation>积分处处相符，金钱计数器不动。</translation>
    </message>
    <message>
        <source>No session yet</source>
        <translation>尚无场次</translation>
    </message>
    <message>
        <source>Session {session}</source>
        <translation>场次 {session}</translation>
    </message>
    <message>
        <source>Points given out</source>
        <translation>发出积分</translation>
    </message>
    <message>
        <source>Won from the bank</source>
        <translation>赢自庄家</translation>
    </message>
    <message>
        <source>Lost to the bank</source>
        <translation>输给庄家</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>台面上</translation>
    </message>
    <message>
        <source>Fees, buy-ins</source>
        <translation>报名费与买入</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>已付</translation>
    </message>
    <message>
        <source>Still owed</source>
        <translation>尚欠</translation>
    </message>
    <message>
        <source>between rounds</source>
        <translation>两局之间</translation>
    </message>
    <message>
        <source>no file of results</source>
        <translation>没有成绩文件</translation>
    </message>
    <message>
        <source>eliminated, spin {spin}</source>
        <translation>淘汰，第 {spin} 转</translation>
    </message>
    <message>
        <source>away</source>
        <translation>离席</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>omitted a spin</source>
        <translation>漏下一转</translation>
    </message>
    <message>
        <source>advances</source>
        <translation>晋级</translation>
    </message>
</context>
<context>
    <name>ConsoleView</name>
    <message>
        <source>{rules}, round {round}</source>
        <translation>{rules}，第 {round} 局</translation>
    </message>
    <message>
        <source>Roulette</source>
        <translation>轮盘</translation>
    </message>
    <message>
        <source>The table plays by {theirs}, this console is set to {ours}</source>
        <translation>赌台采用 {theirs}，本控制台设为 {ours}</translation>
    </message>
    <message>
        <source>Your last order is given again when it is back</source>
        <translation>赌台恢复后会重发您的上一指令</translation>
    </message>
    <message>
        <source>Connecting again by itself</source>
        <translation>正在自动重新连接</translation>
    </message>
    <message>
        <source>An order of before the restart was not obeyed: {why}</source>
        <translation>重启前的指令未执行：{why}</translation>
    </message>
    <message>
        <source>The order of before the restart was obeyed, once</source>
        <translation>重启前的指令已执行一次</translation>
    </message>
</context>
<context>
    <name>ConsoleWheelView</name>
    <message>
        <source>No sensor has come to this table since its start.</source>
        <translation>本桌启动后没有传感器连接过。</translation>
    </message>
    <message>
        <source>This console has no camera.</source>
        <translation>此控制台没有摄像机。</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>已连接</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>Sensor {name}</source>
        <translation>传感器 {name}</translation>
    </message>
    <message>
        <source>It has said nothing yet.</source>
        <translation>尚无读数。</translation>
    </message>
    <message>
        <source>no more bets</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>{time}: {what}</source>
        <translation>{time}：{what}</translation>
    </message>
    <message>
        <source>{time}: {what}, which the table did not take</source>
        <translation>{time}：{what}，赌桌未采纳</translation>
    </message>
    <message>
        <source>The table has no camera.</source>
        <translation>本桌没有摄像机。</translation>
    </message>
    <message>
        <source>The table&apos;s camera shows no picture: {why}</source>
        <translation>本桌摄像机没有画面：{why}</translation>
    </message>
    <message>
        <source>The table&apos;s camera films every spin.</source>
        <translation>本桌摄像机拍摄每次旋转。</translation>
    </message>
</context>
<context>
    <name>ConsoleWindow</name>
    <message>
        <source>Tapis, console</source>
        <translation>Tapis 控制台</translation>
    </message>
</context>
<context>
    <name>CornerNotes</name>
    <message>
        <source>Straight up</source>
        <translation>直注</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>外围</translation>
    </message>
    <message>
        <source>All bets</source>
        <translation>全部投注</translation>
    </message>
</context>
<context>
    <name>CountdownRing</name>
    <message>
        <source>%1 seconds to bet</source>
        <translation>还可下注 %1 秒</translation>
    </message>
</context>
<context>
    <name>DevicesPage</name>
    <message>
        <source>Note validator</source>
        <translation>纸钞机</translation>
    </message>
    <message>
        <source>Insert a note now. It is read and given back.</source>
        <translation>请放入一张钞票。读取后退回。</translation>
    </message>
    <message>
        <source>Takes a note or ticket, reads it and gives it back. Nothing is credited. Only with no money here.</source>
        <translation>接收钞票或票券，读取后退回，不入账。仅在机内没有款项时可用。</translation>
    </message>
    <message>
        <source>Try it with a note</source>
        <translation>用钞票测试</translation>
    </message>
    <message>
        <source>Ticket printer</source>
        <translation>票券打印机</translation>
    </message>
    <message>
        <source>Prints a page that says it is a test. It has no number, no bar code and no value. Only with no money here.</source>
        <translation>打印一张测试页，没有号码、条码和价值。仅在机内没有款项时可用。</translation>
    </message>
    <message>
        <source>Print a test page</source>
        <translation>打印测试页</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>机门</translation>
    </message>
    <message>
        <source>While it is open nothing is played or taken, and this menu can be opened.</source>
        <translation>机门打开时不能游戏或收款，可打开本菜单。</translation>
    </message>
</context>
<context>
    <name>DifferenceList</name>
    <message>
        <source>Seat</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Got</source>
        <translation>已得</translation>
    </message>
    <message>
        <source>Would get</source>
        <translation>应得</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差额</translation>
    </message>
</context>
<context>
    <name>DifferencesView</name>
    <message>
        <source>player gone: set aside, a case</source>
        <translation>玩家已离开：暂扣，转为个案</translation>
    </message>
    <message>
        <source>{sum} is gone: a case</source>
        <translation>{sum} 已不在：转为个案</translation>
    </message>
    <message>
        <source>when it is connected</source>
        <translation>连接后</translation>
    </message>
    <message>
        <source>The table is computing every seat&apos;s difference</source>
        <translation>赌台正在计算各座位的差额</translation>
    </message>
    <message>
        <source>{given} more to players, {taken} taken back, {same} of {count} slips unchanged</source>
        <translation>补付玩家 {given}，收回 {taken}，{count} 张注单中 {same} 张不变</translation>
    </message>
</context>
<context>
    <name>DigitPad</name>
    <message>
        <source>Erase</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>DisplayLevelsView</name>
    <message>
        <source>Jackpots, {sum} beside any bet</source>
        <translation>积宝，在任何投注外另加 {sum}</translation>
    </message>
    <message>
        <source>{level} won: {sum}, seat {seats}</source>
        <translation>{level}已中：{sum}，座位 {seats}</translation>
    </message>
    <message>
        <source>{level} {sum}, seat {seats}: inspector needed</source>
        <translation>{level} {sum}，座位 {seats}：请督察员到场</translation>
    </message>
</context>
<context>
    <name>DisplayNumberView</name>
    <message>
        <source>Round {round}</source>
        <translation>第 {round} 局</translation>
    </message>
    <message>
        <source>Round {round} is void</source>
        <translation>第 {round} 局作废</translation>
    </message>
    <message>
        <source>corrected result</source>
        <translation>更正后的结果</translation>
    </message>
    <message>
        <source>round {round} is void</source>
        <translation>第 {round} 局作废</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>核对中</translation>
    </message>
    <message>
        <source>last known result</source>
        <translation>最后所知结果</translation>
    </message>
</context>
<context>
    <name>DisplayPhaseView</name>
    <message>
        <source>Waiting for the table</source>
        <translation>等待赌台</translation>
    </message>
    <message>
        <source>A result is being checked</source>
        <translation>正在核对结果</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>第 {round} 局</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>赌台已关闭</translation>
    </message>
    <message>
        <source>Betting opens soon</source>
        <translation>即将开始下注</translation>
    </message>
    <message>
        <source>seconds left, {round}</source>
        <translation>剩余秒数，{round}</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>请下注</translation>
    </message>
    <message>
        <source>no spin, the ball is spun again</source>
        <translation>旋转无效，重新开球</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>{round}, betting opens soon</source>
        <translation>{round}，即将开始下注</translation>
    </message>
    <message>
        <source>the time to bet stands still</source>
        <translation>下注时间暂停</translation>
    </message>
</context>
<context>
    <name>DisplayRingsView</name>
    <message>
        <source>wins {odds} to 1</source>
        <translation>胜出，{odds} 比 1</translation>
    </message>
    <message>
        <source>All other bets stand.</source>
        <translation>其他投注全部有效。</translation>
    </message>
    <message>
        <source>Both rings turn</source>
        <translation>双圈转动中</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>Outer ring: the numbers of the real wheel</source>
        <translation>外圈：真实轮盘的号码</translation>
    </message>
    <message>
        <source>Inner ring: the simulated wheel, the other way round</source>
        <translation>内圈：模拟轮盘，反方向转动</translation>
    </message>
    <message>
        <source>When the ball slows, they fade and come back locked.</source>
        <translation>球减速时双圈淡出，再以锁定位置出现。</translation>
    </message>
    <message>
        <source>seconds to bet</source>
        <translation>秒内可下注</translation>
    </message>
    <message>
        <source>Drawn before the first bet, under the seal {seal}</source>
        <translation>首注之前已抽定，封印 {seal}</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>Each outer number now stands over its inner number.</source>
        <translation>每个外圈号码现对准其内圈号码。</translation>
    </message>
    <message>
        <source>The ball gives the outer one.</source>
        <translation>球落定外圈号码。</translation>
    </message>
    <message>
        <source>{pairs} pairs locked</source>
        <translation>{pairs} 对已锁定</translation>
    </message>
    <message>
        <source>waiting for the ball</source>
        <translation>等待球落定</translation>
    </message>
    <message>
        <source>{odds} to 1</source>
        <translation>{odds} 比 1</translation>
    </message>
    <message>
        <source>Spread-Bets returned</source>
        <translation>Spread-Bet 退回</translation>
    </message>
</context>
<context>
    <name>DisplayStatisticsView</name>
    <message>
        <source>mean {percent}</source>
        <translation>平均 {percent}</translation>
    </message>
    <message>
        <source>Statistics begin with the first spin.</source>
        <translation>统计从第一次旋转开始。</translation>
    </message>
    <message>
        <source>Last {spins} spins, for information only. Dotted: the average, {mean} times. {least} to {most} times in {spins} is ordinary. Past spins do not change the next one.</source>
        <translation>最近 {spins} 次旋转，仅供参考。虚线为平均 {mean} 次。{spins} 次中出现 {least} 至 {most} 次属正常。过去的旋转不会影响下一次。</translation>
    </message>
    <message>
        <source>Last 1 spin, for information only. Past spins do not change the next one.</source>
        <translation>最近 1 次旋转，仅供参考。过往结果不影响下一次。</translation>
    </message>
    <message>
        <source>Nothing twice</source>
        <translation>无连续</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>零</translation>
    </message>
</context>
<context>
    <name>DisplayTournamentView</name>
    <message>
        <source>holds</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>取消资格</translation>
    </message>
    <message>
        <source>out at spin {spin}</source>
        <translation>第 {spin} 转出局</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>并列</translation>
    </message>
    <message>
        <source>away</source>
        <translation>离席</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>加赛</translation>
    </message>
    <message>
        <source>next bet {points} or more</source>
        <translation>下一注至少 {points}</translation>
    </message>
    <message>
        <source>omitted a spin</source>
        <translation>漏下一转</translation>
    </message>
    <message>
        <source>in the prizes</source>
        <translation>有奖</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>晋级</translation>
    </message>
    <message>
        <source>bought in again</source>
        <translation>已再次买入</translation>
    </message>
    <message>
        <source>then three more spins</source>
        <translation>之后再三转</translation>
    </message>
    <message>
        <source>value chips</source>
        <translation>面值筹码</translation>
    </message>
    <message>
        <source>tournament chips</source>
        <translation>比赛筹码</translation>
    </message>
    <message>
        <source>redemption chips</source>
        <translation>兑换筹码</translation>
    </message>
    <message>
        <source>non-value chips</source>
        <translation>无面值筹码</translation>
    </message>
    <message>
        <source>Final spins, after this</source>
        <translation>最后几转，此转之后</translation>
    </message>
    <message>
        <source>Final spins</source>
        <translation>最后几转</translation>
    </message>
    <message>
        <source>Spins after this</source>
        <translation>此后转数</translation>
    </message>
    <message>
        <source>Spins left</source>
        <translation>剩余转数</translation>
    </message>
    <message>
        <source>The first {count} have a prize</source>
        <translation>前 {count} 名有奖</translation>
    </message>
    <message>
        <source>Qualifying line: the first {count} go on</source>
        <translation>晋级线：前 {count} 名晋级</translation>
    </message>
    <message>
        <source>To place {place}</source>
        <translation>距第 {place} 名</translation>
    </message>
    <message>
        <source>Minimum each spin</source>
        <translation>每转最低</translation>
    </message>
    <message>
        <source>Maximum each spin</source>
        <translation>每转最高</translation>
    </message>
    <message>
        <source>Started with</source>
        <translation>起始</translation>
    </message>
    <message>
        <source>First prize of the final</source>
        <translation>决赛头奖</translation>
    </message>
    <message>
        <source>Who share a place share its prizes. The director pays them. Players play by number.</source>
        <translation>名次并列者平分该名次的奖金。奖金由比赛总监支付。玩家以编号参赛。</translation>
    </message>
    <message>
        <source>Whoever omits a spin bets at least double the minimum on the next.</source>
        <translation>漏下一转者，下一转至少下最低额的两倍。</translation>
    </message>
    <message>
        <source>Chips have no cash value.</source>
        <translation>筹码没有现金价值。</translation>
    </message>
    <message>
        <source>Players play by number.</source>
        <translation>玩家以编号参赛。</translation>
    </message>
</context>
<context>
    <name>DisplayView</name>
    <message>
        <source>This display does not have the table&apos;s rule book, {book}.</source>
        <translation>本显示屏没有该赌台的规则书 {book}。</translation>
    </message>
    <message>
        <source>Roulette</source>
        <translation>轮盘</translation>
    </message>
</context>
<context>
    <name>DisplayWheelView</name>
    <message>
        <source>No more bets</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>Waiting for the number</source>
        <translation>等待号码</translation>
    </message>
    <message>
        <source>The ball is spun again</source>
        <translation>小球重新旋转</translation>
    </message>
    <message>
        <source>The ball is rolling</source>
        <translation>小球转动中</translation>
    </message>
    <message>
        <source>The picture turns; the number comes from the table&apos;s own wheel</source>
        <translation>画面仅为示意，号码以本台轮盘为准</translation>
    </message>
    <message>
        <source>Between {left} and {right} on the wheel</source>
        <translation>在轮盘上位于 {left} 与 {right} 之间</translation>
    </message>
</context>
<context>
    <name>DisplayWindow</name>
    <message>
        <source>Tapis, display of %1</source>
        <translation>Tapis，%1 显示屏</translation>
    </message>
</context>
<context>
    <name>DisplayWinsView</name>
    <message>
        <source>{pays} to 1</source>
        <translation>{pays} 比 1</translation>
    </message>
    <message>
        <source>one neighbour on each side</source>
        <translation>每侧一个邻号</translation>
    </message>
    <message>
        <source>{count} neighbours on each side</source>
        <translation>每侧 {count} 个邻号</translation>
    </message>
</context>
<context>
    <name>DisputePanel</name>
    <message>
        <source>Case %1</source>
        <translation>个案 %1</translation>
    </message>
    <message>
        <source>Your credit stays here. Registered bets are settled as usual. You play on when the case is closed.</source>
        <translation>您的余额留在此处。已登记的投注照常结算。个案结束后您可继续游戏。</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>返回赌台</translation>
    </message>
    <message>
        <source>No, back to the table</source>
        <translation>不，返回赌台</translation>
    </message>
    <message>
        <source>Yes, I dispute it</source>
        <translation>是，我有争议</translation>
    </message>
    <message>
        <source>Take the dispute back</source>
        <translation>撤回争议</translation>
    </message>
    <message>
        <source>until somebody comes</source>
        <translation>在员工到来之前</translation>
    </message>
</context>
<context>
    <name>DisputeView</name>
    <message>
        <source>Your dispute is recorded</source>
        <translation>您的争议已记录</translation>
    </message>
    <message>
        <source>Your dispute about round {round} is recorded</source>
        <translation>您对第 {round} 局的争议已记录</translation>
    </message>
    <message>
        <source>Kept as they were: your bets, your credit, the number, the time, and a picture of this screen.</source>
        <translation>已照原样保存：您的投注、余额、号码、时间及本屏幕的图像。</translation>
    </message>
    <message>
        <source>Kept as they were: your bets, your credit, the number and the time.</source>
        <translation>已照原样保存：您的投注、余额、号码及时间。</translation>
    </message>
    <message>
        <source>Staff have been called and see the case.</source>
        <translation>已呼叫员工，员工可看到此个案。</translation>
    </message>
    <message>
        <source>The table is told as soon as it answers. Please call somebody.</source>
        <translation>赌台恢复应答后即会收到通知。请呼叫工作人员。</translation>
    </message>
    <message>
        <source>A supervisor compares the records of this terminal, the table and the wheel, and decides within {hours} hours.</source>
        <translation>主管将核对本终端机、赌台及轮盘的记录，并在 {hours} 小时内裁定。</translation>
    </message>
    <message>
        <source>A supervisor compares the records of this terminal, the table and the wheel, and decides.</source>
        <translation>主管将核对本终端机、赌台及轮盘的记录并裁定。</translation>
    </message>
    <message>
        <source>Do you dispute round {round}?</source>
        <translation>您对第 {round} 局有争议吗？</translation>
    </message>
    <message>
        <source>Do you dispute this?</source>
        <translation>您有争议吗？</translation>
    </message>
    <message>
        <source>Your bets, your credit, the number, the time and a picture of this screen are kept, and staff are called.</source>
        <translation>您的投注、余额、号码、时间和本屏幕的画面将被保存，并会呼叫员工。</translation>
    </message>
    <message>
        <source>This terminal is then locked: no bets and no cash-out until staff have decided.</source>
        <translation>之后本终端机将锁定：在员工作出决定之前，不能下注，也不能兑现。</translation>
    </message>
    <message>
        <source>You take it back: the table ends the case.</source>
        <translation>您撤回争议：赌台正在结束个案。</translation>
    </message>
    <message>
        <source>Staff have taken it up.</source>
        <translation>员工已受理。</translation>
    </message>
    <message>
        <source>Your dispute about round {round} is decided</source>
        <translation>您对第 {round} 局的争议已有决定</translation>
    </message>
    <message>
        <source>Your dispute is decided</source>
        <translation>您的争议已有决定</translation>
    </message>
    <message>
        <source>If you do not agree, call an attendant.</source>
        <translation>如不同意，请呼叫服务员。</translation>
    </message>
</context>
<context>
    <name>EnrolScreen</name>
    <message>
        <source>The first supervisor</source>
        <translation>第一位主管</translation>
    </message>
    <message>
        <source>This table has no staff yet. Whoever enrols now can open the table and enrol the others.</source>
        <translation>本赌台尚无员工。现在登记的人可开放赌台并登记其他人。</translation>
    </message>
</context>
<context>
    <name>EnrolView</name>
    <message>
        <source>The two PINs differ: type it anew</source>
        <translation>两次 PIN 不同：请重新输入</translation>
    </message>
    <message>
        <source>A PIN that only you know</source>
        <translation>只有您知道的 PIN</translation>
    </message>
    <message>
        <source>New staff, or a new PIN</source>
        <translation>新员工或新 PIN</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>The PIN of before</source>
        <translation>原来的 PIN</translation>
    </message>
    <message>
        <source>PIN of {name}, at least six digits</source>
        <translation>{name} 的 PIN，至少六位数字</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>再次输入同一 PIN</translation>
    </message>
    <message>
        <source>A second supervisor confirms: {second}</source>
        <translation>由第二位主管确认：{second}</translation>
    </message>
    <message>
        <source>Waiting for the table</source>
        <translation>等待赌台</translation>
    </message>
    <message>
        <source>Everybody sees it now. It is made when its time has come.</source>
        <translation>现在所有人都能看到，时间一到即执行。</translation>
    </message>
    <message>
        <source>{name} can sign in now</source>
        <translation>{name} 现在可以登入</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Change the PIN</source>
        <translation>更改 PIN</translation>
    </message>
    <message>
        <source>Enrol</source>
        <translation>登记</translation>
    </message>
</context>
<context>
    <name>EventsPage</name>
    <message>
        <source>Newest first. Times are UTC.</source>
        <translation>最新在前。时间为 UTC。</translation>
    </message>
</context>
<context>
    <name>FaultView</name>
    <message>
        <source>Its records are being read: {percent} %.</source>
        <translation>正在读取记录：{percent} %。</translation>
    </message>
    <message>
        <source>Its records are damaged.</source>
        <translation>其记录已损坏。</translation>
    </message>
    <message>
        <source>Its memory was cleared, and it begins again.</source>
        <translation>内存已清除，正在重新开始。</translation>
    </message>
    <message>
        <source>Its records cannot be written.</source>
        <translation>无法写入记录。</translation>
    </message>
    <message>
        <source>Staff see it at the table. The terminal goes on by itself as soon as it can.</source>
        <translation>赌台员工已看到。终端机恢复后会自动继续。</translation>
    </message>
    <message>
        <source>The terminal goes on by itself as soon as it can.</source>
        <translation>终端机会在可以时自动继续。</translation>
    </message>
    <message>
        <source>Please tell an attendant: the table knows what you have, and it is paid by hand.</source>
        <translation>请告知服务员：赌台知道您的金额，将亲手付给您。</translation>
    </message>
    <message>
        <source>Please tell an attendant. The terminal goes on by itself as soon as it can.</source>
        <translation>请告知服务员。终端机恢复后会自动继续。</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Bets in round {round}</source>
        <translation>第 {round} 局投注</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>余额</translation>
    </message>
    <message>
        <source>Registered at the table</source>
        <translation>已在赌台登记</translation>
    </message>
    <message>
        <source>Note not yet credited</source>
        <translation>尚未入账的钞票</translation>
    </message>
</context>
<context>
    <name>FavouriteName</name>
    <message>
        <source>Name of the favourite</source>
        <translation>常用投注名称</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Leave the name as it is</source>
        <translation>保留原名称</translation>
    </message>
</context>
<context>
    <name>FavouriteNames</name>
    <message>
        <source>{count} × {kind}</source>
        <translation>{count} × {kind}</translation>
    </message>
    <message>
        <source>{first} + {more}</source>
        <translation>{first} + {more}</translation>
    </message>
</context>
<context>
    <name>FavouritesPanel</name>
    <message>
        <source>Favourites</source>
        <translation>常用投注</translation>
    </message>
    <message>
        <source>A name for your favourite</source>
        <translation>为常用投注命名</translation>
    </message>
    <message>
        <source>Save these bets</source>
        <translation>保存这些投注</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Place bets, then save them here to place them again with one touch.</source>
        <translation>先下注，再保存在此处，以后轻触一次即可再次下注。</translation>
    </message>
    <message>
        <source>Bring back %1</source>
        <translation>恢复 %1</translation>
    </message>
    <message>
        <source>was deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Rename favourite %1</source>
        <translation>重命名常用投注 %1</translation>
    </message>
    <message>
        <source>Delete favourite %1</source>
        <translation>删除常用投注 %1</translation>
    </message>
    <message>
        <source>Save the last bets</source>
        <translation>保存上一局的投注</translation>
    </message>
</context>
<context>
    <name>FavouritesView</name>
    <message>
        <source>{some}, {one}</source>
        <translation>{some}、{one}</translation>
    </message>
    <message>
        <source>{some} and {more} more</source>
        <translation>{some}等，另有 {more} 项</translation>
    </message>
</context>
<context>
    <name>FilmPanel</name>
    <message>
        <source>Stop the film</source>
        <translation>停止播放录像</translation>
    </message>
    <message>
        <source>Play the film</source>
        <translation>播放录像</translation>
    </message>
    <message>
        <source>Moment of the film, %1</source>
        <translation>录像时刻，%1</translation>
    </message>
</context>
<context>
    <name>FilmSheet</name>
    <message>
        <source>Film of the wheel</source>
        <translation>轮盘录像</translation>
    </message>
</context>
<context>
    <name>FilmStill</name>
    <message>
        <source>Wheel camera, %1</source>
        <translation>轮盘摄像机，%1</translation>
    </message>
</context>
<context>
    <name>FilmView</name>
    <message>
        <source>Wheel camera, round {round}</source>
        <translation>轮盘摄像机，第 {round} 局</translation>
    </message>
    <message>
        <source>on its way from the table</source>
        <translation>正从赌台传送</translation>
    </message>
    <message>
        <source>recorded, held with the round, hash {hash}</source>
        <translation>已录制并随本局保存，哈希值 {hash}</translation>
    </message>
    <message>
        <source>the table&apos;s film is missing or was changed</source>
        <translation>赌台的录像缺失或被更改</translation>
    </message>
    <message>
        <source>no picture yet</source>
        <translation>尚无画面</translation>
    </message>
    <message>
        <source>No picture: {why}</source>
        <translation>无画面：{why}</translation>
    </message>
</context>
<context>
    <name>FinaleKeys</name>
    <message>
        <source>Finale %1: %2</source>
        <translation>尾数 %1：%2</translation>
    </message>
</context>
<context>
    <name>FinalesPanel</name>
    <message>
        <source>Finales: a chip on every number that ends so</source>
        <translation>尾数：以此数字结尾的每个号码各下一枚筹码</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>GuideView</name>
    <message>
        <source>Chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>台面</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>号码</translation>
    </message>
    <message>
        <source>Outside bets</source>
        <translation>外围投注</translation>
    </message>
    <message>
        <source>Bets on the cloth</source>
        <translation>台面上的投注</translation>
    </message>
    <message>
        <source>Cash out</source>
        <translation>兑现</translation>
    </message>
    <message>
        <source>Race track</source>
        <translation>跑道</translation>
    </message>
    <message>
        <source>Beside the track</source>
        <translation>跑道旁</translation>
    </message>
    <message>
        <source>Help and settings</source>
        <translation>帮助与设置</translation>
    </message>
    <message>
        <source>Further down</source>
        <translation>向下</translation>
    </message>
    <message>
        <source>Further back</source>
        <translation>再往前</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>Happenings</name>
    <message>
        <source>Table not heard</source>
        <translation>赌台没有应答</translation>
    </message>
    <message>
        <source>Connected to the table</source>
        <translation>已连接赌台</translation>
    </message>
    <message>
        <source>Round {round} opened</source>
        <translation>第 {round} 局开始</translation>
    </message>
    <message>
        <source>Sensor reads {number}</source>
        <translation>传感器读得 {number}</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>Slips registered: {count}</source>
        <translation>已登记注单：{count}</translation>
    </message>
    <message>
        <source>Table opened</source>
        <translation>赌台已开放</translation>
    </message>
    <message>
        <source>Result {number}</source>
        <translation>结果 {number}</translation>
    </message>
    <message>
        <source>Table closed</source>
        <translation>赌台已关闭</translation>
    </message>
    <message>
        <source>Seat {seat} link lost</source>
        <translation>座位 {seat} 断线</translation>
    </message>
    <message>
        <source>Seat {seat} connected</source>
        <translation>座位 {seat} 已连接</translation>
    </message>
    <message>
        <source>Seat {seat}: {lock}</source>
        <translation>座位 {seat}：{lock}</translation>
    </message>
    <message>
        <source>Seat {seat}: no money was moved: {why}</source>
        <translation>座位 {seat}：款项没有变动：{why}</translation>
    </message>
    <message>
        <source>Seat {seat}: {device}, {trouble}</source>
        <translation>座位 {seat}：{device}，{trouble}</translation>
    </message>
    <message>
        <source>Seat {seat} unlocked</source>
        <translation>座位 {seat} 已解锁</translation>
    </message>
    <message>
        <source>Seat {seat} is turned away: {why}</source>
        <translation>座位 {seat} 被拒绝连接：{why}</translation>
    </message>
    <message>
        <source>Seat {seat} asks for {sum}</source>
        <translation>座位 {seat} 要求付 {sum}</translation>
    </message>
    <message>
        <source>Seat {seat} calls somebody</source>
        <translation>座位 {seat} 呼叫</translation>
    </message>
    <message>
        <source>Clock in question: {time}</source>
        <translation>时钟待核实：{time}</translation>
    </message>
    <message>
        <source>PINs are guessed at {machine}: look who is there</source>
        <translation>{machine}有人在猜 PIN：请去查看</translation>
    </message>
    <message>
        <source>Case about seat {seat}</source>
        <translation>座位 {seat} 的个案</translation>
    </message>
    <message>
        <source>Case about seat {seat} closed</source>
        <translation>座位 {seat} 的个案已结束</translation>
    </message>
    <message>
        <source>Accounts frozen</source>
        <translation>账户已冻结</translation>
    </message>
    <message>
        <source>Accounts thawed</source>
        <translation>账户已解冻</translation>
    </message>
    <message>
        <source>Change of staff asked for: {name}</source>
        <translation>已申请员工变更：{name}</translation>
    </message>
    <message>
        <source>Change of staff made or withdrawn: {name}</source>
        <translation>员工变更已执行或撤回：{name}</translation>
    </message>
    <message>
        <source>New limits in force</source>
        <translation>新限额已实施</translation>
    </message>
    <message>
        <source>New limits announced</source>
        <translation>新限额已公布</translation>
    </message>
    <message>
        <source>Closing announced</source>
        <translation>已公布关台</translation>
    </message>
    <message>
        <source>Certificate of {machine} ends {time}</source>
        <translation>{machine} 的证书于 {time} 到期</translation>
    </message>
    <message>
        <source>Refused: {why}</source>
        <translation>被拒：{why}</translation>
    </message>
    <message>
        <source>The wheel warns</source>
        <translation>轮盘发出警告</translation>
    </message>
    <message>
        <source>Table&apos;s camera shows no picture: {why}</source>
        <translation>赌台摄像机无画面：{why}</translation>
    </message>
    <message>
        <source>Table&apos;s camera shows a picture again</source>
        <translation>赌台摄像机恢复画面</translation>
    </message>
    <message>
        <source>Display {name}: its camera shows no picture</source>
        <translation>显示屏 {name}：摄像机无画面</translation>
    </message>
    <message>
        <source>This console&apos;s camera shows no picture: {why}</source>
        <translation>本控制台摄像机无画面：{why}</translation>
    </message>
    <message>
        <source>{level}, {sum}: inspector needed</source>
        <translation>{level}，{sum}：请督察员到场</translation>
    </message>
    <message>
        <source>Jackpot server not heard</source>
        <translation>积宝服务器没有回应</translation>
    </message>
    <message>
        <source>{level}, {sum}: refused</source>
        <translation>{level}，{sum}：已拒绝</translation>
    </message>
    <message>
        <source>{level}, {sum}: paid</source>
        <translation>{level}，{sum}：已付</translation>
    </message>
    <message>
        <source>{level}, {sum}: won</source>
        <translation>{level}，{sum}：已中</translation>
    </message>
    <message>
        <source>Jackpots connected again</source>
        <translation>积宝已重新连接</translation>
    </message>
    <message>
        <source>Jackpot wagers of round {round} go back</source>
        <translation>第 {round} 局的积宝投注予以退还</translation>
    </message>
    <message>
        <source>Round {round} corrected to {number} by {who} ({why})</source>
        <translation>第 {round} 局由 {who} 更正为 {number}（{why}）</translation>
    </message>
    <message>
        <source>No spin in round {round}: {why}</source>
        <translation>第 {round} 局旋转无效：{why}</translation>
    </message>
    <message>
        <source>Round {round} void: {why}</source>
        <translation>第 {round} 局作废：{why}</translation>
    </message>
    <message>
        <source>Spread-Bets of round {round} void: {why}</source>
        <translation>第 {round} 局的 Spread-Bet 作废：{why}</translation>
    </message>
    <message>
        <source>Seat {seat}: bets of round {round} void ({why})</source>
        <translation>座位 {seat}：第 {round} 局的投注作废（{why}）</translation>
    </message>
    <message>
        <source>Seat {seat}: a bet of round {round} put right by {who} ({why})</source>
        <translation>座位 {seat}：第 {round} 局的一项投注由 {who} 更正（{why}）</translation>
    </message>
    <message>
        <source>Seat {seat}: bets of round {round} forfeited by {who} ({why})</source>
        <translation>座位 {seat}：第 {round} 局的投注由 {who} 没收（{why}）</translation>
    </message>
    <message>
        <source>Malfunction in round {round}, seat {seat}: {why}</source>
        <translation>第 {round} 局故障，座位 {seat}：{why}</translation>
    </message>
    <message>
        <source>Seat {seat}: bets of round {round} judged by {who}</source>
        <translation>座位 {seat}：第 {round} 局的投注由 {who} 裁定</translation>
    </message>
    <message>
        <source>The ball of round {round} was examined</source>
        <translation>第 {round} 局的球已检查</translation>
    </message>
    <message>
        <source>Float {sum}, table opened by {who}</source>
        <translation>备用金 {sum}，{who} 开台</translation>
    </message>
    <message>
        <source>Float {sum}, table closed by {who}</source>
        <translation>备用金 {sum}，{who} 关台</translation>
    </message>
    <message>
        <source>Float: {sum} brought, by {who}</source>
        <translation>备用金：送到 {sum}，{who}</translation>
    </message>
    <message>
        <source>Float: {sum} taken away, by {who}</source>
        <translation>备用金：取走 {sum}，{who}</translation>
    </message>
    <message>
        <source>Seat {seat}: note box collected by {who}, {sum} by its meter</source>
        <translation>座位 {seat}：{who} 收取钞箱，计数表 {sum}</translation>
    </message>
    <message>
        <source>Seat {seat}: note box counted by {who}: {sum}, difference {why}</source>
        <translation>座位 {seat}：{who} 点算钞箱：{sum}，差额 {why}</translation>
    </message>
    <message>
        <source>Seat {seat}: {sum} credited by {who}</source>
        <translation>座位 {seat}：{who} 存入 {sum}</translation>
    </message>
    <message>
        <source>Seat {seat}: {sum} paid by hand by {who}</source>
        <translation>座位 {seat}：{who} 人工付款 {sum}</translation>
    </message>
    <message>
        <source>Seat {seat}: {sum} of the credit paid by hand by {who}</source>
        <translation>座位 {seat}：{who} 人工付出部分余额 {sum}</translation>
    </message>
    <message>
        <source>Seat {seat}: vouchers of {sum} handed back by {who}</source>
        <translation>座位 {seat}：{who} 交还推广券 {sum}</translation>
    </message>
    <message>
        <source>Seat {seat}: tips of {sum} so far, the last for {name}</source>
        <translation>座位 {seat}：小费至今共 {sum}，最近一次给 {name}</translation>
    </message>
    <message>
        <source>Seat {seat}: notes of {sum} so far</source>
        <translation>座位 {seat}：钞票至今共 {sum}</translation>
    </message>
    <message>
        <source>Seat {seat}: a note or ticket judged by {who}</source>
        <translation>座位 {seat}：{who} 裁定一张钞票或票券</translation>
    </message>
    <message>
        <source>Seat {seat}: a note of {sum} found in the box by {who}</source>
        <translation>座位 {seat}：{who} 在箱内发现 {sum} 钞票一张</translation>
    </message>
    <message>
        <source>Inspectorate notified by {who}: {why}</source>
        <translation>{who} 已通知监察机关：{why}</translation>
    </message>
    <message>
        <source>{name} deals now</source>
        <translation>{name} 现在主持</translation>
    </message>
    <message>
        <source>{name} enrolled by {who}</source>
        <translation>{who} 登记了 {name}</translation>
    </message>
    <message>
        <source>{name} taken off the staff by {who}</source>
        <translation>{who} 将 {name} 移出员工</translation>
    </message>
    <message>
        <source>{name} has changed the own PIN</source>
        <translation>{name} 更改了自己的 PIN</translation>
    </message>
    <message>
        <source>{name} let in again by {who}</source>
        <translation>{who} 重新允许 {name}</translation>
    </message>
    <message>
        <source>{name} let in at the table&apos;s machine</source>
        <translation>{name} 在赌台主机上获准</translation>
    </message>
    <message>
        <source>Seat {seat} keeps the limits of before</source>
        <translation>座位 {seat} 沿用原限额</translation>
    </message>
    <message>
        <source>Limits agreed with seat {seat}</source>
        <translation>与座位 {seat} 约定限额</translation>
    </message>
    <message>
        <source>What was announced is withdrawn</source>
        <translation>已撤回公布的通知</translation>
    </message>
    <message>
        <source>Seat {seat} was told: {why}</source>
        <translation>已告知座位 {seat}：{why}</translation>
    </message>
    <message>
        <source>Seat {seat}: memory cleared by {who}</source>
        <translation>座位 {seat}：{who} 清除存储</translation>
    </message>
    <message>
        <source>Tournament opened</source>
        <translation>锦标赛开设</translation>
    </message>
    <message>
        <source>Tournament cancelled: {why}</source>
        <translation>锦标赛取消：{why}</translation>
    </message>
    <message>
        <source>Tournament closed</source>
        <translation>锦标赛结束</translation>
    </message>
    <message>
        <source>Tournament: an entrant was disqualified: {why}</source>
        <translation>锦标赛：一名参赛者被取消资格：{why}</translation>
    </message>
    <message>
        <source>Tournament: seats drawn by lot</source>
        <translation>锦标赛：座位已抽签</translation>
    </message>
    <message>
        <source>Tournament: session started</source>
        <translation>锦标赛：场次开始</translation>
    </message>
    <message>
        <source>Tournament: points put right: {why}</source>
        <translation>锦标赛：积分更正：{why}</translation>
    </message>
    <message>
        <source>Tournament: chips recorded</source>
        <translation>锦标赛：筹码已记录</translation>
    </message>
    <message>
        <source>Tournament: play-off started</source>
        <translation>锦标赛：加赛开始</translation>
    </message>
    <message>
        <source>Tournament: winners advance</source>
        <translation>锦标赛：优胜者晋级</translation>
    </message>
    <message>
        <source>Tournament: prizes awarded</source>
        <translation>锦标赛：奖项颁发</translation>
    </message>
    <message>
        <source>Tournament: session abandoned: {why}</source>
        <translation>锦标赛：场次中止：{why}</translation>
    </message>
    <message>
        <source>Tournament: an entrant was paid</source>
        <translation>锦标赛：已支付参赛者</translation>
    </message>
    <message>
        <source>Tournament: the director decided</source>
        <translation>锦标赛：总监作出决定</translation>
    </message>
    <message>
        <source>On the displays, by {who}: {why}</source>
        <translation>显示屏文字（{who}）：{why}</translation>
    </message>
</context>
<context>
    <name>Heard</name>
    <message>
        <source>Bets, countdown and result are spoken.</source>
        <translation>投注、倒计时和结果将语音播报。</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message>
        <source>I dispute this</source>
        <translation>我有异议</translation>
    </message>
    <message>
        <source>calls staff, keeps the records</source>
        <translation>呼叫员工并保存记录</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>HintView</name>
    <message>
        <source>The next round opens in a moment</source>
        <translation>下一局即将开始</translation>
    </message>
    <message>
        <source>Touch a chip, then the cloth</source>
        <translation>先点一枚筹码，再点台面</translation>
    </message>
    <message>
        <source>When the time is up the ball falls. Wait for it</source>
        <translation>时间一到球就落下，请稍候</translation>
    </message>
    <message>
        <source>Put a note in: F11, then {sum} in the Bench window</source>
        <translation>放入钞票：按 F11，再点 Bench 窗口中的 {sum}</translation>
    </message>
    <message>
        <source>Put a note in: touch {sum} in the Bench window</source>
        <translation>放入钞票：点 Bench 窗口中的 {sum}</translation>
    </message>
    <message>
        <source>You won! Bet again, or cash out when you like</source>
        <translation>您赢了！可再下注，或随时兑现</translation>
    </message>
    <message>
        <source>That was a round. Bet again, or cash out when you like</source>
        <translation>这一局结束了。可再下注，或随时兑现</translation>
    </message>
    <message>
        <source>You won! Your bets stay down, or take them off</source>
        <translation>您赢了！投注留在台面上，也可取下</translation>
    </message>
    <message>
        <source>Your bets are in. Wait for the ball</source>
        <translation>您的投注已收妥，请等球落下</translation>
    </message>
    <message>
        <source>Bets are closed. You can bet in the next round</source>
        <translation>已停止下注，下一局可再下注</translation>
    </message>
</context>
<context>
    <name>HistoryBoard</name>
    <message>
        <source>Last %1</source>
        <translation>最近 %1 局</translation>
    </message>
    <message>
        <source>void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>零</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Bet</source>
        <translation>投注</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>赢得</translation>
    </message>
    <message>
        <source>Stakes back</source>
        <translation>退回注额</translation>
    </message>
    <message>
        <source>I dispute this</source>
        <translation>我有异议</translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation>提出争议</translation>
    </message>
    <message>
        <source>calls staff, keeps the records</source>
        <translation>呼叫员工并保存记录</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>较早</translation>
    </message>
    <message>
        <source>Newer</source>
        <translation>较新</translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message>
        <source>No round of yours is settled yet</source>
        <translation>您还没有已结算的局</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>第 {round} 局</translation>
    </message>
    <message>
        <source>{at} of {count}</source>
        <translation>{at} / {count}</translation>
    </message>
    <message>
        <source>a bet was put right, rule {clause}</source>
        <translation>一项投注已更正，规则 {clause}</translation>
    </message>
    <message>
        <source>your bets are forfeited, rule {clause}</source>
        <translation>您的投注被没收，规则 {clause}</translation>
    </message>
    <message>
        <source>void, your bets came back</source>
        <translation>作废，投注已退回</translation>
    </message>
    <message>
        <source>the number was corrected</source>
        <translation>号码已更正</translation>
    </message>
    <message>
        <source>you had no bets</source>
        <translation>您没有投注</translation>
    </message>
    <message>
        <source>Spread-Bet: {bets}</source>
        <translation>Spread-Bet：{bets}</translation>
    </message>
    <message>
        <source>{bets}, returned: {why}</source>
        <translation>{bets}，已退回：{why}</translation>
    </message>
    <message>
        <source>{sum} withheld</source>
        <translation>暂扣 {sum}</translation>
    </message>
    <message>
        <source>{sum} withheld, and paid</source>
        <translation>曾暂扣 {sum}，已支付</translation>
    </message>
    <message>
        <source>{sum} withheld, and not paid</source>
        <translation>曾暂扣 {sum}，不予支付</translation>
    </message>
    <message>
        <source>Jackpot wager: {sum}</source>
        <translation>积宝投注：{sum}</translation>
    </message>
</context>
<context>
    <name>HouseTextSheet</name>
    <message>
        <source>Text on the displays</source>
        <translation>显示屏文字</translation>
    </message>
    <message>
        <source>Line %1, %2 letters left</source>
        <translation>第 %1 行，还可输入 %2 个字</translation>
    </message>
    <message>
        <source>Take the text down</source>
        <translation>撤下文字</translation>
    </message>
    <message>
        <source>Show it on the displays</source>
        <translation>在显示屏上显示</translation>
    </message>
</context>
<context>
    <name>HouseTextView</name>
    <message>
        <source>Every display of this table shows:</source>
        <translation>本桌每个显示屏将显示：</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>The displays of this table show no text any more.</source>
        <translation>本桌显示屏将不再显示文字。</translation>
    </message>
    <message>
        <source>Take it down</source>
        <translation>撤下</translation>
    </message>
</context>
<context>
    <name>JackpotLevel</name>
    <message>
        <source>not in play</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>must fall before</source>
        <translation>必在此前中出</translation>
    </message>
</context>
<context>
    <name>JackpotWonPanel</name>
    <message>
        <source>Back to the table</source>
        <translation>返回赌台</translation>
    </message>
</context>
<context>
    <name>JackpotWonScreen</name>
    <message>
        <source>Mystery jackpots</source>
        <translation>神秘积宝</translation>
    </message>
</context>
<context>
    <name>JackpotWonView</name>
    <message>
        <source>You have won the {level} jackpot</source>
        <translation>您赢得了{level}积宝</translation>
    </message>
    <message>
        <source>rounded up to the dollar</source>
        <translation>向上取整到元</translation>
    </message>
    <message>
        <source>one of {count}, shared evenly</source>
        <translation>{count} 人之一，平分</translation>
    </message>
    <message>
        <source>and {level} {sum}</source>
        <translation>以及{level} {sum}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>已中奖</translation>
    </message>
    <message>
        <source>Staff are coming to confirm</source>
        <translation>员工正前来确认</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>未获确认</translation>
    </message>
    <message>
        <source>Confirmed by staff</source>
        <translation>员工已确认</translation>
    </message>
    <message>
        <source>Paid by hand</source>
        <translation>已人工付款</translation>
    </message>
    <message>
        <source>Paid to your credit</source>
        <translation>记入您的余额</translation>
    </message>
    <message>
        <source>after they confirm</source>
        <translation>确认之后</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Jackpot wager</source>
        <translation>积宝投注</translation>
    </message>
    <message>
        <source>On the cloth</source>
        <translation>台面上</translation>
    </message>
    <message>
        <source>Please stay at this terminal</source>
        <translation>请留在此终端机前</translation>
    </message>
    <message>
        <source>not in your credit yet</source>
        <translation>尚未记入您的余额</translation>
    </message>
    <message>
        <source>The {level} jackpot was not confirmed</source>
        <translation>{level}积宝未获确认</translation>
    </message>
</context>
<context>
    <name>Jackpots</name>
    <message>
        <source>must fall before {sum}</source>
        <translation>必在 {sum} 前中出</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>won by this seat</source>
        <translation>本座位中奖</translation>
    </message>
    <message>
        <source>last known {time}</source>
        <translation>{time} 时的数值</translation>
    </message>
</context>
<context>
    <name>JackpotsScreen</name>
    <message>
        <source>Mystery jackpots</source>
        <translation>神秘积宝</translation>
    </message>
    <message>
        <source>%1 beside any roulette bet</source>
        <translation>在任何轮盘投注外另加 %1</translation>
    </message>
    <message>
        <source>Drawn at each “No more bets”, whatever the ball does</source>
        <translation>每次“停止下注”时抽取，与球的结果无关</translation>
    </message>
    <message>
        <source>not in play, jackpot wagers are returned · %1</source>
        <translation>暂停，积宝投注予以退还 · %1</translation>
    </message>
    <message>
        <source>Last wins</source>
        <translation>最近中奖</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>暂无</translation>
    </message>
    <message>
        <source>Tables that take part</source>
        <translation>参与的赌台</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Where a jackpot falls was drawn and sealed when it last started. Every %1 of a round has the same chance.</source>
        <translation>积宝的中出点在其开始时已抽取并封存。一局中每个 %1 的机会相同。</translation>
    </message>
</context>
<context>
    <name>JackpotsView</name>
    <message>
        <source>Roulette</source>
        <translation>轮盘</translation>
    </message>
    <message>
        <source>This table offers no jackpots.</source>
        <translation>本台不提供积宝。</translation>
    </message>
    <message>
        <source>jackpots interrupted, jackpot wagers are returned</source>
        <translation>积宝中断，积宝投注予以退还</translation>
    </message>
    <message>
        <source>takes no jackpot wagers now</source>
        <translation>目前不接受积宝投注</translation>
    </message>
    <message>
        <source>does not take part</source>
        <translation>未参与</translation>
    </message>
    <message>
        <source>takes part</source>
        <translation>参与</translation>
    </message>
    <message>
        <source>Several winners in one round share evenly.</source>
        <translation>同一局有多位得奖者时平分。</translation>
    </message>
    <message>
        <source>Of several wagers in one round one is drawn.</source>
        <translation>同一局有多笔投注时抽取其一。</translation>
    </message>
    <message>
        <source>Cents are rounded up to the dollar. If the jackpot fails, the wager is returned. This display shows the values; the record of the house counts.</source>
        <translation>分位向上取整到元。如积宝故障，投注予以返还。此屏幕仅供显示，以赌场记录为准。</translation>
    </message>
    <message>
        <source>{table}, seats {seats}</source>
        <translation>{table}，座位 {seats}</translation>
    </message>
    <message>
        <source>{table}, seat {seat}</source>
        <translation>{table}，座位 {seat}</translation>
    </message>
    <message>
        <source>{time}, round {round}</source>
        <translation>{time}，第 {round} 局</translation>
    </message>
    <message>
        <source>Waiting for the inspector</source>
        <translation>等待督察员</translation>
    </message>
    <message>
        <source>Approved by the inspector</source>
        <translation>督察员已核准</translation>
    </message>
    <message>
        <source>Not approved</source>
        <translation>未获核准</translation>
    </message>
    <message>
        <source>shared evenly by {count}</source>
        <translation>由 {count} 人平分</translation>
    </message>
    <message>
        <source>{level} sealed {seal}</source>
        <translation>{level}封存值 {seal}</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>已支付</translation>
    </message>
</context>
<context>
    <name>JackpotsWindow</name>
    <message>
        <source>Tapis, jackpots of %1</source>
        <translation>Tapis，%1 的积宝</translation>
    </message>
    <message>
        <source>No jackpots</source>
        <translation>没有积宝</translation>
    </message>
    <message>
        <source>Waiting for the table</source>
        <translation>等待赌台</translation>
    </message>
    <message>
        <source>It connects by itself as soon as the table is there.</source>
        <translation>赌台上线后会自动连接。</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>d MMM yyyy</source>
        <comment>how a date is written</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>English</source>
        <comment>the name of this language in itself</comment>
        <translation>中文</translation>
    </message>
    <message>
        <source>EN</source>
        <comment>the same in two or three letters</comment>
        <translation>中文</translation>
    </message>
</context>
<context>
    <name>LastSums</name>
    <message>
        <source>Last sums</source>
        <translation>最近和值</translation>
    </message>
</context>
<context>
    <name>LetterPad</name>
    <message>
        <source>Erase</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>大写</translation>
    </message>
</context>
<context>
    <name>LimitStepper</name>
    <message>
        <source>%1: lower</source>
        <translation>%1：降低</translation>
    </message>
    <message>
        <source>%1: raise</source>
        <translation>%1：提高</translation>
    </message>
</context>
<context>
    <name>Limits</name>
    <message>
        <source>{range} by {unit}</source>
        <translation>{range}，每 {unit}</translation>
    </message>
    <message>
        <source>All bets {amounts}</source>
        <translation>全部投注 {amounts}</translation>
    </message>
    <message>
        <source>from {low}</source>
        <translation>{low} 起</translation>
    </message>
    <message>
        <source>up to {high}</source>
        <translation>至 {high}</translation>
    </message>
    <message>
        <source>more under Rules</source>
        <translation>其余见规则</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限额</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>外围</translation>
    </message>
</context>
<context>
    <name>LimitsSheet</name>
    <message>
        <source>Limits</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>As in force</source>
        <translation>恢复现行限额</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>公布</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>实施</translation>
    </message>
    <message>
        <source>For one player</source>
        <translation>仅一名玩家</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>撤回</translation>
    </message>
</context>
<context>
    <name>LimitsView</name>
    <message>
        <source>Every player sees the new limits for {minutes} minutes.</source>
        <translation>所有玩家会看到新限额 {minutes} 分钟。</translation>
    </message>
    <message>
        <source>Then they can be applied between two rounds.</source>
        <translation>然后可在两局之间实施。</translation>
    </message>
    <message>
        <source>Announce them</source>
        <translation>公布</translation>
    </message>
    <message>
        <source>Without a notice that has run out, only if: {conditions}.</source>
        <translation>通知期未届满时，仅在以下情形：{conditions}。</translation>
    </message>
    <message>
        <source>Apply them</source>
        <translation>实施</translation>
    </message>
    <message>
        <source>Announced: the notice has run out at {time}</source>
        <translation>已公布：通知期于 {time} 届满</translation>
    </message>
    <message>
        <source>Announced for {time}</source>
        <translation>已公布，{time} 起可实施</translation>
    </message>
    <message>
        <source>All bets together</source>
        <translation>全部投注合计</translation>
    </message>
    <message>
        <source>nobody plays</source>
        <translation>没有玩家</translation>
    </message>
    <message>
        <source>all players agree</source>
        <translation>所有玩家同意</translation>
    </message>
    <message>
        <source>no minimum is raised</source>
        <translation>没有提高最低限额</translation>
    </message>
    <message>
        <source>They hold for one player until he leaves, and his screen has a marker.</source>
        <translation>仅对一名玩家有效，至其离开为止，其屏幕上有标记。</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>已约定</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>没有任何更改。</translation>
    </message>
</context>
<context>
    <name>LinesPage</name>
    <message>
        <source>Reading the journal …</source>
        <translation>正在读取日志 …</translation>
    </message>
</context>
<context>
    <name>LiveCamera</name>
    <message>
        <source>Wheel camera</source>
        <translation>轮盘摄像机</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>直播</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>动态</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>Log</source>
        <translation>动态</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>款项</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>员工</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>机器</translation>
    </message>
</context>
<context>
    <name>MemoryPage</name>
    <message>
        <source>The terminal begins again with empty meters and every setting as it was made. Its journal is put away whole, with the meters it ends with, and the new one names its last fact. A second person of another role confirms; one of the two is a supervisor.</source>
        <translation>终端机将以空白计数及出厂设置重新开始。原日志连同其最终计数完整存档，新日志记下其最后一条记录。须由另一角色的第二人确认；两人中一人为主管。</translation>
    </message>
    <message>
        <source>The second person</source>
        <translation>第二人</translation>
    </message>
    <message>
        <source>Clear the memory</source>
        <translation>清除内存</translation>
    </message>
</context>
<context>
    <name>MenuSheet</name>
    <message>
        <source>Table</source>
        <translation>赌台</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>Somebody is coming to you</source>
        <translation>工作人员正前来协助您</translation>
    </message>
    <message>
        <source>One moment, please: we are looking into it</source>
        <translation>请稍候：我们正在查看</translation>
    </message>
    <message>
        <source>Please take your ticket</source>
        <translation>请取走您的票券</translation>
    </message>
    <message>
        <source>Your payment is on its way</source>
        <translation>您的款项正在送来</translation>
    </message>
    <message>
        <source>Please keep to the rules of the game</source>
        <translation>请遵守游戏规则</translation>
    </message>
    <message>
        <source>The last rounds before the table closes</source>
        <translation>赌台关闭前的最后几局</translation>
    </message>
    <message>
        <source>The result stands</source>
        <translation>结果维持不变</translation>
    </message>
    <message>
        <source>You are right: it is put right</source>
        <translation>您是对的，现予更正</translation>
    </message>
    <message>
        <source>It was looked at and is settled</source>
        <translation>已查看，并已解决</translation>
    </message>
</context>
<context>
    <name>Meters</name>
    <message>
        <source>Credit</source>
        <translation>余额</translation>
    </message>
    <message>
        <source>Credit %1</source>
        <translation>余额 %1</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>投注</translation>
    </message>
    <message>
        <source>Bet %1</source>
        <translation>投注 %1</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>赢得</translation>
    </message>
    <message>
        <source>Win %1</source>
        <translation>赢得 %1</translation>
    </message>
    <message>
        <source>Credit, vouchers %1</source>
        <translation>余额，推广券 %1</translation>
    </message>
</context>
<context>
    <name>MetersPage</name>
    <message>
        <source>All that came in</source>
        <translation>全部收入</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>所在位置</translation>
    </message>
    <message>
        <source>As the reports count it</source>
        <translation>按报表计算</translation>
    </message>
    <message>
        <source>%1 = %2: every cent is in exactly one place</source>
        <translation>%1 = %2：每一分钱都有确切去处</translation>
    </message>
    <message>
        <source>%1 and %2 differ: stop play and call a supervisor</source>
        <translation>%1 与 %2 不符：停止游戏并呼叫主管</translation>
    </message>
    <message>
        <source>Reading the journal …</source>
        <translation>正在读取日志 …</translation>
    </message>
</context>
<context>
    <name>MoneyChart</name>
    <message>
        <source>drop</source>
        <translation>入箱额</translation>
    </message>
    <message>
        <source>win</source>
        <translation>赢额</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>输额</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>赢率</translation>
    </message>
</context>
<context>
    <name>NameKeys</name>
    <message>
        <source>Erase</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
</context>
<context>
    <name>NeedKey</name>
    <message>
        <source>Seat %1, %2</source>
        <translation>座位 %1，%2</translation>
    </message>
</context>
<context>
    <name>NewJournalScreen</name>
    <message>
        <source>The records of this terminal are damaged</source>
        <translation>此终端机的记录已损坏</translation>
    </message>
    <message>
        <source>1. At the console, two people pay the player of this seat by hand, from what the table knows (Dead terminal); with nobody here, they accept a new machine (New machine).</source>
        <translation>1. 在控制台，由两人按赌台所知的金额向此座位的玩家亲手付款（Dead terminal）；如无人在座，则接受新机器（New machine）。</translation>
    </message>
    <message>
        <source>2. Then touch the key below. The table is asked; if it agrees, the damaged journal is put away whole beside the new one, for whoever examines it, and the terminal begins again with empty meters.</source>
        <translation>2. 然后触按下面的键。系统会询问赌台；如赌台同意，损坏的日志将完整保存在新日志旁，以供查验，终端机以清零的计数表重新开始。</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>NoticeView</name>
    <message>
        <source>Bets not left on the cloth: {sum}</source>
        <translation>未留在台面的投注：{sum}</translation>
    </message>
    <message>
        <source>{sum} added to your credit</source>
        <translation>余额增加 {sum}</translation>
    </message>
    <message>
        <source>A voucher of {sum} to play with</source>
        <translation>获得推广券 {sum}，可用于投注</translation>
    </message>
    <message>
        <source>No ticket was printed: your credit is back</source>
        <translation>票券未打印：余额已退回</translation>
    </message>
    <message>
        <source>New limits are in force</source>
        <translation>新限额已生效</translation>
    </message>
    <message>
        <source>Too late: {sum} returned</source>
        <translation>投注逾时：{sum} 已退回</translation>
    </message>
    <message>
        <source>Not taken: {sum} returned</source>
        <translation>投注未被接受：{sum} 已退回</translation>
    </message>
    <message>
        <source>Round void: {sum} returned</source>
        <translation>本局作废：{sum} 已退回</translation>
    </message>
    <message>
        <source>This round is void</source>
        <translation>本局作废</translation>
    </message>
    <message>
        <source>Vouchers of {sum} are handed back to you</source>
        <translation>推广券 {sum} 已交还给您</translation>
    </message>
    <message>
        <source>Thank you: {sum} for the dealer</source>
        <translation>谢谢：给荷官 {sum}</translation>
    </message>
    <message>
        <source>{sum} of your credit is paid to you by hand</source>
        <translation>您的余额中有 {sum} 由员工付给您</translation>
    </message>
    <message>
        <source>Round void by rule {clause}: {sum} returned</source>
        <translation>依规则 {clause} 本局作废：{sum} 已退回</translation>
    </message>
    <message>
        <source>No spin: your bets stand, the ball is spun again</source>
        <translation>旋转无效：投注保留，重新开球</translation>
    </message>
    <message>
        <source>No spin: your bets are returned</source>
        <translation>旋转无效：投注已退回</translation>
    </message>
    <message>
        <source>A bet of round {round} was put right by rule {clause}: {change}</source>
        <translation>第 {round} 局的一项投注已依规则 {clause} 更正：{change}</translation>
    </message>
    <message>
        <source>Bets of round {round} forfeited by rule {clause}: {change}</source>
        <translation>第 {round} 局的投注依规则 {clause} 被没收：{change}</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>无结果</translation>
    </message>
    <message>
        <source>Round {round} corrected to {number}: credit {change}</source>
        <translation>第 {round} 局更正为 {number}：余额 {change}</translation>
    </message>
    <message>
        <source>Your bets of round {round} are forfeited</source>
        <translation>您第 {round} 局的投注被没收</translation>
    </message>
    <message>
        <source>Your winning bets are off the cloth</source>
        <translation>您赢得的投注已取下</translation>
    </message>
    <message>
        <source>Spread-Bets go back: {why}</source>
        <translation>Spread-Bet 退回：{why}</translation>
    </message>
    <message>
        <source>Spread-Bet is no longer on offer</source>
        <translation>Spread-Bet 不再提供</translation>
    </message>
    <message>
        <source>Spread-Bet is on offer, by table {table}</source>
        <translation>现提供 Spread-Bet，按赔率表 {table}</translation>
    </message>
    <message>
        <source>Your bets are void: {sum} returned ({why})</source>
        <translation>您的投注作废：已退回 {sum}（{why}）</translation>
    </message>
    <message>
        <source>You have no bets in this round ({why})</source>
        <translation>您在本局没有投注（{why}）</translation>
    </message>
    <message>
        <source>{sum} that was withheld is yours again</source>
        <translation>暂扣的 {sum} 已归还给您</translation>
    </message>
    <message>
        <source>{sum} that was withheld is not paid to you</source>
        <translation>暂扣的 {sum} 不支付给您</translation>
    </message>
    <message>
        <source>Your bets of round {round} are void ({why}): {change}</source>
        <translation>您在第 {round} 局的投注作废（{why}）：{change}</translation>
    </message>
    <message>
        <source>Jackpot: {sum} added to your credit</source>
        <translation>积宝：{sum} 已记入您的余额</translation>
    </message>
    <message>
        <source>Jackpot wager returned: {why}</source>
        <translation>积宝投注已退还：{why}</translation>
    </message>
    <message>
        <source>You have won the {level} jackpot</source>
        <translation>您赢得了{level}积宝</translation>
    </message>
    <message>
        <source>The jackpot was not approved: {why}</source>
        <translation>积宝未获核准：{why}</translation>
    </message>
    <message>
        <source>The jackpot was paid by hand</source>
        <translation>积宝已人工付款</translation>
    </message>
    <message>
        <source>{sum} is withheld: {why}</source>
        <translation>暂扣 {sum}：{why}</translation>
    </message>
    <message>
        <source>{sum} is withheld and {rest} claimed: {why}</source>
        <translation>暂扣 {sum}，并追讨 {rest}：{why}</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>The table closes at {time}</source>
        <translation>赌台于 {time} 关闭</translation>
    </message>
    <message>
        <source>New limits from {time}</source>
        <translation>{time} 起采用新限额</translation>
    </message>
    <message>
        <source>in {minutes} min</source>
        <translation>{minutes} 分钟后</translation>
    </message>
    <message>
        <source>after this round</source>
        <translation>本局之后</translation>
    </message>
    <message>
        <source>{what}, {when}</source>
        <translation>{what}，{when}</translation>
    </message>
    <message>
        <source>The table closes in {minutes} min</source>
        <translation>赌台将于 {minutes} 分钟后关闭</translation>
    </message>
    <message>
        <source>New limits in {minutes} min</source>
        <translation>{minutes} 分钟后采用新限额</translation>
    </message>
    <message>
        <source>New limits after this round</source>
        <translation>本局后实行新限额</translation>
    </message>
    <message>
        <source>{when}: {what}</source>
        <translation>{when}：{what}</translation>
    </message>
    <message>
        <source>Spread-Bet by table {table} from {time}</source>
        <translation>{time} 起 Spread-Bet 按赔率表 {table}</translation>
    </message>
    <message>
        <source>No Spread-Bet from {time}</source>
        <translation>{time} 起不提供 Spread-Bet</translation>
    </message>
    <message>
        <source>Spread-Bet by table {table}, {when}</source>
        <translation>Spread-Bet 按赔率表 {table}，{when}</translation>
    </message>
    <message>
        <source>No Spread-Bet, {when}</source>
        <translation>不提供 Spread-Bet，{when}</translation>
    </message>
    <message>
        <source>{sum} withheld: {why}</source>
        <translation>已暂扣 {sum}：{why}</translation>
    </message>
    <message>
        <source>{sum} of round {round} withheld: {why}</source>
        <translation>已暂扣第 {round} 局的 {sum}：{why}</translation>
    </message>
    <message>
        <source>You can object: History, I dispute this</source>
        <translation>如有异议：记录，我有异议</translation>
    </message>
    <message>
        <source>The table closes after this round</source>
        <translation>本局结束后赌台关闭</translation>
    </message>
</context>
<context>
    <name>NumberEntry</name>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>No spin</source>
        <translation>旋转无效</translation>
    </message>
</context>
<context>
    <name>NumberPanel</name>
    <message>
        <source>No number yet</source>
        <translation>尚无号码</translation>
    </message>
</context>
<context>
    <name>OutOfServiceScreen</name>
    <message>
        <source>Seat %1</source>
        <translation>座位 %1</translation>
    </message>
    <message>
        <source>Out of service</source>
        <translation>暂停服务</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>正在启动</translation>
    </message>
    <message>
        <source>An attendant is coming</source>
        <translation>服务员正在前来</translation>
    </message>
    <message>
        <source>Call attendant</source>
        <translation>呼叫服务员</translation>
    </message>
    <message>
        <source>Your money is kept</source>
        <translation>您的钱已妥善保管</translation>
    </message>
    <message>
        <source>As the records of this terminal have it</source>
        <translation>以本终端机记录为准</translation>
    </message>
    <message>
        <source>The table knows how much it is</source>
        <translation>赌台知道金额是多少</translation>
    </message>
    <message>
        <source>Registered bets are settled by the table as usual.</source>
        <translation>已登记的投注由赌台照常结算。</translation>
    </message>
    <message>
        <source>%1, seat %2, software %3</source>
        <translation>%1，座位 %2，软件 %3</translation>
    </message>
    <message>
        <source>All else is off until staff clear the fault</source>
        <translation>员工排除故障前，其他功能停用</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>OwnLimits</name>
    <message>
        <source>Your own limits</source>
        <translation>您自己的限额</translation>
    </message>
    <message>
        <source>Time at play, at most</source>
        <translation>游戏时间，至多</translation>
    </message>
    <message>
        <source>Loss, at most (so far %1)</source>
        <translation>输额，至多（目前 %1）</translation>
    </message>
    <message>
        <source>Set these limits</source>
        <translation>设定这些限额</translation>
    </message>
    <message>
        <source>A limit is lowered at once. It is raised or lifted only after you have cashed out.</source>
        <translation>降低限额立即生效。提高或取消限额须在兑现之后。</translation>
    </message>
</context>
<context>
    <name>OwnLimitsView</name>
    <message>
        <source>You have set no limits.</source>
        <translation>您没有设定限额。</translation>
    </message>
    <message>
        <source>In force: time at play {time}, loss {loss}.</source>
        <translation>生效中：游戏时间 {time}，输额 {loss}。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>PersonPad</name>
    <message>
        <source>Touch your name</source>
        <translation>请轻触您的姓名</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>%1 的 PIN</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>PlayPanel</name>
    <message>
        <source>Your play</source>
        <translation>您的游戏情况</translation>
    </message>
    <message>
        <source>Tip the dealer</source>
        <translation>给荷官小费</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>至今</translation>
    </message>
    <message>
        <source>Time at play</source>
        <translation>游戏时间</translation>
    </message>
    <message>
        <source>Rounds with your bets</source>
        <translation>您投注的局数</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>投注</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>赢得</translation>
    </message>
    <message>
        <source>Stakes back</source>
        <translation>退回注额</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Take a break</source>
        <translation>休息一下</translation>
    </message>
    <message>
        <source>Your credit is kept and no bets are taken. You can cash out at any time. A break is no time at play.</source>
        <translation>余额保留，不接受投注。您可随时兑现。休息不计入游戏时间。</translation>
    </message>
</context>
<context>
    <name>PreviewView</name>
    <message>
        <source>wins {sum}</source>
        <translation>可赢 {sum}</translation>
    </message>
    <message>
        <source>Pays {odds} to 1</source>
        <translation>赔率 {odds} 比 1</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>注额</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Room left</source>
        <translation>尚可加注</translation>
    </message>
    <message>
        <source>only {points} more fit</source>
        <translation>只能再下 {points}</translation>
    </message>
    <message>
        <source>Points left</source>
        <translation>剩余积分</translation>
    </message>
    <message>
        <source>{count} chips, {total}</source>
        <translation>{count} 枚筹码，共 {total}</translation>
    </message>
    <message>
        <source>A chip</source>
        <translation>每枚</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>余额</translation>
    </message>
    <message>
        <source>House edge {figure}</source>
        <translation>庄家优势 {figure}</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Sum {sums}</source>
        <translation>和值 {sums}</translation>
    </message>
    <message>
        <source>outer ring + inner ring</source>
        <translation>外圈 + 内圈</translation>
    </message>
    <message>
        <source>{ways} of {pairs}</source>
        <translation>{ways} / {pairs}</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>组合</translation>
    </message>
</context>
<context>
    <name>ProspectsView</name>
    <message>
        <source>Covers {covered} of {pockets}, at best {best}</source>
        <translation>覆盖 {covered}/{pockets}，最佳 {best}</translation>
    </message>
    <message>
        <source>{covered} of {pockets}, {best}</source>
        <translation>{covered}/{pockets}，{best}</translation>
    </message>
    <message>
        <source>Wheel: {covered} of {pockets}, at best {best}</source>
        <translation>轮盘：{covered}/{pockets}，最佳 {best}</translation>
    </message>
    <message>
        <source>wheel {covered} of {pockets}, {best}</source>
        <translation>轮盘 {covered}/{pockets}，{best}</translation>
    </message>
</context>
<context>
    <name>RaceTrack</name>
    <message>
        <source>Finales</source>
        <translation>尾数</translation>
    </message>
    <message>
        <source>last figure</source>
        <translation>末位数</translation>
    </message>
</context>
<context>
    <name>RailView</name>
    <message>
        <source>Voucher</source>
        <translation>推广券</translation>
    </message>
    <message>
        <source>{count} vouchers</source>
        <translation>{count} 张推广券</translation>
    </message>
</context>
<context>
    <name>ReceiptKey</name>
    <message>
        <source>Receipt</source>
        <translation>收据</translation>
    </message>
</context>
<context>
    <name>ReceiptPanel</name>
    <message>
        <source>QR code of the receipt</source>
        <translation>收据的二维码</translation>
    </message>
    <message>
        <source>Receipt of round %1</source>
        <translation>第 %1 局的收据</translation>
    </message>
    <message>
        <source>Scan to keep proof of your bets</source>
        <translation>扫描以保存您的投注凭证</translation>
    </message>
    <message>
        <source>The table has signed what it registered for you. It is no ticket and has no value.</source>
        <translation>赌台已对为您登记的投注签名。此收据不是票券，没有价值。</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>RecordsSheet</name>
    <message>
        <source>Records</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>The seat before</source>
        <translation>上一座位</translation>
    </message>
    <message>
        <source>The next seat</source>
        <translation>下一座位</translation>
    </message>
    <message>
        <source>Search for words</source>
        <translation>按文字搜索</translation>
    </message>
    <message>
        <source>Search for no words</source>
        <translation>清除搜索文字</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>更早</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Touch a record to read all of it.</source>
        <translation>轻触一条记录以阅读全文。</translation>
    </message>
    <message>
        <source>Export as a signed bundle</source>
        <translation>导出为签名文件包</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
</context>
<context>
    <name>RecordsView</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>已写入：{file}</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>所有座位</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation>座位 {seat}</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>{count} records, newest first, times in UTC</source>
        <translation>{count} 条记录，最新在前，时间为 UTC</translation>
    </message>
    <message>
        <source>{journal}, fact {seq}</source>
        <translation>{journal}，第 {seq} 条</translation>
    </message>
    <message>
        <source>of a round or a case</source>
        <translation>限一局或一宗个案</translation>
    </message>
    <message>
        <source>a supervisor or an auditor</source>
        <translation>须主管或审计员</translation>
    </message>
    <message>
        <source>tapis audit verifies it</source>
        <translation>可用 tapis audit 验证</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>款项</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>票券</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>个案</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>员工</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Seat {seat}: staked {staked}, won {won}, {status}</source>
        <translation>座位 {seat}：注额 {staked}，赢得 {won}，{status}</translation>
    </message>
    <message>
        <source>The table looks it up</source>
        <translation>赌台正在查找</translation>
    </message>
    <message>
        <source>Not here: what only the terminals of seats {seats} know</source>
        <translation>此处没有：只有座位 {seats} 的终端机才知道的记录</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Wagering is closed</source>
        <translation>下注已停止</translation>
    </message>
    <message>
        <source>No more bets: wait for the next round</source>
        <translation>已停止下注：请等下一局</translation>
    </message>
    <message>
        <source>It was touched before wagering opened</source>
        <translation>在下注开放之前触摸</translation>
    </message>
    <message>
        <source>Touched before betting opened: touch again</source>
        <translation>轻触时下注尚未开放：请再轻触一次</translation>
    </message>
    <message>
        <source>Not while a round is under way: wait for its end</source>
        <translation>一局进行中不能操作：请等待结束</translation>
    </message>
    <message>
        <source>Not while bets are being placed</source>
        <translation>下注期间不能进行</translation>
    </message>
    <message>
        <source>No round is under way</source>
        <translation>没有进行中的局</translation>
    </message>
    <message>
        <source>It is about another round</source>
        <translation>与另一局有关</translation>
    </message>
    <message>
        <source>Bets are down</source>
        <translation>有未结算的投注</translation>
    </message>
    <message>
        <source>You have bets down: cash out after them</source>
        <translation>您有未结算的投注：请稍后兑现</translation>
    </message>
    <message>
        <source>Cash-out is possible only while wagering is open</source>
        <translation>只可在下注开放时兑现</translation>
    </message>
    <message>
        <source>Cash out when betting opens</source>
        <translation>请在下注开放时兑现</translation>
    </message>
    <message>
        <source>No slip is waiting for an answer</source>
        <translation>没有等待答复的注单</translation>
    </message>
    <message>
        <source>The round is settled already</source>
        <translation>该局已结算</translation>
    </message>
    <message>
        <source>Round {round} is not settled</source>
        <translation>第 {round} 局尚未结算</translation>
    </message>
    <message>
        <source>Slips are still being registered: wait a moment</source>
        <translation>注单仍在登记：请稍候</translation>
    </message>
    <message>
        <source>It came after the time for slips</source>
        <translation>在注单时限之后到达</translation>
    </message>
    <message>
        <source>This key was revoked</source>
        <translation>此密钥已被撤销</translation>
    </message>
    <message>
        <source>The anchor is not signed by this table for its journals</source>
        <translation>该锚点不是由本赌台为其日志签署的</translation>
    </message>
    <message>
        <source>The receipt of round {round} is not signed for this slip</source>
        <translation>第 {round} 局的收据并非为此注单签名</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>赌台已关闭</translation>
    </message>
    <message>
        <source>Play is over: the table has closed.</source>
        <translation>游戏已结束：赌台已关闭。</translation>
    </message>
    <message>
        <source>The table is open already</source>
        <translation>赌台已开放</translation>
    </message>
    <message>
        <source>The table does not allow it</source>
        <translation>赌台不允许</translation>
    </message>
    <message>
        <source>The table does not answer</source>
        <translation>赌台没有应答</translation>
    </message>
    <message>
        <source>Waiting for the table: your money is safe</source>
        <translation>等待赌台：您的钱是安全的</translation>
    </message>
    <message>
        <source>Please wait for the table.</source>
        <translation>请等待赌台。</translation>
    </message>
    <message>
        <source>Out of service</source>
        <translation>暂停服务</translation>
    </message>
    <message>
        <source>Out of service: your money is safe</source>
        <translation>暂停服务：您的钱是安全的</translation>
    </message>
    <message>
        <source>This terminal is out of service.</source>
        <translation>本终端机暂停服务。</translation>
    </message>
    <message>
        <source>Accounts are frozen: a supervisor must thaw them first</source>
        <translation>账户已冻结：须先由主管解冻</translation>
    </message>
    <message>
        <source>All accounts are frozen for a moment</source>
        <translation>所有账户暂时冻结</translation>
    </message>
    <message>
        <source>Please wait: a result is being corrected.</source>
        <translation>请稍候：正在更正结果。</translation>
    </message>
    <message>
        <source>Accounts must be frozen first</source>
        <translation>须先冻结账户</translation>
    </message>
    <message>
        <source>The terminal is locked</source>
        <translation>终端机已锁定</translation>
    </message>
    <message>
        <source>This terminal is locked: an attendant will help</source>
        <translation>本终端机已锁定：服务员会协助您</translation>
    </message>
    <message>
        <source>Locked. An attendant is coming.</source>
        <translation>已锁定。服务员正在前来。</translation>
    </message>
    <message>
        <source>That lock is not there any more</source>
        <translation>该锁定已不存在</translation>
    </message>
    <message>
        <source>There is no credit</source>
        <translation>没有余额</translation>
    </message>
    <message>
        <source>No credit: insert a note or ask the dealer</source>
        <translation>没有余额：请放入钞票或找荷官</translation>
    </message>
    <message>
        <source>Nobody plays at this seat</source>
        <translation>此座位没有玩家</translation>
    </message>
    <message>
        <source>An account is open here: pay the player first</source>
        <translation>此处有账户打开：请先付款给玩家</translation>
    </message>
    <message>
        <source>Not while there is money here: pay it out first</source>
        <translation>机内有款项时不能进行：请先付清</translation>
    </message>
    <message>
        <source>A case about this seat is open: answer it first</source>
        <translation>本座位的个案未结束：请先处理</translation>
    </message>
    <message>
        <source>A dispute about this seat is open: answer it first</source>
        <translation>本座位的争议未结：请先处理</translation>
    </message>
    <message>
        <source>A payment or a test is under way here: wait for it</source>
        <translation>此处正在付款或测试：请等待</translation>
    </message>
    <message>
        <source>A payment is under way</source>
        <translation>正在付款</translation>
    </message>
    <message>
        <source>Please wait until the last one is done.</source>
        <translation>请等待上一张处理完毕。</translation>
    </message>
    <message>
        <source>A ticket waits to be taken</source>
        <translation>有票券待取走</translation>
    </message>
    <message>
        <source>Please take your ticket first</source>
        <translation>请先取走票券</translation>
    </message>
    <message>
        <source>No such payment is under way</source>
        <translation>没有进行中的该笔付款</translation>
    </message>
    <message>
        <source>The credit is not what it was</source>
        <translation>余额已有变动</translation>
    </message>
    <message>
        <source>Your credit has just changed: try again</source>
        <translation>您的余额刚有变动：请再试一次</translation>
    </message>
    <message>
        <source>It is above the credit limit of the terminal</source>
        <translation>超出终端机的余额上限</translation>
    </message>
    <message>
        <source>That is above the credit limit of this terminal.</source>
        <translation>超出本终端机的余额上限。</translation>
    </message>
    <message>
        <source>The rule book has no wager {wager}</source>
        <translation>规则书没有投注 {wager}</translation>
    </message>
    <message>
        <source>This table does not offer that bet</source>
        <translation>本赌台不设该投注</translation>
    </message>
    <message>
        <source>The wheel has no pocket {pocket}</source>
        <translation>轮盘没有 {pocket} 号格</translation>
    </message>
    <message>
        <source>It does not fit the limits</source>
        <translation>不符合限额</translation>
    </message>
    <message>
        <source>{cents} on {wager} are outside its limits</source>
        <translation>{wager} 上的 {cents} 超出其限额</translation>
    </message>
    <message>
        <source>{cents} in all are outside the aggregate limits</source>
        <translation>合计 {cents} 超出总限额</translation>
    </message>
    <message>
        <source>There is nothing to do that with</source>
        <translation>没有可操作的投注</translation>
    </message>
    <message>
        <source>There is no such favourite</source>
        <translation>没有该常用投注</translation>
    </message>
    <message>
        <source>That favourite is gone</source>
        <translation>该常用投注已不存在</translation>
    </message>
    <message>
        <source>There is no such voucher</source>
        <translation>没有该推广券</translation>
    </message>
    <message>
        <source>The rule book does not take that tender</source>
        <translation>规则书不接受该付款方式</translation>
    </message>
    <message>
        <source>This game does not take tickets.</source>
        <translation>本游戏不接受票券。</translation>
    </message>
    <message>
        <source>The rule book does not pay in that way</source>
        <translation>规则书不以该方式付款</translation>
    </message>
    <message>
        <source>This table does not pay in that way</source>
        <translation>本赌台不以该方式付款</translation>
    </message>
    <message>
        <source>Tips are not taken here</source>
        <translation>此处不收小费</translation>
    </message>
    <message>
        <source>Tips are not taken at this table</source>
        <translation>本赌台不收小费</translation>
    </message>
    <message>
        <source>That amount cannot be</source>
        <translation>金额不可能</translation>
    </message>
    <message>
        <source>These rules know no least sum of all bets: a bet that was not rejected is valid</source>
        <translation>本规则没有全部投注的最低总额：未被拒绝的投注有效</translation>
    </message>
    <message>
        <source>More than can be at seat {seat}: {cents}</source>
        <translation>超出座位 {seat} 可能拥有的金额：{cents}</translation>
    </message>
    <message>
        <source>A message is one short line</source>
        <translation>消息为一行短句</translation>
    </message>
    <message>
        <source>Its key was used for something else</source>
        <translation>其编号已用于别处</translation>
    </message>
    <message>
        <source>A name has 1 to 16 letters or figures</source>
        <translation>名称为 1 至 16 个字母或数字</translation>
    </message>
    <message>
        <source>Another favourite has that name</source>
        <translation>已有同名的常用投注</translation>
    </message>
    <message>
        <source>The player&apos;s own time limit is reached</source>
        <translation>已达到玩家自己的时间限额</translation>
    </message>
    <message>
        <source>Your own time limit is reached</source>
        <translation>已达到您自己的时间限额</translation>
    </message>
    <message>
        <source>The player&apos;s own loss limit leaves less than that</source>
        <translation>超出玩家自己的输额上限所余</translation>
    </message>
    <message>
        <source>Your own loss limit is reached</source>
        <translation>已达到您自己的输额上限</translation>
    </message>
    <message>
        <source>A limit of one&apos;s own is raised or lifted after a cash-out</source>
        <translation>自己的限额须在兑现后提高或取消</translation>
    </message>
    <message>
        <source>You can raise or lift a limit after you have cashed out</source>
        <translation>兑现后才可提高或取消限额</translation>
    </message>
    <message>
        <source>The player is on a break</source>
        <translation>玩家正在休息</translation>
    </message>
    <message>
        <source>You are on a break</source>
        <translation>您正在休息</translation>
    </message>
    <message>
        <source>The break has only begun</source>
        <translation>休息刚刚开始</translation>
    </message>
    <message>
        <source>Your break has only begun</source>
        <translation>您的休息刚刚开始</translation>
    </message>
    <message>
        <source>A reality check waits for an answer</source>
        <translation>有游戏提醒待答复</translation>
    </message>
    <message>
        <source>Please look at your play first</source>
        <translation>请先看一下您的游戏情况</translation>
    </message>
    <message>
        <source>The reality check has only begun</source>
        <translation>游戏提醒刚刚开始</translation>
    </message>
    <message>
        <source>Please take a moment to look</source>
        <translation>请花一点时间看一下</translation>
    </message>
    <message>
        <source>Nobody of that name works at this table</source>
        <translation>本赌台没有该姓名的员工</translation>
    </message>
    <message>
        <source>That needs somebody with another role</source>
        <translation>须由其他角色的人员操作</translation>
    </message>
    <message>
        <source>A second person, a supervisor, must confirm this</source>
        <translation>须由第二人（主管）确认</translation>
    </message>
    <message>
        <source>Somebody else gave {name} the PIN, perhaps before an upgrade: change it first (Change your PIN)</source>
        <translation>{name} 的 PIN 由他人设定，可能在升级之前：请先更改（更改您的 PIN）</translation>
    </message>
    <message>
        <source>No order at this table is about more than {cents}</source>
        <translation>本台任何指令的金额不得超过 {cents}</translation>
    </message>
    <message>
        <source>A second person of another role must confirm: one of the two a supervisor</source>
        <translation>须由另一角色的第二人确认：两人中一人为主管</translation>
    </message>
    <message>
        <source>Sign in first</source>
        <translation>请先登入</translation>
    </message>
    <message>
        <source>That PIN is wrong</source>
        <translation>PIN 错误</translation>
    </message>
    <message>
        <source>The order does not say why</source>
        <translation>指令没有说明原因</translation>
    </message>
    <message>
        <source>It is not ordered: {because}</source>
        <translation>指令未发出：{because}</translation>
    </message>
    <message>
        <source>The table has gone on meanwhile: look, then order again</source>
        <translation>赌台状态已有变化：请查看后再下指令</translation>
    </message>
    <message>
        <source>Too many wrong PINs: wait {period_s} s, then try again</source>
        <translation>PIN 错误次数太多：请等待 {period_s} 秒后再试</translation>
    </message>
    <message>
        <source>Too many wrong PINs: try again later</source>
        <translation>PIN 错误次数过多：请稍后再试</translation>
    </message>
    <message>
        <source>Too many wrong PINs were typed here: nobody signs in here for {period_s} s</source>
        <translation>此处输入了太多错误的 PIN：{period_s} 秒内无人可在此登录</translation>
    </message>
    <message>
        <source>No PINs are guessed at that machine any more</source>
        <translation>那台机器已无人在猜 PIN</translation>
    </message>
    <message>
        <source>That change of the staff was made or withdrawn meanwhile</source>
        <translation>该员工变更其间已执行或撤回</translation>
    </message>
    <message>
        <source>{name} is signed out: the PIN, the role or the staff was changed</source>
        <translation>{name} 已登出：PIN、职务或员工名单已更改</translation>
    </message>
    <message>
        <source>That is the PIN of before: take another one</source>
        <translation>这是原来的 PIN：请选另一个</translation>
    </message>
    <message>
        <source>No more people fit on the staff list: take somebody off first</source>
        <translation>员工名单已满：请先移出一人</translation>
    </message>
    <message>
        <source>A text holds characters that cannot be seen</source>
        <translation>文字含有不可见的字符</translation>
    </message>
    <message>
        <source>Too many wrong PINs: a supervisor must unlock this person</source>
        <translation>PIN 错误次数过多：须由主管解锁此人</translation>
    </message>
    <message>
        <source>Somebody of the staff is signed in here</source>
        <translation>此处已有员工登入</translation>
    </message>
    <message>
        <source>Nobody is signed in here any more</source>
        <translation>此处已无人登入</translation>
    </message>
    <message>
        <source>The door is shut</source>
        <translation>机门已关闭</translation>
    </message>
    <message>
        <source>There is no such setting</source>
        <translation>没有该设置</translation>
    </message>
    <message>
        <source>It cannot be set to that</source>
        <translation>不能设为此值</translation>
    </message>
    <message>
        <source>The last supervisor cannot be taken away</source>
        <translation>不能移除最后一名主管</translation>
    </message>
    <message>
        <source>Two supervisors must stay: enrol another one first</source>
        <translation>必须保留两位主管：请先登记另一位</translation>
    </message>
    <message>
        <source>The table does not know that ticket</source>
        <translation>赌台没有该票券的记录</translation>
    </message>
    <message>
        <source>This ticket is not known. Please see an attendant.</source>
        <translation>无法识别此票券。请找服务员。</translation>
    </message>
    <message>
        <source>A validation number has 18 digits</source>
        <translation>验证号码为 18 位数字</translation>
    </message>
    <message>
        <source>That ticket is paid already</source>
        <translation>该票券已兑付</translation>
    </message>
    <message>
        <source>This ticket was paid already.</source>
        <translation>此票券已兑付。</translation>
    </message>
    <message>
        <source>That ticket is being redeemed elsewhere</source>
        <translation>该票券正在别处兑付</translation>
    </message>
    <message>
        <source>This ticket is in use at another terminal.</source>
        <translation>此票券正在另一终端机使用。</translation>
    </message>
    <message>
        <source>A case is open about that ticket: staff must look</source>
        <translation>该票券有未结个案：须由员工查看</translation>
    </message>
    <message>
        <source>Please see an attendant about this ticket.</source>
        <translation>此票券请找服务员处理。</translation>
    </message>
    <message>
        <source>That ticket has expired</source>
        <translation>该票券已过期</translation>
    </message>
    <message>
        <source>This ticket has expired. Please see an attendant.</source>
        <translation>此票券已过期。请找服务员。</translation>
    </message>
    <message>
        <source>That ticket was cancelled already</source>
        <translation>该票券已取消</translation>
    </message>
    <message>
        <source>This ticket is not valid. Please see an attendant.</source>
        <translation>此票券无效。请找服务员。</translation>
    </message>
    <message>
        <source>That ticket is of another table</source>
        <translation>该票券属于另一赌台</translation>
    </message>
    <message>
        <source>A ticket of another table. Please see an attendant.</source>
        <translation>这是另一赌台的票券。请找服务员。</translation>
    </message>
    <message>
        <source>The floor does not answer, and only it can say whether that ticket is good</source>
        <translation>场地系统没有应答，只有它能说明该票券是否有效</translation>
    </message>
    <message>
        <source>Tickets cannot be checked at the moment. Please see an attendant.</source>
        <translation>目前无法核对票券。请找服务员。</translation>
    </message>
    <message>
        <source>The floor has seen more of this table&apos;s journal than is there</source>
        <translation>场地系统见过的本台日志比现有的更多</translation>
    </message>
    <message>
        <source>That ticket was printed for another amount</source>
        <translation>该票券印的是另一金额</translation>
    </message>
    <message>
        <source>The amount of this ticket is not right. See an attendant.</source>
        <translation>此票券金额不符。请找服务员。</translation>
    </message>
    <message>
        <source>That ticket is issued already</source>
        <translation>该票券已发出</translation>
    </message>
    <message>
        <source>The printer is not ready</source>
        <translation>打印机未就绪</translation>
    </message>
    <message>
        <source>The printer is not ready: ask the attendant</source>
        <translation>打印机未就绪：请找服务员</translation>
    </message>
    <message>
        <source>One ticket is worth {cents} at most</source>
        <translation>一张票券最多值 {cents}</translation>
    </message>
    <message>
        <source>No such ticket is in the validator</source>
        <translation>纸钞机内没有该票券</translation>
    </message>
    <message>
        <source>No such note is in the validator</source>
        <translation>纸钞机内没有该钞票</translation>
    </message>
    <message>
        <source>This terminal does not take that note</source>
        <translation>本终端机不接受该钞票</translation>
    </message>
    <message>
        <source>This terminal does not take this note.</source>
        <translation>本终端机不接受这种钞票。</translation>
    </message>
    <message>
        <source>The validator cannot read it</source>
        <translation>纸钞机无法读取</translation>
    </message>
    <message>
        <source>Not read. Please try it again, flat and face up.</source>
        <translation>未能读取。请展平、正面朝上再试。</translation>
    </message>
    <message>
        <source>Nobody doubts that note or ticket</source>
        <translation>该钞票或票券没有疑问</translation>
    </message>
    <message>
        <source>Say what was found in the box: which note, or that it is none</source>
        <translation>请说明箱内发现什么：哪张钞票，或并非钞票</translation>
    </message>
    <message>
        <source>This table takes no notes of {cents}</source>
        <translation>本赌台不收 {cents} 的钞票</translation>
    </message>
    <message>
        <source>The rule book asks for at least {shortest_s} s of wagering</source>
        <translation>规则书要求下注至少 {shortest_s} 秒</translation>
    </message>
    <message>
        <source>Wagering is open for at most {longest_s} s</source>
        <translation>投注最多开放 {longest_s} 秒</translation>
    </message>
    <message>
        <source>The rule book has no such reason</source>
        <translation>规则书没有该原因</translation>
    </message>
    <message>
        <source>The players must be given notice first</source>
        <translation>须先通知玩家</translation>
    </message>
    <message>
        <source>The notice has not run out yet</source>
        <translation>通知期未满</translation>
    </message>
    <message>
        <source>This rule book has no jackpots</source>
        <translation>此规则书没有积宝</translation>
    </message>
    <message>
        <source>The jackpots are open at this table already</source>
        <translation>本台的积宝已经开放</translation>
    </message>
    <message>
        <source>The jackpots are closed at this table</source>
        <translation>本台的积宝已关闭</translation>
    </message>
    <message>
        <source>That is what is known of the jackpot spots already</source>
        <translation>积宝投注位的情况已是如此</translation>
    </message>
    <message>
        <source>What the controller has drawn for round {round} cannot be true</source>
        <translation>控制器为第 {round} 局抽取的结果不可能属实</translation>
    </message>
    <message>
        <source>There is no such jackpot to be paid</source>
        <translation>没有这样的积宝需要支付</translation>
    </message>
    <message>
        <source>That jackpot does not wait for this any more</source>
        <translation>该积宝不再等待此项处理</translation>
    </message>
    <message>
        <source>The player who won the jackpot has left this terminal</source>
        <translation>赢得积宝的玩家已离开此终端机</translation>
    </message>
    <message>
        <source>The terminal of seat {seat} will credit it; if it is gone for good, write it off</source>
        <translation>座位 {seat} 的终端机会将其入账；如已永久失效，请将其注销</translation>
    </message>
    <message>
        <source>This rule book has no legacy wagers</source>
        <translation>本规则书没有沿用限额的投注</translation>
    </message>
    <message>
        <source>There are no former limits to keep</source>
        <translation>没有可沿用的旧限额</translation>
    </message>
    <message>
        <source>For that, the rounds before the present one stand</source>
        <translation>因此原因，本局之前的各局仍然有效</translation>
    </message>
    <message>
        <source>Bets are forfeited only for a fraud that invalidated the game</source>
        <translation>只有因欺诈而宣布无效的一局，投注才可没收</translation>
    </message>
    <message>
        <source>No such malfunction was declared of round {round}</source>
        <translation>第 {round} 局没有宣布过此类故障</translation>
    </message>
    <message>
        <source>The journal is not the one that was seen before</source>
        <translation>日志与以前所见的不同</translation>
    </message>
    <message>
        <source>The table&apos;s clock has jumped: a supervisor must confirm it first</source>
        <translation>赌台时钟跳变：须先由主管确认</translation>
    </message>
    <message>
        <source>Not now: the table&apos;s clock is being checked</source>
        <translation>暂时不行：正在核对赌台时钟</translation>
    </message>
    <message>
        <source>The table&apos;s clock is being checked. Please see an attendant.</source>
        <translation>正在核对赌台时钟。请找服务员。</translation>
    </message>
    <message>
        <source>The clock is not in question, or it has changed meanwhile</source>
        <translation>时钟并非待核实，或其间已改变</translation>
    </message>
    <message>
        <source>Not before the recovery of the table&apos;s records is ended</source>
        <translation>须待赌台记录恢复结束</translation>
    </message>
    <message>
        <source>Not now: the table&apos;s records are being recovered</source>
        <translation>暂时不行：正在恢复赌台记录</translation>
    </message>
    <message>
        <source>The table&apos;s records are being recovered. Please see an attendant.</source>
        <translation>正在恢复赌台记录。请找服务员。</translation>
    </message>
    <message>
        <source>The table&apos;s records are not being recovered</source>
        <translation>赌台记录并未在恢复</translation>
    </message>
    <message>
        <source>This terminal has seen more of the table&apos;s journal than is there</source>
        <translation>此终端机见过的赌台日志比现有的更多</translation>
    </message>
    <message>
        <source>The seat was given to another machine: the money of this one was paid</source>
        <translation>座位已交给另一台机器：本机款项已付</translation>
    </message>
    <message>
        <source>Seat {seat} is connected: it can be paid in the usual way</source>
        <translation>座位 {seat} 已连接：可照常付款</translation>
    </message>
    <message>
        <source>Another connection took this place</source>
        <translation>另一连接已取代此位</translation>
    </message>
    <message>
        <source>A line of the link was not understood: {because}</source>
        <translation>连接中有一行无法理解：{because}</translation>
    </message>
    <message>
        <source>Seat {seat} was never connected</source>
        <translation>座位 {seat} 从未连接</translation>
    </message>
    <message>
        <source>No such box of seat {seat} waits to be counted</source>
        <translation>座位 {seat} 没有这个待点算的钞箱</translation>
    </message>
    <message>
        <source>Too many boxes wait to be counted: count those first</source>
        <translation>待点算的钞箱过多：请先点算</translation>
    </message>
    <message>
        <source>That case is answered already</source>
        <translation>该个案已处理</translation>
    </message>
    <message>
        <source>Round {round} is too long ago</source>
        <translation>第 {round} 局过于久远</translation>
    </message>
    <message>
        <source>That is the number the round was settled by</source>
        <translation>该局正是按此号码结算</translation>
    </message>
    <message>
        <source>Nothing about that seat is in question any more</source>
        <translation>该座位已没有待核实的事项</translation>
    </message>
    <message>
        <source>This rule book has no rules for tournaments</source>
        <translation>本规则书没有锦标赛规则</translation>
    </message>
    <message>
        <source>No tournament is open at this table</source>
        <translation>本桌没有开放的锦标赛</translation>
    </message>
    <message>
        <source>A tournament is open at this table: close it first</source>
        <translation>本桌有一场锦标赛：请先结束它</translation>
    </message>
    <message>
        <source>The tournament does not proceed: pay what is owed</source>
        <translation>锦标赛不再进行：请付清欠款</translation>
    </message>
    <message>
        <source>A session of a tournament is played: no money is taken at this table</source>
        <translation>正在进行锦标赛场次：本桌不收取现金</translation>
    </message>
    <message>
        <source>A tournament is played here: no money is taken</source>
        <translation>此处正在进行锦标赛：不收取现金</translation>
    </message>
    <message>
        <source>A tournament is played here.</source>
        <translation>此处正在进行锦标赛。</translation>
    </message>
    <message>
        <source>No more than {value} are taken</source>
        <translation>最多接受 {value} 名</translation>
    </message>
    <message>
        <source>The terms have faults: {because}</source>
        <translation>条款有误：{because}</translation>
    </message>
    <message>
        <source>Entries are closed</source>
        <translation>报名已截止</translation>
    </message>
    <message>
        <source>The entrant must accept the rules on the form first</source>
        <translation>参赛者须先在表格上接受规则</translation>
    </message>
    <message>
        <source>The terms have no more wild cards</source>
        <translation>条款没有更多外卡</translation>
    </message>
    <message>
        <source>There is no entrant {name}</source>
        <translation>没有参赛者 {name}</translation>
    </message>
    <message>
        <source>Entrant {name} is out of the tournament</source>
        <translation>参赛者 {name} 已退出锦标赛</translation>
    </message>
    <message>
        <source>An entrant is named twice</source>
        <translation>某参赛者被重复列出</translation>
    </message>
    <message>
        <source>Entrant or results do not belong to this heat</source>
        <translation>参赛者或成绩不属于本轮</translation>
    </message>
    <message>
        <source>That is not a number of players that the terms allow</source>
        <translation>该人数不符合条款</translation>
    </message>
    <message>
        <source>The seat is taken</source>
        <translation>该座位已被占用</translation>
    </message>
    <message>
        <source>Every player needs a seat first</source>
        <translation>每位玩家须先有座位</translation>
    </message>
    <message>
        <source>The seats are being drawn: wait a moment</source>
        <translation>正在抽签决定座位：请稍候</translation>
    </message>
    <message>
        <source>Seat {seat} has credit: cash it out, or lock the seat, first</source>
        <translation>座位 {seat} 仍有余额：请先兑现或锁定该座位</translation>
    </message>
    <message>
        <source>No session is under way</source>
        <translation>没有正在进行的场次</translation>
    </message>
    <message>
        <source>A session is under way: it must end first</source>
        <translation>场次正在进行：须先结束</translation>
    </message>
    <message>
        <source>The session is not over, or its chips are not recorded</source>
        <translation>场次尚未结束，或筹码尚未登记</translation>
    </message>
    <message>
        <source>The chips of this session are recorded: it stands</source>
        <translation>本场次的筹码已登记：结果有效</translation>
    </message>
    <message>
        <source>The session is over: record it, play off ties and advance the winners first</source>
        <translation>场次已结束：请先登记、进行加赛并让胜者晋级</translation>
    </message>
    <message>
        <source>That player is not in the session</source>
        <translation>该玩家不在本场次中</translation>
    </message>
    <message>
        <source>You are not playing in this session</source>
        <translation>您不在本场次中</translation>
    </message>
    <message>
        <source>Only a lower minimum and a higher maximum, in whole units, count in a session</source>
        <translation>场次中只能降低最低额或提高最高额，且须为整单位</translation>
    </message>
    <message>
        <source>The terms allow entrant {name} no re-buy now</source>
        <translation>条款现在不允许参赛者 {name} 再次买入</translation>
    </message>
    <message>
        <source>{points} points are no number of points for that</source>
        <translation>{points} 分不适用于此</translation>
    </message>
    <message>
        <source>Choose a chip first</source>
        <translation>请先选择筹码</translation>
    </message>
    <message>
        <source>No more than {points} points are allowed there</source>
        <translation>该处最多 {points} 分</translation>
    </message>
    <message>
        <source>No more than {points} points there</source>
        <translation>该处最多 {points} 分</translation>
    </message>
    <message>
        <source>Wagers of points are outside the limits of the session</source>
        <translation>积分投注超出本场次限额</translation>
    </message>
    <message>
        <source>Less than {points} points were wagered</source>
        <translation>投注少于 {points} 分</translation>
    </message>
    <message>
        <source>At least {points} points on this spin</source>
        <translation>本次旋转至少 {points} 分</translation>
    </message>
    <message>
        <source>There is a tie: start the play-off first</source>
        <translation>出现平局：请先开始加赛</translation>
    </message>
    <message>
        <source>There is no tie to play off</source>
        <translation>没有需要加赛的平局</translation>
    </message>
    <message>
        <source>This is the final: award the prizes</source>
        <translation>这是决赛：请颁发奖金</translation>
    </message>
    <message>
        <source>This is not the final: advance the winners</source>
        <translation>这不是决赛：请让胜者晋级</translation>
    </message>
    <message>
        <source>The tournament is not decided: play the final, or cancel it</source>
        <translation>锦标赛尚未决出：请进行决赛或取消</translation>
    </message>
    <message>
        <source>The terms allow nobody else to be deemed a winner</source>
        <translation>条款不允许认定其他人为胜者</translation>
    </message>
    <message>
        <source>The terms have no such bonus, or it was awarded</source>
        <translation>条款没有该额外奖，或已颁发</translation>
    </message>
    <message>
        <source>Nothing of that is owed to entrant {name}</source>
        <translation>并不欠参赛者 {name} 该款项</translation>
    </message>
    <message>
        <source>{cents} are still owed to entrants</source>
        <translation>仍欠参赛者 {cents}</translation>
    </message>
    <message>
        <source>These results are not taken: {because}</source>
        <translation>不接受这些成绩：{because}</translation>
    </message>
    <message>
        <source>These results of {name} were taken before</source>
        <translation>{name} 的这些成绩已接受过</translation>
    </message>
    <message>
        <source>These levels cannot be played for: {because}</source>
        <translation>不能以这些奖级进行：{because}</translation>
    </message>
    <message>
        <source>The jackpots are running: stop them first</source>
        <translation>积宝正在运行：请先停止</translation>
    </message>
    <message>
        <source>The jackpots are stopped</source>
        <translation>积宝已停止</translation>
    </message>
    <message>
        <source>A jackpot that was won is not paid yet</source>
        <translation>有赢得的积宝尚未支付</translation>
    </message>
    <message>
        <source>The trigger of a level is drawn, and its seal is not opened</source>
        <translation>某奖级的触发值已抽出，其封印尚未开启</translation>
    </message>
    <message>
        <source>No trigger of the level {name} is to be drawn or opened</source>
        <translation>奖级 {name} 没有触发值需要抽出或开启</translation>
    </message>
    <message>
        <source>That is not the trigger of the level {name}</source>
        <translation>这不是奖级 {name} 的触发值</translation>
    </message>
    <message>
        <source>There is no such level</source>
        <translation>没有这个奖级</translation>
    </message>
    <message>
        <source>The level {name} is stopped</source>
        <translation>奖级 {name} 已停止</translation>
    </message>
    <message>
        <source>There is no place for one more table</source>
        <translation>没有位置再容纳一张赌台</translation>
    </message>
    <message>
        <source>Nobody there has won the jackpot {name}</source>
        <translation>那里无人赢得积宝 {name}</translation>
    </message>
    <message>
        <source>The share of seat {seat} in the jackpot {name} is settled already</source>
        <translation>座位 {seat} 在积宝 {name} 中的份额已结算</translation>
    </message>
    <message>
        <source>The jackpot draw of round {round} is confirmed already</source>
        <translation>第 {round} 局的积宝抽取已确认</translation>
    </message>
    <message>
        <source>There is no such jackpot draw, or it is not confirmed</source>
        <translation>没有这次积宝抽取，或尚未确认</translation>
    </message>
    <message>
        <source>This table has seen more of the jackpot journal than is there</source>
        <translation>这张赌台见过的积宝日志比现有的多</translation>
    </message>
    <message>
        <source>That cannot be done now</source>
        <translation>现在不能进行此操作</translation>
    </message>
    <message>
        <source>This game does not take notes.</source>
        <translation>本游戏不接受钞票。</translation>
    </message>
    <message>
        <source>Your own loss limit leaves {cents} to bet</source>
        <translation>按您的输额上限，还可下注 {cents}</translation>
    </message>
    <message>
        <source>Only beside another bet</source>
        <translation>须与其他投注一起</translation>
    </message>
    <message>
        <source>{why}: not placed</source>
        <translation>{why}：未下注</translation>
    </message>
    <message>
        <source>{why}: {added} placed</source>
        <translation>{why}：已下注 {added}</translation>
    </message>
    <message>
        <source>This ticket was paid on {time} at seat {seat}.</source>
        <translation>此票券已于 {time} 在座位 {seat} 兑付。</translation>
    </message>
    <message>
        <source>This ticket was paid on {time}: {name}.</source>
        <translation>此票券已于 {time} 兑付：{name}。</translation>
    </message>
    <message>
        <source>This ticket expired on {time}. Please see an attendant.</source>
        <translation>此票券已于 {time} 过期，请联系服务员。</translation>
    </message>
    <message>
        <source>Staff have taken the dispute up</source>
        <translation>员工已受理该争议</translation>
    </message>
    <message>
        <source>Staff have taken it up: they are coming</source>
        <translation>员工已受理，正在前来</translation>
    </message>
    <message>
        <source>What it is worth is known: nobody says it anew</source>
        <translation>面值已知，无需重新说明</translation>
    </message>
    <message>
        <source>Players have at least {shortest_s} s to bet: too early</source>
        <translation>玩家至少有 {shortest_s} 秒投注时间：太早</translation>
    </message>
    <message>
        <source>By the rule book the clock ends wagering, and nobody else</source>
        <translation>按规则书，只由计时器结束投注</translation>
    </message>
    <message>
        <source>The ball came to rest while bets were open: call no spin</source>
        <translation>投注期间球已停下：请宣布旋转无效</translation>
    </message>
    <message>
        <source>Seat {seat} was not at the table when the limits changed, has played by the new ones, or has been granted the former ones already</source>
        <translation>座位 {seat} 在限额变更时不在桌上、已按新限额投注，或已获准沿用原限额</translation>
    </message>
    <message>
        <source>This rule book has no limits agreed with one player</source>
        <translation>本规则不允许与个别玩家约定限额</translation>
    </message>
    <message>
        <source>No limits are agreed with this player</source>
        <translation>未与该玩家约定限额</translation>
    </message>
    <message>
        <source>Limits are agreed with a player only to allow bets above a maximum of the table</source>
        <translation>只能为允许超过赌台最高限额的投注而与玩家约定限额</translation>
    </message>
    <message>
        <source>This rule book does not invalidate games for that</source>
        <translation>本规则书不因此宣布游戏无效</translation>
    </message>
    <message>
        <source>No clause of this rule book permits it</source>
        <translation>本规则书没有条款允许这样做</translation>
    </message>
    <message>
        <source>The clause is there for the player, who would gain nothing by it</source>
        <translation>该条款是为玩家而设，而玩家不会因此得益</translation>
    </message>
    <message>
        <source>The game of round {round} is not invalidated</source>
        <translation>第 {round} 局未被宣布无效</translation>
    </message>
    <message>
        <source>The sensor reads {pocket}: say why it is another number</source>
        <translation>传感器读数为 {pocket}：请说明为何是另一个号码</translation>
    </message>
    <message>
        <source>Table maximum {limit}</source>
        <translation>赌台最高 {limit}</translation>
    </message>
    <message>
        <source>Table minimum {limit}</source>
        <translation>赌台最低 {limit}</translation>
    </message>
    <message>
        <source>Steps of {limit}</source>
        <translation>以 {limit} 为单位</translation>
    </message>
    <message>
        <source>All bets together at most {limit}</source>
        <translation>全部投注合计至多 {limit}</translation>
    </message>
    <message>
        <source>All bets together at least {limit}</source>
        <translation>全部投注合计至少 {limit}</translation>
    </message>
    <message>
        <source>Credit {limit}</source>
        <translation>余额 {limit}</translation>
    </message>
    <message>
        <source>The ball has not left the wheel, or was examined already</source>
        <translation>球未离开轮盘，或已检查过</translation>
    </message>
    <message>
        <source>This rule book has no Spread-Bet</source>
        <translation>本规则书没有 Spread-Bet</translation>
    </message>
    <message>
        <source>This rule book has no table {because} of Spread-Bet</source>
        <translation>本规则书没有 Spread-Bet 赔率表 {because}</translation>
    </message>
    <message>
        <source>That is what Spread-Bet is now</source>
        <translation>Spread-Bet 现已如此</translation>
    </message>
    <message>
        <source>This Spread-Bet is not on offer in this round</source>
        <translation>本局不提供此 Spread-Bet</translation>
    </message>
    <message>
        <source>Spread-Bets of this round are void and returned</source>
        <translation>本局的 Spread-Bet 作废并退回</translation>
    </message>
    <message>
        <source>The ring of round {round} is drawn already</source>
        <translation>第 {round} 局的内圈已抽定</translation>
    </message>
    <message>
        <source>The ring of round {round} is not told yet</source>
        <translation>第 {round} 局的内圈尚未公布</translation>
    </message>
    <message>
        <source>That is not the ring that was drawn</source>
        <translation>这不是已抽定的内圈</translation>
    </message>
    <message>
        <source>A film has a hash and pictures, or there is a reason why not</source>
        <translation>录像须有哈希值和画面，否则须说明原因</translation>
    </message>
    <message>
        <source>No more films of the wheel can be kept</source>
        <translation>无法再保存更多轮盘录像</translation>
    </message>
    <message>
        <source>The film is not there, or a case is open about its round</source>
        <translation>录像不存在，或该局尚有未了结的个案</translation>
    </message>
    <message>
        <source>These limits cannot be: {name} from {cents} to {limit_cents}</source>
        <translation>限额不成立：{name} 从 {cents} 到 {limit_cents}</translation>
    </message>
    <message>
        <source>The ball left the wheel: a supervisor examines it first</source>
        <translation>小球离开了轮盘：须先由主管检查</translation>
    </message>
    <message>
        <source>The table holds no slip of seat {seat}, and its terminal is away: wait for its records</source>
        <translation>赌台没有座位 {seat} 的注单，而其终端机未连接：请等待其记录</translation>
    </message>
    <message>
        <source>The certificate of this machine was revoked: it must be enrolled anew</source>
        <translation>本机的证书已被吊销：须重新登记</translation>
    </message>
    <message>
        <source>The table cannot tell: {because}</source>
        <translation>赌台无法告知：{because}</translation>
    </message>
    <message>
        <source>Something else was asked for meanwhile</source>
        <translation>其间已查询其他内容</translation>
    </message>
    <message>
        <source>No jackpot wagers are taken now</source>
        <translation>目前不接受积宝投注</translation>
    </message>
    <message>
        <source>There is one jackpot wager in a round</source>
        <translation>每局只有一笔积宝投注</translation>
    </message>
    <message>
        <source>The jackpot wager has its own spot, and is made with credit</source>
        <translation>积宝投注有自己的投注位，并以余额下注</translation>
    </message>
    <message>
        <source>That jackpot wager was noted before</source>
        <translation>该积宝投注先前已记录</translation>
    </message>
    <message>
        <source>By these levels the jackpot wager gives back more than allowed</source>
        <translation>按这些奖级，积宝投注的回报高于允许值</translation>
    </message>
    <message>
        <source>The jackpot wagers of round {round} are void and returned</source>
        <translation>第 {round} 局的积宝投注作废并已退回</translation>
    </message>
    <message>
        <source>The jackpot wager of seat {seat} is taken out already</source>
        <translation>座位 {seat} 的积宝投注已被扣除</translation>
    </message>
    <message>
        <source>No second person has confirmed it</source>
        <translation>没有第二人确认</translation>
    </message>
    <message>
        <source>It was withdrawn before anybody confirmed it</source>
        <translation>在有人确认之前已撤回</translation>
    </message>
    <message>
        <source>Nobody need confirm that any more</source>
        <translation>该指令已无需确认</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>{count} slips</source>
        <translation>{count} 张注单</translation>
    </message>
    <message>
        <source>Vouchers staked</source>
        <translation>推广券注额</translation>
    </message>
    <message>
        <source>not in handle</source>
        <translation>不计入投注总额</translation>
    </message>
    <message>
        <source>handle less paid</source>
        <translation>投注总额减付出</translation>
    </message>
    <message>
        <source>winnings, stakes back</source>
        <translation>奖金及退回注额</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>入箱额</translation>
    </message>
    <message>
        <source>money in</source>
        <translation>收入款项</translation>
    </message>
    <message>
        <source>Handle</source>
        <translation>投注总额</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>付出</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>赌场赢额</translation>
    </message>
    <message>
        <source>Hold, win/drop</source>
        <translation>赢率（赢额/入箱额）</translation>
    </message>
    <message>
        <source>Hold, win/handle</source>
        <translation>赢率（赢额/投注总额）</translation>
    </message>
    <message>
        <source>drop {drop}, handle {handle}</source>
        <translation>入箱额 {drop}，投注总额 {handle}</translation>
    </message>
    <message>
        <source>Win by shift</source>
        <translation>各班次赢额</translation>
    </message>
    <message>
        <source>win, kept, forfeited, reclaimed</source>
        <translation>赢额、扣留、没收、追回</translation>
    </message>
    <message>
        <source>When the day began</source>
        <translation>当日开始时</translation>
    </message>
    <message>
        <source>When it ended</source>
        <translation>当日结束时</translation>
    </message>
    <message>
        <source>+ notes</source>
        <translation>+ 钞票</translation>
    </message>
    <message>
        <source>+ tickets in</source>
        <translation>+ 收入票券</translation>
    </message>
    <message>
        <source>+ staff credits</source>
        <translation>+ 员工加余额</translation>
    </message>
    <message>
        <source>+ jackpots credited</source>
        <translation>+ 记入的积宝</translation>
    </message>
    <message>
        <source>+ overpaid and gone</source>
        <translation>+ 多付且已不在</translation>
    </message>
    <message>
        <source>results corrected</source>
        <translation>结果已更正</translation>
    </message>
    <message>
        <source>– tickets out</source>
        <translation>– 发出票券</translation>
    </message>
    <message>
        <source>– hand pays</source>
        <translation>– 人工付款</translation>
    </message>
    <message>
        <source>– win</source>
        <translation>– 赌场赢额</translation>
    </message>
    <message>
        <source>– kept in cases</source>
        <translation>– 个案中扣留</translation>
    </message>
    <message>
        <source>refused to players</source>
        <translation>不付给玩家</translation>
    </message>
    <message>
        <source>– jackpot wagers</source>
        <translation>– 积宝投注</translation>
    </message>
    <message>
        <source>– tips to dealers</source>
        <translation>– 给荷官的小费</translation>
    </message>
    <message>
        <source>Players&apos; money at the terminals</source>
        <translation>终端机内的玩家款项</translation>
    </message>
    <message>
        <source>every cent is there</source>
        <translation>分毫不差</translation>
    </message>
    <message>
        <source>{sum} differ</source>
        <translation>相差 {sum}</translation>
    </message>
    <message>
        <source>Tickets when the day ended</source>
        <translation>当日结束时的票券</translation>
    </message>
    <message>
        <source>Outstanding</source>
        <translation>未兑付</translation>
    </message>
    <message>
        <source>of them expired</source>
        <translation>其中已过期</translation>
    </message>
    <message>
        <source>{count} closed that day</source>
        <translation>当日结束 {count} 宗</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>已开</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>已结算</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>Spread-Bets void</source>
        <translation>Spread-Bet 投注作废</translation>
    </message>
    <message>
        <source>No spins called</source>
        <translation>旋转无效</translation>
    </message>
    <message>
        <source>Results corrected</source>
        <translation>结果更正</translation>
    </message>
    <message>
        <source>Slips refused</source>
        <translation>被拒注单</translation>
    </message>
    <message>
        <source>Seats voided</source>
        <translation>作废座位</translation>
    </message>
    <message>
        <source>Cases open</source>
        <translation>未结个案</translation>
    </message>
    <message>
        <source>Brought back in cases</source>
        <translation>个案中退回</translation>
    </message>
    <message>
        <source>{sum} of it reclaimed, in revenue</source>
        <translation>其中 {sum} 为追回，计入收入</translation>
    </message>
    <message>
        <source>{times}, in no sum</source>
        <translation>{times}，不计入合计</translation>
    </message>
    <message>
        <source>Dead terminals, paid</source>
        <translation>报废终端机付款</translation>
    </message>
    <message>
        <source>Float at opening</source>
        <translation>开台备用金</translation>
    </message>
    <message>
        <source>Float at closing</source>
        <translation>关台备用金</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Prize awarded, place {place}, entrant {entrant}</source>
        <translation>颁发的奖金，第 {place} 名，参赛者 {entrant}</translation>
    </message>
    <message>
        <source>Entry fees refunded</source>
        <translation>退还报名费</translation>
    </message>
    <message>
        <source>Buy-ins refunded</source>
        <translation>退还买入</translation>
    </message>
    <message>
        <source>Chips redeemed</source>
        <translation>兑换筹码</translation>
    </message>
    <message>
        <source>Prizes paid</source>
        <translation>已付奖金</translation>
    </message>
    <message>
        <source>Bonus prizes paid</source>
        <translation>已付额外奖金</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>锦标赛</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>参赛者</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>场次</translation>
    </message>
    <message>
        <source>{count} spins</source>
        <translation>{count} 次旋转</translation>
    </message>
    <message>
        <source>Play-offs</source>
        <translation>加赛</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <translation>取消资格</translation>
    </message>
    <message>
        <source>Decisions of the director</source>
        <translation>总监裁决</translation>
    </message>
    <message>
        <source>Entry fees</source>
        <translation>报名费</translation>
    </message>
    <message>
        <source>Buy-ins</source>
        <translation>买入</translation>
    </message>
    <message>
        <source>Fees and buy-ins less paid</source>
        <translation>报名费与买入减已付</translation>
    </message>
    <message>
        <source>the house&apos;s account of tournaments</source>
        <translation>赌场的锦标赛账户</translation>
    </message>
    <message>
        <source>nobody named</source>
        <translation>未指明</translation>
    </message>
    <message>
        <source>in neither drop, out nor win</source>
        <translation>不计入入箱额、付出额和赢额</translation>
    </message>
    <message>
        <source>{sum} more than heard of</source>
        <translation>比所报多 {sum}</translation>
    </message>
    <message>
        <source>Tips to dealers</source>
        <translation>给荷官的小费</translation>
    </message>
    <message>
        <source>By the meters</source>
        <translation>按计数表</translation>
    </message>
    <message>
        <source>+ fills of the float</source>
        <translation>+ 备用金补充</translation>
    </message>
    <message>
        <source>– credits of the float</source>
        <translation>– 备用金上缴</translation>
    </message>
    <message>
        <source>{times}, difference {sum}</source>
        <translation>{times}，差额 {sum}</translation>
    </message>
    <message>
        <source>Note boxes counted</source>
        <translation>已点算钞箱</translation>
    </message>
    <message>
        <source>1 ticket</source>
        <translation>1 张票券</translation>
    </message>
    <message>
        <source>{count} tickets</source>
        <translation>{count} 张票券</translation>
    </message>
    <message>
        <source>Revenue</source>
        <translation>收入</translation>
    </message>
    <message>
        <source>+ vouchers credited</source>
        <translation>+ 推广券入账</translation>
    </message>
    <message>
        <source>– forfeited</source>
        <translation>– 没收</translation>
    </message>
    <message>
        <source>invalidated games</source>
        <translation>宣布无效的局</translation>
    </message>
    <message>
        <source>Wagers adjusted</source>
        <translation>更正的投注</translation>
    </message>
    <message>
        <source>{sum}, in paid</source>
        <translation>{sum}，计入支付</translation>
    </message>
    <message>
        <source>every cent of the journals that are there; {count} are not</source>
        <translation>现有日志中每一分钱都在；缺 {count} 份日志</translation>
    </message>
    <message>
        <source>Sensor differences</source>
        <translation>传感器差异</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>被拒</translation>
    </message>
    <message>
        <source>Rounds void</source>
        <translation>无效局数</translation>
    </message>
    <message>
        <source>Jackpots</source>
        <translation>积宝</translation>
    </message>
    <message>
        <source>Wagers drawn</source>
        <translation>已开奖的投注</translation>
    </message>
    <message>
        <source>Credited</source>
        <translation>已入账</translation>
    </message>
    <message>
        <source>Paid by hand</source>
        <translation>人工付款</translation>
    </message>
    <message>
        <source>Wagers less paid</source>
        <translation>投注减去付款</translation>
    </message>
    <message>
        <source>in neither handle nor win</source>
        <translation>不计入投注总额或赌场赢额</translation>
    </message>
    <message>
        <source>Won and not paid</source>
        <translation>已赢未付</translation>
    </message>
    <message>
        <source>when the day ended</source>
        <translation>当日结束时</translation>
    </message>
    <message>
        <source>in no sum above</source>
        <translation>未计入以上合计</translation>
    </message>
    <message>
        <source>Seats without a journal, as the table was told</source>
        <translation>没有日志的座位，按赌台所知</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>付出</translation>
    </message>
</context>
<context>
    <name>ReportSheet</name>
    <message>
        <source>Day&apos;s report</source>
        <translation>日报</translation>
    </message>
    <message>
        <source>The day before</source>
        <translation>前一日</translation>
    </message>
    <message>
        <source>The day after</source>
        <translation>后一日</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>By hour</source>
        <translation>按小时</translation>
    </message>
    <message>
        <source>By seat</source>
        <translation>按座位</translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message>
        <source>Written: {file}</source>
        <translation>已写入：{file}</translation>
    </message>
    <message>
        <source>Not counted, no journal: seats {seats}</source>
        <translation>未计入，没有日志：座位 {seats}</translation>
    </message>
    <message>
        <source>{begins} to {ends} {zone}</source>
        <translation>{begins} 至 {ends} {zone}</translation>
    </message>
    <message>
        <source>The table looks it up</source>
        <translation>赌台正在查找</translation>
    </message>
</context>
<context>
    <name>ResultKeys</name>
    <message>
        <source>History</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>or dispute</source>
        <translation>或提出异议</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
</context>
<context>
    <name>ResultView</name>
    <message>
        <source>The result was corrected.</source>
        <translation>结果已更正。</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>另有 {count} 项</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>第 {round} 局</translation>
    </message>
    <message>
        <source>You had no bets in this round</source>
        <translation>您本局没有投注</translation>
    </message>
    <message>
        <source>Back {back} · staked {staked}</source>
        <translation>返还 {back} · 下注 {staked}</translation>
    </message>
    <message>
        <source>You are up</source>
        <translation>您净赢</translation>
    </message>
    <message>
        <source>Your vouchers won nothing</source>
        <translation>您的推广券未中奖</translation>
    </message>
    <message>
        <source>Back {back} of {staked}</source>
        <translation>下注 {staked}，返还 {back}</translation>
    </message>
    <message>
        <source>{sum} less than before the round</source>
        <translation>比本局之前少 {sum}</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>本局</translation>
    </message>
    <message>
        <source>as much as before the round</source>
        <translation>与本局之前相同</translation>
    </message>
    <message>
        <source>Winning stakes</source>
        <translation>中奖注额</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>返还</translation>
    </message>
    <message>
        <source>stay down</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Put right, rule {clause}.</source>
        <translation>已更正，规则 {clause}。</translation>
    </message>
    <message>
        <source>{count} bets</source>
        <translation>{count} 注</translation>
    </message>
    <message>
        <source>1 bet</source>
        <translation>1 注</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>Spread-Bets are returned: {why}</source>
        <translation>Spread-Bet 退回：{why}</translation>
    </message>
    <message>
        <source>{sums} wins</source>
        <translation>{sums} 胜出</translation>
    </message>
    <message>
        <source>Spread-Bet, {odds} to 1</source>
        <translation>Spread-Bet，{odds} 比 1</translation>
    </message>
    <message>
        <source>Spread-Bets void</source>
        <translation>Spread-Bet 作废</translation>
    </message>
    <message>
        <source>Your bets were void: {sum} returned</source>
        <translation>您的投注作废：已退回 {sum}</translation>
    </message>
    <message>
        <source>Bets, jackpot</source>
        <translation>投注与积宝</translation>
    </message>
</context>
<context>
    <name>ResultsBoard</name>
    <message>
        <source>Of the last %1</source>
        <translation>最近 %1 局中</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>History</source>
        <translation>记录</translation>
    </message>
</context>
<context>
    <name>ResultsLines</name>
    <message>
        <source>Last results</source>
        <translation>最近结果</translation>
    </message>
    <message>
        <source>for information only</source>
        <translation>仅供参考</translation>
    </message>
    <message>
        <source>No number has come up yet.</source>
        <translation>尚未开出号码。</translation>
    </message>
</context>
<context>
    <name>ReturnedBets</name>
    <message>
        <source>{some}, {one}</source>
        <translation>{some}、{one}</translation>
    </message>
</context>
<context>
    <name>ReturnedPanel</name>
    <message>
        <source>%1 returned to your credit</source>
        <translation>%1 已退回余额</translation>
    </message>
    <message>
        <source>not taken into the round</source>
        <translation>未计入本局</translation>
    </message>
    <message>
        <source>and others</source>
        <translation>及其他</translation>
    </message>
</context>
<context>
    <name>RidingBar</name>
    <message>
        <source>Your winning bets of %1 stay down for the next spin</source>
        <translation>您赢得的投注 %1 将留在台面上参加下一次旋转</translation>
    </message>
    <message>
        <source>Take them off</source>
        <translation>取下</translation>
    </message>
</context>
<context>
    <name>RingsScreen</name>
    <message>
        <source>Spread-Bet</source>
        <translation>Spread-Bet 和值注</translation>
    </message>
    <message>
        <source>sum of both rings, 00 counts 0</source>
        <translation>双圈之和，00 算作 0</translation>
    </message>
</context>
<context>
    <name>RoundPanel</name>
    <message>
        <source>Round %1</source>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>and notices</source>
        <translation>及通知</translation>
    </message>
</context>
<context>
    <name>RoundSlider</name>
    <message>
        <source>Round</source>
        <translation>局</translation>
    </message>
</context>
<context>
    <name>RoundView</name>
    <message>
        <source>round {round}</source>
        <translation>第 {round} 局</translation>
    </message>
    <message>
        <source>Waiting for the table</source>
        <translation>等待赌台</translation>
    </message>
    <message>
        <source>your money and your bets are kept</source>
        <translation>您的钱和投注均已保存</translation>
    </message>
    <message>
        <source>Terminal locked</source>
        <translation>终端机已锁定</translation>
    </message>
    <message>
        <source>Accounts frozen</source>
        <translation>账户已冻结</translation>
    </message>
    <message>
        <source>a result is being checked</source>
        <translation>正在核对结果</translation>
    </message>
    <message>
        <source>no bets from you, {round}</source>
        <translation>您不下注，{round}</translation>
    </message>
    <message>
        <source>seconds left, {round}</source>
        <translation>剩余秒数，{round}</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>请下注</translation>
    </message>
    <message>
        <source>sending your bets</source>
        <translation>正在发送投注</translation>
    </message>
    <message>
        <source>your points and your bets are kept</source>
        <translation>您的积分和投注均已保存</translation>
    </message>
    <message>
        <source>Registered {time}</source>
        <translation>已登记 {time}</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>您已出局</translation>
    </message>
    <message>
        <source>Others play this spin</source>
        <translation>此转由其他人进行</translation>
    </message>
    <message>
        <source>The session is over</source>
        <translation>本场结束</translation>
    </message>
    <message>
        <source>Betting opens soon</source>
        <translation>即将开始下注</translation>
    </message>
    <message>
        <source>the dealer starts the next round</source>
        <translation>由荷官开始下一局</translation>
    </message>
    <message>
        <source>corrected result</source>
        <translation>更正后的结果</translation>
    </message>
    <message>
        <source>Last bets</source>
        <translation>最后下注</translation>
    </message>
    <message>
        <source>Spread-Bet {sum}</source>
        <translation>Spread-Bet {sum}</translation>
    </message>
    <message>
        <source>a result is being checked, {seconds} s to bet remain</source>
        <translation>正在核对结果，下注时间还剩 {seconds} 秒</translation>
    </message>
    <message>
        <source>Your bets are void</source>
        <translation>您的投注作废</translation>
    </message>
    <message>
        <source>{round} goes on without them</source>
        <translation>{round}照常进行</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>赌台已关闭</translation>
    </message>
    <message>
        <source>no bets are taken</source>
        <translation>不接受投注</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Crown Perth, Western Australia</source>
        <translation>西澳大利亚州珀斯皇冠（Crown Perth）</translation>
    </message>
    <message>
        <source>Updated by RAG599 on 19 December 2025</source>
        <translation>经 RAG599 于 2025 年 12 月 19 日更新</translation>
    </message>
    <message>
        <source>Roulette, double zero</source>
        <translation>轮盘，双零</translation>
    </message>
    <message>
        <source>Six Line</source>
        <translation>六号线注</translation>
    </message>
    <message>
        <source>Dozen</source>
        <translation>打注</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>小</translation>
    </message>
    <message>
        <source>High</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>双</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>单</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>the placement diagrams are not in the text; this is the standard layout</source>
        <translation>原文不含放置图；此为标准台面</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分注</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>街注</translation>
    </message>
    <message>
        <source>Straight Up</source>
        <translation>直注</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>角注</translation>
    </message>
    <message>
        <source>Five Line</source>
        <translation>五号线注</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列注</translation>
    </message>
    <message>
        <source>Nothing can be placed, changed or withdrawn after the wagering period has ended.</source>
        <translation>下注时间结束后，不得再下注、更改或撤回。</translation>
    </message>
    <message>
        <source>An accepted wager is debited from the credit balance at once.</source>
        <translation>投注一经接受，立即从余额中扣除。</translation>
    </message>
    <message>
        <source>The dealer enters or confirms the result, and each terminal shows it.</source>
        <translation>荷官输入或确认结果，各终端机显示该结果。</translation>
    </message>
    <message>
        <source>A player who cashes out is paid the full balance.</source>
        <translation>玩家兑现时获付全部余额。</translation>
    </message>
    <message>
        <source>The ball was spun in the direction of the wheel.</source>
        <translation>球与轮盘同方向旋转。</translation>
    </message>
    <message>
        <source>The ball will not complete four revolutions.</source>
        <translation>球不会转满四圈。</translation>
    </message>
    <message>
        <source>A foreign object entered the wheel before the ball came to rest.</source>
        <translation>球停下之前有异物进入轮盘。</translation>
    </message>
    <message>
        <source>The ball did not fall into a compartment.</source>
        <translation>球没有落入格内。</translation>
    </message>
    <message>
        <source>The ball was thrown out of the wheel.</source>
        <translation>球被抛出轮盘。</translation>
    </message>
    <message>
        <source>The wheel stopped turning.</source>
        <translation>轮盘停止转动。</translation>
    </message>
    <message>
        <source>Somebody interfered with the ball or the wheel.</source>
        <translation>有人干扰了球或轮盘。</translation>
    </message>
    <message>
        <source>The ball came to rest before the wagering period ended.</source>
        <translation>球在下注时间结束前停下。</translation>
    </message>
    <message>
        <source>the document is silent; a correction belongs to its own round</source>
        <translation>文件未作规定；更正只属于该局</translation>
    </message>
    <message>
        <source>civil commotion, fire, riot, brawl, robbery or an act of God</source>
        <translation>骚乱、火灾、暴动、斗殴、抢劫或天灾</translation>
    </message>
    <message>
        <source>a fraud by a player or a dealer that affects the outcome</source>
        <translation>玩家或荷官影响结果的欺诈行为</translation>
    </message>
    <message>
        <source>After a malfunction, credits or wagers owed to a player can be paid from the float of the table.</source>
        <translation>发生故障后，应付给玩家的余额或投注可由赌台备用金支付。</translation>
    </message>
    <message>
        <source>If a display screen fails so that players can neither see nor hear the result, the game is shut down as soon as it is noticed; earlier results stand.</source>
        <translation>若显示屏失灵，以致玩家看不到也听不到结果，一经发现即停止游戏；此前的结果有效。</translation>
    </message>
    <message>
        <source>Players may not join together to exceed a maximum.</source>
        <translation>玩家不得合谋超出最高限额。</translation>
    </message>
    <message>
        <source>Roulette, single zero</source>
        <translation>轮盘，单零</translation>
    </message>
    <message>
        <source>Series 5/8 (Tier)</source>
        <translation>5/8 系列（Tier，小系列）</translation>
    </message>
    <message>
        <source>Orphans (Orphelins)</source>
        <translation>孤儿注（Orphelins）</translation>
    </message>
    <message>
        <source>Grand Series 0/2/3 (Voisins du Zero)</source>
        <translation>0/2/3 大系列（Voisins du Zero）</translation>
    </message>
    <message>
        <source>Zero Game (0-Spiel)</source>
        <translation>零游戏（0-Spiel）</translation>
    </message>
    <message>
        <source>New South Wales, under the Casino Control Act 1992</source>
        <translation>新南威尔士州，依据《1992 年赌场管制法》</translation>
    </message>
    <message>
        <source>Roulette, single zero, race track and zodiac</source>
        <translation>轮盘，单零，跑道及生肖</translation>
    </message>
    <message>
        <source>One number or Straight Up</source>
        <translation>一个号码（直注）</translation>
    </message>
    <message>
        <source>Two numbers or Split</source>
        <translation>两个号码（分注）</translation>
    </message>
    <message>
        <source>two orders are permitted and the text shows neither; European order with 00 beside 0 is the wheel of this casino group</source>
        <translation>文件准许两种排列而文本均未列出；00 与 0 相邻的欧式排列是该赌场集团的轮盘</translation>
    </message>
    <message>
        <source>the document leaves the amounts to the house</source>
        <translation>文件将金额留给赌场决定</translation>
    </message>
    <message>
        <source>that a sensor may end it, before the ball comes to rest, is the house&apos;s reading of 4.4</source>
        <translation>传感器可在球停下之前结束下注，是赌场对 4.4 的解释</translation>
    </message>
    <message>
        <source>The dealer may have the ball spun during the wagering period if it can be expected to come to rest only after it, and otherwise has it spun as soon as the period has ended.</source>
        <translation>若可预期球在下注时间结束后才停下，荷官可在下注时间内开球；否则在下注时间结束后立即开球。</translation>
    </message>
    <message>
        <source>Wagers are settled strictly by their position on the layout when the ball falls to rest.</source>
        <translation>投注严格按小球停定时其在台面上的位置结算。</translation>
    </message>
    <message>
        <source>the length of the cash out period is the operator&apos;s to choose</source>
        <translation>兑现时段的长短由经营者选定</translation>
    </message>
    <message>
        <source>that nothing else voids a round is the house&apos;s own reading</source>
        <translation>其他情况不使一局作废，是赌场自行的解释</translation>
    </message>
    <message>
        <source>A terminal or the console malfunctions when it shows credits that do not fit the prizes and the bets, or numbers that do not fit the game, when its play is interrupted for good or its display is faulty, or when the casino finds for another reason that it does not work rightly.</source>
        <translation>终端机或控制台显示的余额与奖金和投注不符、显示的号码与游戏不符、游戏进程永久中断或显示有误，或赌场因其他原因认为其运作不正常时，即为故障。</translation>
    </message>
    <message>
        <source>Tell the staff of any malfunction of your terminal. Not to do so, and to keep what a malfunction or an error of the dealer gave you, is a breach of these rules.</source>
        <translation>终端机如有任何故障，请告知员工。不告知，并保留因故障或荷官错误所得的，即违反本规则。</translation>
    </message>
    <message>
        <source>If you claim that a wrong outcome was announced or that something malfunctioned, the casino must consider it and act as far as these rules permit.</source>
        <translation>如您主张宣布的结果有误或发生故障，赌场必须予以考虑，并在本规则允许的范围内采取行动。</translation>
    </message>
    <message>
        <source>No calculator, computer or other device that can record, project or analyse outcomes, or change the probabilities or how to play, may be used or carried at the game.</source>
        <translation>游戏时不得使用或携带能够记录、推算或分析结果，或改变概率或玩法的计算器、电脑或其他设备。</translation>
    </message>
    <message>
        <source>The Table Games Manager, if satisfied that a player has broken these rules, may declare any wager of that player void and exclude the player from the game.</source>
        <translation>台面游戏经理如确信某玩家违反本规则，可宣布该玩家的任何投注作废，并禁止其继续参与游戏。</translation>
    </message>
    <message>
        <source>The casino decides disputes, and its decision is final; but the Gaming Commission may review it.</source>
        <translation>争议由赌场裁定，其裁定为最终裁定；但博彩委员会可予复核。</translation>
    </message>
    <message>
        <source>Staff do not advise players how to play, except so that these rules are kept.</source>
        <translation>除为使本规则得到遵守外，员工不向玩家提供玩法建议。</translation>
    </message>
    <message>
        <source>that a zero counts nothing is read from the sums of the tables</source>
        <translation>零不计数，是由各赔率表的和值得出</translation>
    </message>
    <message>
        <source>the diagram is not in the text; the neighbours of 17 confirm European order</source>
        <translation>原文不含示意图；17 的邻号证实为欧式排列</translation>
    </message>
    <message>
        <source>Undated</source>
        <translation>未注明日期</translation>
    </message>
    <message>
        <source>the diagram is not in the text; the neighbours of 17 and all twelve zodiac triples confirm European order</source>
        <translation>原文不含示意图；17 的邻号及全部十二组生肖号码证实为欧式排列</translation>
    </message>
    <message>
        <source>Three numbers or Street</source>
        <translation>三个号码（街注）</translation>
    </message>
    <message>
        <source>Four numbers or Corner</source>
        <translation>四个号码（角注）</translation>
    </message>
    <message>
        <source>Six numbers or Six-line</source>
        <translation>六个号码（六号线注）</translation>
    </message>
    <message>
        <source>Low (1-18)</source>
        <translation>小（1-18）</translation>
    </message>
    <message>
        <source>High (19-36)</source>
        <translation>大（19-36）</translation>
    </message>
    <message>
        <source>Series 5/8 - Tier</source>
        <translation>5/8 系列（Tier，小系列）</translation>
    </message>
    <message>
        <source>Orphans</source>
        <translation>孤儿注</translation>
    </message>
    <message>
        <source>Grand Series 0/2/3</source>
        <translation>0/2/3 大系列</translation>
    </message>
    <message>
        <source>the document writes 25/29 for that corner</source>
        <translation>文件将该角注写作 25/29</translation>
    </message>
    <message>
        <source>Zero Game</source>
        <translation>零游戏</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>马</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>蛇</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>龙</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>兔</translation>
    </message>
    <message>
        <source>Tiger</source>
        <translation>虎</translation>
    </message>
    <message>
        <source>Ox</source>
        <translation>牛</translation>
    </message>
    <message>
        <source>Rat</source>
        <translation>鼠</translation>
    </message>
    <message>
        <source>Boar</source>
        <translation>猪</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>狗</translation>
    </message>
    <message>
        <source>Rooster</source>
        <translation>鸡</translation>
    </message>
    <message>
        <source>Monkey</source>
        <translation>猴</translation>
    </message>
    <message>
        <source>Ram</source>
        <translation>羊</translation>
    </message>
    <message>
        <source>the terminal rejects it before betting ends, as 4.2 lets a dealer do</source>
        <translation>终端机在下注结束前予以拒绝，正如 4.2 准许荷官所为</translation>
    </message>
    <message>
        <source>the document sets no length; five seconds is the least a person can use</source>
        <translation>文件未规定时长；五秒是人所能使用的最短时间</translation>
    </message>
    <message>
        <source>Nothing can be placed, changed or withdrawn after &quot;no more bets&quot;.</source>
        <translation>宣布“停止下注”后，不得再下注、更改或撤回。</translation>
    </message>
    <message>
        <source>Players are responsible for where their wagers stand.</source>
        <translation>玩家须对自己投注的位置负责。</translation>
    </message>
    <message>
        <source>only the neighbours of 21 are given, in European order; 0-Spiel and Grand Series place all three zeros between 26 and 32</source>
        <translation>仅列出 21 的邻号，为欧式排列；0-Spiel 与大系列将三个零都置于 26 与 32 之间</translation>
    </message>
    <message>
        <source>no example shows the finale of 0; 00 and 000 are numbers that end in 0</source>
        <translation>没有示例列出 0 的尾数注；00 与 000 是末位为 0 的号码</translation>
    </message>
    <message>
        <source>Wagers are settled strictly by their position when the ball falls to rest.</source>
        <translation>投注严格按球停下时的位置结算。</translation>
    </message>
    <message>
        <source>The dealer announces the result and the dolly marks it.</source>
        <translation>荷官宣布结果，并以标记放在中奖号码上。</translation>
    </message>
    <message>
        <source>a document for table play; it has no rule for terminals</source>
        <translation>该文件适用于台面游戏；没有关于终端机的规则</translation>
    </message>
    <message>
        <source>The ball was thrown or fell out of the wheel.</source>
        <translation>球被抛出或掉出轮盘。</translation>
    </message>
    <message>
        <source>a document for table play; it has no rule for terminals; wagers the table holds are settled, others are returned</source>
        <translation>该文件适用于台面游戏；没有关于终端机的规则；赌台持有的投注予以结算，其他予以退回</translation>
    </message>
    <message>
        <source>a document for table play; it has no rule for terminals; a round with an outcome is concluded, one without is void</source>
        <translation>该文件适用于台面游戏；没有关于终端机的规则；有结果的局予以完成，没有结果的局作废</translation>
    </message>
    <message>
        <source>a document for table play; it has no rule for terminals; what no record shows is returned</source>
        <translation>该文件适用于台面游戏；没有关于终端机的规则；没有记录的投注予以退回</translation>
    </message>
    <message>
        <source>the display records numbers; the dealer announces the result from the wheel</source>
        <translation>显示屏记录号码；荷官按轮盘宣布结果</translation>
    </message>
    <message>
        <source>a fraud that affects the outcome; the wager of the person concerned may be forfeited</source>
        <translation>影响结果的欺诈行为；当事人的投注可被没收</translation>
    </message>
    <message>
        <source>A spin called &quot;no spin&quot; is invalid wherever the ball comes to rest.</source>
        <translation>宣布为“旋转无效”的旋转，无论球停在何处均无效。</translation>
    </message>
    <message>
        <source>A casino supervisor who is satisfied that somebody used one may declare any wager of that person void, and exclude the person from the game and from the casino.</source>
        <translation>赌场主管如确信有人使用此类设备，可宣布其任何投注作废，并禁止其继续参与游戏及进入赌场。</translation>
    </message>
    <message>
        <source>A player who makes no wager for three rounds in a row while all other places are taken may be required to give up the place.</source>
        <translation>其他座位全满时，连续三局没有投注的玩家可被要求让出座位。</translation>
    </message>
    <message>
        <source>Disputes go to the game supervisor, and on request to the casino supervisor, whose decision is final; but you may then ask an inspector for a review.</source>
        <translation>争议先交游戏主管，经请求再交赌场主管，其决定为最终决定；但您其后可要求督察复核。</translation>
    </message>
    <message>
        <source>diagram B is not in the text; European order is the convention for one zero</source>
        <translation>原文不含图 B；单零轮盘惯用欧式排列</translation>
    </message>
    <message>
        <source>that it counts to no maximum is the house&apos;s own</source>
        <translation>不计入任何最高限额，为赌场自行规定</translation>
    </message>
    <message>
        <source>all wagers of a round are drawn at the same instant, so that all of them have won</source>
        <translation>一局的所有投注在同一瞬间抽取，因此全部得奖</translation>
    </message>
    <message>
        <source>a jackpot is won whatever the roulette result is, so that it needs none</source>
        <translation>积宝不论轮盘结果如何均可赢得，因此不需要轮盘结果</translation>
    </message>
    <message>
        <source>when and how a jackpot is paid is the house&apos;s own</source>
        <translation>积宝何时及如何支付，为赌场自行规定</translation>
    </message>
    <message>
        <source>how long the table waits is the house&apos;s own</source>
        <translation>赌台等候多久，为赌场自行规定</translation>
    </message>
    <message>
        <source>If it is disputed who may place a jackpot wager, the management of the casino decides; its decision is final.</source>
        <translation>对谁可下积宝投注有争议时，由赌场管理层决定；其决定为最终决定。</translation>
    </message>
    <message>
        <source>A jackpot wager that was registered wrongly is noted, the jackpots are adjusted by the wagers that were accepted, and the government inspectorate is told.</source>
        <translation>误登记的积宝投注予以记录，积宝按已接受的投注调整，并通知政府监察部门。</translation>
    </message>
    <message>
        <source>If jackpots fail at one table alone, other tables may go on with them.</source>
        <translation>若仅一张赌台的积宝发生故障，其他赌台可继续积宝。</translation>
    </message>
    <message>
        <source>the operator decides the length; five seconds is the least a person can use</source>
        <translation>时长由经营者决定；五秒是人所能使用的最短时间</translation>
    </message>
    <message>
        <source>The dealer may spin during the wagering period if the ball can be expected to come to rest only after it, and otherwise spins as soon as it has ended.</source>
        <translation>若可预期球在下注时间结束后才停下，荷官可在下注时间内开球；否则在结束后立即开球。</translation>
    </message>
    <message>
        <source>What is cashed out the dealer pays in chips, and closes the chip account.</source>
        <translation>兑现的金额由荷官以筹码支付，并关闭筹码账户。</translation>
    </message>
    <message>
        <source>Tell the staff of any malfunction of your terminal. Not to do so, and to keep what a malfunction or an error of the dealer gave you, may be taken as a breach of these rules.</source>
        <translation>终端机如有任何故障，请告知员工。不告知，并保留因故障或荷官错误所得的，可被视为违反本规则。</translation>
    </message>
    <message>
        <source>The management may agree on other limits with a single player; a marker at that place shows them.</source>
        <translation>管理层可与个别玩家约定其他限额；该座位的标记显示这些限额。</translation>
    </message>
    <message>
        <source>only the neighbours of 21 are given, in European order; 00 beside 0 by analogy with the triple zero wheel</source>
        <translation>仅列出 21 的邻号，为欧式排列；00 与 0 相邻系比照三零轮盘</translation>
    </message>
    <message>
        <source>no example shows the finale of 0; 00 is a number that ends in 0</source>
        <translation>没有示例列出 0 的尾数注；00 是末位为 0 的号码</translation>
    </message>
    <message>
        <source>the document says only that limits are shown; how the terminal keeps to them is the house&apos;s own</source>
        <translation>文件仅规定须显示限额；终端机如何执行限额，为赌场自行规定</translation>
    </message>
    <message>
        <source>the document states no units; the house shows them with the limits</source>
        <translation>文件未规定单位；赌场将其与限额一并公布</translation>
    </message>
    <message>
        <source>the document sets no length and does not say who ends it; five seconds is the least a person can use</source>
        <translation>文件未规定时长，也未说明由谁结束；五秒是人所能使用的最短时间</translation>
    </message>
    <message>
        <source>credits are bought at the terminal; the document lists no ways</source>
        <translation>余额在终端机购买；文件未列出方式</translation>
    </message>
    <message>
        <source>credit is dispensed as betting instruments; the document sets no period</source>
        <translation>余额以投注凭证形式发放；文件未规定时段</translation>
    </message>
    <message>
        <source>freezing the accounts while a round is settled anew is house practice</source>
        <translation>重新结算一局期间冻结账户，是赌场的做法</translation>
    </message>
    <message>
        <source>that nothing else voids a round is the house&apos;s own reading, unless it is decided under 5.10</source>
        <translation>其他情况不使一局作废，是赌场自行的解释，但依 5.10 作出的决定除外</translation>
    </message>
    <message>
        <source>An interruption of some terminals, or of all of them, does not end the round.</source>
        <translation>部分或全部终端机中断时，该局不会因此结束。</translation>
    </message>
    <message>
        <source>What these rules do not cover, and how they are to be read, is decided by the Table Games Shift Manager or above.</source>
        <translation>本规则未涵盖的事项及本规则的解释，由台面游戏值班经理或其上级决定。</translation>
    </message>
    <message>
        <source>Side bets between players or spectators are not permitted.</source>
        <translation>玩家或旁观者之间不得私下对赌。</translation>
    </message>
    <message>
        <source>A copy of these rules can be inspected on request.</source>
        <translation>可要求查阅本规则的副本。</translation>
    </message>
    <message>
        <source>issuer not named</source>
        <translation>未列明颁布者</translation>
    </message>
    <message>
        <source>Variation 05/15, 18 November 2015</source>
        <translation>修订 05/15，2015 年 11 月 18 日</translation>
    </message>
    <message>
        <source>Rapid Roulette, single zero</source>
        <translation>快速轮盘，单零</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>直注</translation>
    </message>
    <message>
        <source>Four-Line</source>
        <translation>四号线注</translation>
    </message>
    <message>
        <source>the document has none; the house shows it with the limits</source>
        <translation>文件没有此项规定；赌场将其与限额一并公布</translation>
    </message>
    <message>
        <source>A casino supervisor may let one player wager above the maximum, with the limits of that player shown at the table.</source>
        <translation>赌场主管可准许个别玩家投注超出最高限额，该玩家的限额须在赌台上显示。</translation>
    </message>
    <message>
        <source>A casino supervisor may depart from that rule where it would plainly be unfair to the player.</source>
        <translation>若该规则显然对玩家不公平，赌场主管可不予严格适用。</translation>
    </message>
    <message>
        <source>No calculator, computer or other device that can record, project, analyse or transmit outcomes, changing probabilities or how to play may be used or controlled at the game.</source>
        <translation>游戏时不得使用或操控能够记录、推算、分析或传送结果、概率变化或玩法的计算器、电脑或其他设备。</translation>
    </message>
    <message>
        <source>Whoever has such a device may be detained until an inspector or the police has come.</source>
        <translation>持有此类设备的人可被扣留，直至督察或警员到场。</translation>
    </message>
    <message>
        <source>Nobody may influence or advise a player who has not asked for it.</source>
        <translation>未经玩家请求，任何人不得影响该玩家或向其提供建议。</translation>
    </message>
    <message>
        <source>Square (corner)</source>
        <translation>角注</translation>
    </message>
    <message>
        <source>Six-Line</source>
        <translation>六号线注</translation>
    </message>
    <message>
        <source>More cash, chips or vouchers may be handed to the dealer, and more notes inserted, at any time.</source>
        <translation>可随时向荷官交付更多现金、筹码或推广券，或放入更多钞票。</translation>
    </message>
    <message>
        <source>The player in control of a terminal is alone responsible for where its chips stand.</source>
        <translation>操作终端机的玩家独自对筹码的位置负责。</translation>
    </message>
    <message>
        <source>Nothing can be placed, moved or taken back after the wagering period has ended.</source>
        <translation>下注时间结束后，不得再下注、移动或收回。</translation>
    </message>
    <message>
        <source>Wagers are settled by where the chips stood when the wagering period ended.</source>
        <translation>投注按下注时间结束时筹码的位置结算。</translation>
    </message>
    <message>
        <source>Where cameras confirm that somebody else moved chips before the ball came to rest, the management may put them back and pay the wager accordingly.</source>
        <translation>如摄像机证实在小球停定之前有他人移动筹码，管理层可将其放回原处，并据此支付该投注。</translation>
    </message>
    <message>
        <source>The dealer announces the winning number and enters it, or accepts the number of the sensor.</source>
        <translation>荷官宣布并输入中奖号码，或接受传感器读取的号码。</translation>
    </message>
    <message>
        <source>The ball is unlikely to complete three revolutions.</source>
        <translation>球不大可能转满三圈。</translation>
    </message>
    <message>
        <source>A foreign object entered the wheel during the spin.</source>
        <translation>旋转期间有异物进入轮盘。</translation>
    </message>
    <message>
        <source>The ball did not drop into a compartment, or hovers over one.</source>
        <translation>球没有落入格内，或悬停在格上。</translation>
    </message>
    <message>
        <source>The ball did not drop into a compartment.</source>
        <translation>球没有落入格内。</translation>
    </message>
    <message>
        <source>Somebody interfered with the wheel or the ball.</source>
        <translation>有人干扰了轮盘或球。</translation>
    </message>
    <message>
        <source>Winnings that a faulty terminal cannot pay are paid by the dealer.</source>
        <translation>故障终端机无法支付的奖金由荷官支付。</translation>
    </message>
    <message>
        <source>the document is silent; ten minutes is what S3 7.3 asks</source>
        <translation>文件未作规定；S3 7.3 要求十分钟</translation>
    </message>
    <message>
        <source>the document is silent; ten minutes is what S3 7.12 asks</source>
        <translation>文件未作规定；S3 7.12 要求十分钟</translation>
    </message>
    <message>
        <source>Resorts World at Sentosa</source>
        <translation>圣淘沙名胜世界</translation>
    </message>
    <message>
        <source>Version 3, 15 November 2019</source>
        <translation>第 3 版，2019 年 11 月 15 日</translation>
    </message>
    <message>
        <source>Roulette Double Zero, layout A</source>
        <translation>轮盘，双零，台面 A</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>线注</translation>
    </message>
    <message>
        <source>Tiers Bet</source>
        <translation>小系列注（Tiers）</translation>
    </message>
    <message>
        <source>Orphelins Bet</source>
        <translation>孤儿注（Orphelins）</translation>
    </message>
    <message>
        <source>0-Spiel Bet</source>
        <translation>零游戏注（0-Spiel）</translation>
    </message>
    <message>
        <source>Grand Series Bet</source>
        <translation>大系列注</translation>
    </message>
    <message>
        <source>Betting opens with a notice on the terminal and ends when it shows &quot;No More Bets&quot;.</source>
        <translation>终端机发出通知后开始下注，显示“停止下注”时结束。</translation>
    </message>
    <message>
        <source>Each player bets on the display of the terminal; bets placed there by mistake are the player&apos;s own.</source>
        <translation>玩家在终端机屏幕上下注；误下的投注由玩家自行负责。</translation>
    </message>
    <message>
        <source>The winning number is the compartment in which the ball comes to rest.</source>
        <translation>球停在哪一格，该格即为中奖号码。</translation>
    </message>
    <message>
        <source>Bets are settled by where the chips stood when betting closed.</source>
        <translation>投注按停止下注时筹码的位置结算。</translation>
    </message>
    <message>
        <source>The ball was dropped into a compartment and not spun.</source>
        <translation>球被直接放入格内而没有旋转。</translation>
    </message>
    <message>
        <source>The ball did not complete four revolutions.</source>
        <translation>球没有转满四圈。</translation>
    </message>
    <message>
        <source>The ball was flung out of the wheel.</source>
        <translation>球被甩出轮盘。</translation>
    </message>
    <message>
        <source>The wheel was not turning when the ball was spun.</source>
        <translation>开球时轮盘没有转动。</translation>
    </message>
    <message>
        <source>The wheel stopped before the ball came to rest.</source>
        <translation>球停下之前轮盘已停止。</translation>
    </message>
    <message>
        <source>The ball broke.</source>
        <translation>球破裂。</translation>
    </message>
    <message>
        <source>the document is silent; a bet that cannot be shown to be registered is returned</source>
        <translation>文件未作规定；不能证明已登记的投注予以退回</translation>
    </message>
    <message>
        <source>Results and statistics on displays are for information only.</source>
        <translation>显示屏上的结果及统计仅供参考。</translation>
    </message>
    <message>
        <source>Roulette Double Zero, layout B</source>
        <translation>轮盘，双零，台面 B</translation>
    </message>
    <message>
        <source>Top Line</source>
        <translation>顶线注</translation>
    </message>
    <message>
        <source>6 April 2023</source>
        <translation>2023 年 4 月 6 日</translation>
    </message>
    <message>
        <source>Roulette Triple Zero</source>
        <translation>轮盘，三零</translation>
    </message>
    <message>
        <source>the document says only &quot;a multiple piece wager for a single number&quot;</source>
        <translation>文件仅称其为“针对单个号码的多注投注”</translation>
    </message>
    <message>
        <source>held until the dispute is decided</source>
        <translation>在争议裁决前予以暂扣</translation>
    </message>
    <message>
        <source>the document is silent</source>
        <translation>文件未作规定</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>From {document}, {issuer}. {edition}. Clauses of that document stand in brackets.</source>
        <translation>依据 {document}，{issuer}。{edition}。方括号内为该文件的条款。</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Wager</source>
        <translation>投注</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>A wager is everything on one place. Permitted wagers are the minimum and whole units above it, up to the maximum.</source>
        <translation>同一位置上的全部筹码为一项投注。准许的投注为最低限额及其上的整数单位，直至最高限额。</translation>
    </message>
    <message>
        <source>What goes over a maximum or between two units is cut to the next lowest permitted wager; the rest is not debited.</source>
        <translation>超出最高限额或介于两个单位之间的部分，减至下一个较低的准许投注；其余不予扣款。</translation>
    </message>
    <message>
        <source>A wager below its minimum may wait on the layout, but it goes back to the chip account when wagering closes.</source>
        <translation>低于最低限额的投注可暂留台面，但停止下注时退回筹码账户。</translation>
    </message>
    <message>
        <source>All wagers of a player on one spin: at most {most}; more is cut in the same way.</source>
        <translation>玩家每次旋转的全部投注：至多 {most}；超出部分同样减去。</translation>
    </message>
    <message>
        <source>A player who no longer has that much may play what is left.</source>
        <translation>余额不足该数的玩家可用剩余部分投注。</translation>
    </message>
    <message>
        <source>Wagering is open for {seconds} seconds, and never for less than {shortest}; the time left is always shown.</source>
        <translation>下注时间为 {seconds} 秒，绝不少于 {shortest} 秒；剩余时间始终显示。</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>一局的过程</translation>
    </message>
    <message>
        <source>Wagering is open for {seconds} seconds, or until {sooner} ends it sooner, and never for less than {shortest}; the time left is always shown.</source>
        <translation>下注时间为 {seconds} 秒，或至{sooner}提前结束为止，绝不少于 {shortest} 秒；剩余时间始终显示。</translation>
    </message>
    <message>
        <source>Wagering is open for as long as the house decides, or until {sooner} ends it sooner, and never for less than {shortest} seconds; the time left is always shown.</source>
        <translation>下注时间由赌场决定，或至{sooner}提前结束为止，绝不少于 {shortest} 秒；剩余时间始终显示。</translation>
    </message>
    <message>
        <source>a sensor at the wheel</source>
        <translation>轮盘传感器</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>On {zeros} every wager that does not cover that very number loses whole.</source>
        <translation>开出 {zeros} 时，凡未覆盖该号码的投注全部输掉。</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>结算</translation>
    </message>
    <message>
        <source>Winnings and winning stakes are credited. A winning wager stays on the layout: its stake is deducted again when wagering next opens, and until wagering closes it can be taken back.</source>
        <translation>奖金及中奖注额计入余额。中奖投注留在台面上：下次开放下注时再次扣除其注额，停止下注前可以收回。</translation>
    </message>
    <message>
        <source>Winnings and winning stakes are credited, and the layout is cleared.</source>
        <translation>奖金及中奖注额计入余额，台面清空。</translation>
    </message>
    <message>
        <source>Credit is bought with {tenders}.</source>
        <translation>可用以下方式购买余额：{tenders}。</translation>
    </message>
    <message>
        <source>Buying in and cashing out</source>
        <translation>购买余额与兑现</translation>
    </message>
    <message>
        <source>cash at the table</source>
        <translation>在赌台付现金</translation>
    </message>
    <message>
        <source>chips at the table</source>
        <translation>在赌台交筹码</translation>
    </message>
    <message>
        <source>a casino voucher at the table</source>
        <translation>在赌台交赌场推广券</translation>
    </message>
    <message>
        <source>a note in the terminal</source>
        <translation>在终端机放入钞票</translation>
    </message>
    <message>
        <source>a ticket in the terminal</source>
        <translation>在终端机放入票券</translation>
    </message>
    <message>
        <source>You may cash out while wagering is open, if you have no wager down, and are paid the full balance {ways}.</source>
        <translation>下注开放期间，如您没有投注在台面上，即可兑现全部余额：{ways}。</translation>
    </message>
    <message>
        <source>You may cash out whenever you have no wager down, and are paid the full balance {ways}.</source>
        <translation>只要您没有投注在台面上，即可随时兑现全部余额：{ways}。</translation>
    </message>
    <message>
        <source>by a ticket from the terminal</source>
        <translation>由终端机打印票券</translation>
    </message>
    <message>
        <source>by the staff at the table</source>
        <translation>由赌台员工支付</translation>
    </message>
    <message>
        <source>A promotional voucher is one wager of its amount. It is spent by a valid spin, win or lose; a win pays its odds. One that was never wagered stays yours.</source>
        <translation>一张推广券是一注等于其面额的投注。一次有效旋转即用掉它，不论输赢；赢时按赔率支付。从未投注的推广券仍归您所有。</translation>
    </message>
    <message>
        <source>A promotional voucher is credited at its value.</source>
        <translation>推广券按面值计入余额。</translation>
    </message>
    <message>
        <source>General</source>
        <translation>一般规定</translation>
    </message>
    <message>
        <source>These rules are written in English; other languages are translations of them.</source>
        <translation>本规则以英文撰写；其他语言为其译文。</translation>
    </message>
    <message>
        <source>No spin</source>
        <translation>旋转无效</translation>
    </message>
    <message>
        <source>A ball that has left the wheel is examined by a supervisor.</source>
        <translation>离开轮盘的小球由主管检查。</translation>
    </message>
    <message>
        <source>The spin is invalid, the wagers stand and the ball is spun again.</source>
        <translation>该次旋转无效，投注保留，重新开球。</translation>
    </message>
    <message>
        <source>The round is void and every wager is returned. Earlier rounds stand.</source>
        <translation>该局作废，退回全部投注。此前各局有效。</translation>
    </message>
    <message>
        <source>Wagers that no record can confirm are void and returned.</source>
        <translation>没有记录可以证实的投注作废并退回。</translation>
    </message>
    <message>
        <source>If a wrong number was entered, all accounts are frozen and the round is settled anew by the actual one.</source>
        <translation>若输入的号码有误，冻结所有账户，并按实际号码重新结算该局。</translation>
    </message>
    <message>
        <source>Later rounds are not affected.</source>
        <translation>其后各局不受影响。</translation>
    </message>
    <message>
        <source>When something goes wrong</source>
        <translation>出现问题时</translation>
    </message>
    <message>
        <source>If a terminal malfunctions, its wagers that the table had registered are settled; those not registered are returned.</source>
        <translation>若终端机发生故障，赌台已登记的投注予以结算；未登记的投注予以退回。</translation>
    </message>
    <message>
        <source>The number on the wheel counts, whatever a display shows.</source>
        <translation>不论显示屏显示什么，均以轮盘上的号码为准。</translation>
    </message>
    <message>
        <source>A winning number display that differs from the wheel is disregarded. If a display screen differs from the terminal, the outcome on the terminal is paid.</source>
        <translation>中奖号码显示屏与轮盘不符时，不予理会。若显示屏与终端机不符，按终端机上的结果支付。</translation>
    </message>
    <message>
        <source>In a valid spin the ball runs against the turning of the wheel and completes at least {revolutions} revolutions. A spin is called off when:</source>
        <translation>有效旋转中，球须与轮盘反方向运行，并至少转满 {revolutions} 圈。有下列情形时，宣布旋转无效：</translation>
    </message>
    <message>
        <source>If a terminal malfunctions before the winning number has been confirmed, its wagers for that spin are void and returned. If it does so later, the dealer seeks to confirm them from the records and has them settled by these.</source>
        <translation>若终端机在确认中奖号码之前发生故障，其该次旋转的投注作废并退回。若在此之后发生，荷官须设法按记录核实投注，并据此结算。</translation>
    </message>
    <message>
        <source>If a terminal malfunctions before the wagering period has ended, its wagers for that round are void and returned. If it does so later, the Table Games Manager seeks to confirm them from the records and has them settled by these.</source>
        <translation>若终端机在下注时间结束前发生故障，其该局的投注作废并退回。若在此之后发生，台面游戏经理须设法按记录核实投注，并据此结算。</translation>
    </message>
    <message>
        <source>If the game system malfunctions before the winning number has been confirmed, all wagers of the spin are void and returned; later, they are confirmed and settled from the records in the same way.</source>
        <translation>若游戏系统在确认中奖号码之前发生故障，该次旋转的全部投注作废并退回；若在此之后发生，则同样按记录核实并结算。</translation>
    </message>
    <message>
        <source>If the game system or the display controller malfunctions before the wagering period has ended, all wagers of the round are void and returned; later, they are confirmed and settled from the records in the same way.</source>
        <translation>若游戏系统或显示控制器在下注时间结束前发生故障，该局所有投注作废并退回；若在此之后发生，则同样按记录核实并结算。</translation>
    </message>
    <message>
        <source>If the game is interrupted, a round in which any wager has conclusively won or lost is concluded; a round in which none has is void, and all its wagers are returned.</source>
        <translation>若游戏中断，已有任何投注确定输赢的局予以完成；没有任何投注确定输赢的局作废，并退回全部投注。</translation>
    </message>
    <message>
        <source>After a malfunction of a terminal the casino may for {hours} hours refuse to pay any amount claimed, and require that any amount paid there is returned, while it investigates; a government inspector is notified as soon as practicable. What in its opinion was credited because of the malfunction, or after it and before the repair, it may refuse to pay or credit.</source>
        <translation>终端机发生故障后，赌场可在 {hours} 小时内拒绝支付所主张的任何金额，并可要求退还该机已支付的任何金额，以便调查；并须尽快通知政府督察员。赌场认为因故障而记入的金额，或在故障后、修复前记入的金额，可拒绝支付或记入。</translation>
    </message>
    <message>
        <source>A casino supervisor may declare the outcome of a game invalid, and its wagers may then be refunded, after: {reasons}.</source>
        <translation>有下列情形时，赌场主管可宣布游戏结果无效，其投注随后可予退还：{reasons}。</translation>
    </message>
    <message>
        <source>The casino may declare the outcome of a game invalid, and all its wagers are then refunded, after: {reasons}.</source>
        <translation>有下列情形时，赌场可宣布游戏结果无效，并随即退还全部投注：{reasons}。</translation>
    </message>
    <message>
        <source>A round is void for what these rules name, and for nothing else.</source>
        <translation>只有本规则所列的情况才会使一局作废，此外概不作废。</translation>
    </message>
    <message>
        <source>Limits change between rounds, after {minutes} minutes&apos; notice; at once only if {cases}.</source>
        <translation>限额在两局之间更改，须提前 {minutes} 分钟通知；仅在以下情形可立即更改：{cases}。</translation>
    </message>
    <message>
        <source>A table with players closes after {minutes} minutes&apos; notice.</source>
        <translation>有玩家的赌台须提前 {minutes} 分钟通知方可关闭。</translation>
    </message>
    <message>
        <source>Changes of limits, and closing</source>
        <translation>限额更改与关台</translation>
    </message>
    <message>
        <source>When limits change after a notice, or because all players agree, a player who is wagering at the table with colour chips may be offered to keep the old minimum and units, of side wagers too. A marker at his place shows his limits for as long as that lasts.</source>
        <translation>如限额经通知后变更，或因所有玩家同意而变更，正在本台以彩色筹码下注的玩家可获准沿用原来的最低限额和单位，边注亦同。在此期间，其座位上的标记显示其限额。</translation>
    </message>
    <message>
        <source>That lasts an hour or until the player leaves, whichever is first, or longer if the management decides so.</source>
        <translation>有效期为一小时或至玩家离开为止，以先到者为准；管理层决定延长的除外。</translation>
    </message>
    <message>
        <source>That lasts {hours} hours or until the player leaves, whichever is first, or longer if the management decides so.</source>
        <translation>有效期为 {hours} 小时或至玩家离开为止，以先到者为准；管理层决定延长的除外。</translation>
    </message>
    <message>
        <source>nobody is playing</source>
        <translation>无人在玩</translation>
    </message>
    <message>
        <source>all players agree</source>
        <translation>全体玩家同意</translation>
    </message>
    <message>
        <source>no minimum is raised</source>
        <translation>没有提高最低限额</translation>
    </message>
    <message>
        <source>Where these on-screen rules differ from the written rules, they prevail.</source>
        <translation>屏幕上的规则与书面规则不一致时，以屏幕上的规则为准。</translation>
    </message>
    <message>
        <source>at the lower end of the line between the zeros and 1</source>
        <translation>零与 1 之间分界线的下端</translation>
    </message>
    <message>
        <source>on the number</source>
        <translation>号码上</translation>
    </message>
    <message>
        <source>on the line between two numbers</source>
        <translation>两个号码之间的线上</translation>
    </message>
    <message>
        <source>at the lower end of a row of three, or where three numbers touch</source>
        <translation>一排三个号码的下端，或三个号码相接处</translation>
    </message>
    <message>
        <source>where four numbers touch</source>
        <translation>四个号码相接处</translation>
    </message>
    <message>
        <source>at the lower end of the line between the zero and 1</source>
        <translation>零与 1 之间分界线的下端</translation>
    </message>
    <message>
        <source>at the lower end of the line between two rows</source>
        <translation>两排之间分界线的下端</translation>
    </message>
    <message>
        <source>in the &quot;2:1&quot; box at the end of a column</source>
        <translation>列末的“2 比 1”格内</translation>
    </message>
    <message>
        <source>in the box below its twelve numbers</source>
        <translation>其十二个号码下方的格内</translation>
    </message>
    <message>
        <source>in the &quot;1-18&quot; box</source>
        <translation>“小 1-18”格内</translation>
    </message>
    <message>
        <source>in the &quot;19-36&quot; box</source>
        <translation>“大 19-36”格内</translation>
    </message>
    <message>
        <source>in the &quot;even&quot; box</source>
        <translation>“双”格内</translation>
    </message>
    <message>
        <source>in the &quot;odd&quot; box</source>
        <translation>“单”格内</translation>
    </message>
    <message>
        <source>in the &quot;red&quot; box</source>
        <translation>“红”格内</translation>
    </message>
    <message>
        <source>in the &quot;black&quot; box</source>
        <translation>“黑”格内</translation>
    </message>
    <message>
        <source>in the &quot;green&quot; box</source>
        <translation>“绿”格内</translation>
    </message>
    <message>
        <source>the twelve numbers beside the box</source>
        <translation>格旁的十二个号码</translation>
    </message>
    <message>
        <source>1-12, 13-24 or 25-36</source>
        <translation>1-12、13-24 或 25-36</translation>
    </message>
    <message>
        <source>1 to 18</source>
        <translation>1 至 18</translation>
    </message>
    <message>
        <source>19 to 36</source>
        <translation>19 至 36</translation>
    </message>
    <message>
        <source>the 18 even numbers, no zero</source>
        <translation>18 个双数号码，不含零</translation>
    </message>
    <message>
        <source>the 18 odd numbers</source>
        <translation>18 个单数号码</translation>
    </message>
    <message>
        <source>the 18 red numbers</source>
        <translation>18 个红色号码</translation>
    </message>
    <message>
        <source>the 18 black numbers</source>
        <translation>18 个黑色号码</translation>
    </message>
    <message>
        <source>no clause: {basis}</source>
        <translation>无条款：{basis}</translation>
    </message>
    <message>
        <source>{several} or {last}</source>
        <translation>{several}或{last}</translation>
    </message>
    <message>
        <source>{several} and {last}</source>
        <translation>{several}和{last}</translation>
    </message>
    <message>
        <source>{several}, {next}</source>
        <translation>{several}、{next}</translation>
    </message>
    <message>
        <source>{odds} to 1</source>
        <translation>{odds} 比 1</translation>
    </message>
    <message>
        <source>{count} compartments: 1 to 36, alternately red and black, and {zeros}, which is green. Clockwise: {order}.</source>
        <translation>共 {count} 格：1 至 36 红黑相间，{zeros} 为绿色。顺时针方向：{order}。</translation>
    </message>
    <message>
        <source>{count} compartments: 1 to 36, alternately red and black, and {zeros}, which are green. Clockwise: {order}.</source>
        <translation>共 {count} 格：1 至 36 红黑相间，{zeros} 为绿色。顺时针方向：{order}。</translation>
    </message>
    <message>
        <source>The wheel</source>
        <translation>轮盘</translation>
    </message>
    <message>
        <source>A chip covers every number that it touches; on the lower edge of the numbers it covers whole rows.</source>
        <translation>筹码覆盖其接触的每个号码；放在号码区下缘时覆盖整排。</translation>
    </message>
    <message>
        <source>The layout</source>
        <translation>台面</translation>
    </message>
    <message>
        <source>The odds are for the winnings; a winning stake belongs to the player as well. The house edge is the share of a wager that the house keeps on average.</source>
        <translation>赔率指奖金；中奖注额亦归玩家所有。庄家优势是赌场平均从投注中保留的比例。</translation>
    </message>
    <message>
        <source>Wagers and what they pay</source>
        <translation>投注与赔率</translation>
    </message>
    <message>
        <source>Wagers with a zero:</source>
        <translation>含零的投注：</translation>
    </message>
    <message>
        <source>The chip stands</source>
        <translation>筹码位置</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>赔率</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>庄家优势</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>条款</translation>
    </message>
    <message>
        <source>{count} number, {places} places</source>
        <translation>{count} 个号码，{places} 个位置</translation>
    </message>
    <message>
        <source>{count} numbers, {places} places</source>
        <translation>{count} 个号码，{places} 个位置</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>筹码分布</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>A piece is one chip of the chosen value. All pieces are placed in one touch, or none if one of them does not fit.</source>
        <translation>每份为一枚所选面值的筹码。轻触一次即放置全部各份；若其中一份不合限额，则全部不放。</translation>
    </message>
    <message>
        <source>Wagers of several pieces</source>
        <translation>多枚筹码的投注</translation>
    </message>
    <message>
        <source>{count} on {place}</source>
        <translation>{place} 放 {count} 枚</translation>
    </message>
    <message>
        <source>{name} (race track {track})</source>
        <translation>{name}（跑道 {track}）</translation>
    </message>
    <message>
        <source>Neighbours: one piece straight up on a number and on its {sides} neighbours on each side of the wheel. {number} with {count} each side is {example}.</source>
        <translation>邻号：在一个号码及其在轮盘上左右各 {sides} 个邻号上各下一枚直注。{number} 左右各 {count} 个为 {example}。</translation>
    </message>
    <message>
        <source>Finales: one piece straight up on every number that ends in the same digit: {numbers}.</source>
        <translation>尾数：在末位数字相同的每个号码上各下一枚直注：{numbers}。</translation>
    </message>
    <message>
        <source>What it covers is the house&apos;s own reading.</source>
        <translation>其涵盖范围为赌场自行的解释。</translation>
    </message>
    <message>
        <source>Max Bet on a number: one piece on every place among the numbers that covers it. {number} takes {pieces} pieces.</source>
        <translation>号码全包注：在号码区内覆盖该号码的每个位置各下一枚。{number} 需 {pieces} 枚。</translation>
    </message>
    <message>
        <source>Max Bet on a number: on every place among the numbers that covers it, as many pieces as the place covers numbers. {number} takes {pieces} pieces.</source>
        <translation>号码全包注：在号码区内覆盖该号码的每个位置，该位置覆盖几个号码就下几枚。{number} 需 {pieces} 枚。</translation>
    </message>
    <message>
        <source>Table {table} is on offer.</source>
        <translation>现提供赔率表 {table}。</translation>
    </message>
    <message>
        <source>A wager on the sum of the winning number and the number of a simulated second wheel; a zero counts nothing, and the highest sum is {highest}.</source>
        <translation>投注中奖号码与模拟第二轮盘号码之和；零不计数，最大和为 {highest}。</translation>
    </message>
    <message>
        <source>The display shows both wheels as rings that turn in opposite directions before no more bets; otherwise it is no valid spin for Spread-Bet. When the ball begins to slow they fade, and come back locked into place. The ball gives the number of the outer ring, and the number in line with it on the inner ring is the second.</source>
        <translation>显示屏以两个转环显示两个轮盘，在停止下注之前转环须反方向转动，否则对 Spread-Bet 而言旋转无效。当球开始减速时，转环淡出，然后锁定到位重新出现。球决定外环的号码，内环上与其对齐的号码是第二个号码。</translation>
    </message>
    <message>
        <source>the document does not say how the inner ring is drawn</source>
        <translation>文件未说明内环如何抽定</translation>
    </message>
    <message>
        <source>If any of its equipment malfunctions, before or after no more bets, Spread-Bet wagers are void and returned; other wagers are not affected.</source>
        <translation>若其任何设备发生故障，不论在停止下注之前或之后，Spread-Bet 投注作废并退回；其他投注不受影响。</translation>
    </message>
    <message>
        <source>Spread-Bet</source>
        <translation>Spread-Bet 和值注</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>赔率表 {table}</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>和</translation>
    </message>
    <message>
        <source>A new table begins with these limits.</source>
        <translation>新赌台以下列限额开始。</translation>
    </message>
    <message>
        <source>These limits are in force at this table now.</source>
        <translation>本赌台现行限额如下。</translation>
    </message>
    <message>
        <source>You keep the minimum and the units of before the last change until {until}. These limits are in force for you now:</source>
        <translation>您可沿用上次变更前的最低限额及单位，直至 {until}。您现行的限额如下：</translation>
    </message>
    <message>
        <source>The house has agreed other limits with you alone, for as long as you play at this place. These are in force for you now:</source>
        <translation>赌场单独与您约定了其他限额，在您于此座位游戏期间有效。您现行的限额如下：</translation>
    </message>
    <message>
        <source>A wager is everything on one place. It need not be a multiple of the minimum.</source>
        <translation>同一位置上的全部筹码为一项投注。投注不必为最低限额的倍数。</translation>
    </message>
    <message>
        <source>The minimum outlay: all wagers of a player on one spin are at least {least}, or they all go back when wagering closes.</source>
        <translation>最低总投注额：玩家每次旋转的全部投注至少 {least}，否则停止下注时全部退回。</translation>
    </message>
    <message>
        <source>The limits of the table, for everybody else:</source>
        <translation>其他玩家适用的赌台限额：</translation>
    </message>
    <message>
        <source>New limits are announced. They apply between two rounds, from {time}:</source>
        <translation>已通知新限额，自 {time} 起于两局之间生效：</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现行</translation>
    </message>
    <message>
        <source>From {time}</source>
        <translation>自 {time} 起</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} 至 {high}</translation>
    </message>
    <message>
        <source>{low} to {high} by {unit}</source>
        <translation>{low} 至 {high}，单位 {unit}</translation>
    </message>
    <message>
        <source>Minimum outlay</source>
        <translation>最低总投注额</translation>
    </message>
    <message>
        <source>All wagers of a player, at most</source>
        <translation>玩家全部投注，至多</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Wagering is open for as long as the house decides, and never for less than {shortest} seconds; the time left is always shown.</source>
        <translation>下注时间由赌场决定，绝不少于 {shortest} 秒；剩余时间始终显示。</translation>
    </message>
    <message>
        <source>This table is announced to close at {time}.</source>
        <translation>本赌台已通知将于 {time} 关闭。</translation>
    </message>
    <message>
        <source>A wager outside its limits that was not rejected before no more bets is valid. The terminal rejects what is too much, and a wager below its minimum, at the touch; what it took stands when wagering closes.</source>
        <translation>超出限额范围而在停止下注前未被拒绝的投注有效。超出最高限额的部分以及低于最低限额的投注，终端机在触碰时即予拒绝；已接受的投注在停止下注时继续有效。</translation>
    </message>
    <message>
        <source>{reason} All rounds that this affects are void, earlier ones too, and their wagers are returned.</source>
        <translation>{reason}所有受影响的局（包括先前的局）均作废，其投注退回。</translation>
    </message>
    <message>
        <source>The casino may withhold any amount to be credited, or demand the return of any amount that was credited, until it has investigated and made a determination; the government inspectorate is notified as soon as practicable.</source>
        <translation>赌场可暂扣任何待记入的金额，或要求退还任何已记入的金额，直至完成调查并作出决定；并须尽快通知政府监察部门。</translation>
    </message>
    <message>
        <source>A doubtful payment may be withheld until it has been investigated.</source>
        <translation>存疑的付款可暂扣至调查完毕。</translation>
    </message>
    <message>
        <source>The number on the wheel counts: a winning number display that shows another is disregarded, and a representative of the management confirms the result before anything is paid.</source>
        <translation>以轮盘上的号码为准：显示其他号码的中奖号码显示屏不予理会，付款前须由管理层代表确认结果。</translation>
    </message>
    <message>
        <source>How the inner ring will stand is drawn and sealed before wagering opens; anybody can check that afterwards.</source>
        <translation>内环的位置在开放下注之前抽定并封存；事后任何人都可以核实。</translation>
    </message>
    <message>
        <source>Supernova jackpots</source>
        <translation>Supernova 积宝</translation>
    </message>
    <message>
        <source>A jackpot wager is one fixed amount on a spot of its own, beside the wagers of the same round on the layout. It plays for every level, and wins whatever the ball does. What is won is rounded up to the dollar.</source>
        <translation>积宝投注是一个固定金额，放在专用的投注位上，与同一局台面上的投注并存。它参与每一个奖级，无论球落在何处都可赢得。奖金向上取整到元。</translation>
    </message>
    <message>
        <source>It counts to no maximum.</source>
        <translation>它不计入任何最高限额。</translation>
    </message>
    <message>
        <source>It is {amount}.</source>
        <translation>金额为 {amount}。</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <translation>积宝</translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>起始值</translation>
    </message>
    <message>
        <source>Falls before</source>
        <translation>中出上限</translation>
    </message>
    <message>
        <source>Returns</source>
        <translation>返还率</translation>
    </message>
    <message>
        <source>On average all levels together return {share} of the jackpot wagers.</source>
        <translation>平均而言，所有奖级合计返还积宝投注的 {share}。</translation>
    </message>
    <message>
        <source>A level falls when the wagers of a round raise it to a value that was drawn by chance when it began. That value was sealed then, and the seal is shown: when the level falls the value is revealed, and anybody can check it.</source>
        <translation>当一局的投注使奖级达到其开始时随机抽取的数值，该奖级即中出。该数值当时已封存，封存值公开显示：奖级中出时公布该数值，任何人都可核对。</translation>
    </message>
    <message>
        <source>the document does not say when a jackpot falls</source>
        <translation>文件未说明积宝何时中出</translation>
    </message>
    <message>
        <source>Without a wager on the layout at no more bets, the jackpot wager is returned.</source>
        <translation>停止下注时台面上若没有投注，积宝投注予以退还。</translation>
    </message>
    <message>
        <source>If the jackpot system fails during the game, or does not answer within {seconds} seconds of no more bets, jackpot wagers are void and returned; other wagers are not affected.</source>
        <translation>如积宝系统在游戏中发生故障，或在停止下注后 {seconds} 秒内没有回应，积宝投注作废并退还；其他投注不受影响。</translation>
    </message>
    <message>
        <source>While a jackpot spot does not work, no jackpot wagers are taken at the table.</source>
        <translation>积宝投注位失灵期间，本台不接受积宝投注。</translation>
    </message>
    <message>
        <source>A jackpot wager that was drawn stands, also when the ball is spun again, the number is corrected or the round is void.</source>
        <translation>已抽取的积宝投注仍然有效，即使重新旋转、号码更正或该局作废。</translation>
    </message>
    <message>
        <source>A jackpot may need the approval of the table inspector before it is paid. It is credited when the round is settled; a player who has left is paid by hand.</source>
        <translation>积宝在支付前可能须由赌台督察员核准。在该局结算时记入余额；已离开的玩家由人工付款。</translation>
    </message>
    <message>
        <source>All jackpot wagers of the round in which it falls share it evenly.</source>
        <translation>中出当局的所有积宝投注平分。</translation>
    </message>
    <message>
        <source>One of the jackpot wagers of the round in which it falls wins it, by draw.</source>
        <translation>由中出当局的积宝投注中抽取一笔得奖。</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>锦标赛</translation>
    </message>
    <message>
        <source>In a tournament points are played for and not money, by terms and conditions that are shown here while one is open. No terminal of the table has credit or takes money meanwhile. These rules apply unless those of tournaments say otherwise.</source>
        <translation>锦标赛以积分而非金钱进行，其条款在赛事开放期间显示于此。期间本赌台的终端机均无余额，也不收款。除锦标赛规则另有规定外，适用本规则。</translation>
    </message>
    <message>
        <source>An entry fee goes back to a player who cancels at least {days} days before the tournament begins. Fees and buy-ins go back if it does not take place, and never to a player who is disqualified.</source>
        <translation>在锦标赛开始至少 {days} 天前取消报名的玩家获退报名费。若锦标赛未举行，退还报名费及买入金；被取消资格的玩家概不退款。</translation>
    </message>
    <message>
        <source>The casino may disqualify whoever breaks these rules, is not there at the times of play, or behaves to the harm of the tournament.</source>
        <translation>违反本规则、未按指定时间到场比赛，或其行为有损锦标赛者，赌场可取消其资格。</translation>
    </message>
    <message>
        <source>Each player answers for where his own wagers stand.</source>
        <translation>每位玩家须对自己投注的位置负责。</translation>
    </message>
    <message>
        <source>At least the minimum is wagered on every spin, and no more than the maximum. Whoever omits that wagers at least double the minimum on the next spin.</source>
        <translation>每次旋转至少投注最低额，且不超过最高额。未达到者下一次旋转须至少投注最低额的两倍。</translation>
    </message>
    <message>
        <source>Nothing stays on the layout for the next spin.</source>
        <translation>投注不会留在台面上进入下一次旋转。</translation>
    </message>
    <message>
        <source>Whoever has lost all points is eliminated.</source>
        <translation>输光积分者被淘汰。</translation>
    </message>
    <message>
        <source>If all who are left lose everything on one spin they have equal points again, and play it off.</source>
        <translation>若余下玩家在同一次旋转中全部输光，则重新获得相等积分并进行加赛。</translation>
    </message>
    <message>
        <source>Every player sees what all others hold.</source>
        <translation>每位玩家都能看到其他人的积分。</translation>
    </message>
    <message>
        <source>The most points win a session. Who hold as much where it matters play it off, with equal points, until it is decided.</source>
        <translation>积分最多者赢得场次。在关键名次上积分相等者以相等积分加赛，直至决出。</translation>
    </message>
    <message>
        <source>In the final a tie for the first place is played off; who tie for a lower place share the prizes of their places.</source>
        <translation>决赛中并列第一者进行加赛；较低名次并列者平分其名次的奖金。</translation>
    </message>
    <message>
        <source>The tournament director decides disputes, and the decision is final; but an officer of the Gaming and Wagering Commission may consider a complaint about it, and the Commission review it.</source>
        <translation>争议由比赛总监裁决，其裁决为最终裁决；但博彩及投注委员会的人员可受理对该裁决的投诉，委员会可予复核。</translation>
    </message>
    <message>
        <source>Nobody leaves before the end of a session without the director&apos;s approval, but in an emergency.</source>
        <translation>除紧急情况外，未经总监批准，任何人不得在场次结束前离开。</translation>
    </message>
    <message>
        <source>How to enter: {form}</source>
        <translation>报名方式：{form}</translation>
    </message>
    <message>
        <source>The entry fee is {amount}.</source>
        <translation>报名费为 {amount}。</translation>
    </message>
    <message>
        <source>At most {count} players enter.</source>
        <translation>至多 {count} 名玩家报名。</translation>
    </message>
    <message>
        <source>Entries by wild card, which the director gives: {count}.</source>
        <translation>由总监授予的外卡名额：{count}。</translation>
    </message>
    <message>
        <source>The tournament begins: {moment}.</source>
        <translation>锦标赛开始时间：{moment}。</translation>
    </message>
    <message>
        <source>The buy-in of a session is {amount}.</source>
        <translation>每场的买入金为 {amount}。</translation>
    </message>
    <message>
        <source>The buy-in can be supplemented in a session, until spin {spin}: {count} times.</source>
        <translation>一场之内，在第 {spin} 次旋转之前可追加买入：{count} 次。</translation>
    </message>
    <message>
        <source>{least} to {most} players sit at a table.</source>
        <translation>每桌 {least} 至 {most} 名玩家。</translation>
    </message>
    <message>
        <source>Each player starts a session with {points} points.</source>
        <translation>每位玩家以 {points} 分开始一个场次。</translation>
    </message>
    <message>
        <source>A session has {spins} spins.</source>
        <translation>一个场次有 {spins} 次旋转。</translation>
    </message>
    <message>
        <source>A session has {minutes} minutes, and then three more spins.</source>
        <translation>一个场次为 {minutes} 分钟，之后再有三次旋转。</translation>
    </message>
    <message>
        <source>{minimum} to {maximum} points on each spin.</source>
        <translation>每次旋转 {minimum} 至 {maximum} 分。</translation>
    </message>
    <message>
        <source>Wagers are multiples of {points} points.</source>
        <translation>下注须为 {points} 分的倍数。</translation>
    </message>
    <message>
        <source>On one spot at most {points} points: {kind}.</source>
        <translation>单个位置至多 {points} 分：{kind}。</translation>
    </message>
    <message>
        <source>From spin {spin} on: {minimum} to {maximum} points.</source>
        <translation>从第 {spin} 次旋转起：{minimum} 至 {maximum} 分。</translation>
    </message>
    <message>
        <source>{count} of each table go on to the next heat.</source>
        <translation>每桌 {count} 名晋级下一轮。</translation>
    </message>
    <message>
        <source>The casino may deem others to be winners too (5.27): {how}</source>
        <translation>赌场可视其他人亦为优胜者（5.27）：{how}</translation>
    </message>
    <message>
        <source>A play-off has {spins} spins, with {points} points each.</source>
        <translation>加赛有 {spins} 次旋转，每人 {points} 分。</translation>
    </message>
    <message>
        <source>Bonus prize, {title}: {amount}</source>
        <translation>额外奖，{title}：{amount}</translation>
    </message>
    <message>
        <source>Of those who lose all in the final, whoever was in longer is before.</source>
        <translation>决赛中输光积分者，留在场上较久者名次在前。</translation>
    </message>
    <message>
        <source>Those who lose all in the final share what is left of the prizes.</source>
        <translation>决赛中输光积分者均分余下的奖金。</translation>
    </message>
    <message>
        <source>Whoever loses all in the final has no prize.</source>
        <translation>决赛中输光积分者没有奖金。</translation>
    </message>
    <message>
        <source>Points have no cash value.</source>
        <translation>积分没有现金价值。</translation>
    </message>
    <message>
        <source>{points} points are worth {amount} at the end.</source>
        <translation>结束时 {points} 分值 {amount}。</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>Terminal %1</source>
        <translation>终端机 %1</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>终端机</translation>
    </message>
    <message>
        <source>Touch a terminal to credit it, pay it, lock it or look at its bets.</source>
        <translation>轻触一台终端机，可加余额、付款、锁定或查看投注。</translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>Terminal %1, %2</source>
        <translation>终端机 %1，%2</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>更早</translation>
    </message>
    <message>
        <source>Newer</source>
        <translation>更新</translation>
    </message>
</context>
<context>
    <name>SeatTile</name>
    <message>
        <source>Seat %1, %2</source>
        <translation>座位 %1，%2</translation>
    </message>
    <message>
        <source>Seat open</source>
        <translation>空座位</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>余额</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>注额</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>上一局</translation>
    </message>
    <message>
        <source>In / out</source>
        <translation>入 / 出</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>its bets</source>
        <translation>其投注</translation>
    </message>
    <message>
        <source>not told yet</source>
        <translation>尚未得知</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>余额</translation>
    </message>
    <message>
        <source>On the cloth</source>
        <translation>台面上</translation>
    </message>
    <message>
        <source>Turned away</source>
        <translation>被拒绝连接</translation>
    </message>
    <message>
        <source>Known to the table</source>
        <translation>赌台所知</translation>
    </message>
    <message>
        <source>Withheld</source>
        <translation>暂扣</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>个案</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>Ticket in doubt</source>
        <translation>票券存疑</translation>
    </message>
    <message>
        <source>go and look</source>
        <translation>前往查看</translation>
    </message>
    <message>
        <source>Note or ticket in doubt</source>
        <translation>钞券存疑</translation>
    </message>
    <message>
        <source>look into the box</source>
        <translation>查看钞箱</translation>
    </message>
    <message>
        <source>Call answered</source>
        <translation>呼叫已处理</translation>
    </message>
    <message>
        <source>Bets in question</source>
        <translation>投注待核实</translation>
    </message>
    <message>
        <source>Answer the case</source>
        <translation>处理个案</translation>
    </message>
    <message>
        <source>Inspectorate</source>
        <translation>监察机构</translation>
    </message>
    <message>
        <source>notified</source>
        <translation>已通知</translation>
    </message>
    <message>
        <source>Unlock seat</source>
        <translation>解锁座位</translation>
    </message>
    <message>
        <source>accounts are frozen</source>
        <translation>账户已冻结</translation>
    </message>
    <message>
        <source>link lost</source>
        <translation>已断线</translation>
    </message>
    <message>
        <source>no credit</source>
        <translation>没有余额</translation>
    </message>
    <message>
        <source>being paid</source>
        <translation>正在付款</translation>
    </message>
    <message>
        <source>Credit</source>
        <comment>to add money</comment>
        <translation>加余额</translation>
    </message>
    <message>
        <source>add money</source>
        <translation>加入款项</translation>
    </message>
    <message>
        <source>Hand pay</source>
        <translation>人工付款</translation>
    </message>
    <message>
        <source>Lock seat</source>
        <translation>锁定座位</translation>
    </message>
    <message>
        <source>stop play</source>
        <translation>停止游戏</translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation>争议</translation>
    </message>
    <message>
        <source>hold money</source>
        <translation>暂扣款项</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>to the player</source>
        <translation>给玩家</translation>
    </message>
    <message>
        <source>table closed</source>
        <translation>赌台已关闭</translation>
    </message>
    <message>
        <source>Malfunction</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>no fraud declared</source>
        <translation>未宣布欺诈</translation>
    </message>
    <message>
        <source>Collect note box</source>
        <translation>收取钞箱</translation>
    </message>
    <message>
        <source>put in an empty one</source>
        <translation>放入空箱</translation>
    </message>
    <message>
        <source>Count note box</source>
        <translation>点算钞箱</translation>
    </message>
    <message>
        <source>{count} wait</source>
        <translation>{count} 个待点算</translation>
    </message>
    <message>
        <source>it is connected</source>
        <translation>已连接</translation>
    </message>
    <message>
        <source>New machine</source>
        <translation>换新机</translation>
    </message>
    <message>
        <source>after the round</source>
        <translation>本局之后</translation>
    </message>
    <message>
        <source>Dead terminal</source>
        <translation>终端机报废</translation>
    </message>
    <message>
        <source>between rounds</source>
        <translation>两局之间</translation>
    </message>
    <message>
        <source>no limits changed</source>
        <translation>限额未更改</translation>
    </message>
    <message>
        <source>nobody plays</source>
        <translation>没有玩家</translation>
    </message>
    <message>
        <source>End legacy</source>
        <translation>终止沿用</translation>
    </message>
    <message>
        <source>Legacy limits</source>
        <translation>沿用限额</translation>
    </message>
    <message>
        <source>Vouchers</source>
        <translation>推广券</translation>
    </message>
    <message>
        <source>hand back {sum}</source>
        <translation>退还 {sum}</translation>
    </message>
    <message>
        <source>no bets settled</source>
        <translation>无已结算投注</translation>
    </message>
    <message>
        <source>Put a bet right</source>
        <translation>更正投注</translation>
    </message>
    <message>
        <source>Rules broken</source>
        <translation>违反规则</translation>
    </message>
    <message>
        <source>void its bets</source>
        <translation>投注作废</translation>
    </message>
    <message>
        <source>no bets registered</source>
        <translation>无登记投注</translation>
    </message>
    <message>
        <source>Forfeit bets</source>
        <translation>没收投注</translation>
    </message>
    <message>
        <source>after a fraud</source>
        <translation>作弊之后</translation>
    </message>
    <message>
        <source>{rounds} rounds, all places taken</source>
        <translation>{rounds} 局，座位已满</translation>
    </message>
    <message>
        <source>No bets</source>
        <translation>没有投注</translation>
    </message>
    <message>
        <source>legacy until {time}</source>
        <translation>沿用至 {time}</translation>
    </message>
    <message>
        <source>Longer legacy</source>
        <translation>延长沿用</translation>
    </message>
    <message>
        <source>End agreed limits</source>
        <translation>结束约定限额</translation>
    </message>
    <message>
        <source>plays by the new ones</source>
        <translation>已按新限额</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>已约定</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>录像</translation>
    </message>
    <message>
        <source>of the wheel</source>
        <translation>轮盘</translation>
    </message>
</context>
<context>
    <name>SeatsGrid</name>
    <message>
        <source>Accounts are frozen: %1</source>
        <translation>账户已冻结：%1</translation>
    </message>
    <message>
        <source>Terminals</source>
        <translation>终端机</translation>
    </message>
</context>
<context>
    <name>SeatsView</name>
    <message>
        <source>Turned away</source>
        <translation>被拒绝连接</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>已切断</translation>
    </message>
    <message>
        <source>Link lost</source>
        <translation>断线</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>未付款</translation>
    </message>
    <message>
        <source>In question</source>
        <translation>待核实</translation>
    </message>
    <message>
        <source>Case overdue</source>
        <translation>个案逾期</translation>
    </message>
    <message>
        <source>Case open</source>
        <translation>未结个案</translation>
    </message>
    <message>
        <source>Validator</source>
        <translation>纸钞机</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>无摄像机画面</translation>
    </message>
    <message>
        <source>Paper low</source>
        <translation>纸张不足</translation>
    </message>
    <message>
        <source>Paper out</source>
        <translation>缺纸</translation>
    </message>
    <message>
        <source>Paper jam</source>
        <translation>卡纸</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>打印机</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>付款中</translation>
    </message>
    <message>
        <source>Hand pay</source>
        <translation>人工付款</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>呼叫</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>离线</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>游戏中</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>已登记</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>被拒</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>No bets</source>
        <translation>没有投注</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>下注中</translation>
    </message>
    <message>
        <source>Not registered</source>
        <translation>未登记</translation>
    </message>
    <message>
        <source>{count} of {all} slips registered, {sum} on the cloth</source>
        <translation>{all} 张注单已登记 {count} 张，台面上 {sum}</translation>
    </message>
    <message>
        <source>{sum} on the cloth</source>
        <translation>台面上 {sum}</translation>
    </message>
    <message>
        <source>{here} of {all} connected, {playing} playing</source>
        <translation>{all} 台已连接 {here} 台，{playing} 台游戏中</translation>
    </message>
    <message>
        <source>{rounds} rounds idle</source>
        <translation>{rounds} 局未投注</translation>
    </message>
    <message>
        <source>Ticket {sum}?</source>
        <translation>票券 {sum}？</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <translation>积宝</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Each change is written down with its old and new value.</source>
        <translation>每项更改均记录新旧值。</translation>
    </message>
    <message>
        <source>Less: %1</source>
        <translation>减少：%1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>增加：%1</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Your screen</source>
        <translation>屏幕设置</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Large text</source>
        <translation>大字</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>For the left hand</source>
        <translation>左手操作</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>无动画</translation>
    </message>
    <message>
        <source>Say bets and results</source>
        <translation>语音播报投注与结果</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Hot and cold numbers</source>
        <translation>热门与冷门号码</translation>
    </message>
    <message>
        <source>Past spins do not change the next one.</source>
        <translation>过去的旋转不会影响下一次。</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>{round}, {was}  ({why})</source>
        <translation>{round}，{was}（{why}）</translation>
    </message>
    <message>
        <source>{round}, {was}  →  {number}  ({why})</source>
        <translation>{round}，{was}  →  {number}（{why}）</translation>
    </message>
    <message>
        <source>A supervisor&apos;s PIN, for this one order</source>
        <translation>主管的 PIN，仅用于此指令</translation>
    </message>
    <message>
        <source>A second person confirms: a supervisor&apos;s PIN</source>
        <translation>第二人确认：主管的 PIN</translation>
    </message>
    <message>
        <source>The number that the ball lies in</source>
        <translation>球所在的号码</translation>
    </message>
    <message>
        <source>Waiting for the table</source>
        <translation>等待赌台</translation>
    </message>
    <message>
        <source>Show every seat&apos;s difference</source>
        <translation>显示各座位的差额</translation>
    </message>
    <message>
        <source>there is no other supervisor</source>
        <translation>没有其他主管</translation>
    </message>
    <message>
        <source>choose who it is</source>
        <translation>请选择人员</translation>
    </message>
    <message>
        <source>at least six digits</source>
        <translation>至少六位数字</translation>
    </message>
    <message>
        <source>the table is computing</source>
        <translation>赌台正在计算</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>请选择一项</translation>
    </message>
    <message>
        <source>choose a reason</source>
        <translation>请选择原因</translation>
    </message>
    <message>
        <source>less than {sum}</source>
        <translation>须少于 {sum}</translation>
    </message>
    <message>
        <source>choose {least} to {most}</source>
        <translation>请选择 {least} 至 {most} 项</translation>
    </message>
    <message>
        <source>{order}: {what}</source>
        <translation>{order}：{what}</translation>
    </message>
    <message>
        <source>signed by {name}</source>
        <translation>由 {name} 签署</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>A second person: a PIN, or at another console</source>
        <translation>第二人：输入 PIN，或在另一控制台确认</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Neighbours</source>
        <translation>邻号</translation>
    </message>
    <message>
        <source>Max Bet: touch a number</source>
        <translation>全包注：请轻触号码</translation>
    </message>
    <message>
        <source>%1 numbers a touch</source>
        <translation>每次 %1 个号码</translation>
    </message>
    <message>
        <source>neighbours</source>
        <translation>邻号</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>跑道</translation>
    </message>
    <message>
        <source>Zodiac</source>
        <translation>生肖</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>区段</translation>
    </message>
    <message>
        <source>Finales</source>
        <translation>尾数</translation>
    </message>
    <message>
        <source>Max Bet</source>
        <translation>全包注</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>History</source>
        <translation>记录</translation>
    </message>
</context>
<context>
    <name>SignInPage</name>
    <message>
        <source>Sign in</source>
        <translation>登入</translation>
    </message>
    <message>
        <source>Look without signing in</source>
        <translation>不登入查看</translation>
    </message>
    <message>
        <source>the door is open and the table is away</source>
        <translation>机门已打开且赌台离线</translation>
    </message>
</context>
<context>
    <name>SignInScreen</name>
    <message>
        <source>Sign in</source>
        <translation>登入</translation>
    </message>
    <message>
        <source>a supervisor must unlock</source>
        <translation>须由主管解锁</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>%1 的 PIN</translation>
    </message>
    <message>
        <source>Touch your name</source>
        <translation>请点您的姓名</translation>
    </message>
</context>
<context>
    <name>SignInView</name>
    <message>
        <source>An order was not answered before this console stopped. It is finished when {people} signs in.</source>
        <translation>本控制台停止前有指令未获答复。{people} 登入后即可完成。</translation>
    </message>
</context>
<context>
    <name>SittingFigures</name>
    <message>
        <source>Time at play</source>
        <translation>游戏时间</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>投注</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>赢得</translation>
    </message>
    <message>
        <source>Stakes back</source>
        <translation>退回注额</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>合计</translation>
    </message>
</context>
<context>
    <name>SittingView</name>
    <message>
        <source>Time at play {time}, rounds {rounds}, bet {staked}, won {won}, stakes back {returned}, in all {net}</source>
        <translation>游戏时间 {time}，{rounds} 局，投注 {staked}，赢得 {won}，退回注额 {returned}，合计 {net}</translation>
    </message>
</context>
<context>
    <name>SlipActions</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>常用投注</translation>
    </message>
</context>
<context>
    <name>SlipView</name>
    <message>
        <source>The table holds no bets of this seat</source>
        <translation>赌台没有此座位的投注</translation>
    </message>
    <message>
        <source>Round {round}: {sum}</source>
        <translation>第 {round} 局：{sum}</translation>
    </message>
    <message>
        <source>bets come to the table when betting ends</source>
        <translation>下注结束时投注才到达赌台</translation>
    </message>
    <message>
        <source>void, returned: {why}</source>
        <translation>作废，已退回：{why}</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>没有说明原因</translation>
    </message>
    <message>
        <source>refused, returned: {why}</source>
        <translation>被拒，已退回：{why}</translation>
    </message>
    <message>
        <source>in question: a supervisor decides from the records</source>
        <translation>待核实：由主管按记录裁定</translation>
    </message>
    <message>
        <source>registered, no number yet</source>
        <translation>已登记，尚无号码</translation>
    </message>
    <message>
        <source>{number}, settled</source>
        <translation>{number}，已结算</translation>
    </message>
    <message>
        <source>{number}, corrected and settled again</source>
        <translation>{number}，已更正并重新结算</translation>
    </message>
    <message>
        <source>forfeited, by {clause}</source>
        <translation>没收，依据 {clause}</translation>
    </message>
    <message>
        <source>{number}, put right by {clause}</source>
        <translation>{number}，依据 {clause} 更正</translation>
    </message>
    <message>
        <source>Spread-Bet: {bets}</source>
        <translation>Spread-Bet：{bets}</translation>
    </message>
    <message>
        <source>{bets}, returned: {why}</source>
        <translation>{bets}，已退回：{why}</translation>
    </message>
</context>
<context>
    <name>SpokenWords</name>
    <message>
        <source>Place your bets. {seconds} seconds.</source>
        <translation>请下注。{seconds} 秒。</translation>
    </message>
    <message>
        <source>{seconds} seconds</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>No bets on the cloth</source>
        <translation>台面上没有投注</translation>
    </message>
    <message>
        <source>{sum} on {wager}</source>
        <translation>{wager} 下注 {sum}</translation>
    </message>
    <message>
        <source>{sum} on {count} spots</source>
        <translation>{count} 个注位共下注 {sum}</translation>
    </message>
    <message>
        <source>No more bets.</source>
        <translation>停止下注。</translation>
    </message>
    <message>
        <source>No more bets. You have bet {sum}.</source>
        <translation>停止下注。您已下注 {sum}。</translation>
    </message>
    <message>
        <source>{sum} back in your credit: {reasons}.</source>
        <translation>{sum}已退回余额：{reasons}。</translation>
    </message>
    <message>
        <source>{number}, {colour}.</source>
        <translation>{number}，{colour}。</translation>
    </message>
    <message>
        <source>{number}, {colour}. No win. Your credit is {credit}.</source>
        <translation>{number}，{colour}。未中。您的余额为 {credit}。</translation>
    </message>
    <message>
        <source>1 to 18</source>
        <translation>1 至 18</translation>
    </message>
    <message>
        <source>19 to 36</source>
        <translation>19 至 36</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount} 分</translation>
    </message>
    <message>
        <source>{amount} dollar</source>
        <translation>{amount} 元</translation>
    </message>
    <message>
        <source>{amount} dollars</source>
        <translation>{amount} 元</translation>
    </message>
    <message>
        <source>{amount} ringgit</source>
        <comment>one</comment>
        <translation>{amount} 令吉</translation>
    </message>
    <message>
        <source>{amount} ringgit</source>
        <comment>several</comment>
        <translation>{amount} 令吉</translation>
    </message>
    <message>
        <source>{amount} euro</source>
        <translation>{amount} 欧元</translation>
    </message>
    <message>
        <source>{amount} euros</source>
        <translation>{amount} 欧元</translation>
    </message>
    <message>
        <source>{amount} pound</source>
        <translation>{amount} 英镑</translation>
    </message>
    <message>
        <source>{amount} pounds</source>
        <translation>{amount} 英镑</translation>
    </message>
    <message>
        <source>{number}, {colour}. You are up {net}. Your credit is {credit}.</source>
        <translation>{number}，{colour}。您净赢 {net}。您的余额是 {credit}。</translation>
    </message>
    <message>
        <source>{number}, {colour}. {back} back of {staked}. Your credit is {credit}.</source>
        <translation>{number}，{colour}。下注 {staked}，返还 {back}。您的余额是 {credit}。</translation>
    </message>
    <message>
        <source>Inner ring {inner}, sum {sum}.</source>
        <translation>内圈 {inner}，和值 {sum}。</translation>
    </message>
    <message>
        <source>Your Spread-Bets are returned.</source>
        <translation>您的 Spread-Bet 已退回。</translation>
    </message>
    <message>
        <source>Spread-Bet, sum {low} to {high}</source>
        <translation>Spread-Bet，和值 {low} 至 {high}</translation>
    </message>
    <message>
        <source>Spread-Bet, sum {low}</source>
        <translation>Spread-Bet，和值 {low}</translation>
    </message>
</context>
<context>
    <name>SpreadBoxes</name>
    <message>
        <source>Spread-Bet</source>
        <translation>Spread-Bet</translation>
    </message>
    <message>
        <source>Returned: %1</source>
        <translation>退回：%1</translation>
    </message>
</context>
<context>
    <name>SpreadEquation</name>
    <message>
        <source>wheel, %1</source>
        <translation>轮盘，%1</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>和值</translation>
    </message>
</context>
<context>
    <name>SpreadResult</name>
    <message>
        <source>Outer ring</source>
        <translation>外圈</translation>
    </message>
    <message>
        <source>Inner ring</source>
        <translation>内圈</translation>
    </message>
</context>
<context>
    <name>SpreadView</name>
    <message>
        <source>sum of both rings</source>
        <translation>双圈之和</translation>
    </message>
    <message>
        <source>{odds} to 1</source>
        <translation>{odds} 比 1</translation>
    </message>
</context>
<context>
    <name>Staff</name>
    <message>
        <source>The validator: {result}.</source>
        <translation>纸钞机：{result}。</translation>
    </message>
    <message>
        <source>This terminal has none.</source>
        <translation>本终端机没有。</translation>
    </message>
    <message>
        <source>Well</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Shut</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>No switch is wired to this terminal.</source>
        <translation>本终端机未接开关。</translation>
    </message>
    <message>
        <source>Notes of {value}</source>
        <translation>{value} 钞票</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>入箱额</translation>
    </message>
    <message>
        <source>Tickets in</source>
        <translation>收入票券</translation>
    </message>
    <message>
        <source>Credits by staff</source>
        <translation>员工加余额</translation>
    </message>
    <message>
        <source>Tickets out</source>
        <translation>发出票券</translation>
    </message>
    <message>
        <source>Paid by hand</source>
        <translation>人工付款</translation>
    </message>
    <message>
        <source>Handle</source>
        <translation>投注总额</translation>
    </message>
    <message>
        <source>Paid to players</source>
        <translation>付给玩家</translation>
    </message>
    <message>
        <source>Tips to dealers</source>
        <translation>给荷官的小费</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>赌场赢额</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>款项</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>员工</translation>
    </message>
    <message>
        <source>Faults and disputes</source>
        <translation>故障与争议</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>void, the bets went back</source>
        <translation>作废，投注已退回</translation>
    </message>
    <message>
        <source>the number was corrected</source>
        <translation>号码已更正</translation>
    </message>
    <message>
        <source>account {account}</source>
        <translation>账户 {account}</translation>
    </message>
    <message>
        <source>No round is settled yet</source>
        <translation>尚无已结算的局</translation>
    </message>
    <message>
        <source>Notes of {value} are taken</source>
        <translation>接受 {value} 钞票</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>规则书</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>{facts} facts, head {hash}</source>
        <translation>{facts} 条记录，末值 {hash}</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Every file is being read …</source>
        <translation>正在读取所有文件 …</translation>
    </message>
    <message>
        <source>SHA-256 over {count} files, as sha256sum lists them</source>
        <translation>{count} 个文件的 SHA-256，按 sha256sum 列出</translation>
    </message>
    <message>
        <source>Meters</source>
        <translation>计数表</translation>
    </message>
    <message>
        <source>Notes and tickets</source>
        <translation>钞票与票券</translation>
    </message>
    <message>
        <source>Last rounds</source>
        <translation>最近各局</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Touch test</source>
        <translation>触摸测试</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Clear the memory</source>
        <translation>清除内存</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>钞票</translation>
    </message>
    <message>
        <source>Vouchers</source>
        <translation>推广券</translation>
    </message>
    <message>
        <source>Winnings</source>
        <translation>奖金</translation>
    </message>
    <message>
        <source>Owed after corrections</source>
        <translation>更正后欠付</translation>
    </message>
    <message>
        <source>Jackpots</source>
        <translation>积宝</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>余额</translation>
    </message>
    <message>
        <source>Vouchers not wagered</source>
        <translation>未投注的推广券</translation>
    </message>
    <message>
        <source>Chips on the cloth</source>
        <translation>台面上的筹码</translation>
    </message>
    <message>
        <source>Sent, not answered</source>
        <translation>已发送，未答复</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>已登记</translation>
    </message>
    <message>
        <source>Won while frozen</source>
        <translation>冻结期间赢得</translation>
    </message>
    <message>
        <source>Withheld</source>
        <translation>暂扣</translation>
    </message>
    <message>
        <source>Notes not credited</source>
        <translation>未入账钞票</translation>
    </message>
    <message>
        <source>Ticket being printed</source>
        <translation>正在打印的票券</translation>
    </message>
    <message>
        <source>Lost to the house</source>
        <translation>输给赌场</translation>
    </message>
    <message>
        <source>Volume of sounds and voice</source>
        <translation>声音和语音音量</translation>
    </message>
    <message>
        <source>Attract screen after</source>
        <translation>待机画面延时</translation>
    </message>
    <message>
        <source>Tickets are taken</source>
        <translation>接受票券</translation>
    </message>
    <message>
        <source>Tickets are printed</source>
        <translation>打印票券</translation>
    </message>
    <message>
        <source>The page is printed, by the printer&apos;s own word.</source>
        <translation>打印机报告已打印。</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer is not ready.</source>
        <translation>未打印：打印机未就绪。</translation>
    </message>
    <message>
        <source>The printer does not say. Look whether a page came out.</source>
        <translation>打印机没有回报。请查看是否有纸张打出。</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Paper is low</source>
        <translation>纸张不足</translation>
    </message>
    <message>
        <source>Out of paper</source>
        <translation>缺纸</translation>
    </message>
    <message>
        <source>Paper jam</source>
        <translation>卡纸</translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Nothing is plugged in</source>
        <translation>未连接设备</translation>
    </message>
    <message>
        <source>It does not say</source>
        <translation>没有回报</translation>
    </message>
    <message>
        <source>Serial number {serial}</source>
        <translation>序列号 {serial}</translation>
    </message>
    <message>
        <source>Notes stacked, by its own count: {count}</source>
        <translation>已收纳纸币（设备计数）：{count}</translation>
    </message>
    <message>
        <source>Notes in its box, by this terminal: {count}, {sum}</source>
        <translation>钞箱纸币（本机记录）：{count} 张，{sum}</translation>
    </message>
    <message>
        <source>Firmware {version}</source>
        <translation>固件 {version}</translation>
    </message>
</context>
<context>
    <name>StaffScreen</name>
    <message>
        <source>Staff menu, seat %1</source>
        <translation>员工菜单，座位 %1</translation>
    </message>
    <message>
        <source>Nobody is signed in</source>
        <translation>无人登入</translation>
    </message>
    <message>
        <source>Dispute is open</source>
        <translation>争议未结</translation>
    </message>
    <message>
        <source>Open a dispute</source>
        <translation>提出争议</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>The last notes and tickets, newest first. Times are UTC; of a number only the end is shown.</source>
        <translation>最近的钞票与票券，最新在前。时间为 UTC；号码只显示末尾。</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>Your numbers in brass</source>
        <translation>金色为您的号码</translation>
    </message>
</context>
<context>
    <name>StageChance</name>
    <message>
        <source>If</source>
        <translation>若</translation>
    </message>
</context>
<context>
    <name>StagePanel</name>
    <message>
        <source>Total bet</source>
        <translation>总投注</translation>
    </message>
    <message>
        <source>Spread-Bet, apart</source>
        <translation>另有 Spread-Bet</translation>
    </message>
</context>
<context>
    <name>StageView</name>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>by itself in {seconds} s</source>
        <translation>{seconds} 秒后自动</translation>
    </message>
    <message>
        <source>Open betting</source>
        <translation>开放下注</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>close now</source>
        <translation>立即停止</translation>
    </message>
    <message>
        <source>accounts are frozen</source>
        <translation>账户已冻结</translation>
    </message>
    <message>
        <source>open the table first</source>
        <translation>请先开放赌台</translation>
    </message>
    <message>
        <source>after the result</source>
        <translation>结果之后</translation>
    </message>
    <message>
        <source>wait for the table</source>
        <translation>请等待赌台</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>第 {round} 局</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>请下注</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>赌台已关闭</translation>
    </message>
    <message>
        <source>a supervisor opens it</source>
        <translation>由主管开放</translation>
    </message>
    <message>
        <source>Ready for the first round</source>
        <translation>可开始第一局</translation>
    </message>
    <message>
        <source>Round {round} is void</source>
        <translation>第 {round} 局作废</translation>
    </message>
    <message>
        <source>bets were returned</source>
        <translation>投注已退回</translation>
    </message>
    <message>
        <source>round {round} is settled</source>
        <translation>第 {round} 局已结算</translation>
    </message>
    <message>
        <source>Enter the number</source>
        <translation>请输入号码</translation>
    </message>
    <message>
        <source>no more bets</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>the sensor&apos;s number</source>
        <translation>传感器的号码</translation>
    </message>
    <message>
        <source>accept it, or enter another</source>
        <translation>接受，或输入另一号码</translation>
    </message>
    <message>
        <source>Dealer entered {number}</source>
        <translation>荷官输入 {number}</translation>
    </message>
    <message>
        <source>Sensor reads {number}, they agree</source>
        <translation>传感器读得 {number}，一致</translation>
    </message>
    <message>
        <source>Sensor reads {number}: both recorded</source>
        <translation>传感器读得 {number}：两者均已记录</translation>
    </message>
    <message>
        <source>Sensor reads {number}</source>
        <translation>传感器读得 {number}</translation>
    </message>
    <message>
        <source>Dealer decided {number}</source>
        <translation>荷官决定 {number}</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>两者不同</translation>
    </message>
    <message>
        <source>You entered {number}</source>
        <translation>您输入 {number}</translation>
    </message>
    <message>
        <source>slips registered: {count}, waiting</source>
        <translation>已登记注单：{count}，等待中</translation>
    </message>
    <message>
        <source>For {s} seconds.</source>
        <translation>{s} 秒。</translation>
    </message>
    <message>
        <source>Betting ends now for everybody.</source>
        <translation>所有人立即停止下注。</translation>
    </message>
    <message>
        <source>Confirm {number}</source>
        <translation>确认 {number}</translation>
    </message>
    <message>
        <source>slips to settle: {count}, {sum} on the cloth</source>
        <translation>待结算注单：{count}，台面上 {sum}</translation>
    </message>
    <message>
        <source>Confirm the number</source>
        <translation>确认号码</translation>
    </message>
    <message>
        <source>{number} or {other}?</source>
        <translation>{number} 还是 {other}？</translation>
    </message>
    <message>
        <source>waiting for the table</source>
        <translation>等待赌台</translation>
    </message>
    <message>
        <source>touch the number that is right</source>
        <translation>请点正确的号码</translation>
    </message>
    <message>
        <source>when you have entered it</source>
        <translation>输入号码后</translation>
    </message>
    <message>
        <source>when all slips are registered</source>
        <translation>全部注单登记后</translation>
    </message>
    <message>
        <source>the clock ends betting</source>
        <translation>由计时器结束投注</translation>
    </message>
    <message>
        <source>Call no spin</source>
        <translation>请宣布旋转无效</translation>
    </message>
    <message>
        <source>the ball rested while bets were open</source>
        <translation>投注期间球已停下</translation>
    </message>
    <message>
        <source>The wheel warns: {what}</source>
        <translation>轮盘警告：{what}</translation>
    </message>
    <message>
        <source>Spread-Bet: {outer} + {inner} = {sum}</source>
        <translation>Spread-Bet：{outer} + {inner} = {sum}</translation>
    </message>
    <message>
        <source>Spread-Bets returned: {why}</source>
        <translation>Spread-Bet 退回：{why}</translation>
    </message>
    <message>
        <source>no spin: bets stand, spin the ball again</source>
        <translation>旋转无效：投注保留，请重新旋转</translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message>
        <source>Most often</source>
        <translation>最常出现</translation>
    </message>
    <message>
        <source>Least often</source>
        <translation>最少出现</translation>
    </message>
    <message>
        <source>The last number</source>
        <translation>最近一个号码</translation>
    </message>
    <message>
        <source>The last %1 numbers</source>
        <translation>最近 %1 个号码</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>A line on the grey: as often as a fair wheel gives, 19 times in 20. The figures: came up, ordinary.</source>
        <translation>线落在灰色区内：公平的轮盘 20 次中有 19 次如此。数字：出现次数、正常范围。</translation>
    </message>
    <message>
        <source>spin</source>
        <translation>次旋转</translation>
    </message>
    <message>
        <source>spins</source>
        <translation>次旋转</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>Column {number}</source>
        <translation>第 {number} 列</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>零</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>零</translation>
    </message>
    <message>
        <source>Statistics begin with the first spin.</source>
        <translation>统计从第一次旋转开始。</translation>
    </message>
    <message>
        <source>For information only. A number comes up {mean} times in {spins} spins on average, and {least} to {most} times is ordinary. Past spins do not change the next one.</source>
        <translation>仅供参考。每个号码在 {spins} 次旋转中平均出现 {mean} 次，{least} 至 {most} 次属正常。过去的旋转不会影响下一次。</translation>
    </message>
    <message>
        <source>Last sums of Spread-Bet: {sums}.</source>
        <translation>Spread-Bet 最近和值：{sums}。</translation>
    </message>
</context>
<context>
    <name>StepDots</name>
    <message>
        <source>Closed</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>Spinning</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>已结算</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>fewer %1</source>
        <translation>减少%1</translation>
    </message>
    <message>
        <source>more %1</source>
        <translation>增加%1</translation>
    </message>
</context>
<context>
    <name>StreakList</name>
    <message>
        <source>In a row</source>
        <translation>连续</translation>
    </message>
</context>
<context>
    <name>SupernovaPreview</name>
    <message>
        <source>Jackpot wager</source>
        <translation>积宝投注</translation>
    </message>
</context>
<context>
    <name>SupernovaSheet</name>
    <message>
        <source>Jackpots</source>
        <translation>积宝</translation>
    </message>
    <message>
        <source>Self audit: in balance</source>
        <translation>自我审计：平衡</translation>
    </message>
    <message>
        <source>Self audit: OUT OF BALANCE, the level is stopped</source>
        <translation>自我审计：不平衡，该奖级已停止</translation>
    </message>
    <message>
        <source>No jackpot was won at this table</source>
        <translation>本台尚未中出积宝</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>奖级</translation>
    </message>
    <message>
        <source>changed only at the server, by two of its people, while it is stopped</source>
        <translation>仅在服务器上、停止时、由其两名人员更改</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>起始值</translation>
    </message>
    <message>
        <source>Falls before</source>
        <translation>中出上限</translation>
    </message>
    <message>
        <source>Pays back</source>
        <translation>返还率</translation>
    </message>
    <message>
        <source>Approval from</source>
        <translation>核准起点</translation>
    </message>
    <message>
        <source>Wins, last</source>
        <translation>次数，最近</translation>
    </message>
    <message>
        <source>Rises by</source>
        <translation>每注增加</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隐藏部分</translation>
    </message>
    <message>
        <source>Incorrect wagers</source>
        <translation>登记有误的投注</translation>
    </message>
    <message>
        <source>reported to the Inspectorate with the day</source>
        <translation>随当日记录报告监察机构</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Management</source>
        <translation>管理层</translation>
    </message>
    <message>
        <source>If the server is lost, jackpot wagers go back.</source>
        <translation>如服务器失联，积宝投注予以退还。</translation>
    </message>
</context>
<context>
    <name>SupernovaView</name>
    <message>
        <source>Jackpot {sum}</source>
        <translation>积宝 {sum}</translation>
    </message>
    <message>
        <source>touch to place</source>
        <translation>触摸下注</translation>
    </message>
    <message>
        <source>needs a bet on the layout</source>
        <translation>须在台面上有投注</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>已抽取</translation>
    </message>
    <message>
        <source>registered</source>
        <translation>已登记</translation>
    </message>
    <message>
        <source>returned: no bet at close</source>
        <translation>已返还：停止时无投注</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>已返还</translation>
    </message>
    <message>
        <source>bets are closed</source>
        <translation>下注已截止</translation>
    </message>
    <message>
        <source>not offered now</source>
        <translation>目前不提供</translation>
    </message>
    <message>
        <source>Touch to place it</source>
        <translation>触摸下注</translation>
    </message>
    <message>
        <source>A second touch takes it off again.</source>
        <translation>再次触摸即可取回。</translation>
    </message>
    <message>
        <source>Needs a bet on the layout</source>
        <translation>须在台面上有投注</translation>
    </message>
    <message>
        <source>The chip waits. Without a bet when betting closes it comes back to your credit.</source>
        <translation>筹码等待中。停止下注时若没有其他投注，将退回您的余额。</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>A touch takes it off again.</source>
        <translation>触摸即可取回。</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>已返还</translation>
    </message>
    <message>
        <source>House edge {figure}, your bets not counted</source>
        <translation>庄家优势 {figure}，不计其他投注</translation>
    </message>
    <message>
        <source>One {sum} chip a round, beside your bets. It pays no matter which number comes.</source>
        <translation>每局一枚 {sum} 筹码，在投注之外。无论开出哪个号码都可能中奖。</translation>
    </message>
</context>
<context>
    <name>SwitchKey</name>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>No, play on</source>
        <translation>否，继续游戏</translation>
    </message>
    <message>
        <source>Yes, cash out</source>
        <translation>是，兑现</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>no round</source>
        <translation>没有局</translation>
    </message>
    <message>
        <source>{count} reasons</source>
        <translation>{count} 种原因</translation>
    </message>
    <message>
        <source>No spin</source>
        <translation>旋转无效</translation>
    </message>
    <message>
        <source>Clock in question</source>
        <translation>时钟待核实</translation>
    </message>
    <message>
        <source>is it right?</source>
        <translation>正确吗？</translation>
    </message>
    <message>
        <source>Recover records</source>
        <translation>恢复记录</translation>
    </message>
    <message>
        <source>facts were lost</source>
        <translation>有记录遗失</translation>
    </message>
    <message>
        <source>{told} told, {missing} not</source>
        <translation>{told} 已告知，{missing} 未告知</translation>
    </message>
    <message>
        <source>End the recovery</source>
        <translation>结束恢复</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>已记录</translation>
    </message>
    <message>
        <source>Ball at rest</source>
        <translation>球已停定</translation>
    </message>
    <message>
        <source>record it</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Thaw accounts</source>
        <translation>解冻账户</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>尚无结果</translation>
    </message>
    <message>
        <source>Wrong result</source>
        <translation>结果有误</translation>
    </message>
    <message>
        <source>freezes all</source>
        <translation>冻结全部</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>开放赌台</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>关闭赌台</translation>
    </message>
    <message>
        <source>between rounds</source>
        <translation>两局之间</translation>
    </message>
    <message>
        <source>Announce the closing</source>
        <translation>公布关台</translation>
    </message>
    <message>
        <source>Withdraw notices</source>
        <translation>撤回通知</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>of all bets</source>
        <translation>所有投注</translation>
    </message>
    <message>
        <source>Correct a result</source>
        <translation>更正结果</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>Fill the float</source>
        <translation>补充备用金</translation>
    </message>
    <message>
        <source>brought</source>
        <translation>送到</translation>
    </message>
    <message>
        <source>Credit the float</source>
        <translation>上缴备用金</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>取走</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>锦标赛</translation>
    </message>
    <message>
        <source>no round yet</source>
        <translation>尚未开局</translation>
    </message>
    <message>
        <source>System malfunction</source>
        <translation>系统故障</translation>
    </message>
    <message>
        <source>Invalidate a game</source>
        <translation>宣布游戏无效</translation>
    </message>
    <message>
        <source>freeze accounts first</source>
        <translation>请先冻结账户</translation>
    </message>
    <message>
        <source>Freeze accounts</source>
        <translation>冻结账户</translation>
    </message>
    <message>
        <source>New staff or PIN</source>
        <translation>新员工或 PIN</translation>
    </message>
    <message>
        <source>a supervisor signs in</source>
        <translation>须主管登入</translation>
    </message>
    <message>
        <source>Take off the staff</source>
        <translation>移除员工</translation>
    </message>
    <message>
        <source>Changes of staff</source>
        <translation>员工变更</translation>
    </message>
    <message>
        <source>{count} to be made</source>
        <translation>{count} 项待执行</translation>
    </message>
    <message>
        <source>PINs are guessed</source>
        <translation>有人在猜 PIN</translation>
    </message>
    <message>
        <source>look after it</source>
        <translation>请去查看</translation>
    </message>
    <message>
        <source>Let somebody in again</source>
        <translation>重新允许登入</translation>
    </message>
    <message>
        <source>Forget open orders</source>
        <translation>放弃未答复指令</translation>
    </message>
    <message>
        <source>{count} not answered</source>
        <translation>{count} 条未答复</translation>
    </message>
    <message>
        <source>somebody else gave it</source>
        <translation>由他人给定</translation>
    </message>
    <message>
        <source>Change your PIN</source>
        <translation>更改您的 PIN</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>look things up</source>
        <translation>查阅</translation>
    </message>
    <message>
        <source>of the machines</source>
        <translation>机器的记录</translation>
    </message>
    <message>
        <source>Day&apos;s report</source>
        <translation>日报</translation>
    </message>
    <message>
        <source>drop, win</source>
        <translation>入箱额、赢额</translation>
    </message>
    <message>
        <source>Records are recovered</source>
        <translation>正在恢复记录</translation>
    </message>
    <message>
        <source>The clock is in question</source>
        <translation>时钟待核实</translation>
    </message>
    <message>
        <source>Display gone: {names}</source>
        <translation>显示屏失联：{names}</translation>
    </message>
    <message>
        <source>Table closes at {time}</source>
        <translation>赌台于 {time} 关闭</translation>
    </message>
    <message>
        <source>New limits at {time}</source>
        <translation>新限额于 {time}</translation>
    </message>
    <message>
        <source>Change of staff: {name}</source>
        <translation>员工变更：{name}</translation>
    </message>
    <message>
        <source>Certificate of {machine} ends {time}</source>
        <translation>{machine} 的证书于 {time} 到期</translation>
    </message>
    <message>
        <source>Shut the game down</source>
        <translation>立即停止游戏</translation>
    </message>
    <message>
        <source>a display is dead</source>
        <translation>有显示屏失灵</translation>
    </message>
    <message>
        <source>Examine ball</source>
        <translation>检查球</translation>
    </message>
    <message>
        <source>it left</source>
        <translation>球已离盘</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>录像</translation>
    </message>
    <message>
        <source>of the wheel</source>
        <translation>轮盘</translation>
    </message>
    <message>
        <source>table {table} now</source>
        <translation>现为赔率表 {table}</translation>
    </message>
    <message>
        <source>not on offer</source>
        <translation>未提供</translation>
    </message>
    <message>
        <source>Spread-Bet odds</source>
        <translation>Spread-Bet 赔率</translation>
    </message>
    <message>
        <source>Announce Spread-Bet</source>
        <translation>公告 Spread-Bet</translation>
    </message>
    <message>
        <source>void already</source>
        <translation>已作废</translation>
    </message>
    <message>
        <source>Void Spread-Bets</source>
        <translation>Spread-Bet 作废</translation>
    </message>
    <message>
        <source>open here</source>
        <translation>在此开放</translation>
    </message>
    <message>
        <source>{level} waits</source>
        <translation>{level}等待中</translation>
    </message>
    <message>
        <source>server lost</source>
        <translation>服务器失联</translation>
    </message>
    <message>
        <source>Jackpots</source>
        <translation>积宝</translation>
    </message>
    <message>
        <source>a dealer, supervisor or auditor</source>
        <translation>荷官、主管或审计员</translation>
    </message>
    <message>
        <source>Text on the displays</source>
        <translation>显示屏文字</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>正在显示</translation>
    </message>
    <message>
        <source>sensor away</source>
        <translation>传感器断开</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>轮盘</translation>
    </message>
    <message>
        <source>sensor and camera</source>
        <translation>传感器和摄像机</translation>
    </message>
</context>
<context>
    <name>TakingsSheet</name>
    <message>
        <source>Drop and win</source>
        <translation>入箱额与赢额</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>座位 %1</translation>
    </message>
</context>
<context>
    <name>TakingsView</name>
    <message>
        <source>Since {time}, {rounds} rounds</source>
        <translation>自 {time} 起，{rounds} 局</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>钞票</translation>
    </message>
    <message>
        <source>Tickets in</source>
        <translation>收入票券</translation>
    </message>
    <message>
        <source>Staff credits</source>
        <translation>员工入账</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>赢额</translation>
    </message>
    <message>
        <source>Hold on cash</source>
        <translation>现金赢率</translation>
    </message>
    <message>
        <source>Rounds/hour</source>
        <translation>每小时局数</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>入箱额</translation>
    </message>
    <message>
        <source>Tickets out</source>
        <translation>发出票券</translation>
    </message>
    <message>
        <source>Hand paid</source>
        <translation>人工付款</translation>
    </message>
    <message>
        <source>Wagered</source>
        <translation>投注额</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>派付</translation>
    </message>
    <message>
        <source>Win of cash and staff credits</source>
        <translation>赢额占现金及员工入账</translation>
    </message>
    <message>
        <source>Win of the whole drop, tickets too</source>
        <translation>赢额占全部入箱额（含票券）</translation>
    </message>
    <message>
        <source>Win of all that was wagered</source>
        <translation>赢额占全部投注额</translation>
    </message>
</context>
<context>
    <name>TallLower</name>
    <message>
        <source>Neighbours</source>
        <translation>邻号</translation>
    </message>
    <message>
        <source>neighbours</source>
        <translation>邻号</translation>
    </message>
    <message>
        <source>Zodiac</source>
        <translation>生肖</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>区段</translation>
    </message>
</context>
<context>
    <name>TerminalView</name>
    <message>
        <source>{time} at play</source>
        <translation>已玩 {time}</translation>
    </message>
    <message>
        <source>Roulette</source>
        <translation>轮盘</translation>
    </message>
    <message>
        <source>Staff are coming because of your dispute.</source>
        <translation>员工正为您的争议前来。</translation>
    </message>
    <message>
        <source>Staff have been called. Shall somebody come?</source>
        <translation>已呼叫员工。需要有人前来吗？</translation>
    </message>
    <message>
        <source>by {unit}</source>
        <translation>每 {unit}</translation>
    </message>
    <message>
        <source>{minutes} min left</source>
        <translation>剩余 {minutes} 分钟</translation>
    </message>
    <message>
        <source>for you alone</source>
        <translation>仅限您本人</translation>
    </message>
    <message>
        <source>Legacy limits</source>
        <translation>沿用限额</translation>
    </message>
    <message>
        <source>Agreed limits</source>
        <translation>约定限额</translation>
    </message>
</context>
<context>
    <name>TerminalWindow</name>
    <message>
        <source>Tapis, seat %1</source>
        <translation>Tapis，座位 %1</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>好的</translation>
    </message>
    <message>
        <source>Yes, please come</source>
        <translation>是，请前来</translation>
    </message>
    <message>
        <source>No, not any more</source>
        <translation>不再需要</translation>
    </message>
</context>
<context>
    <name>TextEntry</name>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>TicketCard</name>
    <message>
        <source>Cash-out ticket</source>
        <translation>兑现票券</translation>
    </message>
    <message>
        <source>%1, seat %2, %3</source>
        <translation>%1，座位 %2，%3</translation>
    </message>
    <message>
        <source>Pay at the cashier or at any terminal of this table</source>
        <translation>可在收银处或本赌台任何终端机兑付</translation>
    </message>
</context>
<context>
    <name>TipPanel</name>
    <message>
        <source>A tip for the dealer, from your credit. It is no bet and cannot be taken back.</source>
        <translation>从您的余额中给荷官小费。这不是投注，不能收回。</translation>
    </message>
    <message>
        <source>No tip</source>
        <translation>不给小费</translation>
    </message>
</context>
<context>
    <name>TipsView</name>
    <message>
        <source>Choose an amount</source>
        <translation>请选择金额</translation>
    </message>
    <message>
        <source>Give {sum}</source>
        <translation>给 {sum}</translation>
    </message>
</context>
<context>
    <name>ToldView</name>
    <message>
        <source>{wager}, pays {odds} to 1</source>
        <translation>{wager}，赔率 {odds} 比 1</translation>
    </message>
    <message>
        <source>{wager}, {sum} on it, pays {odds} to 1</source>
        <translation>{wager}，已下注 {sum}，赔率 {odds} 比 1</translation>
    </message>
    <message>
        <source>{wager}, {count} chips</source>
        <translation>{wager}，{count} 枚筹码</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Your play: %1, %2</source>
        <translation>您的游戏情况：%1，%2</translation>
    </message>
    <message>
        <source>Your screen</source>
        <translation>屏幕设置</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Attendant</source>
        <translation>服务员</translation>
    </message>
    <message>
        <source>is coming</source>
        <translation>正在前来</translation>
    </message>
</context>
<context>
    <name>TouchPage</name>
    <message>
        <source>Fingers now: %1, most at once: %2</source>
        <translation>当前手指：%1，最多同时：%2</translation>
    </message>
    <message>
        <source>Squares hit: %1 of %2</source>
        <translation>已触方格：%1 / %2</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Back to the menu</source>
        <translation>返回菜单</translation>
    </message>
</context>
<context>
    <name>TournamentEnd</name>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
    <message>
        <source>No money was played for on this terminal during the session.</source>
        <translation>本场比赛期间，此终端没有进行金钱投注。</translation>
    </message>
</context>
<context>
    <name>TournamentHeads</name>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>Last spin</source>
        <translation>上一转</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>奖金</translation>
    </message>
</context>
<context>
    <name>TournamentMeters</name>
    <message>
        <source>Tournament points</source>
        <translation>比赛积分</translation>
    </message>
    <message>
        <source>%1 tournament points</source>
        <translation>%1 比赛积分</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>投注</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>赢得</translation>
    </message>
</context>
<context>
    <name>TournamentNotes</name>
    <message>
        <source>Each spin</source>
        <translation>每转</translation>
    </message>
    <message>
        <source>Straight up</source>
        <translation>直注</translation>
    </message>
    <message>
        <source>on this spin</source>
        <translation>本转</translation>
    </message>
</context>
<context>
    <name>TournamentNumbers</name>
    <message>
        <source>Last result</source>
        <translation>上次结果</translation>
    </message>
</context>
<context>
    <name>TournamentRail</name>
    <message>
        <source>Place %1, %2, %3 points</source>
        <translation>第 %1 名，%2，%3 分</translation>
    </message>
</context>
<context>
    <name>TournamentRanking</name>
    <message>
        <source>Ranking</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>奖金</translation>
    </message>
</context>
<context>
    <name>TournamentSheet</name>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>Last spin</source>
        <translation>上一转</translation>
    </message>
    <message>
        <source>Omitted</source>
        <translation>漏下</translation>
    </message>
</context>
<context>
    <name>TournamentSide</name>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>邻号</translation>
    </message>
    <message>
        <source>%1 numbers a touch</source>
        <translation>每次 %1 个号码</translation>
    </message>
    <message>
        <source>neighbours</source>
        <translation>邻号</translation>
    </message>
</context>
<context>
    <name>TournamentSpins</name>
    <message>
        <source>until</source>
        <translation>至</translation>
    </message>
</context>
<context>
    <name>TournamentUprightNotes</name>
    <message>
        <source>Each spin</source>
        <translation>每转</translation>
    </message>
    <message>
        <source>Straight up</source>
        <translation>直注</translation>
    </message>
    <message>
        <source>on this spin</source>
        <translation>本转</translation>
    </message>
</context>
<context>
    <name>TournamentView</name>
    <message>
        <source>Seat {seat}</source>
        <translation>座位 {seat}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>取消资格</translation>
    </message>
    <message>
        <source>out, spin {spin}</source>
        <translation>出局，第 {spin} 转</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>并列</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>加赛</translation>
    </message>
    <message>
        <source>prize</source>
        <translation>有奖</translation>
    </message>
    <message>
        <source>advances</source>
        <translation>晋级</translation>
    </message>
    <message>
        <source>to place {place}</source>
        <translation>距第 {place} 名</translation>
    </message>
    <message>
        <source>to a prize</source>
        <translation>距奖项</translation>
    </message>
    <message>
        <source>to advance</source>
        <translation>距晋级</translation>
    </message>
    <message>
        <source>ahead of place {place}</source>
        <translation>领先第 {place} 名</translation>
    </message>
    <message>
        <source>Tournament, {heat}</source>
        <translation>锦标赛，{heat}</translation>
    </message>
    <message>
        <source>of {count}</source>
        <translation>共 {count} 人</translation>
    </message>
    <message>
        <source>place {place} of {count}</source>
        <translation>第 {place} 名，共 {count} 人</translation>
    </message>
    <message>
        <source>to {points}</source>
        <translation>至 {points}</translation>
    </message>
    <message>
        <source>At least {points}</source>
        <translation>至少 {points}</translation>
    </message>
    <message>
        <source>met, {points}</source>
        <translation>已达到，{points}</translation>
    </message>
    <message>
        <source>{points} missing</source>
        <translation>还差 {points}</translation>
    </message>
    <message>
        <source>final spins</source>
        <translation>最后几转</translation>
    </message>
    <message>
        <source>spins left</source>
        <translation>剩余转数</translation>
    </message>
    <message>
        <source>The session is over</source>
        <translation>本场结束</translation>
    </message>
    <message>
        <source>You finished in place {place}</source>
        <translation>您获得第 {place} 名</translation>
    </message>
    <message>
        <source>You play off for a place</source>
        <translation>您要加赛争名次</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>您已出局</translation>
    </message>
    <message>
        <source>{gap}: {points}</source>
        <translation>{gap}：{points}</translation>
    </message>
    <message>
        <source>then three final spins</source>
        <translation>之后最后三转</translation>
    </message>
    <message>
        <source>No cash value</source>
        <translation>无现金价值</translation>
    </message>
    <message>
        <source>Kept at the end</source>
        <translation>结束时归玩家</translation>
    </message>
    <message>
        <source>Redeemed at the end</source>
        <translation>结束时兑换</translation>
    </message>
    <message>
        <source>{points} behind seat {seat}, after 1 spin</source>
        <translation>1 转后，落后座位 {seat}：{points} 分</translation>
    </message>
    <message>
        <source>{points} behind seat {seat}, after {spins} spins</source>
        <translation>{spins} 转后，落后座位 {seat}：{points} 分</translation>
    </message>
    <message>
        <source>The director tells what is next.</source>
        <translation>比赛总监会告知下一步。</translation>
    </message>
    <message>
        <source>You have a prize</source>
        <translation>您获奖了</translation>
    </message>
    <message>
        <source>Your prize: {amount}</source>
        <translation>您的奖金：{amount}</translation>
    </message>
    <message>
        <source>The director pays it to you.</source>
        <translation>由比赛总监支付给您。</translation>
    </message>
    <message>
        <source>You advance</source>
        <translation>您晋级了</translation>
    </message>
    <message>
        <source>{session}: {when}</source>
        <translation>{session}：{when}</translation>
    </message>
    <message>
        <source>Thank you for playing</source>
        <translation>感谢参赛</translation>
    </message>
</context>
<context>
    <name>TournamentWords</name>
    <message>
        <source>Player {number}</source>
        <translation>玩家 {number}</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>决赛</translation>
    </message>
    <message>
        <source>Heat {heat} of {heats}</source>
        <translation>第 {heat} 轮赛，共 {heats} 轮</translation>
    </message>
    <message>
        <source>play-off, spin {spin} of {spins}</source>
        <translation>加赛，第 {spin} 转，共 {spins} 转</translation>
    </message>
    <message>
        <source>spin {spin} of {spins}</source>
        <translation>第 {spin} 转，共 {spins} 转</translation>
    </message>
    <message>
        <source>spin {spin}</source>
        <translation>第 {spin} 转</translation>
    </message>
    <message>
        <source>Players take their seats</source>
        <translation>玩家入座</translation>
    </message>
    <message>
        <source>Chips are being counted</source>
        <translation>正在清点筹码</translation>
    </message>
    <message>
        <source>A play-off decides</source>
        <translation>由加赛决定</translation>
    </message>
    <message>
        <source>The places are decided</source>
        <translation>名次已定</translation>
    </message>
    <message>
        <source>The prizes are awarded</source>
        <translation>奖项已颁发</translation>
    </message>
</context>
<context>
    <name>TrackView</name>
    <message>
        <source>Max Bet: touch a number to bet on every spot that covers it</source>
        <translation>全包注：触摸一个号码，即在覆盖它的每个注位下注</translation>
    </message>
    <message>
        <source>Hot and cold: past spins do not change the next one</source>
        <translation>热门与冷门：过去的旋转不影响下一次</translation>
    </message>
    <message>
        <source>Too few spins yet for hot and cold numbers</source>
        <translation>旋转次数还太少，没有热门与冷门号码</translation>
    </message>
</context>
<context>
    <name>UprightNotes</name>
    <message>
        <source>Straight up %1</source>
        <translation>直注 %1</translation>
    </message>
    <message>
        <source>Outside %1</source>
        <translation>外围 %1</translation>
    </message>
    <message>
        <source>House edge on most bets %1</source>
        <translation>多数投注的庄家优势 %1</translation>
    </message>
    <message>
        <source>House edge on every bet %1</source>
        <translation>所有投注的庄家优势 %1</translation>
    </message>
    <message>
        <source>All bets %1</source>
        <translation>全部投注 %1</translation>
    </message>
</context>
<context>
    <name>WaitingScreen</name>
    <message>
        <source>Out of service</source>
        <translation>暂停服务</translation>
    </message>
    <message>
        <source>Waiting for the table</source>
        <translation>等待赌台</translation>
    </message>
    <message>
        <source>It connects by itself as soon as the table is there.</source>
        <translation>赌台上线后会自动连接。</translation>
    </message>
</context>
<context>
    <name>WheelPanel</name>
    <message>
        <source>The table&apos;s own wheel</source>
        <translation>本赌台的轮盘</translation>
    </message>
</context>
<context>
    <name>WheelSheet</name>
    <message>
        <source>Wheel</source>
        <translation>轮盘</translation>
    </message>
</context>
<context>
    <name>WheelStageView</name>
    <message>
        <source>The wheel is being waited for</source>
        <translation>等待轮盘</translation>
    </message>
    <message>
        <source>No spin: the ball is spun again</source>
        <translation>旋转无效：小球重新旋转</translation>
    </message>
    <message>
        <source>Ball rolling</source>
        <translation>小球转动中</translation>
    </message>
    <message>
        <source>The ball is in</source>
        <translation>小球落在</translation>
    </message>
    <message>
        <source>Your bets cover</source>
        <translation>您的投注覆盖</translation>
    </message>
    <message>
        <source>No bets this round</source>
        <translation>本局没有投注</translation>
    </message>
    <message>
        <source>{count} of {all} numbers</source>
        <translation>{all} 个号码中的 {count} 个</translation>
    </message>
    <message>
        <source>with {box}</source>
        <translation>含{box}</translation>
    </message>
    <message>
        <source>{count} numbers</source>
        <translation>{count} 个号码</translation>
    </message>
    <message>
        <source>{count} others</source>
        <translation>其余 {count} 个</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} 至 {most}</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>另外 {count} 个</translation>
    </message>
    <message>
        <source>outside bets</source>
        <translation>外围投注</translation>
    </message>
    <message>
        <source>Sums of both rings</source>
        <translation>双圈之和</translation>
    </message>
</context>
<context>
    <name>WinsPanel</name>
    <message>
        <source>What wins</source>
        <translation>中奖项</translation>
    </message>
    <message>
        <source>On the wheel</source>
        <translation>在轮盘上</translation>
    </message>
    <message>
        <source>The statistics return when betting opens. Past spins do not change the next one.</source>
        <translation>开始下注时恢复显示统计。过去的旋转不影响下一次。</translation>
    </message>
</context>
<context>
    <name>WonLevelDelegate</name>
    <message>
        <source>starts again</source>
        <translation>重新开始</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>Technician</source>
        <translation>技术员</translation>
    </message>
    <message>
        <source>Auditor</source>
        <translation>审计员</translation>
    </message>
    <message>
        <source>Straight up</source>
        <translation>直注</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分注</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>街注</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>角注</translation>
    </message>
    <message>
        <source>Four line</source>
        <translation>四号线注</translation>
    </message>
    <message>
        <source>Five line</source>
        <translation>五号线注</translation>
    </message>
    <message>
        <source>Top line</source>
        <translation>顶线注</translation>
    </message>
    <message>
        <source>Six line</source>
        <translation>六号线注</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列注</translation>
    </message>
    <message>
        <source>Dozen</source>
        <translation>打注</translation>
    </message>
    <message>
        <source>1 – 18</source>
        <translation>小 1 – 18</translation>
    </message>
    <message>
        <source>19 – 36</source>
        <translation>大 19 – 36</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>双</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>单</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>2 to 1</source>
        <translation>2 比 1</translation>
    </message>
    <message>
        <source>1st 12</source>
        <translation>第一打</translation>
    </message>
    <message>
        <source>2nd 12</source>
        <translation>第二打</translation>
    </message>
    <message>
        <source>3rd 12</source>
        <translation>第三打</translation>
    </message>
    <message>
        <source>1st column</source>
        <translation>第一列</translation>
    </message>
    <message>
        <source>2nd column</source>
        <translation>第二列</translation>
    </message>
    <message>
        <source>3rd column</source>
        <translation>第三列</translation>
    </message>
    <message>
        <source>Trio</source>
        <translation>三数注</translation>
    </message>
    <message>
        <source>{count} numbers</source>
        <translation>{count} 个号码</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>小系列</translation>
    </message>
    <message>
        <source>Orphelins</source>
        <translation>孤儿注</translation>
    </message>
    <message>
        <source>Grand Series</source>
        <translation>大系列</translation>
    </message>
    <message>
        <source>Zero game</source>
        <translation>零游戏</translation>
    </message>
    <message>
        <source>Rat</source>
        <translation>鼠</translation>
    </message>
    <message>
        <source>Ox</source>
        <translation>牛</translation>
    </message>
    <message>
        <source>Tiger</source>
        <translation>虎</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>兔</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>龙</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>蛇</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>马</translation>
    </message>
    <message>
        <source>Ram</source>
        <translation>羊</translation>
    </message>
    <message>
        <source>Monkey</source>
        <translation>猴</translation>
    </message>
    <message>
        <source>Rooster</source>
        <translation>鸡</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>狗</translation>
    </message>
    <message>
        <source>Boar</source>
        <translation>猪</translation>
    </message>
    <message>
        <source>{centre} and {sides} neighbours</source>
        <translation>{centre} 及左右各 {sides} 个邻号</translation>
    </message>
    <message>
        <source>Finale {digit}</source>
        <translation>尾数 {digit}</translation>
    </message>
    <message>
        <source>Max Bet {number}</source>
        <translation>全包注 {number}</translation>
    </message>
    <message>
        <source>{count} chips</source>
        <translation>{count} 枚筹码</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>零</translation>
    </message>
    <message>
        <source>below the minimum</source>
        <translation>低于最低限额</translation>
    </message>
    <message>
        <source>not in steps of the table</source>
        <translation>不合赌台单位</translation>
    </message>
    <message>
        <source>above the maximum</source>
        <translation>高于最高限额</translation>
    </message>
    <message>
        <source>all bets together are too much</source>
        <translation>全部投注合计过高</translation>
    </message>
    <message>
        <source>all bets together are too little</source>
        <translation>全部投注合计过低</translation>
    </message>
    <message>
        <source>not enough credit</source>
        <translation>余额不足</translation>
    </message>
    <message>
        <source>no other bet beside it</source>
        <translation>没有其他投注</translation>
    </message>
    <message>
        <source>Tournament director</source>
        <translation>比赛总监</translation>
    </message>
    <message>
        <source>A door of this terminal is open</source>
        <translation>本终端机机门未关</translation>
    </message>
    <message>
        <source>The note acceptor needs attention</source>
        <translation>纸钞机需要处理</translation>
    </message>
    <message>
        <source>The ticket printer needs attention</source>
        <translation>票券打印机需要处理</translation>
    </message>
    <message>
        <source>An attendant must look at your ticket</source>
        <translation>服务员须查看您的票券</translation>
    </message>
    <message>
        <source>This terminal&apos;s records must be checked</source>
        <translation>须核对本终端机的记录</translation>
    </message>
    <message>
        <source>A malfunction was declared</source>
        <translation>已宣布发生故障</translation>
    </message>
    <message>
        <source>A dispute is being looked at</source>
        <translation>正在处理争议</translation>
    </message>
    <message>
        <source>Locked by staff</source>
        <translation>已由员工锁定</translation>
    </message>
    <message>
        <source>Staff are at work here</source>
        <translation>员工正在此处工作</translation>
    </message>
    <message>
        <source>terminal {name}</source>
        <translation>终端机 {name}</translation>
    </message>
    <message>
        <source>console {name}</source>
        <translation>控制台 {name}</translation>
    </message>
    <message>
        <source>Spread-Bet</source>
        <translation>Spread-Bet</translation>
    </message>
    <message>
        <source>The rings did not turn before no more bets was shown.</source>
        <translation>显示停止下注之前双圈没有转动。</translation>
    </message>
    <message>
        <source>The rings did not turn in opposite directions.</source>
        <translation>双圈没有反方向转动。</translation>
    </message>
    <message>
        <source>The display of the rings failed.</source>
        <translation>双圈的显示屏发生故障。</translation>
    </message>
    <message>
        <source>The display locked the rings wrongly.</source>
        <translation>显示屏把双圈锁定错了。</translation>
    </message>
    <message>
        <source>The rings were not locked in time.</source>
        <translation>双圈没有及时锁定。</translation>
    </message>
    <message>
        <source>Staff declared a malfunction of Spread-Bet.</source>
        <translation>员工宣布 Spread-Bet 故障。</translation>
    </message>
    <message>
        <source>The simulated ring could not be determined.</source>
        <translation>模拟内圈无法确定。</translation>
    </message>
    <message>
        <source>{why}, rule {clause}</source>
        <translation>{why}，规则 {clause}</translation>
    </message>
    <message>
        <source>rule {clause}</source>
        <translation>规则 {clause}</translation>
    </message>
    <message>
        <source>The jackpots did not answer in time.</source>
        <translation>积宝未及时回应。</translation>
    </message>
    <message>
        <source>The jackpots took no wagers.</source>
        <translation>积宝没有接受投注。</translation>
    </message>
    <message>
        <source>The jackpots were not offered when betting closed.</source>
        <translation>停止下注时未提供积宝。</translation>
    </message>
    <message>
        <source>The round was void before the draw.</source>
        <translation>该局在抽取前已作废。</translation>
    </message>
    <message>
        <source>The table has stopped offering the jackpots.</source>
        <translation>本台已停止提供积宝。</translation>
    </message>
    <message>
        <source>Jackpot wager</source>
        <translation>积宝投注</translation>
    </message>
</context>
</TS>
