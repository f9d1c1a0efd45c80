<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ms" sourcelanguage="en">
<context>
    <name>ActionsView</name>
    <message>
        <source>to where?</source>
        <translation>ke mana?</translation>
    </message>
    <message>
        <source>which chips?</source>
        <translation>cip yang mana?</translation>
    </message>
</context>
<context>
    <name>AnewView</name>
    <message>
        <source>The table does not answer: try again when it is back.</source>
        <translation>Meja tidak menjawab: cuba lagi apabila ia kembali.</translation>
    </message>
    <message>
        <source>The table has not let this seat go: see to it at the console first.</source>
        <translation>Meja belum melepaskan tempat ini: uruskan di konsol dahulu.</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>%1 back in your credit: %2</source>
        <translation>%1 kembali ke kredit anda: %2</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>Cannot write {file}: {why}</source>
        <translation>Tidak dapat menulis {file}: {why}</translation>
    </message>
    <message>
        <source>The table&apos;s answer cannot be understood</source>
        <translation>Jawapan meja tidak dapat difahami</translation>
    </message>
    <message>
        <source>The table does not answer: try again</source>
        <translation>Meja tidak menjawab: cuba lagi</translation>
    </message>
    <message>
        <source>The writing was ended from outside: try again</source>
        <translation>Penulisan dihentikan dari luar: cuba lagi</translation>
    </message>
</context>
<context>
    <name>AttractScreen</name>
    <message>
        <source>Touch to play</source>
        <translation>Sentuh untuk main</translation>
    </message>
    <message>
        <source>seconds to bet</source>
        <translation>saat untuk bertaruh</translation>
    </message>
    <message>
        <source>Roulette</source>
        <translation>Rolet</translation>
    </message>
    <message>
        <source>%1. %2. Bets from %3.</source>
        <translation>%1. %2. Pertaruhan dari %3.</translation>
    </message>
    <message>
        <source>or insert a note, or ask the dealer for credit</source>
        <translation>atau masukkan wang kertas, atau minta kredit daripada krupier</translation>
    </message>
    <message>
        <source>Last results, for information only</source>
        <translation>Keputusan lalu, untuk makluman sahaja</translation>
    </message>
    <message>
        <source>Your screen</source>
        <translation>Skrin anda</translation>
    </message>
    <message>
        <source>Straight up %1</source>
        <translation>Tunggal %1</translation>
    </message>
    <message>
        <source>Outside %1</source>
        <translation>Luar %1</translation>
    </message>
</context>
<context>
    <name>AttractView</name>
    <message>
        <source>Bets are open, round {round}</source>
        <translation>Pertaruhan dibuka, pusingan {round}</translation>
    </message>
    <message>
        <source>Ball rolling, round {round}</source>
        <translation>Bola sedang berputar, pusingan {round}</translation>
    </message>
    <message>
        <source>{number}, round {round}</source>
        <translation>{number}, pusingan {round}</translation>
    </message>
    <message>
        <source>{player} plays here</source>
        <translation>{player} bermain di sini</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>Meja ditutup</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>Cash out</source>
        <translation>Tunaikan</translation>
    </message>
</context>
<context>
    <name>BreakKeys</name>
    <message>
        <source>Take a break of %1</source>
        <translation>Rehat selama %1</translation>
    </message>
</context>
<context>
    <name>CarePanel</name>
    <message>
        <source>Play on</source>
        <translation>Teruskan bermain</translation>
    </message>
    <message>
        <source>Stay and watch</source>
        <translation>Tunggu dan tonton</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Kembali ke meja</translation>
    </message>
    <message>
        <source>Cash out</source>
        <translation>Tunaikan</translation>
    </message>
    <message>
        <source>Or take a break: your credit is kept.</source>
        <translation>Atau berehat: kredit anda disimpan.</translation>
    </message>
</context>
<context>
    <name>CareView</name>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>Your time limit is reached</source>
        <translation>Had masa anda telah dicapai</translation>
    </message>
    <message>
        <source>Your loss limit is reached</source>
        <translation>Had kerugian anda telah dicapai</translation>
    </message>
    <message>
        <source>You are taking a break</source>
        <translation>Anda sedang berehat</translation>
    </message>
    <message>
        <source>A moment to look at your play</source>
        <translation>Sebentar untuk melihat permainan anda</translation>
    </message>
    <message>
        <source>You asked for this limit, so no more bets are taken. It can be raised after you have cashed out.</source>
        <translation>Anda sendiri menetapkan had ini, jadi pertaruhan tidak diterima lagi. Had boleh dinaikkan selepas anda menunaikan kredit.</translation>
    </message>
    <message>
        <source>Your credit is kept. No bets are taken until the break is over.</source>
        <translation>Kredit anda disimpan. Pertaruhan tidak diterima sehingga rehat tamat.</translation>
    </message>
    <message>
        <source>Do you want to play on? Bets are taken again when you have chosen.</source>
        <translation>Mahu teruskan bermain? Pertaruhan diterima semula selepas anda memilih.</translation>
    </message>
    <message>
        <source>in {minutes} min</source>
        <translation>dalam {minutes} min</translation>
    </message>
    <message>
        <source>in {seconds} s</source>
        <translation>dalam {seconds} s</translation>
    </message>
    <message>
        <source>Breaks are for players with credit.</source>
        <translation>Rehat adalah untuk pemain yang ada kredit.</translation>
    </message>
    <message>
        <source>A break can begin when none of your bets is down.</source>
        <translation>Rehat boleh bermula apabila anda tiada pertaruhan.</translation>
    </message>
</context>
<context>
    <name>CashOutScreen</name>
    <message>
        <source>Printing your ticket</source>
        <translation>Tiket sedang dicetak</translation>
    </message>
    <message>
        <source>Take your ticket</source>
        <translation>Sila ambil tiket</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Terima kasih</translation>
    </message>
    <message>
        <source>An attendant is coming</source>
        <translation>Petugas sedang datang</translation>
    </message>
    <message>
        <source>You have been paid</source>
        <translation>Anda telah dibayar</translation>
    </message>
    <message>
        <source>An attendant will pay you</source>
        <translation>Petugas akan membayar anda</translation>
    </message>
    <message>
        <source>Your credit is set aside while the ticket is printed.</source>
        <translation>Kredit anda diasingkan semasa tiket dicetak.</translation>
    </message>
    <message>
        <source>It is in the printer below the screen. The ticket is money.</source>
        <translation>Tiket ada di pencetak di bawah skrin. Tiket ini ialah wang.</translation>
    </message>
    <message>
        <source>You have taken your ticket. Keep it safe: it is money.</source>
        <translation>Anda telah mengambil tiket. Simpan baik-baik: tiket ini ialah wang.</translation>
    </message>
    <message>
        <source>Nobody can tell yet whether your ticket was printed. Your money is set aside and an attendant will look.</source>
        <translation>Belum pasti sama ada tiket anda telah dicetak. Wang anda diasingkan dan petugas akan memeriksanya.</translation>
    </message>
    <message>
        <source>An attendant has paid your whole credit by hand.</source>
        <translation>Petugas telah membayar semua kredit anda secara tunai.</translation>
    </message>
    <message>
        <source>Please stay at the terminal. Your credit is safe; placing a bet calls the attendant off.</source>
        <translation>Sila tunggu di terminal. Kredit anda selamat; jika anda bertaruh, panggilan petugas dibatalkan.</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Ambil</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Dibayar</translation>
    </message>
    <message>
        <source>To be paid</source>
        <translation>Akan dibayar</translation>
    </message>
    <message>
        <source>Ticket did not come</source>
        <translation>Tiket tidak keluar</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1, tempat %2</translation>
    </message>
    <message>
        <source>Paid at %1</source>
        <translation>Dibayar pada %1</translation>
    </message>
    <message>
        <source>Called at %1</source>
        <translation>Dipanggil pada %1</translation>
    </message>
    <message>
        <source>The next bet needs a note, a ticket or credit from the dealer.</source>
        <translation>Pertaruhan seterusnya memerlukan wang kertas, tiket atau kredit daripada krupier.</translation>
    </message>
    <message>
        <source>Play on instead</source>
        <translation>Teruskan bermain</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Kembali ke meja</translation>
    </message>
</context>
<context>
    <name>CashOutSteps</name>
    <message>
        <source>Credit set aside</source>
        <translation>Kredit diasingkan</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Dicetak</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>menunggu</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Diambil</translation>
    </message>
</context>
<context>
    <name>CashOutView</name>
    <message>
        <source>no credit</source>
        <translation>tiada kredit</translation>
    </message>
    <message>
        <source>after your bets</source>
        <translation>selepas pertaruhan</translation>
    </message>
    <message>
        <source>when betting opens</source>
        <translation>bila taruhan dibuka</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>bukan sekarang</translation>
    </message>
    <message>
        <source>take your bets off first</source>
        <translation>ambil pertaruhan dahulu</translation>
    </message>
    <message>
        <source>Cash out {sum}?</source>
        <translation>Tunaikan {sum}?</translation>
    </message>
</context>
<context>
    <name>ChipRail</name>
    <message>
        <source>Chip %1</source>
        <translation>Cip %1</translation>
    </message>
</context>
<context>
    <name>ClothNotes</name>
    <message>
        <source>Limits</source>
        <translation>Had</translation>
    </message>
    <message>
        <source>Straight up</source>
        <translation>Tunggal</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>Luar</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Kelebihan</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>Kelebihan kasino</translation>
    </message>
    <message>
        <source>on most bets</source>
        <translation>kebanyakan taruhan</translation>
    </message>
    <message>
        <source>on every bet</source>
        <translation>setiap pertaruhan</translation>
    </message>
    <message>
        <source>Edge %1</source>
        <translation>Kasino %1</translation>
    </message>
    <message>
        <source>All bets</source>
        <translation>Semua taruhan</translation>
    </message>
    <message>
        <source>All bets %1</source>
        <translation>Jumlah %1</translation>
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
        <translation>maks {most}</translation>
    </message>
    <message>
        <source>min {least}</source>
        <translation>min {least}</translation>
    </message>
    <message>
        <source>Let go to take it off</source>
        <translation>Lepaskan untuk mengambil semula</translation>
    </message>
</context>
<context>
    <name>CompactStrip</name>
    <message>
        <source>Cloth</source>
        <translation>Susun atur</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Trek</translation>
    </message>
    <message>
        <source>Finales</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Max Bet</source>
        <translation>Max Bet</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Sejarah</translation>
    </message>
    <message>
        <source>Straight up %1   Outside %2</source>
        <translation>Tunggal %1   Luar %2</translation>
    </message>
    <message>
        <source>Touch and hold a spot to see it larger</source>
        <translation>Sentuh dan tahan satu petak untuk melihatnya lebih besar</translation>
    </message>
</context>
<context>
    <name>CompactTrack</name>
    <message>
        <source>Cloth</source>
        <translation>Susun atur</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Trek</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Jiran</translation>
    </message>
    <message>
        <source>neighbours</source>
        <translation>jiran</translation>
    </message>
    <message>
        <source>Zodiac</source>
        <translation>Zodiak</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Sektor</translation>
    </message>
    <message>
        <source>Finales</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Max Bet</source>
        <translation>Max Bet</translation>
    </message>
    <message>
        <source>Touch a sign: three numbers, a chip on each</source>
        <translation>Sentuh satu tanda: tiga nombor, satu cip setiap satu</translation>
    </message>
    <message>
        <source>Touch a number of the track for it and its neighbours</source>
        <translation>Sentuh nombor di trek untuk nombor itu dan jirannya</translation>
    </message>
</context>
<context>
    <name>ConfirmSheet</name>
    <message>
        <source>A second person is asked: correct a result</source>
        <translation>Orang kedua diminta: betulkan keputusan</translation>
    </message>
    <message>
        <source>Do not confirm</source>
        <translation>Jangan sahkan</translation>
    </message>
</context>
<context>
    <name>ConfirmView</name>
    <message>
        <source>{who} asks for it at console {console}.</source>
        <translation>{who} memintanya di konsol {console}.</translation>
    </message>
    <message>
        <source>Round {round}: {was} becomes {number}.</source>
        <translation>Pusingan {round}: {was} menjadi {number}.</translation>
    </message>
    <message>
        <source>Because: {why}.</source>
        <translation>Kerana: {why}.</translation>
    </message>
    <message>
        <source>Confirm: settle again by {number}</source>
        <translation>Sahkan: selesaikan semula dengan {number}</translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>All bets stand. The spin does not count and the ball is spun again.</source>
        <translation>Semua pertaruhan kekal. Putaran itu tidak dikira dan bola diputar semula.</translation>
    </message>
    <message>
        <source>The round is void: it has no result and every bet goes back.</source>
        <translation>Pusingan terbatal: tiada keputusan dan semua pertaruhan dikembalikan.</translation>
    </message>
    <message>
        <source>Every bet of this round goes back: the number is not confirmed.</source>
        <translation>Semua pertaruhan pusingan ini dikembalikan: nombor belum disahkan.</translation>
    </message>
    <message>
        <source>The number is confirmed: bets stand as the records have them.</source>
        <translation>Nombor telah disahkan: pertaruhan kekal menurut rekod.</translation>
    </message>
    <message>
        <source>There is an outcome: the round goes on and registered bets are settled.</source>
        <translation>Keputusan sudah ada: pusingan diteruskan dan pertaruhan berdaftar diselesaikan.</translation>
    </message>
    <message>
        <source>Betting is over: bets stand as the records have them.</source>
        <translation>Pertaruhan telah tamat: pertaruhan kekal menurut rekod.</translation>
    </message>
    <message>
        <source>Every bet of this round goes back: betting is not over.</source>
        <translation>Semua pertaruhan pusingan ini dikembalikan: pertaruhan belum tamat.</translation>
    </message>
    <message>
        <source>All bets of seat {seat} in this round go back.</source>
        <translation>Semua pertaruhan tempat {seat} dalam pusingan ini dikembalikan.</translation>
    </message>
    <message>
        <source>A supervisor confirms the bets of seat {seat} from the records; what cannot be confirmed goes back.</source>
        <translation>Penyelia mengesahkan pertaruhan tempat {seat} daripada rekod; yang tidak dapat disahkan dikembalikan.</translation>
    </message>
    <message>
        <source>The registered bets of seat {seat} stand and are settled.</source>
        <translation>Pertaruhan berdaftar tempat {seat} kekal dan diselesaikan.</translation>
    </message>
    <message>
        <source>The seat is locked until a supervisor unlocks it.</source>
        <translation>Tempat itu dikunci sehingga penyelia membukanya.</translation>
    </message>
    <message>
        <source>supervisor</source>
        <translation>penyelia</translation>
    </message>
    <message>
        <source>Announce new limits</source>
        <translation>Umumkan had baharu</translation>
    </message>
    <message>
        <source>Apply new limits</source>
        <translation>Kuatkuasakan had baharu</translation>
    </message>
    <message>
        <source>As announced, or as the rules allow</source>
        <translation>Seperti diumumkan, atau seperti dibenarkan peraturan</translation>
    </message>
    <message>
        <source>All players have agreed</source>
        <translation>Semua pemain telah bersetuju</translation>
    </message>
    <message>
        <source>No spin in round {round}</source>
        <translation>Putaran batal dalam pusingan {round}</translation>
    </message>
    <message>
        <source>Call no spin</source>
        <translation>Umumkan putaran batal</translation>
    </message>
    <message>
        <source>The ball is at rest</source>
        <translation>Bola telah berhenti</translation>
    </message>
    <message>
        <source>Recorded for round {round}: from here on the outcome exists.</source>
        <translation>Direkodkan bagi pusingan {round}: mulai kini keputusan sudah ada.</translation>
    </message>
    <message>
        <source>If the game system fails now, this decides what becomes of bets.</source>
        <translation>Jika sistem permainan rosak sekarang, ini menentukan nasib pertaruhan.</translation>
    </message>
    <message>
        <source>Record it</source>
        <translation>Rekodkan</translation>
    </message>
    <message>
        <source>Freeze all accounts</source>
        <translation>Bekukan semua akaun</translation>
    </message>
    <message>
        <source>Nobody can bet, cash out or be credited until they are thawed.</source>
        <translation>Tiada sesiapa boleh bertaruh, menunaikan kredit atau dikreditkan sehingga akaun dinyahbekukan.</translation>
    </message>
    <message>
        <source>Then the actual number is chosen and the round settled again.</source>
        <translation>Kemudian nombor sebenar dipilih dan pusingan diselesaikan semula.</translation>
    </message>
    <message>
        <source>Freeze now</source>
        <translation>Bekukan sekarang</translation>
    </message>
    <message>
        <source>A wrong number was confirmed</source>
        <translation>Nombor yang salah telah disahkan</translation>
    </message>
    <message>
        <source>A player disputes the result</source>
        <translation>Pemain mempertikaikan keputusan</translation>
    </message>
    <message>
        <source>Fraud is suspected</source>
        <translation>Disyaki penipuan</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Pusingan {round}</translation>
    </message>
    <message>
        <source>Correct a result</source>
        <translation>Betulkan keputusan</translation>
    </message>
    <message>
        <source>The round is settled again by the number that you choose.</source>
        <translation>Pusingan diselesaikan semula mengikut nombor yang anda pilih.</translation>
    </message>
    <message>
        <source>Wins that should not have been are taken back as far as the credit goes; what is gone becomes a case. Later rounds stand.</source>
        <translation>Kemenangan yang tidak sepatutnya ditarik balik setakat kredit yang ada; yang sudah tiada menjadi kes. Pusingan kemudian kekal.</translation>
    </message>
    <message>
        <source>Settle again</source>
        <translation>Selesaikan semula</translation>
    </message>
    <message>
        <source>Another number was entered</source>
        <translation>Nombor lain telah dimasukkan</translation>
    </message>
    <message>
        <source>The sensor&apos;s number was accepted and is wrong</source>
        <translation>Nombor penderia diterima dan ia salah</translation>
    </message>
    <message>
        <source>Thaw all accounts</source>
        <translation>Nyahbekukan semua akaun</translation>
    </message>
    <message>
        <source>Frozen: {why}.</source>
        <translation>Dibekukan: {why}.</translation>
    </message>
    <message>
        <source>Play goes on for everybody.</source>
        <translation>Permainan diteruskan untuk semua.</translation>
    </message>
    <message>
        <source>Thaw</source>
        <translation>Nyahbekukan</translation>
    </message>
    <message>
        <source>Malfunction of the game system</source>
        <translation>Kerosakan sistem permainan</translation>
    </message>
    <message>
        <source>Declare it</source>
        <translation>Isytiharkan</translation>
    </message>
    <message>
        <source>under way, no result yet</source>
        <translation>sedang berjalan, belum ada keputusan</translation>
    </message>
    <message>
        <source>Invalidate a game</source>
        <translation>Isytihar permainan tidak sah</translation>
    </message>
    <message>
        <source>Its outcome does not count and every wager is refunded.</source>
        <translation>Keputusannya tidak dikira dan semua pertaruhan dikembalikan.</translation>
    </message>
    <message>
        <source>Invalidate the game</source>
        <translation>Isytihar tidak sah</translation>
    </message>
    <message>
        <source>Credits do not fit the prizes and the bets</source>
        <translation>Kredit tidak sepadan dengan hadiah dan pertaruhan</translation>
    </message>
    <message>
        <source>Numbers are shown that do not fit the game</source>
        <translation>Nombor yang dipaparkan tidak sepadan dengan permainan</translation>
    </message>
    <message>
        <source>Play is interrupted for good, or a screen fails</source>
        <translation>Permainan terhenti terus, atau skrin rosak</translation>
    </message>
    <message>
        <source>It is faulty for another reason</source>
        <translation>Ia rosak atas sebab lain</translation>
    </message>
    <message>
        <source>Credit seat {seat}</source>
        <translation>Tambah kredit tempat {seat}</translation>
    </message>
    <message>
        <source>Take the money first. The amount is added to the credit.</source>
        <translation>Terima wang dahulu. Jumlah itu ditambah ke kredit.</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>Tambah kredit</translation>
    </message>
    <message>
        <source>Amount taken</source>
        <translation>Jumlah diterima</translation>
    </message>
    <message>
        <source>The player has not asked for it.</source>
        <translation>Pemain belum memintanya.</translation>
    </message>
    <message>
        <source>Hand pay seat {seat}</source>
        <translation>Bayaran kakitangan, tempat {seat}</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>Telah dibayar</translation>
    </message>
    <message>
        <source>To be paid</source>
        <translation>Akan dibayar</translation>
    </message>
    <message>
        <source>Void the bets of seat {seat}</source>
        <translation>Batalkan pertaruhan tempat {seat}</translation>
    </message>
    <message>
        <source>Void these bets</source>
        <translation>Batalkan pertaruhan ini</translation>
    </message>
    <message>
        <source>The player broke the rules</source>
        <translation>Pemain melanggar peraturan</translation>
    </message>
    <message>
        <source>Lock seat {seat}</source>
        <translation>Kunci tempat {seat}</translation>
    </message>
    <message>
        <source>Nothing can be played or paid there until it is unlocked.</source>
        <translation>Tiada permainan atau bayaran di situ sehingga kuncinya dibuka.</translation>
    </message>
    <message>
        <source>Registered bets are settled as usual.</source>
        <translation>Pertaruhan berdaftar diselesaikan seperti biasa.</translation>
    </message>
    <message>
        <source>Lock the seat</source>
        <translation>Kunci tempat ini</translation>
    </message>
    <message>
        <source>Staff stop play here</source>
        <translation>Kakitangan menghentikan permainan di sini</translation>
    </message>
    <message>
        <source>A dispute: nothing may change</source>
        <translation>Pertikaian: jangan ubah apa-apa</translation>
    </message>
    <message>
        <source>Unlock seat {seat}</source>
        <translation>Buka kunci tempat {seat}</translation>
    </message>
    <message>
        <source>The seat can be played and paid again.</source>
        <translation>Tempat itu boleh dimain dan dibayar semula.</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Buka kunci</translation>
    </message>
    <message>
        <source>Malfunction of seat {seat}</source>
        <translation>Kerosakan tempat {seat}</translation>
    </message>
    <message>
        <source>The case must be answered within {hours} hours.</source>
        <translation>Kes mesti diselesaikan dalam {hours} jam.</translation>
    </message>
    <message>
        <source>The amount is set aside at the terminal until a supervisor decides whom it belongs to.</source>
        <translation>Jumlah itu diasingkan di terminal sehingga penyelia memutuskan pemiliknya.</translation>
    </message>
    <message>
        <source>Withhold money at seat {seat}</source>
        <translation>Tahan wang di tempat {seat}</translation>
    </message>
    <message>
        <source>Withhold it</source>
        <translation>Tahan</translation>
    </message>
    <message>
        <source>It may come from a malfunction</source>
        <translation>Mungkin akibat kerosakan</translation>
    </message>
    <message>
        <source>The player claims another result</source>
        <translation>Pemain mendakwa keputusan lain</translation>
    </message>
    <message>
        <source>To be set aside</source>
        <translation>Akan ditahan</translation>
    </message>
    <message>
        <source>{what} in round {round}: {sum}.</source>
        <translation>{what}, pusingan {round}: {sum}.</translation>
    </message>
    <message>
        <source>The money belongs to the player</source>
        <translation>Wang itu milik pemain</translation>
    </message>
    <message>
        <source>The money is not paid</source>
        <translation>Wang itu tidak dibayar</translation>
    </message>
    <message>
        <source>It was looked at and is settled</source>
        <translation>Telah diteliti dan selesai</translation>
    </message>
    <message>
        <source>Case about seat {seat}</source>
        <translation>Kes tentang tempat {seat}</translation>
    </message>
    <message>
        <source>Your answer ends the case.</source>
        <translation>Jawapan anda menamatkan kes.</translation>
    </message>
    <message>
        <source>Close the case</source>
        <translation>Tutup kes</translation>
    </message>
    <message>
        <source>Ticket in doubt at seat {seat}</source>
        <translation>Tiket diragui di tempat {seat}</translation>
    </message>
    <message>
        <source>Printed: the paper is worth its amount, the credit is gone.</source>
        <translation>Dicetak: kertas itu bernilai jumlahnya, kredit sudah tiada.</translation>
    </message>
    <message>
        <source>Not printed: the number is void for ever, the credit is back.</source>
        <translation>Tidak dicetak: nombor itu terbatal selamanya, kredit dikembalikan.</translation>
    </message>
    <message>
        <source>I have looked</source>
        <translation>Sudah diperiksa</translation>
    </message>
    <message>
        <source>There is a whole ticket</source>
        <translation>Ada tiket yang lengkap</translation>
    </message>
    <message>
        <source>There is none, or I destroyed a part</source>
        <translation>Tiada, atau bahagiannya telah saya musnahkan</translation>
    </message>
    <message>
        <source>It was put in for account {account} of this terminal.</source>
        <translation>Ia dimasukkan untuk akaun {account} terminal ini.</translation>
    </message>
    <message>
        <source>Note or ticket in doubt at seat {seat}</source>
        <translation>Wang kertas atau tiket diragui di tempat {seat}</translation>
    </message>
    <message>
        <source>In the box: it is credited to the player.</source>
        <translation>Dalam kotak: ia dikreditkan kepada pemain.</translation>
    </message>
    <message>
        <source>Not in the box: the player has it, and nothing is credited.</source>
        <translation>Tiada dalam kotak: ia pada pemain, dan tiada yang dikreditkan.</translation>
    </message>
    <message>
        <source>It is in the box</source>
        <translation>Ada dalam kotak</translation>
    </message>
    <message>
        <source>The whole credit: the account is closed</source>
        <translation>Seluruh kredit: akaun ditutup</translation>
    </message>
    <message>
        <source>A part of it: the player keeps the rest</source>
        <translation>Sebahagian: pemain menyimpan bakinya</translation>
    </message>
    <message>
        <source>Hand over the money. It leaves the credit of the seat.</source>
        <translation>Serahkan wang itu. Ia keluar daripada kredit tempat ini.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Apa yang berlaku</translation>
    </message>
    <message>
        <source>The player&apos;s name</source>
        <translation>Nama pemain</translation>
    </message>
    <message>
        <source>The player&apos;s card</source>
        <translation>Kad pemain</translation>
    </message>
    <message>
        <source>The player brought back what is claimed</source>
        <translation>Pemain telah memulangkan apa yang dituntut</translation>
    </message>
    <message>
        <source>Words to the player</source>
        <translation>Kata-kata kepada pemain</translation>
    </message>
    <message>
        <source>Player: {player}.</source>
        <translation>Pemain: {player}.</translation>
    </message>
    <message>
        <source>Noted: {note}</source>
        <translation>Dicatat: {note}</translation>
    </message>
    <message>
        <source>Inspectorate notified, seat {seat}</source>
        <translation>Inspektorat dimaklumkan, tempat {seat}</translation>
    </message>
    <message>
        <source>Tell a government inspector first. Your name and the time are kept.</source>
        <translation>Maklumkan pemeriksa kerajaan dahulu. Nama anda dan masanya disimpan.</translation>
    </message>
    <message>
        <source>Notified</source>
        <translation>Dimaklumkan</translation>
    </message>
    <message>
        <source>In person</source>
        <translation>Secara bersemuka</translation>
    </message>
    <message>
        <source>By telephone</source>
        <translation>Melalui telefon</translation>
    </message>
    <message>
        <source>By e-mail</source>
        <translation>Melalui e-mel</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Secara bertulis</translation>
    </message>
    <message>
        <source>The validator did not tell whether this is in the box: {paper}.</source>
        <translation>Penerima tidak memaklumkan sama ada ini dalam kotak: {paper}.</translation>
    </message>
    <message>
        <source>Stacked by the validator, accepted by nobody: {paper}.</source>
        <translation>Disimpan oleh penerima, tidak diterima oleh sesiapa: {paper}.</translation>
    </message>
    <message>
        <source>Staff did not find it in the box, and the validator says that it is: {paper}.</source>
        <translation>Kakitangan tidak menemuinya dalam kotak, dan penerima menyatakan ia ada: {paper}.</translation>
    </message>
    <message>
        <source>Staff found it in the box, and the validator says that it is not: {paper}.</source>
        <translation>Kakitangan menemuinya dalam kotak, dan penerima menyatakan ia tiada: {paper}.</translation>
    </message>
    <message>
        <source>it is not known what</source>
        <translation>tidak diketahui apa</translation>
    </message>
    <message>
        <source>a note of {sum}</source>
        <translation>wang kertas {sum}</translation>
    </message>
    <message>
        <source>ticket ...{end}</source>
        <translation>tiket ...{end}</translation>
    </message>
    <message>
        <source>It is not in the box</source>
        <translation>Tiada dalam kotak</translation>
    </message>
    <message>
        <source>A note of {sum}</source>
        <translation>Wang kertas {sum}</translation>
    </message>
    <message>
        <source>A ticket, or something else</source>
        <translation>Tiket, atau benda lain</translation>
    </message>
    <message>
        <source>Not in the box: nothing is credited.</source>
        <translation>Tiada dalam kotak: tiada apa yang dikreditkan.</translation>
    </message>
    <message>
        <source>A note: it is counted, and a case is opened about whose it is.</source>
        <translation>Wang kertas: dikira, dan satu kes dibuka tentang pemiliknya.</translation>
    </message>
    <message>
        <source>Anything else: a case is opened, without an amount.</source>
        <translation>Benda lain: satu kes dibuka, tanpa jumlah.</translation>
    </message>
    <message>
        <source>In the box: a case is opened about whose it is.</source>
        <translation>Ada dalam kotak: satu kes dibuka tentang pemiliknya.</translation>
    </message>
    <message>
        <source>In the box: it is credited to its player.</source>
        <translation>Ada dalam kotak: ia dikreditkan kepada pemainnya.</translation>
    </message>
    <message>
        <source>In the box: nothing changes.</source>
        <translation>Ada dalam kotak: tiada perubahan.</translation>
    </message>
    <message>
        <source>Not in the box: a case is opened, for it was credited.</source>
        <translation>Tiada dalam kotak: satu kes dibuka kerana ia telah dikreditkan.</translation>
    </message>
    <message>
        <source>Bets of seat {seat} in question</source>
        <translation>Pertaruhan tempat {seat} dipersoalkan</translation>
    </message>
    <message>
        <source>Round {round}: do the records show what was wagered?</source>
        <translation>Pusingan {round}: adakah rekod menunjukkan apa yang dipertaruhkan?</translation>
    </message>
    <message>
        <source>What the records do not confirm goes back to the player.</source>
        <translation>Yang tidak disahkan oleh rekod dikembalikan kepada pemain.</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Putuskan</translation>
    </message>
    <message>
        <source>The records confirm the bets: settle them</source>
        <translation>Rekod mengesahkan pertaruhan: selesaikan</translation>
    </message>
    <message>
        <source>They do not: void the bets</source>
        <translation>Tidak: batalkan pertaruhan</translation>
    </message>
    <message>
        <source>End the legacy limits of seat {seat}</source>
        <translation>Tamatkan had lama tempat {seat}</translation>
    </message>
    <message>
        <source>The limits of the table apply there too from now on.</source>
        <translation>Mulai kini had meja terpakai di situ juga.</translation>
    </message>
    <message>
        <source>End them</source>
        <translation>Tamatkan</translation>
    </message>
    <message>
        <source>Legacy limits for seat {seat}</source>
        <translation>Had lama untuk tempat {seat}</translation>
    </message>
    <message>
        <source>The player keeps the former minimum and units for {hours} h, or until he leaves.</source>
        <translation>Pemain mengekalkan minimum dan unit lama selama {hours} jam, atau sehingga beredar.</translation>
    </message>
    <message>
        <source>Grant them</source>
        <translation>Benarkan</translation>
    </message>
    <message>
        <source>The player accepts, and wagers with colour chips</source>
        <translation>Pemain menerima, dan bertaruh dengan cip warna</translation>
    </message>
    <message>
        <source>By the table&apos;s journal the player has {sum}.</source>
        <translation>Menurut jurnal meja, pemain mempunyai {sum}.</translation>
    </message>
    <message>
        <source>The table was down when the terminal went: beside {sum} nobody knows its credit.</source>
        <translation>Meja terputus ketika terminal itu hilang: selain {sum}, kreditnya tidak diketahui.</translation>
    </message>
    <message>
        <source>Pay for the dead terminal of seat {seat}</source>
        <translation>Bayar bagi terminal mati di tempat {seat}</translation>
    </message>
    <message>
        <source>An attendant pays it by hand and the seat is free.</source>
        <translation>Petugas membayarnya dengan tangan dan tempat itu kosong.</translation>
    </message>
    <message>
        <source>The terminal is not let in again: if it can be repaired, repair it instead.</source>
        <translation>Terminal itu tidak diterima lagi: jika boleh dibaiki, baiki sahaja.</translation>
    </message>
    <message>
        <source>Paid by hand</source>
        <translation>Dibayar dengan tangan</translation>
    </message>
    <message>
        <source>No ticket was in its printer</source>
        <translation>Tiada tiket dalam pencetaknya</translation>
    </message>
    <message>
        <source>A whole ticket was found</source>
        <translation>Tiket lengkap ditemui</translation>
    </message>
    <message>
        <source>Paid, with notes counted in its box</source>
        <translation>Dibayar, termasuk wang dalam kotaknya</translation>
    </message>
    <message>
        <source>Message to seat {seat}</source>
        <translation>Mesej kepada tempat {seat}</translation>
    </message>
    <message>
        <source>Shown on the player&apos;s screen for a quarter of a minute.</source>
        <translation>Dipaparkan pada skrin pemain selama 15 saat.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Paparkan</translation>
    </message>
    <message>
        <source>Call of seat {seat}</source>
        <translation>Panggilan tempat {seat}</translation>
    </message>
    <message>
        <source>Somebody was with the player, who needs nothing more.</source>
        <translation>Pemain telah dibantu dan tidak memerlukan apa-apa lagi.</translation>
    </message>
    <message>
        <source>The call ends here and on the player&apos;s screen.</source>
        <translation>Panggilan tamat di sini dan pada skrin pemain.</translation>
    </message>
    <message>
        <source>The call is answered</source>
        <translation>Panggilan telah dijawab</translation>
    </message>
    <message>
        <source>Another machine at seat {seat}</source>
        <translation>Mesin lain di tempat {seat}</translation>
    </message>
    <message>
        <source>Its memory was cleared or it was replaced: the next journal that comes from this seat is accepted as a new one.</source>
        <translation>Memorinya dikosongkan atau ia diganti: jurnal seterusnya dari tempat ini diterima sebagai jurnal baharu.</translation>
    </message>
    <message>
        <source>Everything about the old one must be settled before.</source>
        <translation>Semua perkara tentang mesin lama mesti diselesaikan dahulu.</translation>
    </message>
    <message>
        <source>Accept a new machine</source>
        <translation>Terima mesin baharu</translation>
    </message>
    <message>
        <source>The terminal was replaced</source>
        <translation>Terminal telah diganti</translation>
    </message>
    <message>
        <source>Its memory was cleared after a repair</source>
        <translation>Memorinya dikosongkan selepas dibaiki</translation>
    </message>
    <message>
        <source>Collect the note box of seat {seat}</source>
        <translation>Kutip kotak wang tempat {seat}</translation>
    </message>
    <message>
        <source>Take the box out and put an empty one in.</source>
        <translation>Keluarkan kotak dan masukkan yang kosong.</translation>
    </message>
    <message>
        <source>What the meter says of it is written down now, and compared when it is counted.</source>
        <translation>Bacaan meternya dicatat sekarang, dan dibandingkan apabila dikira.</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>Dikutip</translation>
    </message>
    <message>
        <source>Box {number}</source>
        <translation>Kotak {number}</translation>
    </message>
    <message>
        <source>Count a note box of seat {seat}</source>
        <translation>Kira kotak wang tempat {seat}</translation>
    </message>
    <message>
        <source>Two people count the notes. Tickets in the box are no notes.</source>
        <translation>Dua orang mengira wang kertas. Tiket dalam kotak bukan wang kertas.</translation>
    </message>
    <message>
        <source>The difference to the meter is written down and told.</source>
        <translation>Beza dengan meter dicatat dan diberitahu.</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Dikira</translation>
    </message>
    <message>
        <source>Notes in the box</source>
        <translation>Wang kertas dalam kotak</translation>
    </message>
    <message>
        <source>Open betting</source>
        <translation>Buka pertaruhan</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Pertaruhan ditutup</translation>
    </message>
    <message>
        <source>Confirm {number}</source>
        <translation>Sahkan {number}</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Buka meja</translation>
    </message>
    <message>
        <source>Count the float. Rounds can be opened from then on.</source>
        <translation>Kira wang apungan. Selepas itu pusingan boleh dibuka.</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Wang apungan</translation>
    </message>
    <message>
        <source>Count the float. No round is opened until the table is opened again.</source>
        <translation>Kira wang apungan. Tiada pusingan dibuka sehingga meja dibuka semula.</translation>
    </message>
    <message>
        <source>{players} still play: the notice must have run out.</source>
        <translation>{players} pemain masih bermain: tempoh notis mesti sudah tamat.</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Tutup meja</translation>
    </message>
    <message>
        <source>Every player sees that the table closes in {minutes} minutes.</source>
        <translation>Semua pemain melihat bahawa meja ditutup dalam {minutes} minit.</translation>
    </message>
    <message>
        <source>Announce the closing</source>
        <translation>Umumkan penutupan</translation>
    </message>
    <message>
        <source>Announce it</source>
        <translation>Umumkan</translation>
    </message>
    <message>
        <source>The clock of the table&apos;s machine: {time}.</source>
        <translation>Jam mesin meja: {time}.</translation>
    </message>
    <message>
        <source>The time of its journal: {time}.</source>
        <translation>Masa jurnalnya: {time}.</translation>
    </message>
    <message>
        <source>The journal&apos;s time never runs back: it goes on as it is.</source>
        <translation>Masa jurnal tidak pernah berundur: ia diteruskan seperti biasa.</translation>
    </message>
    <message>
        <source>Dates of tickets and notices are counted from it.</source>
        <translation>Tarikh tiket dan notis dikira daripadanya.</translation>
    </message>
    <message>
        <source>Is the clock right?</source>
        <translation>Adakah jam betul?</translation>
    </message>
    <message>
        <source>Compare with another clock. If it is wrong, have it set first.</source>
        <translation>Bandingkan dengan jam lain. Jika salah, minta ia dibetulkan dahulu.</translation>
    </message>
    <message>
        <source>The clock is right</source>
        <translation>Jam itu betul</translation>
    </message>
    <message>
        <source>Recover the table&apos;s records</source>
        <translation>Pulihkan rekod meja</translation>
    </message>
    <message>
        <source>For a table that was put back from a copy, or is a new machine.</source>
        <translation>Untuk meja yang dipulihkan daripada salinan, atau mesin baharu.</translation>
    </message>
    <message>
        <source>Its terminals are asked for all that they hold.</source>
        <translation>Terminalnya diminta semua yang disimpan.</translation>
    </message>
    <message>
        <source>Nothing is played and no ticket is paid until you end it.</source>
        <translation>Tiada permainan dan tiada tiket dibayar sehingga anda menamatkannya.</translation>
    </message>
    <message>
        <source>Begin the recovery</source>
        <translation>Mulakan pemulihan</translation>
    </message>
    <message>
        <source>Seat {seat}: tickets new to the table {tickets}, owed {sum}.</source>
        <translation>Tempat {seat}: tiket baharu bagi meja {tickets}, terhutang {sum}.</translation>
    </message>
    <message>
        <source>Not told yet: seats {seats}. They stay outside.</source>
        <translation>Belum memberitahu: tempat {seats}. Ia kekal di luar.</translation>
    </message>
    <message>
        <source>End the recovery</source>
        <translation>Tamatkan pemulihan</translation>
    </message>
    <message>
        <source>What terminals cannot tell is opened as a case.</source>
        <translation>Apa yang tidak dapat dinyatakan terminal dibuka sebagai kes.</translation>
    </message>
    <message>
        <source>Withdraw what is announced</source>
        <translation>Tarik balik pengumuman</translation>
    </message>
    <message>
        <source>The closing and new limits are no longer announced.</source>
        <translation>Penutupan dan had baharu tidak lagi diumumkan.</translation>
    </message>
    <message>
        <source>Withdraw it</source>
        <translation>Tarik balik</translation>
    </message>
    <message>
        <source>Take somebody off the staff</source>
        <translation>Keluarkan kakitangan</translation>
    </message>
    <message>
        <source>His PIN is no longer accepted at this table.</source>
        <translation>PIN-nya tidak lagi diterima di meja ini.</translation>
    </message>
    <message>
        <source>Take off the staff</source>
        <translation>Keluarkan kakitangan</translation>
    </message>
    <message>
        <source>Let somebody in again</source>
        <translation>Benarkan masuk semula</translation>
    </message>
    <message>
        <source>After too many wrong PINs, which may start again at none.</source>
        <translation>Selepas terlalu banyak PIN salah; kiraan bermula semula daripada sifar.</translation>
    </message>
    <message>
        <source>Withdraw a change of staff</source>
        <translation>Tarik balik perubahan kakitangan</translation>
    </message>
    <message>
        <source>{name}: {role} from {date} on, asked by {people}.</source>
        <translation>{name}: {role} mulai {date}, dipohon oleh {people}.</translation>
    </message>
    <message>
        <source>off the staff</source>
        <translation>keluar daripada kakitangan</translation>
    </message>
    <message>
        <source>Let a machine sign in again</source>
        <translation>Benarkan mesin log masuk semula</translation>
    </message>
    <message>
        <source>Too many wrong PINs were typed there.</source>
        <translation>Terlalu banyak PIN salah ditaip di sana.</translation>
    </message>
    <message>
        <source>Look who is before it: from then on it starts again at none.</source>
        <translation>Lihat siapa di hadapannya: kiraan kemudian bermula semula daripada sifar.</translation>
    </message>
    <message>
        <source>Let it sign in</source>
        <translation>Benarkan log masuk</translation>
    </message>
    <message>
        <source>{count} wrong PINs</source>
        <translation>{count} PIN salah</translation>
    </message>
    <message>
        <source>Fill the float</source>
        <translation>Tambah wang apungan</translation>
    </message>
    <message>
        <source>Count what was brought to the table, and compare the slip.</source>
        <translation>Kira apa yang dibawa ke meja, dan bandingkan slipnya.</translation>
    </message>
    <message>
        <source>Brought</source>
        <translation>Dibawa</translation>
    </message>
    <message>
        <source>Brought to the table</source>
        <translation>Dibawa ke meja</translation>
    </message>
    <message>
        <source>Credit the float</source>
        <translation>Kredit wang apungan</translation>
    </message>
    <message>
        <source>Count what is taken from the table, and sign the slip.</source>
        <translation>Kira apa yang diambil dari meja, dan tandatangan slipnya.</translation>
    </message>
    <message>
        <source>Taken away</source>
        <translation>Diambil</translation>
    </message>
    <message>
        <source>Taken from the table</source>
        <translation>Diambil dari meja</translation>
    </message>
    <message>
        <source>Change the dealer</source>
        <translation>Tukar krupier</translation>
    </message>
    <message>
        <source>Rounds that are opened from now on are dealt by:</source>
        <translation>Pusingan yang dibuka mulai sekarang dikendalikan oleh:</translation>
    </message>
    <message>
        <source>Deals now</source>
        <translation>Bertugas sekarang</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Tunai</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Cip</translation>
    </message>
    <message>
        <source>Voucher</source>
        <translation>Baucar</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Wang kertas</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Tiket</translation>
    </message>
    <message>
        <source>Journal cut</source>
        <translation>Jurnal terpotong</translation>
    </message>
    <message>
        <source>Knows more</source>
        <translation>Tahu lebih</translation>
    </message>
    <message>
        <source>Written off</source>
        <translation>Dihapus kira</translation>
    </message>
    <message>
        <source>Not let in</source>
        <translation>Tidak dibenarkan</translation>
    </message>
    <message>
        <source>Door open</source>
        <translation>Pintu terbuka</translation>
    </message>
    <message>
        <source>Validator</source>
        <translation>Penerima</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Pencetak</translation>
    </message>
    <message>
        <source>Ticket in doubt</source>
        <translation>Tiket diragui</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memori</translation>
    </message>
    <message>
        <source>Malfunction</source>
        <translation>Kerosakan</translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation>Pertikaian</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Dikunci</translation>
    </message>
    <message>
        <source>Staff menu</source>
        <translation>Menu kakitangan</translation>
    </message>
    <message>
        <source>the table is closed</source>
        <translation>meja ditutup</translation>
    </message>
    <message>
        <source>between rounds</source>
        <translation>di antara pusingan</translation>
    </message>
    <message>
        <source>betting is open</source>
        <translation>pertaruhan dibuka</translation>
    </message>
    <message>
        <source>slips are being registered</source>
        <translation>slip sedang didaftar</translation>
    </message>
    <message>
        <source>the ball is spinning</source>
        <translation>bola sedang berputar</translation>
    </message>
    <message>
        <source>registered</source>
        <translation>didaftar</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>ditolak</translation>
    </message>
    <message>
        <source>void</source>
        <translation>terbatal</translation>
    </message>
    <message>
        <source>in question</source>
        <translation>dipersoalkan</translation>
    </message>
    <message>
        <source>a jam in the acceptor</source>
        <translation>peranti penerima tersekat</translation>
    </message>
    <message>
        <source>a jam in the stacker</source>
        <translation>peti penyusun tersekat</translation>
    </message>
    <message>
        <source>the cash box is full</source>
        <translation>kotak wang penuh</translation>
    </message>
    <message>
        <source>the cash box is out</source>
        <translation>kotak wang tiada</translation>
    </message>
    <message>
        <source>a second note was pushed in</source>
        <translation>wang kertas kedua dimasukkan</translation>
    </message>
    <message>
        <source>somebody tried to cheat</source>
        <translation>ada cubaan menipu</translation>
    </message>
    <message>
        <source>the note path is open</source>
        <translation>laluan wang kertas terbuka</translation>
    </message>
    <message>
        <source>it has failed</source>
        <translation>ia rosak</translation>
    </message>
    <message>
        <source>the validator does not answer</source>
        <translation>penerima wang kertas tidak menjawab</translation>
    </message>
    <message>
        <source>paper low</source>
        <translation>kertas hampir habis</translation>
    </message>
    <message>
        <source>paper out</source>
        <translation>kertas habis</translation>
    </message>
    <message>
        <source>paper jam</source>
        <translation>kertas tersekat</translation>
    </message>
    <message>
        <source>open</source>
        <translation>terbuka</translation>
    </message>
    <message>
        <source>out of order</source>
        <translation>rosak</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>tiada</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>tidak diketahui</translation>
    </message>
    <message>
        <source>cut off: it wrote more than any terminal may</source>
        <translation>diputuskan: ia menulis lebih daripada yang dibenarkan bagi mana-mana terminal</translation>
    </message>
    <message>
        <source>Note validator</source>
        <translation>Penerima wang kertas</translation>
    </message>
    <message>
        <source>Ticket printer</source>
        <translation>Pencetak tiket</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Pautan</translation>
    </message>
    <message>
        <source>the terminal was replaced, and by the corrected result its player was due more</source>
        <translation>terminal telah diganti, dan menurut keputusan yang dibetulkan pemainnya patut menerima lebih</translation>
    </message>
    <message>
        <source>the terminal was replaced, and by the corrected result its player was due less</source>
        <translation>terminal telah diganti, dan menurut keputusan yang dibetulkan pemainnya patut menerima kurang</translation>
    </message>
    <message>
        <source>the player of a corrected round has left</source>
        <translation>pemain pusingan yang dibetulkan telah beredar</translation>
    </message>
    <message>
        <source>the terminal and the table disagree on a settlement</source>
        <translation>terminal dan meja tidak bersetuju tentang penyelesaian</translation>
    </message>
    <message>
        <source>paid by a result that was corrected since, and gone</source>
        <translation>dibayar menurut keputusan yang kemudian dibetulkan, dan sudah tiada</translation>
    </message>
    <message>
        <source>a note or ticket is in the box, and the player that it came from has left</source>
        <translation>wang kertas atau tiket ada dalam kotak, dan pemainnya telah pergi</translation>
    </message>
    <message>
        <source>it was credited, and it is not in the box</source>
        <translation>ia telah dikreditkan, tetapi tiada dalam kotak</translation>
    </message>
    <message>
        <source>it is in the box, and nobody was credited for it</source>
        <translation>ia ada dalam kotak, dan tiada sesiapa dikreditkan</translation>
    </message>
    <message>
        <source>the table and a terminal name different amounts of a ticket</source>
        <translation>meja dan terminal menyatakan jumlah tiket yang berbeza</translation>
    </message>
    <message>
        <source>a terminal tells of a ticket above what one ticket is worth at this table</source>
        <translation>terminal menyatakan tiket melebihi had nilai satu tiket di meja ini</translation>
    </message>
    <message>
        <source>a ticket is in the boxes of two terminals</source>
        <translation>satu tiket ada dalam kotak dua terminal</translation>
    </message>
    <message>
        <source>a ticket was printed that the table holds for cancelled</source>
        <translation>tiket yang dianggap dibatalkan oleh meja telah dicetak</translation>
    </message>
    <message>
        <source>terminals have settled a round by different numbers</source>
        <translation>terminal menyelesaikan satu pusingan dengan nombor berbeza</translation>
    </message>
    <message>
        <source>the number of a round was lost with the table&apos;s records, and its bets went back</source>
        <translation>nombor satu pusingan hilang bersama rekod meja, dan pertaruhannya dikembalikan</translation>
    </message>
    <message>
        <source>In an earlier round registered bets stand.</source>
        <translation>Dalam pusingan terdahulu, pertaruhan berdaftar kekal sah.</translation>
    </message>
    <message>
        <source>Of an earlier round the records decide.</source>
        <translation>Bagi pusingan terdahulu, rekod yang menentukan.</translation>
    </message>
    <message>
        <source>Only for what the rule book names.</source>
        <translation>Hanya atas sebab yang dinamakan dalam buku peraturan.</translation>
    </message>
    <message>
        <source>The sensor reads {other}. The ball lies in {number}.</source>
        <translation>Penderia membaca {other}. Bola berada di {number}.</translation>
    </message>
    <message>
        <source>A supervisor looks at the wheel and confirms it first.</source>
        <translation>Penyelia melihat roda dan mengesahkannya dahulu.</translation>
    </message>
    <message>
        <source>The sensor misread the wheel</source>
        <translation>Penderia tersalah baca roda</translation>
    </message>
    <message>
        <source>It read before the ball lay still</source>
        <translation>Ia membaca sebelum bola berhenti</translation>
    </message>
    <message>
        <source>The sensor is faulty</source>
        <translation>Penderia rosak</translation>
    </message>
    <message>
        <source>Somebody else moved it, as the camera shows</source>
        <translation>Orang lain mengalihkannya, seperti yang ditunjukkan kamera</translation>
    </message>
    <message>
        <source>The terminal failed; the records show where it lay</source>
        <translation>Terminal rosak; rekod menunjukkan tempat asalnya</translation>
    </message>
    <message>
        <source>The system failed; the records show where it lay</source>
        <translation>Sistem rosak; rekod menunjukkan tempat asalnya</translation>
    </message>
    <message>
        <source>To settle it where it lies would be unfair</source>
        <translation>Menyelesaikannya di tempat ia terletak adalah tidak adil</translation>
    </message>
    <message>
        <source>A device was used or controlled</source>
        <translation>Peranti digunakan atau dikawal</translation>
    </message>
    <message>
        <source>Players joined together to exceed a maximum</source>
        <translation>Pemain berpakat melebihi maksimum</translation>
    </message>
    <message>
        <source>What a malfunction or an error paid was kept</source>
        <translation>Bayaran akibat kerosakan atau kesilapan disimpan</translation>
    </message>
    <message>
        <source>Put a wager of seat {seat} right, round {round}</source>
        <translation>Betulkan pertaruhan tempat {seat}, pusingan {round}</translation>
    </message>
    <message>
        <source>Choose the wager, and the number that it should have covered.</source>
        <translation>Pilih pertaruhan itu, dan nombor yang sepatutnya diliputinya.</translation>
    </message>
    <message>
        <source>It counts on the nearest wager of its kind there, and the slip is settled again. The day&apos;s report has it as an adjustment.</source>
        <translation>Ia dikira pada pertaruhan sejenis yang terdekat di situ, dan slip diselesaikan semula. Laporan hari itu menyenaraikannya sebagai pelarasan.</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Betulkan</translation>
    </message>
    <message>
        <source>The number that it should have covered</source>
        <translation>Nombor yang sepatutnya diliputi</translation>
    </message>
    <message>
        <source>The bets of seat {seat} in round {round} go back.</source>
        <translation>Pertaruhan tempat {seat} dalam pusingan {round} dikembalikan.</translation>
    </message>
    <message>
        <source>What they won is taken back as far as the credit goes; what is gone is a case.</source>
        <translation>Kemenangannya diambil balik setakat kredit yang ada; yang telah tiada menjadi kes.</translation>
    </message>
    <message>
        <source>A device was used or carried</source>
        <translation>Peranti digunakan atau dibawa</translation>
    </message>
    <message>
        <source>The bets of seat {seat} in round {round} are the house&apos;s.</source>
        <translation>Pertaruhan tempat {seat} dalam pusingan {round} menjadi milik kasino.</translation>
    </message>
    <message>
        <source>The game is invalidated: everybody else&apos;s bets go back.</source>
        <translation>Permainan diisytihar tidak sah: pertaruhan semua orang lain dikembalikan.</translation>
    </message>
    <message>
        <source>A fraud of this player</source>
        <translation>Penipuan oleh pemain ini</translation>
    </message>
    <message>
        <source>Forfeit the bets of seat {seat}</source>
        <translation>Lucut hak pertaruhan tempat {seat}</translation>
    </message>
    <message>
        <source>Forfeit them</source>
        <translation>Lucut hak</translation>
    </message>
    <message>
        <source>Hand back the vouchers of seat {seat}</source>
        <translation>Pulangkan baucar tempat {seat}</translation>
    </message>
    <message>
        <source>Give the player all vouchers that were not wagered.</source>
        <translation>Beri pemain semua baucar yang tidak dipertaruhkan.</translation>
    </message>
    <message>
        <source>With no credit left the account is closed.</source>
        <translation>Jika tiada kredit lagi, akaun ditutup.</translation>
    </message>
    <message>
        <source>Handed back</source>
        <translation>Dipulangkan</translation>
    </message>
    <message>
        <source>Vouchers not wagered</source>
        <translation>Baucar belum dipertaruhkan</translation>
    </message>
    <message>
        <source>Your answer ends the case, and the player reads it.</source>
        <translation>Jawapan anda menamatkan kes, dan pemain membacanya.</translation>
    </message>
    <message>
        <source>Displays that do not answer: {names}.</source>
        <translation>Paparan yang tidak menjawab: {names}.</translation>
    </message>
    <message>
        <source>Shut the game down</source>
        <translation>Hentikan permainan</translation>
    </message>
    <message>
        <source>The table closes at once. The round under way is void.</source>
        <translation>Meja ditutup serta-merta. Pusingan yang sedang berjalan terbatal.</translation>
    </message>
    <message>
        <source>Earlier results stand.</source>
        <translation>Keputusan terdahulu kekal sah.</translation>
    </message>
    <message>
        <source>Shut down now</source>
        <translation>Hentikan sekarang</translation>
    </message>
    <message>
        <source>Players can neither see nor hear results</source>
        <translation>Pemain tidak dapat melihat atau mendengar keputusan</translation>
    </message>
    <message>
        <source>forfeited</source>
        <translation>dilucut hak</translation>
    </message>
    <message>
        <source>The result stands</source>
        <translation>Keputusan kekal</translation>
    </message>
    <message>
        <source>You are right: it is put right</source>
        <translation>Anda betul: ia diperbetulkan</translation>
    </message>
    <message>
        <source>Agree limits with one player</source>
        <translation>Setuju had dengan seorang pemain</translation>
    </message>
    <message>
        <source>The ball is fit for play</source>
        <translation>Bola itu elok untuk dimainkan</translation>
    </message>
    <message>
        <source>The ball was replaced by another</source>
        <translation>Bola itu telah diganti</translation>
    </message>
    <message>
        <source>The ball was examined</source>
        <translation>Bola telah diperiksa</translation>
    </message>
    <message>
        <source>The ball left the wheel, and a supervisor examines it.</source>
        <translation>Bola terkeluar dari roda, dan penyelia memeriksanya.</translation>
    </message>
    <message>
        <source>The player was told of the right to consult an inspector</source>
        <translation>Pemain telah diberitahu haknya untuk merujuk kepada pemeriksa</translation>
    </message>
    <message>
        <source>The player is content: nothing is unresolved</source>
        <translation>Pemain berpuas hati: tiada yang belum selesai</translation>
    </message>
    <message>
        <source>Nobody has accepted it: say what lies there.</source>
        <translation>Tiada siapa menerimanya: nyatakan apa yang ada di situ.</translation>
    </message>
    <message>
        <source>Longer legacy limits for seat {seat}</source>
        <translation>Lanjutkan had lama tempat {seat}</translation>
    </message>
    <message>
        <source>The management lets the player keep the former limits longer.</source>
        <translation>Pihak pengurusan membenarkan pemain mengekalkan had terdahulu lebih lama.</translation>
    </message>
    <message>
        <source>Lengthen them</source>
        <translation>Lanjutkan</translation>
    </message>
    <message>
        <source>End the agreed limits of seat {seat}</source>
        <translation>Tamatkan had persetujuan tempat {seat}</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min left</source>
        <translation>tinggal {hours} j {minutes} min</translation>
    </message>
    <message>
        <source>overdue by {hours} h {minutes} min</source>
        <translation>lewat {hours} j {minutes} min</translation>
    </message>
    <message>
        <source>Set aside: {held}. Claimed from the player: {rest}.</source>
        <translation>Diketepikan: {held}. Dituntut daripada pemain: {rest}.</translation>
    </message>
    <message>
        <source>Nothing of it is here: {rest} is claimed from the player.</source>
        <translation>Tiada apa-apa di sini: {rest} dituntut daripada pemain.</translation>
    </message>
    <message>
        <source>The Inspectorate is to be notified, and nobody has done so.</source>
        <translation>Inspektorat perlu dimaklumkan, dan belum ada yang berbuat demikian.</translation>
    </message>
    <message>
        <source>a terminal tells of more money than its word alone is good for</source>
        <translation>terminal menyatakan lebih banyak wang daripada yang boleh diterima atas katanya sahaja</translation>
    </message>
    <message>
        <source>the ball was taken out</source>
        <translation>bola telah dikeluarkan</translation>
    </message>
    <message>
        <source>the ball runs with the wheel</source>
        <translation>bola bergerak searah dengan roda</translation>
    </message>
    <message>
        <source>the ball was not launched</source>
        <translation>bola tidak dilancarkan</translation>
    </message>
    <message>
        <source>the wheel stands</source>
        <translation>roda tidak berpusing</translation>
    </message>
    <message>
        <source>a sensor is broken, read the number</source>
        <translation>penderia rosak, baca nombor sendiri</translation>
    </message>
    <message>
        <source>Nothing of it is paid before you say that the terminal&apos;s records are right.</source>
        <translation>Tiada apa-apa dibayar sebelum anda menyatakan bahawa rekod terminal itu betul.</translation>
    </message>
    <message>
        <source>The film of the wheel shows it</source>
        <translation>Rakaman roda menunjukkannya</translation>
    </message>
    <message>
        <source>Spread-Bets too, with the same inner ring.</source>
        <translation>Spread-Bet juga, dengan gelang dalam yang sama.</translation>
    </message>
    <message>
        <source>Every player sees it announced for {minutes} minutes.</source>
        <translation>Setiap pemain melihat notisnya selama {minutes} minit.</translation>
    </message>
    <message>
        <source>Announce other odds of Spread-Bet</source>
        <translation>Umumkan odds Spread-Bet yang lain</translation>
    </message>
    <message>
        <source>Then it can be selected between two rounds.</source>
        <translation>Kemudian ia boleh dipilih antara dua pusingan.</translation>
    </message>
    <message>
        <source>Select the odds of Spread-Bet</source>
        <translation>Pilih odds Spread-Bet</translation>
    </message>
    <message>
        <source>From the next round on, with limits of their own.</source>
        <translation>Mulai pusingan seterusnya, dengan hadnya sendiri.</translation>
    </message>
    <message>
        <source>Between two rounds, once the notice of it has run out.</source>
        <translation>Antara dua pusingan, setelah tempoh notisnya tamat.</translation>
    </message>
    <message>
        <source>Select it</source>
        <translation>Pilih</translation>
    </message>
    <message>
        <source>Spread-Bets do not count</source>
        <translation>Spread-Bet tidak dikira</translation>
    </message>
    <message>
        <source>All Spread-Bets of the round go back, and no other bets.</source>
        <translation>Semua Spread-Bet pusingan itu dipulangkan, dan tiada pertaruhan lain.</translation>
    </message>
    <message>
        <source>Give them back</source>
        <translation>Pulangkan</translation>
    </message>
    <message>
        <source>The display of the rings failed</source>
        <translation>Paparan gelang gagal</translation>
    </message>
    <message>
        <source>The rings did not turn as they should</source>
        <translation>Gelang tidak berputar seperti sepatutnya</translation>
    </message>
    <message>
        <source>The rings did not lock as they should</source>
        <translation>Gelang tidak terkunci seperti sepatutnya</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Jadual {table}</translation>
    </message>
    <message>
        <source>No Spread-Bet any more</source>
        <translation>Tiada lagi Spread-Bet</translation>
    </message>
    <message>
        <source>An amount changes tenfold or more, and is meant</source>
        <translation>Ada amaun yang berubah sepuluh kali ganda atau lebih, dan memang dimaksudkan</translation>
    </message>
    <message>
        <source>The player is told, with the round and the reason.</source>
        <translation>Pemain diberitahu, dengan pusingan dan sebabnya.</translation>
    </message>
    <message>
        <source>the terminal was interrupted</source>
        <translation>terminal terganggu</translation>
    </message>
    <message>
        <source>the terminal was not back by the close</source>
        <translation>terminal belum kembali semasa pertaruhan ditutup</translation>
    </message>
    <message>
        <source>Open the jackpots at this table</source>
        <translation>Buka jackpot di meja ini</translation>
    </message>
    <message>
        <source>Players can make jackpot wagers from the next round on.</source>
        <translation>Pemain boleh membuat pertaruhan jackpot mulai pusingan seterusnya.</translation>
    </message>
    <message>
        <source>Only management opens and closes them.</source>
        <translation>Hanya pihak pengurusan membuka dan menutupnya.</translation>
    </message>
    <message>
        <source>Open the jackpots</source>
        <translation>Buka jackpot</translation>
    </message>
    <message>
        <source>Close the jackpots at this table</source>
        <translation>Tutup jackpot di meja ini</translation>
    </message>
    <message>
        <source>No more jackpot wagers are taken here. Roulette goes on.</source>
        <translation>Pertaruhan jackpot tidak lagi diterima di sini. Rolet diteruskan.</translation>
    </message>
    <message>
        <source>Wagers of this round that are not drawn go back.</source>
        <translation>Pertaruhan pusingan ini yang belum dicabut dipulangkan.</translation>
    </message>
    <message>
        <source>Close the jackpots</source>
        <translation>Tutup jackpot</translation>
    </message>
    <message>
        <source>The jackpot spots work again</source>
        <translation>Tempat jackpot berfungsi semula</translation>
    </message>
    <message>
        <source>The table may offer the jackpots again.</source>
        <translation>Meja boleh menawarkan jackpot semula.</translation>
    </message>
    <message>
        <source>They work</source>
        <translation>Ia berfungsi</translation>
    </message>
    <message>
        <source>The jackpot spots do not work</source>
        <translation>Tempat jackpot tidak berfungsi</translation>
    </message>
    <message>
        <source>The table stops offering the jackpots. Roulette goes on.</source>
        <translation>Meja berhenti menawarkan jackpot. Rolet diteruskan.</translation>
    </message>
    <message>
        <source>Stop offering them</source>
        <translation>Berhenti menawarkannya</translation>
    </message>
    <message>
        <source>A spot takes no wager</source>
        <translation>Tempat tidak menerima pertaruhan</translation>
    </message>
    <message>
        <source>The levels are not shown as they are</source>
        <translation>Tahap tidak dipaparkan seperti sebenarnya</translation>
    </message>
    <message>
        <source>Approve {level}, {sum}</source>
        <translation>Luluskan {level}, {sum}</translation>
    </message>
    <message>
        <source>Each winner is paid to the credit when the round is over.</source>
        <translation>Setiap pemenang dibayar ke kredit apabila pusingan tamat.</translation>
    </message>
    <message>
        <source>Approve it</source>
        <translation>Luluskan</translation>
    </message>
    <message>
        <source>Refuse {level}, {sum}</source>
        <translation>Tolak {level}, {sum}</translation>
    </message>
    <message>
        <source>Nobody is paid. The sum stays in the level&apos;s own pool.</source>
        <translation>Tiada siapa dibayar. Jumlah itu kekal dalam kumpulan tahap itu.</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation>Tolak</translation>
    </message>
    <message>
        <source>The jackpot wager was not a valid one</source>
        <translation>Pertaruhan jackpot itu tidak sah</translation>
    </message>
    <message>
        <source>There was no wager on the layout</source>
        <translation>Tiada pertaruhan pada susun atur</translation>
    </message>
    <message>
        <source>The draw does not match its seal</source>
        <translation>Cabutan tidak sepadan dengan meterainya</translation>
    </message>
    <message>
        <source>It is refused for another reason</source>
        <translation>Ia ditolak atas sebab lain</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation>Tempat {seat}</translation>
    </message>
    <message>
        <source>Pay {level} by hand</source>
        <translation>Bayar {level} oleh kakitangan</translation>
    </message>
    <message>
        <source>The terminal cannot credit it. Pay each winner once.</source>
        <translation>Terminal tidak dapat mengkreditkannya. Bayar setiap pemenang sekali.</translation>
    </message>
    <message>
        <source>It is paid</source>
        <translation>Sudah dibayar</translation>
    </message>
    <message>
        <source>Round {round}.</source>
        <translation>Pusingan {round}.</translation>
    </message>
    <message>
        <source>A jackpot wager was registered incorrectly</source>
        <translation>Satu pertaruhan jackpot didaftar dengan salah</translation>
    </message>
    <message>
        <source>What it added to the levels is taken out again.</source>
        <translation>Jumlah yang ditambahnya pada tahap dikeluarkan semula.</translation>
    </message>
    <message>
        <source>It is reported to the Inspectorate with the day&apos;s record.</source>
        <translation>Ia dilaporkan kepada Inspektorat bersama rekod hari itu.</translation>
    </message>
    <message>
        <source>Note and adjust</source>
        <translation>Catat dan laraskan</translation>
    </message>
    <message>
        <source>A foreign or invalid chip</source>
        <translation>Cip asing atau tidak sah</translation>
    </message>
    <message>
        <source>The spot was activated without the chip</source>
        <translation>Tempat diaktifkan tanpa cip</translation>
    </message>
    <message>
        <source>Less than the jackpot wager</source>
        <translation>Kurang daripada pertaruhan jackpot</translation>
    </message>
    <message>
        <source>No wager on the layout</source>
        <translation>Tiada pertaruhan pada susun atur</translation>
    </message>
    <message>
        <source>The printer did not answer for ticket …{digits} of {sum}. Go and look.</source>
        <translation>Pencetak tidak menjawab bagi tiket …{digits} bernilai {sum}. Pergi dan lihat.</translation>
    </message>
    <message>
        <source>+ {hours} h</source>
        <translation>+ {hours} jam</translation>
    </message>
    <message>
        <source>Text on the displays</source>
        <translation>Teks pada paparan</translation>
    </message>
    <message>
        <source>No text on the displays</source>
        <translation>Tiada teks pada paparan</translation>
    </message>
    <message>
        <source>Seat {seats}: {sum} each</source>
        <translation>Tempat {seats}: {sum} setiap satu</translation>
    </message>
    <message>
        <source>Seat {seats}: {sum}</source>
        <translation>Tempat {seats}: {sum}</translation>
    </message>
    <message>
        <source>Open a tournament</source>
        <translation>Buka kejohanan</translation>
    </message>
    <message>
        <source>Its terms go into the journal and into the rules of play.</source>
        <translation>Syaratnya masuk ke jurnal dan peraturan permainan.</translation>
    </message>
    <message>
        <source>Nothing of them can be changed after that.</source>
        <translation>Selepas itu tiada apa yang boleh diubah.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Buka</translation>
    </message>
    <message>
        <source>Add an entrant</source>
        <translation>Tambah peserta</translation>
    </message>
    <message>
        <source>The name is for the records alone: screens show a number.</source>
        <translation>Nama untuk rekod sahaja: skrin menunjukkan nombor.</translation>
    </message>
    <message>
        <source>The entrant has read the terms and signed the form.</source>
        <translation>Peserta telah membaca syarat dan menandatangani borang.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Tambah</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nama</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Penyertaan</translation>
    </message>
    <message>
        <source>Check an entrant in</source>
        <translation>Daftar masuk peserta</translation>
    </message>
    <message>
        <source>The entrant is here, and can be called to a session.</source>
        <translation>Peserta ada di sini dan boleh dipanggil ke sesi.</translation>
    </message>
    <message>
        <source>Check in</source>
        <translation>Daftar masuk</translation>
    </message>
    <message>
        <source>An entrant withdraws</source>
        <translation>Peserta menarik diri</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Tarik balik</translation>
    </message>
    <message>
        <source>Call a session of heat {heat}</source>
        <translation>Panggil sesi saringan {heat}</translation>
    </message>
    <message>
        <source>Credit must be cashed out before the session starts.</source>
        <translation>Kredit mesti ditunaikan sebelum sesi bermula.</translation>
    </message>
    <message>
        <source>Call them</source>
        <translation>Panggil mereka</translation>
    </message>
    <message>
        <source>Draw seats by lot</source>
        <translation>Cabut undi tempat</translation>
    </message>
    <message>
        <source>Seats {seats}.</source>
        <translation>Tempat {seats}.</translation>
    </message>
    <message>
        <source>The lot is drawn by the table and kept in its journal.</source>
        <translation>Undian dibuat oleh meja dan disimpan dalam jurnalnya.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Cabut</translation>
    </message>
    <message>
        <source>Start the session</source>
        <translation>Mulakan sesi</translation>
    </message>
    <message>
        <source>Every player gets the chips of the terms. No money is bet.</source>
        <translation>Setiap pemain mendapat cip mengikut syarat. Tiada wang dipertaruhkan.</translation>
    </message>
    <message>
        <source>Rounds are dealt as usual: each is a spin of the session.</source>
        <translation>Pusingan dijalankan seperti biasa: setiap satu ialah putaran sesi.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Mula</translation>
    </message>
    <message>
        <source>The next bet must be at least double the minimum (S3 5.15).</source>
        <translation>Taruhan seterusnya mesti sekurang-kurangnya dua kali minimum (S3 5.15).</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Catat</translation>
    </message>
    <message>
        <source>A player buys in again</source>
        <translation>Pemain membeli semula</translation>
    </message>
    <message>
        <source>The terms say how often and until when (S3 5.22).</source>
        <translation>Syarat menetapkan berapa kali dan hingga bila (S3 5.22).</translation>
    </message>
    <message>
        <source>Give the chips</source>
        <translation>Beri cip</translation>
    </message>
    <message>
        <source>Wild card, heat {heat}</source>
        <translation>Kad bebas, saringan {heat}</translation>
    </message>
    <message>
        <source>It is too late for the entry fee to go back (S3 5.6).</source>
        <translation>Sudah terlambat untuk yuran penyertaan dikembalikan (S3 5.6).</translation>
    </message>
    <message>
        <source>The entry fee is owed back until {moment} (S3 5.6).</source>
        <translation>Yuran penyertaan dikembalikan hingga {moment} (S3 5.6).</translation>
    </message>
    <message>
        <source>Whoever is chosen plays in it.</source>
        <translation>Sesiapa yang dipilih bermain dalam sesi ini.</translation>
    </message>
    <message>
        <source>The spin counts as omitted</source>
        <translation>Putaran dikira tertinggal</translation>
    </message>
    <message>
        <source>The spin is excused</source>
        <translation>Putaran dimaafkan</translation>
    </message>
    <message>
        <source>A spin was omitted, or is excused</source>
        <translation>Putaran tertinggal, atau dimaafkan</translation>
    </message>
    <message>
        <source>Leaves with approval</source>
        <translation>Pergi dengan kebenaran</translation>
    </message>
    <message>
        <source>Leaves in an emergency</source>
        <translation>Pergi kerana kecemasan</translation>
    </message>
    <message>
        <source>Is back</source>
        <translation>Sudah kembali</translation>
    </message>
    <message>
        <source>A player leaves, or is back</source>
        <translation>Pemain pergi, atau kembali</translation>
    </message>
    <message>
        <source>Whoever leaves without approval is disqualified (S3 5.35).</source>
        <translation>Sesiapa yang pergi tanpa kelulusan hilang kelayakan (S3 5.35).</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Luluskan</translation>
    </message>
    <message>
        <source>does not comply with the rules</source>
        <translation>tidak mematuhi peraturan</translation>
    </message>
    <message>
        <source>was not there in time</source>
        <translation>tidak hadir tepat masa</translation>
    </message>
    <message>
        <source>disturbs the conduct of the tournament</source>
        <translation>mengganggu perjalanan kejohanan</translation>
    </message>
    <message>
        <source>hides chips</source>
        <translation>menyembunyikan cip</translation>
    </message>
    <message>
        <source>left without approval</source>
        <translation>pergi tanpa kelulusan</translation>
    </message>
    <message>
        <source>Disqualify an entrant</source>
        <translation>Batalkan kelayakan peserta</translation>
    </message>
    <message>
        <source>The chips leave the game (S3 5.5, 5.24).</source>
        <translation>Cip keluar dari permainan (S3 5.5, 5.24).</translation>
    </message>
    <message>
        <source>Disqualify</source>
        <translation>Batalkan kelayakan</translation>
    </message>
    <message>
        <source>Abandon the session</source>
        <translation>Hentikan sesi</translation>
    </message>
    <message>
        <source>It counts for nothing, and can be called again.</source>
        <translation>Ia tidak dikira, dan boleh dipanggil semula.</translation>
    </message>
    <message>
        <source>Abandon it</source>
        <translation>Hentikan</translation>
    </message>
    <message>
        <source>Record the chips</source>
        <translation>Rekod cip</translation>
    </message>
    <message>
        <source>Places follow from them (S3 5.25, 5.26).</source>
        <translation>Kedudukan ditentukan daripadanya (S3 5.25, 5.26).</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Rekod</translation>
    </message>
    <message>
        <source>Start the play-off</source>
        <translation>Mulakan penentuan</translation>
    </message>
    <message>
        <source>Tied: {names}.</source>
        <translation>Seri: {names}.</translation>
    </message>
    <message>
        <source>They get equal new chips (S3 5.23, 5.26).</source>
        <translation>Mereka mendapat cip baharu yang sama (S3 5.23, 5.26).</translation>
    </message>
    <message>
        <source>Start play-off</source>
        <translation>Mulakan penentuan</translation>
    </message>
    <message>
        <source>Others may be chosen too: {how} (S3 5.27)</source>
        <translation>Yang lain boleh dipilih juga: {how} (S3 5.27)</translation>
    </message>
    <message>
        <source>Advance the winners</source>
        <translation>Marakan pemenang</translation>
    </message>
    <message>
        <source>To the next heat: {names}.</source>
        <translation>Ke saringan seterusnya: {names}.</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Marakan</translation>
    </message>
    <message>
        <source>Award the prizes</source>
        <translation>Anugerahkan hadiah</translation>
    </message>
    <message>
        <source>Ties below the first place share (S3 5.31-5.33).</source>
        <translation>Seri di bawah tempat pertama berkongsi (S3 5.31-5.33).</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Anugerahkan</translation>
    </message>
    <message>
        <source>Pay an entrant</source>
        <translation>Bayar peserta</translation>
    </message>
    <message>
        <source>From the house&apos;s account of the tournament, by hand and once.</source>
        <translation>Daripada akaun kejohanan rumah, dengan tangan dan sekali sahaja.</translation>
    </message>
    <message>
        <source>entry fee</source>
        <translation>yuran penyertaan</translation>
    </message>
    <message>
        <source>buy-in</source>
        <translation>belian masuk</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>cip</translation>
    </message>
    <message>
        <source>prize</source>
        <translation>hadiah</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bonus</translation>
    </message>
    <message>
        <source>A decision of the director</source>
        <translation>Keputusan pengarah</translation>
    </message>
    <message>
        <source>It is kept with the tournament (S3 5.34).</source>
        <translation>Ia disimpan bersama kejohanan (S3 5.34).</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Tentang</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Keputusan</translation>
    </message>
    <message>
        <source>Cancel the tournament</source>
        <translation>Batalkan kejohanan</translation>
    </message>
    <message>
        <source>Fees and buy-ins are owed back (S3 5.7, 5.8).</source>
        <translation>Yuran dan belian masuk perlu dikembalikan (S3 5.7, 5.8).</translation>
    </message>
    <message>
        <source>Cancel it</source>
        <translation>Batalkan</translation>
    </message>
    <message>
        <source>Close the tournament</source>
        <translation>Tutup kejohanan</translation>
    </message>
    <message>
        <source>Everything is paid. Its records stay.</source>
        <translation>Semuanya telah dibayar. Rekodnya kekal.</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Too few entrants</source>
        <translation>Terlalu sedikit peserta</translation>
    </message>
    <message>
        <source>Equipment has failed</source>
        <translation>Peralatan rosak</translation>
    </message>
    <message>
        <source>The house decides so</source>
        <translation>Rumah memutuskan begitu</translation>
    </message>
    <message>
        <source>The form is not complete</source>
        <translation>Borang tidak lengkap</translation>
    </message>
    <message>
        <source>The entry fee was not paid</source>
        <translation>Yuran penyertaan belum dibayar</translation>
    </message>
    <message>
        <source>All places are taken</source>
        <translation>Semua tempat telah diisi</translation>
    </message>
    <message>
        <source>The house refuses it</source>
        <translation>Rumah menolaknya</translation>
    </message>
    <message>
        <source>Refuse an entry</source>
        <translation>Tolak penyertaan</translation>
    </message>
    <message>
        <source>Any application may be refused (S3 5.5).</source>
        <translation>Mana-mana permohonan boleh ditolak (S3 5.5).</translation>
    </message>
    <message>
        <source>Give a player another seat</source>
        <translation>Beri pemain tempat lain</translation>
    </message>
    <message>
        <source>Seats that are free. Lots that were drawn are kept (S3 5.12).</source>
        <translation>Tempat yang kosong. Undian yang telah dibuat disimpan (S3 5.12).</translation>
    </message>
    <message>
        <source>In a session this is for a terminal that has failed.</source>
        <translation>Semasa sesi, ini untuk terminal yang rosak.</translation>
    </message>
    <message>
        <source>Give the seat</source>
        <translation>Beri tempat</translation>
    </message>
    <message>
        <source>A lower minimum</source>
        <translation>Minimum lebih rendah</translation>
    </message>
    <message>
        <source>A higher maximum</source>
        <translation>Maksimum lebih tinggi</translation>
    </message>
    <message>
        <source>Ease the limits</source>
        <translation>Longgarkan had</translation>
    </message>
    <message>
        <source>Limits never change against the players (S3 5.21).</source>
        <translation>Had tidak pernah diubah merugikan pemain (S3 5.21).</translation>
    </message>
    <message>
        <source>They hold from the next spin on.</source>
        <translation>Ia berkuat kuasa mulai putaran seterusnya.</translation>
    </message>
    <message>
        <source>Ease them</source>
        <translation>Longgarkan</translation>
    </message>
    <message>
        <source>Points, on one spin</source>
        <translation>Mata, bagi satu putaran</translation>
    </message>
    <message>
        <source>Points are added</source>
        <translation>Mata ditambah</translation>
    </message>
    <message>
        <source>Points are taken off</source>
        <translation>Mata ditolak</translation>
    </message>
    <message>
        <source>Adjust a player&apos;s points</source>
        <translation>Laraskan mata pemain</translation>
    </message>
    <message>
        <source>By the director&apos;s decision in a dispute (S3 5.34).</source>
        <translation>Menurut keputusan pengarah dalam pertikaian (S3 5.34).</translation>
    </message>
    <message>
        <source>Adjust</source>
        <translation>Laraskan</translation>
    </message>
    <message>
        <source>How many points</source>
        <translation>Berapa mata</translation>
    </message>
    <message>
        <source>Award a bonus</source>
        <translation>Anugerahkan bonus</translation>
    </message>
    <message>
        <source>Each of the terms once, to whom they say (S3 5.4).</source>
        <translation>Setiap bonus dalam terma sekali sahaja, kepada yang ditetapkan (S3 5.4).</translation>
    </message>
    <message>
        <source>Take results of another table</source>
        <translation>Ambil keputusan meja lain</translation>
    </message>
    <message>
        <source>Its winners are entrants of the next heat here.</source>
        <translation>Pemenangnya menjadi peserta saringan seterusnya di sini.</translation>
    </message>
    <message>
        <source>Two people compare the key with that of the other table.</source>
        <translation>Dua orang membandingkan kunci itu dengan kunci meja yang lain.</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>Ambil</translation>
    </message>
    <message>
        <source>{table}, session {session}: {count} winners, key {key}</source>
        <translation>{table}, sesi {session}: {count} pemenang, kunci {key}</translation>
    </message>
</context>
<context>
    <name>ConsoleBar</name>
    <message>
        <source>Table</source>
        <translation>Meja</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Kunci</translation>
    </message>
</context>
<context>
    <name>ConsoleSupernovaView</name>
    <message>
        <source>Supernova server connected</source>
        <translation>Pelayan Supernova bersambung</translation>
    </message>
    <message>
        <source>Supernova server lost: jackpot wagers go back</source>
        <translation>Pelayan Supernova terputus: pertaruhan jackpot dikembalikan</translation>
    </message>
    <message>
        <source>Wager {sum}, pays back {share}, {count} not paid yet</source>
        <translation>Pertaruhan {sum}, pulangan {share}, {count} belum dibayar</translation>
    </message>
    <message>
        <source>none</source>
        <translation>tiada</translation>
    </message>
    <message>
        <source>always</source>
        <translation>sentiasa</translation>
    </message>
    <message>
        <source>Seat {seats}, round {round}</source>
        <translation>Tempat {seats}, pusingan {round}</translation>
    </message>
    <message>
        <source>{sum} to each of {count}</source>
        <translation>{sum} setiap seorang, {count} orang</translation>
    </message>
    <message>
        <source>approved, being paid</source>
        <translation>diluluskan, sedang dibayar</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>ditolak</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>dibayar</translation>
    </message>
    <message>
        <source>to be paid by hand</source>
        <translation>perlu dibayar oleh kakitangan</translation>
    </message>
    <message>
        <source>rounded up to the dollar</source>
        <translation>dibundarkan ke dolar atas</translation>
    </message>
    <message>
        <source>Main wager registered</source>
        <translation>Pertaruhan utama didaftar</translation>
    </message>
    <message>
        <source>Jackpot wager registered</source>
        <translation>Pertaruhan jackpot didaftar</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>pusingan {round}</translation>
    </message>
    <message>
        <source>Draw matches what was sealed</source>
        <translation>Cabutan sepadan dengan meterai</translation>
    </message>
    <message>
        <source>{count} winners share evenly</source>
        <translation>{count} pemenang berkongsi sama rata</translation>
    </message>
    <message>
        <source>One winner in this round</source>
        <translation>Seorang pemenang dalam pusingan ini</translation>
    </message>
    <message>
        <source>The inspector approves it</source>
        <translation>Pemeriksa meluluskannya</translation>
    </message>
    <message>
        <source>waiting since {time}</source>
        <translation>menunggu sejak {time}</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>diluluskan</translation>
    </message>
    <message>
        <source>Approve {level}, {sum}</source>
        <translation>Luluskan {level}, {sum}</translation>
    </message>
    <message>
        <source>by the inspector</source>
        <translation>oleh pemeriksa</translation>
    </message>
    <message>
        <source>Refuse the win</source>
        <translation>Tolak kemenangan</translation>
    </message>
    <message>
        <source>with a reason, two people</source>
        <translation>dengan sebab, dua orang</translation>
    </message>
    <message>
        <source>Pay by hand</source>
        <translation>Bayar oleh kakitangan</translation>
    </message>
    <message>
        <source>Close the jackpots here</source>
        <translation>Tutup jackpot di sini</translation>
    </message>
    <message>
        <source>roulette goes on</source>
        <translation>rolet diteruskan</translation>
    </message>
    <message>
        <source>Open the jackpots here</source>
        <translation>Buka jackpot di sini</translation>
    </message>
    <message>
        <source>Spots work again</source>
        <translation>Tempat berfungsi semula</translation>
    </message>
    <message>
        <source>Spots do not work</source>
        <translation>Tempat tidak berfungsi</translation>
    </message>
    <message>
        <source>Incorrect wager</source>
        <translation>Pertaruhan salah</translation>
    </message>
    <message>
        <source>note and adjust</source>
        <translation>catat dan laraskan</translation>
    </message>
    <message>
        <source>Not offered: {why}</source>
        <translation>Tidak ditawarkan: {why}</translation>
    </message>
    <message>
        <source>Closed at this table</source>
        <translation>Ditutup di meja ini</translation>
    </message>
    <message>
        <source>Opened, but no wagers are taken now</source>
        <translation>Dibuka, tetapi tiada pertaruhan diterima sekarang</translation>
    </message>
    <message>
        <source>Open at this table</source>
        <translation>Dibuka di meja ini</translation>
    </message>
    <message>
        <source>out of balance</source>
        <translation>tidak seimbang</translation>
    </message>
    <message>
        <source>no trigger</source>
        <translation>tiada pencetus</translation>
    </message>
    <message>
        <source>seat {seats}</source>
        <translation>tempat {seats}</translation>
    </message>
    <message>
        <source>no jackpot wager was drawn</source>
        <translation>tiada pertaruhan jackpot dicabut</translation>
    </message>
</context>
<context>
    <name>ConsoleTournamentView</name>
    <message>
        <source>No tournament is open</source>
        <translation>Tiada kejohanan dibuka</translation>
    </message>
    <message>
        <source>out</source>
        <translation>keluar</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>menarik diri</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>hilang kelayakan</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hadir</translation>
    </message>
    <message>
        <source>heat {heat}</source>
        <translation>saringan {heat}</translation>
    </message>
    <message>
        <source>shared prize {amount}, owed</source>
        <translation>hadiah kongsi {amount}, terhutang</translation>
    </message>
    <message>
        <source>shared prize {amount}, paid</source>
        <translation>hadiah kongsi {amount}, dibayar</translation>
    </message>
    <message>
        <source>prize {amount}, owed</source>
        <translation>hadiah {amount}, terhutang</translation>
    </message>
    <message>
        <source>prize {amount}, paid</source>
        <translation>hadiah {amount}, dibayar</translation>
    </message>
    <message>
        <source>Entrants, {there} of {count} in play</source>
        <translation>Peserta, {there} daripada {count} masih bermain</translation>
    </message>
    <message>
        <source>Seats by lot {lot}</source>
        <translation>Tempat undian {lot}</translation>
    </message>
    <message>
        <source>terms {digest}</source>
        <translation>syarat {digest}</translation>
    </message>
    <message>
        <source>Points agree at every fact, and no live meter moves.</source>
        <translation>Mata sepadan pada setiap fakta, dan tiada meter wang bergerak.</translation>
    </message>
    <message>
        <source>No session yet</source>
        <translation>Belum ada sesi</translation>
    </message>
    <message>
        <source>Session {session}</source>
        <translation>Sesi {session}</translation>
    </message>
    <message>
        <source>Points given out</source>
        <translation>Mata diberi</translation>
    </message>
    <message>
        <source>Won from the bank</source>
        <translation>Dimenangi daripada bank</translation>
    </message>
    <message>
        <source>Lost to the bank</source>
        <translation>Kalah kepada bank</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Di atas meja</translation>
    </message>
    <message>
        <source>Fees, buy-ins</source>
        <translation>Yuran, belian</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Dibayar</translation>
    </message>
    <message>
        <source>Still owed</source>
        <translation>Masih terhutang</translation>
    </message>
    <message>
        <source>between rounds</source>
        <translation>di antara pusingan</translation>
    </message>
    <message>
        <source>no file of results</source>
        <translation>tiada fail keputusan</translation>
    </message>
    <message>
        <source>eliminated, spin {spin}</source>
        <translation>tersingkir, putaran {spin}</translation>
    </message>
    <message>
        <source>away</source>
        <translation>tiada di tempat</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>seri</translation>
    </message>
    <message>
        <source>omitted a spin</source>
        <translation>tertinggal satu putaran</translation>
    </message>
    <message>
        <source>advances</source>
        <translation>mara</translation>
    </message>
</context>
<context>
    <name>ConsoleView</name>
    <message>
        <source>{rules}, round {round}</source>
        <translation>{rules}, pusingan {round}</translation>
    </message>
    <message>
        <source>Roulette</source>
        <translation>Rolet</translation>
    </message>
    <message>
        <source>The table plays by {theirs}, this console is set to {ours}</source>
        <translation>Meja bermain mengikut {theirs}, konsol ini ditetapkan kepada {ours}</translation>
    </message>
    <message>
        <source>Your last order is given again when it is back</source>
        <translation>Arahan terakhir anda diberi semula apabila meja kembali</translation>
    </message>
    <message>
        <source>Connecting again by itself</source>
        <translation>Menyambung semula dengan sendiri</translation>
    </message>
    <message>
        <source>An order of before the restart was not obeyed: {why}</source>
        <translation>Arahan sebelum mula semula tidak dilaksanakan: {why}</translation>
    </message>
    <message>
        <source>The order of before the restart was obeyed, once</source>
        <translation>Arahan sebelum mula semula telah dilaksanakan, sekali</translation>
    </message>
</context>
<context>
    <name>ConsoleWheelView</name>
    <message>
        <source>No sensor has come to this table since its start.</source>
        <translation>Tiada penderia datang ke meja ini sejak ia dimulakan.</translation>
    </message>
    <message>
        <source>This console has no camera.</source>
        <translation>Konsol ini tiada kamera.</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>bersambung</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>tidak bersambung</translation>
    </message>
    <message>
        <source>Sensor {name}</source>
        <translation>Penderia {name}</translation>
    </message>
    <message>
        <source>It has said nothing yet.</source>
        <translation>Ia belum berkata apa-apa.</translation>
    </message>
    <message>
        <source>no more bets</source>
        <translation>pertaruhan ditutup</translation>
    </message>
    <message>
        <source>{time}: {what}</source>
        <translation>{time}: {what}</translation>
    </message>
    <message>
        <source>{time}: {what}, which the table did not take</source>
        <translation>{time}: {what}, yang tidak diterima oleh meja</translation>
    </message>
    <message>
        <source>The table has no camera.</source>
        <translation>Meja ini tiada kamera.</translation>
    </message>
    <message>
        <source>The table&apos;s camera shows no picture: {why}</source>
        <translation>Kamera meja tidak menunjukkan gambar: {why}</translation>
    </message>
    <message>
        <source>The table&apos;s camera films every spin.</source>
        <translation>Kamera meja merakam setiap putaran.</translation>
    </message>
</context>
<context>
    <name>ConsoleWindow</name>
    <message>
        <source>Tapis, console</source>
        <translation>Tapis, konsol</translation>
    </message>
</context>
<context>
    <name>CornerNotes</name>
    <message>
        <source>Straight up</source>
        <translation>Tunggal</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>Luar</translation>
    </message>
    <message>
        <source>All bets</source>
        <translation>Semua pertaruhan</translation>
    </message>
</context>
<context>
    <name>CountdownRing</name>
    <message>
        <source>%1 seconds to bet</source>
        <translation>%1 saat untuk bertaruh</translation>
    </message>
</context>
<context>
    <name>DevicesPage</name>
    <message>
        <source>Note validator</source>
        <translation>Penerima wang kertas</translation>
    </message>
    <message>
        <source>Insert a note now. It is read and given back.</source>
        <translation>Masukkan wang kertas sekarang. Ia dibaca dan dikembalikan.</translation>
    </message>
    <message>
        <source>Takes a note or ticket, reads it and gives it back. Nothing is credited. Only with no money here.</source>
        <translation>Menerima wang kertas atau tiket, membacanya dan mengembalikannya. Tiada yang dikreditkan. Hanya apabila tiada wang di sini.</translation>
    </message>
    <message>
        <source>Try it with a note</source>
        <translation>Cuba dengan wang kertas</translation>
    </message>
    <message>
        <source>Ticket printer</source>
        <translation>Pencetak tiket</translation>
    </message>
    <message>
        <source>Prints a page that says it is a test. It has no number, no bar code and no value. Only with no money here.</source>
        <translation>Mencetak halaman ujian. Tiada nombor, kod bar atau nilai. Hanya apabila tiada wang di sini.</translation>
    </message>
    <message>
        <source>Print a test page</source>
        <translation>Cetak halaman ujian</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>Pintu</translation>
    </message>
    <message>
        <source>While it is open nothing is played or taken, and this menu can be opened.</source>
        <translation>Semasa ia terbuka, tiada permainan atau penerimaan, dan menu ini boleh dibuka.</translation>
    </message>
</context>
<context>
    <name>DifferenceList</name>
    <message>
        <source>Seat</source>
        <translation>Tempat</translation>
    </message>
    <message>
        <source>Got</source>
        <translation>Diterima</translation>
    </message>
    <message>
        <source>Would get</source>
        <translation>Akan terima</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Beza</translation>
    </message>
</context>
<context>
    <name>DifferencesView</name>
    <message>
        <source>player gone: set aside, a case</source>
        <translation>pemain telah beredar: diasingkan, satu kes</translation>
    </message>
    <message>
        <source>{sum} is gone: a case</source>
        <translation>{sum} sudah tiada: satu kes</translation>
    </message>
    <message>
        <source>when it is connected</source>
        <translation>apabila bersambung</translation>
    </message>
    <message>
        <source>The table is computing every seat&apos;s difference</source>
        <translation>Meja sedang mengira beza setiap tempat</translation>
    </message>
    <message>
        <source>{given} more to players, {taken} taken back, {same} of {count} slips unchanged</source>
        <translation>{given} lagi kepada pemain, {taken} ditarik balik, {same} daripada {count} slip tidak berubah</translation>
    </message>
</context>
<context>
    <name>DigitPad</name>
    <message>
        <source>Erase</source>
        <translation>Padam</translation>
    </message>
</context>
<context>
    <name>DisplayLevelsView</name>
    <message>
        <source>Jackpots, {sum} beside any bet</source>
        <translation>Jackpot, {sum} di samping mana-mana pertaruhan</translation>
    </message>
    <message>
        <source>{level} won: {sum}, seat {seats}</source>
        <translation>{level} dimenangi: {sum}, tempat {seats}</translation>
    </message>
    <message>
        <source>{level} {sum}, seat {seats}: inspector needed</source>
        <translation>{level} {sum}, tempat {seats}: pemeriksa diperlukan</translation>
    </message>
</context>
<context>
    <name>DisplayNumberView</name>
    <message>
        <source>Round {round}</source>
        <translation>Pusingan {round}</translation>
    </message>
    <message>
        <source>Round {round} is void</source>
        <translation>Pusingan {round} terbatal</translation>
    </message>
    <message>
        <source>corrected result</source>
        <translation>keputusan dibetulkan</translation>
    </message>
    <message>
        <source>round {round} is void</source>
        <translation>pusingan {round} terbatal</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>sedang disemak</translation>
    </message>
    <message>
        <source>last known result</source>
        <translation>keputusan terakhir diketahui</translation>
    </message>
</context>
<context>
    <name>DisplayPhaseView</name>
    <message>
        <source>Waiting for the table</source>
        <translation>Menunggu meja</translation>
    </message>
    <message>
        <source>A result is being checked</source>
        <translation>Keputusan sedang disemak</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>pusingan {round}</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>Meja ditutup</translation>
    </message>
    <message>
        <source>Betting opens soon</source>
        <translation>Pertaruhan akan dibuka</translation>
    </message>
    <message>
        <source>seconds left, {round}</source>
        <translation>saat lagi, {round}</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Sila bertaruh</translation>
    </message>
    <message>
        <source>no spin, the ball is spun again</source>
        <translation>putaran batal, bola diputar semula</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Pertaruhan ditutup</translation>
    </message>
    <message>
        <source>{round}, betting opens soon</source>
        <translation>{round}, pertaruhan dibuka sebentar lagi</translation>
    </message>
    <message>
        <source>the time to bet stands still</source>
        <translation>masa bertaruh dihentikan</translation>
    </message>
</context>
<context>
    <name>DisplayRingsView</name>
    <message>
        <source>wins {odds} to 1</source>
        <translation>menang {odds} ke 1</translation>
    </message>
    <message>
        <source>All other bets stand.</source>
        <translation>Semua pertaruhan lain kekal.</translation>
    </message>
    <message>
        <source>Both rings turn</source>
        <translation>Kedua-dua gelang berputar</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Pertaruhan ditutup</translation>
    </message>
    <message>
        <source>Outer ring: the numbers of the real wheel</source>
        <translation>Gelang luar: nombor roda sebenar</translation>
    </message>
    <message>
        <source>Inner ring: the simulated wheel, the other way round</source>
        <translation>Gelang dalam: roda simulasi, arah sebaliknya</translation>
    </message>
    <message>
        <source>When the ball slows, they fade and come back locked.</source>
        <translation>Apabila bola perlahan, ia pudar dan muncul semula terkunci.</translation>
    </message>
    <message>
        <source>seconds to bet</source>
        <translation>saat untuk bertaruh</translation>
    </message>
    <message>
        <source>Drawn before the first bet, under the seal {seal}</source>
        <translation>Ditentukan sebelum pertaruhan pertama, meterai {seal}</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Terkunci</translation>
    </message>
    <message>
        <source>Each outer number now stands over its inner number.</source>
        <translation>Setiap nombor luar kini sejajar dengan nombor dalamnya.</translation>
    </message>
    <message>
        <source>The ball gives the outer one.</source>
        <translation>Bola menentukan nombor luar.</translation>
    </message>
    <message>
        <source>{pairs} pairs locked</source>
        <translation>{pairs} pasangan terkunci</translation>
    </message>
    <message>
        <source>waiting for the ball</source>
        <translation>menunggu bola</translation>
    </message>
    <message>
        <source>{odds} to 1</source>
        <translation>{odds} ke 1</translation>
    </message>
    <message>
        <source>Spread-Bets returned</source>
        <translation>Spread-Bet dipulangkan</translation>
    </message>
</context>
<context>
    <name>DisplayStatisticsView</name>
    <message>
        <source>mean {percent}</source>
        <translation>purata {percent}</translation>
    </message>
    <message>
        <source>Statistics begin with the first spin.</source>
        <translation>Statistik bermula dengan putaran pertama.</translation>
    </message>
    <message>
        <source>Last {spins} spins, for information only. Dotted: the average, {mean} times. {least} to {most} times in {spins} is ordinary. Past spins do not change the next one.</source>
        <translation>{spins} putaran terakhir, untuk makluman sahaja. Garis titik: purata, {mean} kali. {least} hingga {most} kali dalam {spins} adalah biasa. Putaran lalu tidak mengubah yang seterusnya.</translation>
    </message>
    <message>
        <source>Last 1 spin, for information only. Past spins do not change the next one.</source>
        <translation>1 putaran terakhir, untuk makluman sahaja. Putaran lalu tidak mengubah yang berikutnya.</translation>
    </message>
    <message>
        <source>Nothing twice</source>
        <translation>Tiada dua kali</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Sifar</translation>
    </message>
</context>
<context>
    <name>DisplayTournamentView</name>
    <message>
        <source>holds</source>
        <translation>kekal</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>hilang kelayakan</translation>
    </message>
    <message>
        <source>out at spin {spin}</source>
        <translation>tersingkir pada putaran {spin}</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>dikongsi</translation>
    </message>
    <message>
        <source>away</source>
        <translation>tiada di tempat</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>penentuan</translation>
    </message>
    <message>
        <source>next bet {points} or more</source>
        <translation>taruhan min. {points}</translation>
    </message>
    <message>
        <source>omitted a spin</source>
        <translation>tertinggal satu putaran</translation>
    </message>
    <message>
        <source>in the prizes</source>
        <translation>dalam hadiah</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>mara</translation>
    </message>
    <message>
        <source>bought in again</source>
        <translation>membeli semula</translation>
    </message>
    <message>
        <source>then three more spins</source>
        <translation>kemudian tiga putaran lagi</translation>
    </message>
    <message>
        <source>value chips</source>
        <translation>cip bernilai</translation>
    </message>
    <message>
        <source>tournament chips</source>
        <translation>cip kejohanan</translation>
    </message>
    <message>
        <source>redemption chips</source>
        <translation>cip tebusan</translation>
    </message>
    <message>
        <source>non-value chips</source>
        <translation>cip tanpa nilai</translation>
    </message>
    <message>
        <source>Final spins, after this</source>
        <translation>Putaran akhir, selepas ini</translation>
    </message>
    <message>
        <source>Final spins</source>
        <translation>Putaran terakhir</translation>
    </message>
    <message>
        <source>Spins after this</source>
        <translation>Putaran selepas ini</translation>
    </message>
    <message>
        <source>Spins left</source>
        <translation>Baki putaran</translation>
    </message>
    <message>
        <source>The first {count} have a prize</source>
        <translation>{count} teratas mendapat hadiah</translation>
    </message>
    <message>
        <source>Qualifying line: the first {count} go on</source>
        <translation>Garis kelayakan: {count} teratas mara</translation>
    </message>
    <message>
        <source>To place {place}</source>
        <translation>Ke kedudukan {place}</translation>
    </message>
    <message>
        <source>Minimum each spin</source>
        <translation>Minimum setiap putaran</translation>
    </message>
    <message>
        <source>Maximum each spin</source>
        <translation>Maksimum setiap putaran</translation>
    </message>
    <message>
        <source>Started with</source>
        <translation>Bermula dengan</translation>
    </message>
    <message>
        <source>First prize of the final</source>
        <translation>Hadiah pertama akhir</translation>
    </message>
    <message>
        <source>Who share a place share its prizes. The director pays them. Players play by number.</source>
        <translation>Mereka yang berkongsi kedudukan berkongsi hadiahnya. Pengarah membayarnya. Pemain bermain dengan nombor.</translation>
    </message>
    <message>
        <source>Whoever omits a spin bets at least double the minimum on the next.</source>
        <translation>Sesiapa yang tertinggal satu putaran mesti bertaruh sekurang-kurangnya dua kali minimum pada yang berikutnya.</translation>
    </message>
    <message>
        <source>Chips have no cash value.</source>
        <translation>Cip tiada nilai tunai.</translation>
    </message>
    <message>
        <source>Players play by number.</source>
        <translation>Pemain bermain dengan nombor.</translation>
    </message>
</context>
<context>
    <name>DisplayView</name>
    <message>
        <source>This display does not have the table&apos;s rule book, {book}.</source>
        <translation>Paparan ini tiada buku peraturan meja, {book}.</translation>
    </message>
    <message>
        <source>Roulette</source>
        <translation>Rolet</translation>
    </message>
</context>
<context>
    <name>DisplayWheelView</name>
    <message>
        <source>No more bets</source>
        <translation>Pertaruhan ditutup</translation>
    </message>
    <message>
        <source>Waiting for the number</source>
        <translation>Menunggu nombor</translation>
    </message>
    <message>
        <source>The ball is spun again</source>
        <translation>Bola diputar semula</translation>
    </message>
    <message>
        <source>The ball is rolling</source>
        <translation>Bola sedang berputar</translation>
    </message>
    <message>
        <source>The picture turns; the number comes from the table&apos;s own wheel</source>
        <translation>Gambar ini berputar; nombor datang daripada roda meja sendiri</translation>
    </message>
    <message>
        <source>Between {left} and {right} on the wheel</source>
        <translation>Antara {left} dan {right} pada roda</translation>
    </message>
</context>
<context>
    <name>DisplayWindow</name>
    <message>
        <source>Tapis, display of %1</source>
        <translation>Tapis, paparan %1</translation>
    </message>
</context>
<context>
    <name>DisplayWinsView</name>
    <message>
        <source>{pays} to 1</source>
        <translation>{pays} ke 1</translation>
    </message>
    <message>
        <source>one neighbour on each side</source>
        <translation>satu jiran di setiap sisi</translation>
    </message>
    <message>
        <source>{count} neighbours on each side</source>
        <translation>{count} jiran di setiap sisi</translation>
    </message>
</context>
<context>
    <name>DisputePanel</name>
    <message>
        <source>Case %1</source>
        <translation>Kes %1</translation>
    </message>
    <message>
        <source>Your credit stays here. Registered bets are settled as usual. You play on when the case is closed.</source>
        <translation>Kredit anda kekal di sini. Pertaruhan berdaftar diselesaikan seperti biasa. Anda bermain semula apabila kes ditutup.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Kembali ke meja</translation>
    </message>
    <message>
        <source>No, back to the table</source>
        <translation>Tidak, kembali ke meja</translation>
    </message>
    <message>
        <source>Yes, I dispute it</source>
        <translation>Ya, saya pertikaikan</translation>
    </message>
    <message>
        <source>Take the dispute back</source>
        <translation>Tarik balik pertikaian</translation>
    </message>
    <message>
        <source>until somebody comes</source>
        <translation>sehingga kakitangan datang</translation>
    </message>
</context>
<context>
    <name>DisputeView</name>
    <message>
        <source>Your dispute is recorded</source>
        <translation>Pertikaian anda direkodkan</translation>
    </message>
    <message>
        <source>Your dispute about round {round} is recorded</source>
        <translation>Pertikaian anda tentang pusingan {round} direkodkan</translation>
    </message>
    <message>
        <source>Kept as they were: your bets, your credit, the number, the time, and a picture of this screen.</source>
        <translation>Disimpan seperti asal: taruhan, kredit, nombor, masa, dan gambar skrin ini.</translation>
    </message>
    <message>
        <source>Kept as they were: your bets, your credit, the number and the time.</source>
        <translation>Disimpan seperti asal: taruhan, kredit, nombor dan masa.</translation>
    </message>
    <message>
        <source>Staff have been called and see the case.</source>
        <translation>Kakitangan telah dipanggil dan melihat kes ini.</translation>
    </message>
    <message>
        <source>The table is told as soon as it answers. Please call somebody.</source>
        <translation>Meja dimaklumkan sebaik sahaja ia menjawab. Sila panggil seseorang.</translation>
    </message>
    <message>
        <source>A supervisor compares the records of this terminal, the table and the wheel, and decides within {hours} hours.</source>
        <translation>Penyelia membandingkan rekod terminal ini, meja dan roda, dan memutuskan dalam {hours} jam.</translation>
    </message>
    <message>
        <source>A supervisor compares the records of this terminal, the table and the wheel, and decides.</source>
        <translation>Penyelia membandingkan rekod terminal ini, meja dan roda, dan memutuskan.</translation>
    </message>
    <message>
        <source>Do you dispute round {round}?</source>
        <translation>Adakah anda mempertikaikan pusingan {round}?</translation>
    </message>
    <message>
        <source>Do you dispute this?</source>
        <translation>Adakah anda mempertikaikan ini?</translation>
    </message>
    <message>
        <source>Your bets, your credit, the number, the time and a picture of this screen are kept, and staff are called.</source>
        <translation>Pertaruhan, kredit, nombor, masa dan gambar skrin ini disimpan, dan kakitangan dipanggil.</translation>
    </message>
    <message>
        <source>This terminal is then locked: no bets and no cash-out until staff have decided.</source>
        <translation>Terminal ini kemudian dikunci: tiada pertaruhan dan tiada tunaikan sehingga kakitangan membuat keputusan.</translation>
    </message>
    <message>
        <source>You take it back: the table ends the case.</source>
        <translation>Anda menarik balik: meja menamatkan kes ini.</translation>
    </message>
    <message>
        <source>Staff have taken it up.</source>
        <translation>Kakitangan sudah mengambil alih.</translation>
    </message>
    <message>
        <source>Your dispute about round {round} is decided</source>
        <translation>Pertikaian anda tentang pusingan {round} telah diputuskan</translation>
    </message>
    <message>
        <source>Your dispute is decided</source>
        <translation>Pertikaian anda telah diputuskan</translation>
    </message>
    <message>
        <source>If you do not agree, call an attendant.</source>
        <translation>Jika tidak bersetuju, panggil petugas.</translation>
    </message>
</context>
<context>
    <name>EnrolScreen</name>
    <message>
        <source>The first supervisor</source>
        <translation>Penyelia pertama</translation>
    </message>
    <message>
        <source>This table has no staff yet. Whoever enrols now can open the table and enrol the others.</source>
        <translation>Meja ini belum ada kakitangan. Sesiapa yang mendaftar sekarang boleh membuka meja dan mendaftarkan yang lain.</translation>
    </message>
</context>
<context>
    <name>EnrolView</name>
    <message>
        <source>The two PINs differ: type it anew</source>
        <translation>Kedua-dua PIN berbeza: taip semula</translation>
    </message>
    <message>
        <source>A PIN that only you know</source>
        <translation>PIN yang hanya anda tahu</translation>
    </message>
    <message>
        <source>New staff, or a new PIN</source>
        <translation>Kakitangan baharu, atau PIN baharu</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nama</translation>
    </message>
    <message>
        <source>The PIN of before</source>
        <translation>PIN yang lama</translation>
    </message>
    <message>
        <source>PIN of {name}, at least six digits</source>
        <translation>PIN {name}, sekurang-kurangnya enam digit</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>PIN yang sama sekali lagi</translation>
    </message>
    <message>
        <source>A second supervisor confirms: {second}</source>
        <translation>Penyelia kedua mengesahkan: {second}</translation>
    </message>
    <message>
        <source>Waiting for the table</source>
        <translation>Menunggu meja</translation>
    </message>
    <message>
        <source>Everybody sees it now. It is made when its time has come.</source>
        <translation>Semua orang melihatnya sekarang. Ia dibuat apabila tiba masanya.</translation>
    </message>
    <message>
        <source>{name} can sign in now</source>
        <translation>{name} kini boleh log masuk</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Teruskan</translation>
    </message>
    <message>
        <source>Change the PIN</source>
        <translation>Tukar PIN</translation>
    </message>
    <message>
        <source>Enrol</source>
        <translation>Daftar</translation>
    </message>
</context>
<context>
    <name>EventsPage</name>
    <message>
        <source>Newest first. Times are UTC.</source>
        <translation>Terbaharu dahulu. Masa dalam UTC.</translation>
    </message>
</context>
<context>
    <name>FaultView</name>
    <message>
        <source>Its records are being read: {percent} %.</source>
        <translation>Rekodnya sedang dibaca: {percent} %.</translation>
    </message>
    <message>
        <source>Its records are damaged.</source>
        <translation>Rekodnya rosak.</translation>
    </message>
    <message>
        <source>Its memory was cleared, and it begins again.</source>
        <translation>Memorinya telah dikosongkan, dan ia bermula semula.</translation>
    </message>
    <message>
        <source>Its records cannot be written.</source>
        <translation>Rekodnya tidak dapat ditulis.</translation>
    </message>
    <message>
        <source>Staff see it at the table. The terminal goes on by itself as soon as it can.</source>
        <translation>Kakitangan di meja nampak perkara ini. Terminal akan bersambung sendiri sebaik sahaja boleh.</translation>
    </message>
    <message>
        <source>The terminal goes on by itself as soon as it can.</source>
        <translation>Terminal akan bersambung sendiri sebaik sahaja boleh.</translation>
    </message>
    <message>
        <source>Please tell an attendant: the table knows what you have, and it is paid by hand.</source>
        <translation>Sila beritahu petugas: meja tahu jumlah anda, dan ia dibayar dengan tangan.</translation>
    </message>
    <message>
        <source>Please tell an attendant. The terminal goes on by itself as soon as it can.</source>
        <translation>Sila beritahu petugas. Terminal akan bersambung sendiri sebaik sahaja boleh.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ya</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Tidak</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Tiada</translation>
    </message>
    <message>
        <source>Bets in round {round}</source>
        <translation>Taruhan dalam pusingan {round}</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>Kredit</translation>
    </message>
    <message>
        <source>Registered at the table</source>
        <translation>Didaftar di meja</translation>
    </message>
    <message>
        <source>Note not yet credited</source>
        <translation>Wang belum dikreditkan</translation>
    </message>
</context>
<context>
    <name>FavouriteName</name>
    <message>
        <source>Name of the favourite</source>
        <translation>Nama kegemaran</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Leave the name as it is</source>
        <translation>Kekalkan nama</translation>
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
        <translation>Kegemaran</translation>
    </message>
    <message>
        <source>A name for your favourite</source>
        <translation>Nama untuk kegemaran anda</translation>
    </message>
    <message>
        <source>Save these bets</source>
        <translation>Simpan pertaruhan ini</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Place bets, then save them here to place them again with one touch.</source>
        <translation>Letak pertaruhan, kemudian simpan di sini untuk meletaknya semula dengan satu sentuhan.</translation>
    </message>
    <message>
        <source>Bring back %1</source>
        <translation>Pulihkan %1</translation>
    </message>
    <message>
        <source>was deleted</source>
        <translation>telah dipadam</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Rename favourite %1</source>
        <translation>Namakan semula kegemaran %1</translation>
    </message>
    <message>
        <source>Delete favourite %1</source>
        <translation>Padam kegemaran %1</translation>
    </message>
    <message>
        <source>Save the last bets</source>
        <translation>Simpan pertaruhan lepas</translation>
    </message>
</context>
<context>
    <name>FavouritesView</name>
    <message>
        <source>{some}, {one}</source>
        <translation>{some}, {one}</translation>
    </message>
    <message>
        <source>{some} and {more} more</source>
        <translation>{some} dan {more} lagi</translation>
    </message>
</context>
<context>
    <name>FilmPanel</name>
    <message>
        <source>Stop the film</source>
        <translation>Hentikan rakaman</translation>
    </message>
    <message>
        <source>Play the film</source>
        <translation>Mainkan rakaman</translation>
    </message>
    <message>
        <source>Moment of the film, %1</source>
        <translation>Saat rakaman, %1</translation>
    </message>
</context>
<context>
    <name>FilmSheet</name>
    <message>
        <source>Film of the wheel</source>
        <translation>Rakaman roda</translation>
    </message>
</context>
<context>
    <name>FilmStill</name>
    <message>
        <source>Wheel camera, %1</source>
        <translation>Kamera roda, %1</translation>
    </message>
</context>
<context>
    <name>FilmView</name>
    <message>
        <source>Wheel camera, round {round}</source>
        <translation>Kamera roda, pusingan {round}</translation>
    </message>
    <message>
        <source>on its way from the table</source>
        <translation>sedang dihantar dari meja</translation>
    </message>
    <message>
        <source>recorded, held with the round, hash {hash}</source>
        <translation>dirakam, disimpan bersama pusingan, cincangan {hash}</translation>
    </message>
    <message>
        <source>the table&apos;s film is missing or was changed</source>
        <translation>rakaman meja hilang atau telah diubah</translation>
    </message>
    <message>
        <source>no picture yet</source>
        <translation>belum ada gambar</translation>
    </message>
    <message>
        <source>No picture: {why}</source>
        <translation>Tiada gambar: {why}</translation>
    </message>
</context>
<context>
    <name>FinaleKeys</name>
    <message>
        <source>Finale %1: %2</source>
        <translation>Finale %1: %2</translation>
    </message>
</context>
<context>
    <name>FinalesPanel</name>
    <message>
        <source>Finales: a chip on every number that ends so</source>
        <translation>Finale: satu cip pada setiap nombor yang berakhir begitu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
</context>
<context>
    <name>GuideView</name>
    <message>
        <source>Chips</source>
        <translation>Cip</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Susun atur</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombor</translation>
    </message>
    <message>
        <source>Outside bets</source>
        <translation>Taruhan luar</translation>
    </message>
    <message>
        <source>Bets on the cloth</source>
        <translation>Taruhan di atas meja</translation>
    </message>
    <message>
        <source>Cash out</source>
        <translation>Tunaikan</translation>
    </message>
    <message>
        <source>Race track</source>
        <translation>Trek</translation>
    </message>
    <message>
        <source>Beside the track</source>
        <translation>Di sebelah trek</translation>
    </message>
    <message>
        <source>Help and settings</source>
        <translation>Bantuan dan tetapan</translation>
    </message>
    <message>
        <source>Further down</source>
        <translation>Lebih ke bawah</translation>
    </message>
    <message>
        <source>Further back</source>
        <translation>Lebih awal</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
</context>
<context>
    <name>Happenings</name>
    <message>
        <source>Table not heard</source>
        <translation>Meja tidak menjawab</translation>
    </message>
    <message>
        <source>Connected to the table</source>
        <translation>Bersambung ke meja</translation>
    </message>
    <message>
        <source>Round {round} opened</source>
        <translation>Pusingan {round} dibuka</translation>
    </message>
    <message>
        <source>Sensor reads {number}</source>
        <translation>Penderia membaca {number}</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Pertaruhan ditutup</translation>
    </message>
    <message>
        <source>Slips registered: {count}</source>
        <translation>Slip didaftar: {count}</translation>
    </message>
    <message>
        <source>Table opened</source>
        <translation>Meja dibuka</translation>
    </message>
    <message>
        <source>Result {number}</source>
        <translation>Keputusan {number}</translation>
    </message>
    <message>
        <source>Table closed</source>
        <translation>Meja ditutup</translation>
    </message>
    <message>
        <source>Seat {seat} link lost</source>
        <translation>Tempat {seat} terputus</translation>
    </message>
    <message>
        <source>Seat {seat} connected</source>
        <translation>Tempat {seat} bersambung</translation>
    </message>
    <message>
        <source>Seat {seat}: {lock}</source>
        <translation>Tempat {seat}: {lock}</translation>
    </message>
    <message>
        <source>Seat {seat}: no money was moved: {why}</source>
        <translation>Tempat {seat}: tiada wang dipindahkan: {why}</translation>
    </message>
    <message>
        <source>Seat {seat}: {device}, {trouble}</source>
        <translation>Tempat {seat}: {device}, {trouble}</translation>
    </message>
    <message>
        <source>Seat {seat} unlocked</source>
        <translation>Kunci tempat {seat} dibuka</translation>
    </message>
    <message>
        <source>Seat {seat} is turned away: {why}</source>
        <translation>Tempat {seat} ditolak: {why}</translation>
    </message>
    <message>
        <source>Seat {seat} asks for {sum}</source>
        <translation>Tempat {seat} meminta {sum}</translation>
    </message>
    <message>
        <source>Seat {seat} calls somebody</source>
        <translation>Tempat {seat} memanggil</translation>
    </message>
    <message>
        <source>Clock in question: {time}</source>
        <translation>Jam dipersoalkan: {time}</translation>
    </message>
    <message>
        <source>PINs are guessed at {machine}: look who is there</source>
        <translation>PIN sedang diteka di {machine}: lihat siapa di sana</translation>
    </message>
    <message>
        <source>Case about seat {seat}</source>
        <translation>Kes tentang tempat {seat}</translation>
    </message>
    <message>
        <source>Case about seat {seat} closed</source>
        <translation>Kes tentang tempat {seat} ditutup</translation>
    </message>
    <message>
        <source>Accounts frozen</source>
        <translation>Akaun dibekukan</translation>
    </message>
    <message>
        <source>Accounts thawed</source>
        <translation>Akaun dinyahbekukan</translation>
    </message>
    <message>
        <source>Change of staff asked for: {name}</source>
        <translation>Perubahan kakitangan dipohon: {name}</translation>
    </message>
    <message>
        <source>Change of staff made or withdrawn: {name}</source>
        <translation>Perubahan kakitangan dibuat atau ditarik balik: {name}</translation>
    </message>
    <message>
        <source>New limits in force</source>
        <translation>Had baharu berkuat kuasa</translation>
    </message>
    <message>
        <source>New limits announced</source>
        <translation>Had baharu diumumkan</translation>
    </message>
    <message>
        <source>Closing announced</source>
        <translation>Penutupan diumumkan</translation>
    </message>
    <message>
        <source>Certificate of {machine} ends {time}</source>
        <translation>Sijil {machine} tamat {time}</translation>
    </message>
    <message>
        <source>Refused: {why}</source>
        <translation>Ditolak: {why}</translation>
    </message>
    <message>
        <source>The wheel warns</source>
        <translation>Roda memberi amaran</translation>
    </message>
    <message>
        <source>Table&apos;s camera shows no picture: {why}</source>
        <translation>Kamera meja tiada gambar: {why}</translation>
    </message>
    <message>
        <source>Table&apos;s camera shows a picture again</source>
        <translation>Kamera meja ada gambar semula</translation>
    </message>
    <message>
        <source>Display {name}: its camera shows no picture</source>
        <translation>Paparan {name}: kameranya tiada gambar</translation>
    </message>
    <message>
        <source>This console&apos;s camera shows no picture: {why}</source>
        <translation>Kamera konsol ini tiada gambar: {why}</translation>
    </message>
    <message>
        <source>{level}, {sum}: inspector needed</source>
        <translation>{level}, {sum}: pemeriksa diperlukan</translation>
    </message>
    <message>
        <source>Jackpot server not heard</source>
        <translation>Pelayan jackpot tidak didengar</translation>
    </message>
    <message>
        <source>{level}, {sum}: refused</source>
        <translation>{level}, {sum}: ditolak</translation>
    </message>
    <message>
        <source>{level}, {sum}: paid</source>
        <translation>{level}, {sum}: dibayar</translation>
    </message>
    <message>
        <source>{level}, {sum}: won</source>
        <translation>{level}, {sum}: dimenangi</translation>
    </message>
    <message>
        <source>Jackpots connected again</source>
        <translation>Jackpot bersambung semula</translation>
    </message>
    <message>
        <source>Jackpot wagers of round {round} go back</source>
        <translation>Pertaruhan jackpot pusingan {round} dikembalikan</translation>
    </message>
    <message>
        <source>Round {round} corrected to {number} by {who} ({why})</source>
        <translation>Pusingan {round} dibetulkan kepada {number} oleh {who} ({why})</translation>
    </message>
    <message>
        <source>No spin in round {round}: {why}</source>
        <translation>Putaran batal dalam pusingan {round}: {why}</translation>
    </message>
    <message>
        <source>Round {round} void: {why}</source>
        <translation>Pusingan {round} terbatal: {why}</translation>
    </message>
    <message>
        <source>Spread-Bets of round {round} void: {why}</source>
        <translation>Spread-Bet pusingan {round} terbatal: {why}</translation>
    </message>
    <message>
        <source>Seat {seat}: bets of round {round} void ({why})</source>
        <translation>Tempat {seat}: pertaruhan pusingan {round} terbatal ({why})</translation>
    </message>
    <message>
        <source>Seat {seat}: a bet of round {round} put right by {who} ({why})</source>
        <translation>Tempat {seat}: satu pertaruhan pusingan {round} dibetulkan oleh {who} ({why})</translation>
    </message>
    <message>
        <source>Seat {seat}: bets of round {round} forfeited by {who} ({why})</source>
        <translation>Tempat {seat}: pertaruhan pusingan {round} dilucuthakkan oleh {who} ({why})</translation>
    </message>
    <message>
        <source>Malfunction in round {round}, seat {seat}: {why}</source>
        <translation>Kerosakan dalam pusingan {round}, tempat {seat}: {why}</translation>
    </message>
    <message>
        <source>Seat {seat}: bets of round {round} judged by {who}</source>
        <translation>Tempat {seat}: pertaruhan pusingan {round} diputuskan oleh {who}</translation>
    </message>
    <message>
        <source>The ball of round {round} was examined</source>
        <translation>Bola pusingan {round} telah diperiksa</translation>
    </message>
    <message>
        <source>Float {sum}, table opened by {who}</source>
        <translation>Wang apungan {sum}, meja dibuka oleh {who}</translation>
    </message>
    <message>
        <source>Float {sum}, table closed by {who}</source>
        <translation>Wang apungan {sum}, meja ditutup oleh {who}</translation>
    </message>
    <message>
        <source>Float: {sum} brought, by {who}</source>
        <translation>Wang apungan: {sum} dibawa, oleh {who}</translation>
    </message>
    <message>
        <source>Float: {sum} taken away, by {who}</source>
        <translation>Wang apungan: {sum} diambil, oleh {who}</translation>
    </message>
    <message>
        <source>Seat {seat}: note box collected by {who}, {sum} by its meter</source>
        <translation>Tempat {seat}: kotak wang dikutip oleh {who}, {sum} mengikut meter</translation>
    </message>
    <message>
        <source>Seat {seat}: note box counted by {who}: {sum}, difference {why}</source>
        <translation>Tempat {seat}: kotak wang dikira oleh {who}: {sum}, beza {why}</translation>
    </message>
    <message>
        <source>Seat {seat}: {sum} credited by {who}</source>
        <translation>Tempat {seat}: {sum} dikreditkan oleh {who}</translation>
    </message>
    <message>
        <source>Seat {seat}: {sum} paid by hand by {who}</source>
        <translation>Tempat {seat}: {sum} bayaran kakitangan oleh {who}</translation>
    </message>
    <message>
        <source>Seat {seat}: {sum} of the credit paid by hand by {who}</source>
        <translation>Tempat {seat}: {sum} daripada kredit dibayar tunai oleh {who}</translation>
    </message>
    <message>
        <source>Seat {seat}: vouchers of {sum} handed back by {who}</source>
        <translation>Tempat {seat}: baucar {sum} dipulangkan oleh {who}</translation>
    </message>
    <message>
        <source>Seat {seat}: tips of {sum} so far, the last for {name}</source>
        <translation>Tempat {seat}: tip {sum} setakat ini, yang terakhir untuk {name}</translation>
    </message>
    <message>
        <source>Seat {seat}: notes of {sum} so far</source>
        <translation>Tempat {seat}: wang kertas {sum} setakat ini</translation>
    </message>
    <message>
        <source>Seat {seat}: a note or ticket judged by {who}</source>
        <translation>Tempat {seat}: wang kertas atau tiket diputuskan oleh {who}</translation>
    </message>
    <message>
        <source>Seat {seat}: a note of {sum} found in the box by {who}</source>
        <translation>Tempat {seat}: wang kertas {sum} dijumpai dalam kotak oleh {who}</translation>
    </message>
    <message>
        <source>Inspectorate notified by {who}: {why}</source>
        <translation>Inspektorat dimaklumkan oleh {who}: {why}</translation>
    </message>
    <message>
        <source>{name} deals now</source>
        <translation>{name} bertugas sekarang</translation>
    </message>
    <message>
        <source>{name} enrolled by {who}</source>
        <translation>{name} didaftarkan oleh {who}</translation>
    </message>
    <message>
        <source>{name} taken off the staff by {who}</source>
        <translation>{name} dikeluarkan daripada kakitangan oleh {who}</translation>
    </message>
    <message>
        <source>{name} has changed the own PIN</source>
        <translation>{name} telah menukar PIN sendiri</translation>
    </message>
    <message>
        <source>{name} let in again by {who}</source>
        <translation>{name} dibenarkan semula oleh {who}</translation>
    </message>
    <message>
        <source>{name} let in at the table&apos;s machine</source>
        <translation>{name} dibenarkan di mesin meja</translation>
    </message>
    <message>
        <source>Seat {seat} keeps the limits of before</source>
        <translation>Tempat {seat} mengekalkan had lama</translation>
    </message>
    <message>
        <source>Limits agreed with seat {seat}</source>
        <translation>Had dipersetujui dengan tempat {seat}</translation>
    </message>
    <message>
        <source>What was announced is withdrawn</source>
        <translation>Notis yang diumumkan ditarik balik</translation>
    </message>
    <message>
        <source>Seat {seat} was told: {why}</source>
        <translation>Tempat {seat} diberitahu: {why}</translation>
    </message>
    <message>
        <source>Seat {seat}: memory cleared by {who}</source>
        <translation>Tempat {seat}: ingatan dikosongkan oleh {who}</translation>
    </message>
    <message>
        <source>Tournament opened</source>
        <translation>Kejohanan dibuka</translation>
    </message>
    <message>
        <source>Tournament cancelled: {why}</source>
        <translation>Kejohanan dibatalkan: {why}</translation>
    </message>
    <message>
        <source>Tournament closed</source>
        <translation>Kejohanan ditutup</translation>
    </message>
    <message>
        <source>Tournament: an entrant was disqualified: {why}</source>
        <translation>Kejohanan: seorang peserta hilang kelayakan: {why}</translation>
    </message>
    <message>
        <source>Tournament: seats drawn by lot</source>
        <translation>Kejohanan: tempat diundi</translation>
    </message>
    <message>
        <source>Tournament: session started</source>
        <translation>Kejohanan: sesi bermula</translation>
    </message>
    <message>
        <source>Tournament: points put right: {why}</source>
        <translation>Kejohanan: mata dibetulkan: {why}</translation>
    </message>
    <message>
        <source>Tournament: chips recorded</source>
        <translation>Kejohanan: cip direkodkan</translation>
    </message>
    <message>
        <source>Tournament: play-off started</source>
        <translation>Kejohanan: penentuan bermula</translation>
    </message>
    <message>
        <source>Tournament: winners advance</source>
        <translation>Kejohanan: pemenang mara</translation>
    </message>
    <message>
        <source>Tournament: prizes awarded</source>
        <translation>Kejohanan: hadiah dianugerahkan</translation>
    </message>
    <message>
        <source>Tournament: session abandoned: {why}</source>
        <translation>Kejohanan: sesi dihentikan: {why}</translation>
    </message>
    <message>
        <source>Tournament: an entrant was paid</source>
        <translation>Kejohanan: seorang peserta dibayar</translation>
    </message>
    <message>
        <source>Tournament: the director decided</source>
        <translation>Kejohanan: pengarah memutuskan</translation>
    </message>
    <message>
        <source>On the displays, by {who}: {why}</source>
        <translation>Pada paparan, oleh {who}: {why}</translation>
    </message>
</context>
<context>
    <name>Heard</name>
    <message>
        <source>Bets, countdown and result are spoken.</source>
        <translation>Taruhan, kiraan detik dan keputusan disebut.</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message>
        <source>I dispute this</source>
        <translation>Saya mempertikaikan ini</translation>
    </message>
    <message>
        <source>calls staff, keeps the records</source>
        <translation>panggil kakitangan, simpan rekod</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
</context>
<context>
    <name>HintView</name>
    <message>
        <source>The next round opens in a moment</source>
        <translation>Pusingan seterusnya dibuka sebentar lagi</translation>
    </message>
    <message>
        <source>Touch a chip, then the cloth</source>
        <translation>Sentuh cip, kemudian kain</translation>
    </message>
    <message>
        <source>When the time is up the ball falls. Wait for it</source>
        <translation>Bola jatuh apabila masa tamat. Sila tunggu</translation>
    </message>
    <message>
        <source>Put a note in: F11, then {sum} in the Bench window</source>
        <translation>Wang kertas: F11, lalu {sum} di tetingkap Bench</translation>
    </message>
    <message>
        <source>Put a note in: touch {sum} in the Bench window</source>
        <translation>Wang kertas: sentuh {sum} di tetingkap Bench</translation>
    </message>
    <message>
        <source>You won! Bet again, or cash out when you like</source>
        <translation>Anda menang! Bertaruh lagi, atau tunaikan</translation>
    </message>
    <message>
        <source>That was a round. Bet again, or cash out when you like</source>
        <translation>Pusingan tamat. Bertaruh lagi, atau tunaikan</translation>
    </message>
    <message>
        <source>You won! Your bets stay down, or take them off</source>
        <translation>Anda menang! Pertaruhan kekal, atau ambil semula</translation>
    </message>
    <message>
        <source>Your bets are in. Wait for the ball</source>
        <translation>Pertaruhan anda diterima. Tunggu bola</translation>
    </message>
    <message>
        <source>Bets are closed. You can bet in the next round</source>
        <translation>Pertaruhan ditutup. Bertaruh dalam pusingan seterusnya</translation>
    </message>
</context>
<context>
    <name>HistoryBoard</name>
    <message>
        <source>Last %1</source>
        <translation>%1 terakhir</translation>
    </message>
    <message>
        <source>void</source>
        <translation>batal</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Merah</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Sifar</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Hitam</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Bet</source>
        <translation>Taruhan</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Menang</translation>
    </message>
    <message>
        <source>Stakes back</source>
        <translation>Taruhan kembali</translation>
    </message>
    <message>
        <source>I dispute this</source>
        <translation>Saya mempertikaikan ini</translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation>Pertikai</translation>
    </message>
    <message>
        <source>calls staff, keeps the records</source>
        <translation>panggil kakitangan, simpan rekod</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Terdahulu</translation>
    </message>
    <message>
        <source>Newer</source>
        <translation>Seterusnya</translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message>
        <source>No round of yours is settled yet</source>
        <translation>Belum ada pusingan anda yang diselesaikan</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Pusingan {round}</translation>
    </message>
    <message>
        <source>{at} of {count}</source>
        <translation>{at} daripada {count}</translation>
    </message>
    <message>
        <source>a bet was put right, rule {clause}</source>
        <translation>satu pertaruhan dibetulkan, peraturan {clause}</translation>
    </message>
    <message>
        <source>your bets are forfeited, rule {clause}</source>
        <translation>pertaruhan anda dilucut hak, peraturan {clause}</translation>
    </message>
    <message>
        <source>void, your bets came back</source>
        <translation>terbatal, pertaruhan anda dikembalikan</translation>
    </message>
    <message>
        <source>the number was corrected</source>
        <translation>nombor telah dibetulkan</translation>
    </message>
    <message>
        <source>you had no bets</source>
        <translation>anda tiada pertaruhan</translation>
    </message>
    <message>
        <source>Spread-Bet: {bets}</source>
        <translation>Spread-Bet: {bets}</translation>
    </message>
    <message>
        <source>{bets}, returned: {why}</source>
        <translation>{bets}, dipulangkan: {why}</translation>
    </message>
    <message>
        <source>{sum} withheld</source>
        <translation>{sum} ditahan</translation>
    </message>
    <message>
        <source>{sum} withheld, and paid</source>
        <translation>{sum} ditahan, dan telah dibayar</translation>
    </message>
    <message>
        <source>{sum} withheld, and not paid</source>
        <translation>{sum} ditahan, dan tidak dibayar</translation>
    </message>
    <message>
        <source>Jackpot wager: {sum}</source>
        <translation>Pertaruhan jackpot: {sum}</translation>
    </message>
</context>
<context>
    <name>HouseTextSheet</name>
    <message>
        <source>Text on the displays</source>
        <translation>Teks pada paparan</translation>
    </message>
    <message>
        <source>Line %1, %2 letters left</source>
        <translation>Baris %1, baki %2 huruf</translation>
    </message>
    <message>
        <source>Take the text down</source>
        <translation>Turunkan teks</translation>
    </message>
    <message>
        <source>Show it on the displays</source>
        <translation>Tunjukkan pada paparan</translation>
    </message>
</context>
<context>
    <name>HouseTextView</name>
    <message>
        <source>Every display of this table shows:</source>
        <translation>Setiap paparan meja ini menunjukkan:</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Tunjukkan</translation>
    </message>
    <message>
        <source>The displays of this table show no text any more.</source>
        <translation>Paparan meja ini tidak lagi menunjukkan teks.</translation>
    </message>
    <message>
        <source>Take it down</source>
        <translation>Turunkan</translation>
    </message>
</context>
<context>
    <name>JackpotLevel</name>
    <message>
        <source>not in play</source>
        <translation>tidak dimainkan</translation>
    </message>
    <message>
        <source>must fall before</source>
        <translation>mesti jatuh sebelum</translation>
    </message>
</context>
<context>
    <name>JackpotWonPanel</name>
    <message>
        <source>Back to the table</source>
        <translation>Kembali ke meja</translation>
    </message>
</context>
<context>
    <name>JackpotWonScreen</name>
    <message>
        <source>Mystery jackpots</source>
        <translation>Jackpot misteri</translation>
    </message>
</context>
<context>
    <name>JackpotWonView</name>
    <message>
        <source>You have won the {level} jackpot</source>
        <translation>Anda memenangi jackpot {level}</translation>
    </message>
    <message>
        <source>rounded up to the dollar</source>
        <translation>dibundarkan ke dolar atas</translation>
    </message>
    <message>
        <source>one of {count}, shared evenly</source>
        <translation>seorang daripada {count}, dikongsi sama rata</translation>
    </message>
    <message>
        <source>and {level} {sum}</source>
        <translation>dan {level} {sum}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Menang</translation>
    </message>
    <message>
        <source>Staff are coming to confirm</source>
        <translation>Kakitangan datang mengesahkan</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Tidak disahkan</translation>
    </message>
    <message>
        <source>Confirmed by staff</source>
        <translation>Disahkan kakitangan</translation>
    </message>
    <message>
        <source>Paid by hand</source>
        <translation>Dibayar oleh kakitangan</translation>
    </message>
    <message>
        <source>Paid to your credit</source>
        <translation>Dibayar ke kredit anda</translation>
    </message>
    <message>
        <source>after they confirm</source>
        <translation>selepas disahkan</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Pusingan</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Tempat</translation>
    </message>
    <message>
        <source>Jackpot wager</source>
        <translation>Pertaruhan jackpot</translation>
    </message>
    <message>
        <source>On the cloth</source>
        <translation>Di susun atur</translation>
    </message>
    <message>
        <source>Please stay at this terminal</source>
        <translation>Sila kekal di terminal ini</translation>
    </message>
    <message>
        <source>not in your credit yet</source>
        <translation>belum masuk kredit anda</translation>
    </message>
    <message>
        <source>The {level} jackpot was not confirmed</source>
        <translation>Jackpot {level} tidak disahkan</translation>
    </message>
</context>
<context>
    <name>Jackpots</name>
    <message>
        <source>must fall before {sum}</source>
        <translation>mesti jatuh sebelum {sum}</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>tidak dimainkan</translation>
    </message>
    <message>
        <source>won by this seat</source>
        <translation>dimenangi tempat ini</translation>
    </message>
    <message>
        <source>last known {time}</source>
        <translation>terakhir diketahui {time}</translation>
    </message>
</context>
<context>
    <name>JackpotsScreen</name>
    <message>
        <source>Mystery jackpots</source>
        <translation>Jackpot misteri</translation>
    </message>
    <message>
        <source>%1 beside any roulette bet</source>
        <translation>%1 di samping mana-mana pertaruhan rolet</translation>
    </message>
    <message>
        <source>Drawn at each “No more bets”, whatever the ball does</source>
        <translation>Dicabut pada setiap “Pertaruhan ditutup”, tidak kira bola</translation>
    </message>
    <message>
        <source>not in play, jackpot wagers are returned · %1</source>
        <translation>tidak dimainkan, pertaruhan jackpot dikembalikan · %1</translation>
    </message>
    <message>
        <source>Last wins</source>
        <translation>Kemenangan terkini</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>belum ada</translation>
    </message>
    <message>
        <source>Tables that take part</source>
        <translation>Meja yang menyertai</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>tutup</translation>
    </message>
    <message>
        <source>Where a jackpot falls was drawn and sealed when it last started. Every %1 of a round has the same chance.</source>
        <translation>Titik jatuh jackpot dicabut dan dimeterai ketika ia bermula. Setiap %1 dalam satu pusingan mempunyai peluang yang sama.</translation>
    </message>
</context>
<context>
    <name>JackpotsView</name>
    <message>
        <source>Roulette</source>
        <translation>Rolet</translation>
    </message>
    <message>
        <source>This table offers no jackpots.</source>
        <translation>Meja ini tidak menawarkan jackpot.</translation>
    </message>
    <message>
        <source>jackpots interrupted, jackpot wagers are returned</source>
        <translation>jackpot terganggu, pertaruhan jackpot dikembalikan</translation>
    </message>
    <message>
        <source>takes no jackpot wagers now</source>
        <translation>tidak menerima pertaruhan jackpot kini</translation>
    </message>
    <message>
        <source>does not take part</source>
        <translation>tidak menyertai</translation>
    </message>
    <message>
        <source>takes part</source>
        <translation>menyertai</translation>
    </message>
    <message>
        <source>Several winners in one round share evenly.</source>
        <translation>Beberapa pemenang dalam satu pusingan berkongsi sama rata.</translation>
    </message>
    <message>
        <source>Of several wagers in one round one is drawn.</source>
        <translation>Daripada beberapa pertaruhan dalam satu pusingan, satu dicabut.</translation>
    </message>
    <message>
        <source>Cents are rounded up to the dollar. If the jackpot fails, the wager is returned. This display shows the values; the record of the house counts.</source>
        <translation>Sen dibundarkan ke dolar atas. Jika jackpot gagal, pertaruhan dikembalikan. Paparan ini menunjukkan nilai; rekod rumah yang dikira.</translation>
    </message>
    <message>
        <source>{table}, seats {seats}</source>
        <translation>{table}, tempat {seats}</translation>
    </message>
    <message>
        <source>{table}, seat {seat}</source>
        <translation>{table}, tempat {seat}</translation>
    </message>
    <message>
        <source>{time}, round {round}</source>
        <translation>{time}, pusingan {round}</translation>
    </message>
    <message>
        <source>Waiting for the inspector</source>
        <translation>Menunggu pemeriksa</translation>
    </message>
    <message>
        <source>Approved by the inspector</source>
        <translation>Diluluskan oleh pemeriksa</translation>
    </message>
    <message>
        <source>Not approved</source>
        <translation>Tidak diluluskan</translation>
    </message>
    <message>
        <source>shared evenly by {count}</source>
        <translation>dikongsi sama rata oleh {count}</translation>
    </message>
    <message>
        <source>{level} sealed {seal}</source>
        <translation>{level} dimeterai {seal}</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Dibayar</translation>
    </message>
</context>
<context>
    <name>JackpotsWindow</name>
    <message>
        <source>Tapis, jackpots of %1</source>
        <translation>Tapis, jackpot %1</translation>
    </message>
    <message>
        <source>No jackpots</source>
        <translation>Tiada jackpot</translation>
    </message>
    <message>
        <source>Waiting for the table</source>
        <translation>Menunggu meja</translation>
    </message>
    <message>
        <source>It connects by itself as soon as the table is there.</source>
        <translation>Ia bersambung sendiri sebaik sahaja meja ada.</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>d MMM yyyy</source>
        <comment>how a date is written</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>English</source>
        <comment>the name of this language in itself</comment>
        <translation>Bahasa Melayu</translation>
    </message>
    <message>
        <source>EN</source>
        <comment>the same in two or three letters</comment>
        <translation>BM</translation>
    </message>
</context>
<context>
    <name>LastSums</name>
    <message>
        <source>Last sums</source>
        <translation>Jumlah terakhir</translation>
    </message>
</context>
<context>
    <name>LetterPad</name>
    <message>
        <source>Erase</source>
        <translation>Padam</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Jarak</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>Huruf besar</translation>
    </message>
</context>
<context>
    <name>LimitStepper</name>
    <message>
        <source>%1: lower</source>
        <translation>%1: turunkan</translation>
    </message>
    <message>
        <source>%1: raise</source>
        <translation>%1: naikkan</translation>
    </message>
</context>
<context>
    <name>Limits</name>
    <message>
        <source>{range} by {unit}</source>
        <translation>{range} setiap {unit}</translation>
    </message>
    <message>
        <source>All bets {amounts}</source>
        <translation>Jumlah {amounts}</translation>
    </message>
    <message>
        <source>from {low}</source>
        <translation>min {low}</translation>
    </message>
    <message>
        <source>up to {high}</source>
        <translation>maks {high}</translation>
    </message>
    <message>
        <source>more under Rules</source>
        <translation>lagi di Peraturan</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>tiada</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>Luar</translation>
    </message>
</context>
<context>
    <name>LimitsSheet</name>
    <message>
        <source>Limits</source>
        <translation>Had</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maksimum</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unit</translation>
    </message>
    <message>
        <source>As in force</source>
        <translation>Seperti berkuat kuasa</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Umumkan</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Kuatkuasakan</translation>
    </message>
    <message>
        <source>For one player</source>
        <translation>Seorang pemain</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Tarik balik</translation>
    </message>
</context>
<context>
    <name>LimitsView</name>
    <message>
        <source>Every player sees the new limits for {minutes} minutes.</source>
        <translation>Semua pemain melihat had baharu selama {minutes} minit.</translation>
    </message>
    <message>
        <source>Then they can be applied between two rounds.</source>
        <translation>Kemudian had itu boleh dikuatkuasakan di antara dua pusingan.</translation>
    </message>
    <message>
        <source>Announce them</source>
        <translation>Umumkan</translation>
    </message>
    <message>
        <source>Without a notice that has run out, only if: {conditions}.</source>
        <translation>Tanpa notis yang telah tamat tempoh, hanya jika: {conditions}.</translation>
    </message>
    <message>
        <source>Apply them</source>
        <translation>Kuatkuasakan</translation>
    </message>
    <message>
        <source>Announced: the notice has run out at {time}</source>
        <translation>Diumumkan: tempoh notis tamat pada {time}</translation>
    </message>
    <message>
        <source>Announced for {time}</source>
        <translation>Diumumkan untuk {time}</translation>
    </message>
    <message>
        <source>All bets together</source>
        <translation>Semua pertaruhan</translation>
    </message>
    <message>
        <source>nobody plays</source>
        <translation>tiada pemain</translation>
    </message>
    <message>
        <source>all players agree</source>
        <translation>semua pemain bersetuju</translation>
    </message>
    <message>
        <source>no minimum is raised</source>
        <translation>tiada minimum dinaikkan</translation>
    </message>
    <message>
        <source>They hold for one player until he leaves, and his screen has a marker.</source>
        <translation>Had ini untuk seorang pemain sehingga dia pergi, dan skrinnya ada penanda.</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Dipersetujui</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>Tiada apa-apa diubah.</translation>
    </message>
</context>
<context>
    <name>LinesPage</name>
    <message>
        <source>Reading the journal …</source>
        <translation>Membaca jurnal …</translation>
    </message>
</context>
<context>
    <name>LiveCamera</name>
    <message>
        <source>Wheel camera</source>
        <translation>Kamera roda</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Langsung</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Semua</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>All</source>
        <translation>Semua</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Pusingan</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Wang</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Kakitangan</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Mesin</translation>
    </message>
</context>
<context>
    <name>MemoryPage</name>
    <message>
        <source>The terminal begins again with empty meters and every setting as it was made. Its journal is put away whole, with the meters it ends with, and the new one names its last fact. A second person of another role confirms; one of the two is a supervisor.</source>
        <translation>Terminal bermula semula dengan meter kosong dan semua tetapan asal. Jurnalnya disimpan sepenuhnya bersama meter akhirnya, dan jurnal baharu menamakan fakta terakhirnya. Orang kedua daripada peranan lain mengesahkan; seorang daripadanya penyelia.</translation>
    </message>
    <message>
        <source>The second person</source>
        <translation>Orang kedua</translation>
    </message>
    <message>
        <source>Clear the memory</source>
        <translation>Kosongkan memori</translation>
    </message>
</context>
<context>
    <name>MenuSheet</name>
    <message>
        <source>Table</source>
        <translation>Meja</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>Somebody is coming to you</source>
        <translation>Seseorang sedang datang kepada anda</translation>
    </message>
    <message>
        <source>One moment, please: we are looking into it</source>
        <translation>Sebentar, ya: kami sedang menyemaknya</translation>
    </message>
    <message>
        <source>Please take your ticket</source>
        <translation>Sila ambil tiket anda</translation>
    </message>
    <message>
        <source>Your payment is on its way</source>
        <translation>Bayaran anda sedang dihantar</translation>
    </message>
    <message>
        <source>Please keep to the rules of the game</source>
        <translation>Sila patuhi peraturan permainan</translation>
    </message>
    <message>
        <source>The last rounds before the table closes</source>
        <translation>Pusingan terakhir sebelum meja ditutup</translation>
    </message>
    <message>
        <source>The result stands</source>
        <translation>Keputusan kekal</translation>
    </message>
    <message>
        <source>You are right: it is put right</source>
        <translation>Anda betul: ia diperbetulkan</translation>
    </message>
    <message>
        <source>It was looked at and is settled</source>
        <translation>Sudah diteliti dan diselesaikan</translation>
    </message>
</context>
<context>
    <name>Meters</name>
    <message>
        <source>Credit</source>
        <translation>Kredit</translation>
    </message>
    <message>
        <source>Credit %1</source>
        <translation>Kredit %1</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Taruhan</translation>
    </message>
    <message>
        <source>Bet %1</source>
        <translation>Taruhan %1</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Menang</translation>
    </message>
    <message>
        <source>Win %1</source>
        <translation>Menang %1</translation>
    </message>
    <message>
        <source>Credit, vouchers %1</source>
        <translation>Kredit, baucar %1</translation>
    </message>
</context>
<context>
    <name>MetersPage</name>
    <message>
        <source>All that came in</source>
        <translation>Semua yang masuk</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Jumlah</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>Di mana ia berada</translation>
    </message>
    <message>
        <source>As the reports count it</source>
        <translation>Seperti dikira dalam laporan</translation>
    </message>
    <message>
        <source>%1 = %2: every cent is in exactly one place</source>
        <translation>%1 = %2: setiap sen berada di tepat satu tempat</translation>
    </message>
    <message>
        <source>%1 and %2 differ: stop play and call a supervisor</source>
        <translation>%1 dan %2 berbeza: hentikan permainan dan panggil penyelia</translation>
    </message>
    <message>
        <source>Reading the journal …</source>
        <translation>Membaca jurnal …</translation>
    </message>
</context>
<context>
    <name>MoneyChart</name>
    <message>
        <source>drop</source>
        <translation>kutipan</translation>
    </message>
    <message>
        <source>win</source>
        <translation>menang</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>rugi</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>pegangan</translation>
    </message>
</context>
<context>
    <name>NameKeys</name>
    <message>
        <source>Erase</source>
        <translation>Padam</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Jarak</translation>
    </message>
</context>
<context>
    <name>NeedKey</name>
    <message>
        <source>Seat %1, %2</source>
        <translation>Tempat %1, %2</translation>
    </message>
</context>
<context>
    <name>NewJournalScreen</name>
    <message>
        <source>The records of this terminal are damaged</source>
        <translation>Rekod terminal ini rosak</translation>
    </message>
    <message>
        <source>1. At the console, two people pay the player of this seat by hand, from what the table knows (Dead terminal); with nobody here, they accept a new machine (New machine).</source>
        <translation>1. Di konsol, dua orang membayar pemain tempat ini dengan tangan, mengikut apa yang meja ketahui (Dead terminal); jika tiada sesiapa di sini, mereka menerima mesin baharu (New machine).</translation>
    </message>
    <message>
        <source>2. Then touch the key below. The table is asked; if it agrees, the damaged journal is put away whole beside the new one, for whoever examines it, and the terminal begins again with empty meters.</source>
        <translation>2. Kemudian sentuh kekunci di bawah. Meja ditanya; jika ia bersetuju, jurnal yang rosak disimpan utuh di sebelah yang baharu untuk diperiksa, dan terminal bermula semula dengan meter kosong.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Mula semula</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
</context>
<context>
    <name>NoticeView</name>
    <message>
        <source>Bets not left on the cloth: {sum}</source>
        <translation>Tidak ditinggalkan di meja: {sum}</translation>
    </message>
    <message>
        <source>{sum} added to your credit</source>
        <translation>{sum} ditambah ke kredit anda</translation>
    </message>
    <message>
        <source>A voucher of {sum} to play with</source>
        <translation>Baucar {sum} untuk bermain</translation>
    </message>
    <message>
        <source>No ticket was printed: your credit is back</source>
        <translation>Tiada tiket dicetak: kredit anda dikembalikan</translation>
    </message>
    <message>
        <source>New limits are in force</source>
        <translation>Had baharu berkuat kuasa</translation>
    </message>
    <message>
        <source>Too late: {sum} returned</source>
        <translation>Terlambat: {sum} dikembalikan</translation>
    </message>
    <message>
        <source>Not taken: {sum} returned</source>
        <translation>Tidak diterima: {sum} dikembalikan</translation>
    </message>
    <message>
        <source>Round void: {sum} returned</source>
        <translation>Pusingan terbatal: {sum} dikembalikan</translation>
    </message>
    <message>
        <source>This round is void</source>
        <translation>Pusingan ini terbatal</translation>
    </message>
    <message>
        <source>Vouchers of {sum} are handed back to you</source>
        <translation>Baucar {sum} dikembalikan kepada anda</translation>
    </message>
    <message>
        <source>Thank you: {sum} for the dealer</source>
        <translation>Terima kasih: {sum} untuk krupier</translation>
    </message>
    <message>
        <source>{sum} of your credit is paid to you by hand</source>
        <translation>{sum} daripada kredit anda dibayar oleh kakitangan</translation>
    </message>
    <message>
        <source>Round void by rule {clause}: {sum} returned</source>
        <translation>Pusingan terbatal mengikut peraturan {clause}: {sum} dikembalikan</translation>
    </message>
    <message>
        <source>No spin: your bets stand, the ball is spun again</source>
        <translation>Putaran batal: pertaruhan kekal, bola diputar semula</translation>
    </message>
    <message>
        <source>No spin: your bets are returned</source>
        <translation>Putaran batal: pertaruhan dikembalikan</translation>
    </message>
    <message>
        <source>A bet of round {round} was put right by rule {clause}: {change}</source>
        <translation>Satu pertaruhan pusingan {round} dibetulkan mengikut peraturan {clause}: {change}</translation>
    </message>
    <message>
        <source>Bets of round {round} forfeited by rule {clause}: {change}</source>
        <translation>Pertaruhan pusingan {round} dilucut hak mengikut peraturan {clause}: {change}</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>tiada keputusan</translation>
    </message>
    <message>
        <source>Round {round} corrected to {number}: credit {change}</source>
        <translation>Pusingan {round} dibetulkan kepada {number}: kredit {change}</translation>
    </message>
    <message>
        <source>Your bets of round {round} are forfeited</source>
        <translation>Pertaruhan anda pusingan {round} dilucut hak</translation>
    </message>
    <message>
        <source>Your winning bets are off the cloth</source>
        <translation>Pertaruhan anda yang menang telah diambil semula</translation>
    </message>
    <message>
        <source>Spread-Bets go back: {why}</source>
        <translation>Spread-Bet kembali: {why}</translation>
    </message>
    <message>
        <source>Spread-Bet is no longer on offer</source>
        <translation>Spread-Bet tidak lagi ditawarkan</translation>
    </message>
    <message>
        <source>Spread-Bet is on offer, by table {table}</source>
        <translation>Spread-Bet ditawarkan, mengikut jadual {table}</translation>
    </message>
    <message>
        <source>Your bets are void: {sum} returned ({why})</source>
        <translation>Pertaruhan anda terbatal: {sum} dikembalikan ({why})</translation>
    </message>
    <message>
        <source>You have no bets in this round ({why})</source>
        <translation>Anda tiada pertaruhan dalam pusingan ini ({why})</translation>
    </message>
    <message>
        <source>{sum} that was withheld is yours again</source>
        <translation>{sum} yang ditahan kini milik anda semula</translation>
    </message>
    <message>
        <source>{sum} that was withheld is not paid to you</source>
        <translation>{sum} yang ditahan tidak dibayar kepada anda</translation>
    </message>
    <message>
        <source>Your bets of round {round} are void ({why}): {change}</source>
        <translation>Pertaruhan anda dalam pusingan {round} terbatal ({why}): {change}</translation>
    </message>
    <message>
        <source>Jackpot: {sum} added to your credit</source>
        <translation>Jackpot: {sum} ditambah ke kredit anda</translation>
    </message>
    <message>
        <source>Jackpot wager returned: {why}</source>
        <translation>Jackpot dikembalikan: {why}</translation>
    </message>
    <message>
        <source>You have won the {level} jackpot</source>
        <translation>Anda memenangi jackpot {level}</translation>
    </message>
    <message>
        <source>The jackpot was not approved: {why}</source>
        <translation>Jackpot tidak diluluskan: {why}</translation>
    </message>
    <message>
        <source>The jackpot was paid by hand</source>
        <translation>Jackpot dibayar oleh kakitangan</translation>
    </message>
    <message>
        <source>{sum} is withheld: {why}</source>
        <translation>{sum} ditahan: {why}</translation>
    </message>
    <message>
        <source>{sum} is withheld and {rest} claimed: {why}</source>
        <translation>{sum} ditahan dan {rest} dituntut: {why}</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>The table closes at {time}</source>
        <translation>Meja ditutup pada {time}</translation>
    </message>
    <message>
        <source>New limits from {time}</source>
        <translation>Had baharu mulai {time}</translation>
    </message>
    <message>
        <source>in {minutes} min</source>
        <translation>dalam {minutes} min</translation>
    </message>
    <message>
        <source>after this round</source>
        <translation>selepas pusingan ini</translation>
    </message>
    <message>
        <source>{what}, {when}</source>
        <translation>{what}, {when}</translation>
    </message>
    <message>
        <source>The table closes in {minutes} min</source>
        <translation>Meja ditutup dalam {minutes} min</translation>
    </message>
    <message>
        <source>New limits in {minutes} min</source>
        <translation>Had baharu dalam {minutes} min</translation>
    </message>
    <message>
        <source>New limits after this round</source>
        <translation>Had baharu selepas pusingan ini</translation>
    </message>
    <message>
        <source>{when}: {what}</source>
        <translation>{when}: {what}</translation>
    </message>
    <message>
        <source>Spread-Bet by table {table} from {time}</source>
        <translation>Spread-Bet mengikut jadual {table} dari {time}</translation>
    </message>
    <message>
        <source>No Spread-Bet from {time}</source>
        <translation>Tiada Spread-Bet dari {time}</translation>
    </message>
    <message>
        <source>Spread-Bet by table {table}, {when}</source>
        <translation>Spread-Bet mengikut jadual {table}, {when}</translation>
    </message>
    <message>
        <source>No Spread-Bet, {when}</source>
        <translation>Tiada Spread-Bet, {when}</translation>
    </message>
    <message>
        <source>{sum} withheld: {why}</source>
        <translation>{sum} ditahan: {why}</translation>
    </message>
    <message>
        <source>{sum} of round {round} withheld: {why}</source>
        <translation>{sum} bagi pusingan {round} ditahan: {why}</translation>
    </message>
    <message>
        <source>You can object: History, I dispute this</source>
        <translation>Anda boleh membantah: Sejarah, Saya mempertikaikan ini</translation>
    </message>
    <message>
        <source>The table closes after this round</source>
        <translation>Meja ditutup selepas pusingan ini</translation>
    </message>
</context>
<context>
    <name>NumberEntry</name>
    <message>
        <source>Accept</source>
        <translation>Terima</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Padam</translation>
    </message>
    <message>
        <source>No spin</source>
        <translation>Putaran batal</translation>
    </message>
</context>
<context>
    <name>NumberPanel</name>
    <message>
        <source>No number yet</source>
        <translation>Belum ada nombor</translation>
    </message>
</context>
<context>
    <name>OutOfServiceScreen</name>
    <message>
        <source>Seat %1</source>
        <translation>Tempat %1</translation>
    </message>
    <message>
        <source>Out of service</source>
        <translation>Tidak beroperasi</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Sedang dimulakan</translation>
    </message>
    <message>
        <source>An attendant is coming</source>
        <translation>Petugas sedang datang</translation>
    </message>
    <message>
        <source>Call attendant</source>
        <translation>Panggil petugas</translation>
    </message>
    <message>
        <source>Your money is kept</source>
        <translation>Wang anda disimpan</translation>
    </message>
    <message>
        <source>As the records of this terminal have it</source>
        <translation>Menurut rekod terminal ini</translation>
    </message>
    <message>
        <source>The table knows how much it is</source>
        <translation>Meja tahu jumlahnya</translation>
    </message>
    <message>
        <source>Registered bets are settled by the table as usual.</source>
        <translation>Pertaruhan berdaftar diselesaikan oleh meja seperti biasa.</translation>
    </message>
    <message>
        <source>%1, seat %2, software %3</source>
        <translation>%1, tempat %2, perisian %3</translation>
    </message>
    <message>
        <source>All else is off until staff clear the fault</source>
        <translation>Semua yang lain dimatikan sehingga kakitangan membetulkan kerosakan</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
</context>
<context>
    <name>OwnLimits</name>
    <message>
        <source>Your own limits</source>
        <translation>Had anda sendiri</translation>
    </message>
    <message>
        <source>Time at play, at most</source>
        <translation>Masa bermain, paling lama</translation>
    </message>
    <message>
        <source>Loss, at most (so far %1)</source>
        <translation>Kerugian, paling banyak (setakat ini %1)</translation>
    </message>
    <message>
        <source>Set these limits</source>
        <translation>Tetapkan had ini</translation>
    </message>
    <message>
        <source>A limit is lowered at once. It is raised or lifted only after you have cashed out.</source>
        <translation>Had diturunkan serta-merta. Ia dinaikkan atau dibatalkan hanya selepas anda menunaikan kredit.</translation>
    </message>
</context>
<context>
    <name>OwnLimitsView</name>
    <message>
        <source>You have set no limits.</source>
        <translation>Anda tidak menetapkan had.</translation>
    </message>
    <message>
        <source>In force: time at play {time}, loss {loss}.</source>
        <translation>Berkuat kuasa: masa bermain {time}, kerugian {loss}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>tiada</translation>
    </message>
</context>
<context>
    <name>PersonPad</name>
    <message>
        <source>Touch your name</source>
        <translation>Sentuh nama anda</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>PIN %1</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Padam</translation>
    </message>
</context>
<context>
    <name>PlayPanel</name>
    <message>
        <source>Your play</source>
        <translation>Permainan anda</translation>
    </message>
    <message>
        <source>Tip the dealer</source>
        <translation>Tip untuk krupier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Setakat ini</translation>
    </message>
    <message>
        <source>Time at play</source>
        <translation>Masa bermain</translation>
    </message>
    <message>
        <source>Rounds with your bets</source>
        <translation>Pusingan dengan taruhan anda</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Taruhan</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Menang</translation>
    </message>
    <message>
        <source>Stakes back</source>
        <translation>Taruhan kembali</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Jumlah</translation>
    </message>
    <message>
        <source>Take a break</source>
        <translation>Berehat</translation>
    </message>
    <message>
        <source>Your credit is kept and no bets are taken. You can cash out at any time. A break is no time at play.</source>
        <translation>Kredit anda disimpan dan pertaruhan tidak diterima. Anda boleh menunaikan kredit pada bila-bila masa. Rehat tidak dikira sebagai masa bermain.</translation>
    </message>
</context>
<context>
    <name>PreviewView</name>
    <message>
        <source>wins {sum}</source>
        <translation>menang {sum}</translation>
    </message>
    <message>
        <source>Pays {odds} to 1</source>
        <translation>Bayar {odds} ke 1</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Taruhan</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maksimum</translation>
    </message>
    <message>
        <source>Room left</source>
        <translation>Baki had</translation>
    </message>
    <message>
        <source>only {points} more fit</source>
        <translation>hanya {points} lagi muat</translation>
    </message>
    <message>
        <source>Points left</source>
        <translation>Baki mata</translation>
    </message>
    <message>
        <source>{count} chips, {total}</source>
        <translation>{count} cip, {total}</translation>
    </message>
    <message>
        <source>A chip</source>
        <translation>Satu cip</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Cip</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Jumlah</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>Kredit</translation>
    </message>
    <message>
        <source>House edge {figure}</source>
        <translation>Kelebihan kasino {figure}</translation>
    </message>
    <message>
        <source>any</source>
        <translation>apa-apa</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unit</translation>
    </message>
    <message>
        <source>Sum {sums}</source>
        <translation>Jumlah {sums}</translation>
    </message>
    <message>
        <source>outer ring + inner ring</source>
        <translation>gelang luar + gelang dalam</translation>
    </message>
    <message>
        <source>{ways} of {pairs}</source>
        <translation>{ways} / {pairs}</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>Cara</translation>
    </message>
</context>
<context>
    <name>ProspectsView</name>
    <message>
        <source>Covers {covered} of {pockets}, at best {best}</source>
        <translation>Meliputi {covered} daripada {pockets}, terbaik {best}</translation>
    </message>
    <message>
        <source>{covered} of {pockets}, {best}</source>
        <translation>{covered} daripada {pockets}, {best}</translation>
    </message>
    <message>
        <source>Wheel: {covered} of {pockets}, at best {best}</source>
        <translation>Roda: {covered} daripada {pockets}, terbaik {best}</translation>
    </message>
    <message>
        <source>wheel {covered} of {pockets}, {best}</source>
        <translation>roda {covered} daripada {pockets}, {best}</translation>
    </message>
</context>
<context>
    <name>RaceTrack</name>
    <message>
        <source>Finales</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>last figure</source>
        <translation>angka akhir</translation>
    </message>
</context>
<context>
    <name>RailView</name>
    <message>
        <source>Voucher</source>
        <translation>Baucar</translation>
    </message>
    <message>
        <source>{count} vouchers</source>
        <translation>{count} baucar</translation>
    </message>
</context>
<context>
    <name>ReceiptKey</name>
    <message>
        <source>Receipt</source>
        <translation>Resit</translation>
    </message>
</context>
<context>
    <name>ReceiptPanel</name>
    <message>
        <source>QR code of the receipt</source>
        <translation>Kod QR resit</translation>
    </message>
    <message>
        <source>Receipt of round %1</source>
        <translation>Resit pusingan %1</translation>
    </message>
    <message>
        <source>Scan to keep proof of your bets</source>
        <translation>Imbas untuk menyimpan bukti pertaruhan anda</translation>
    </message>
    <message>
        <source>The table has signed what it registered for you. It is no ticket and has no value.</source>
        <translation>Meja telah menandatangani apa yang didaftarkan untuk anda. Ini bukan tiket dan tidak bernilai.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Cetak</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
</context>
<context>
    <name>RecordsSheet</name>
    <message>
        <source>Records</source>
        <translation>Rekod</translation>
    </message>
    <message>
        <source>The seat before</source>
        <translation>Tempat sebelumnya</translation>
    </message>
    <message>
        <source>The next seat</source>
        <translation>Tempat seterusnya</translation>
    </message>
    <message>
        <source>Search for words</source>
        <translation>Cari perkataan</translation>
    </message>
    <message>
        <source>Search for no words</source>
        <translation>Jangan cari perkataan</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Terdahulu</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Terbaharu</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Baca semula</translation>
    </message>
    <message>
        <source>Touch a record to read all of it.</source>
        <translation>Sentuh rekod untuk membaca semuanya.</translation>
    </message>
    <message>
        <source>Export as a signed bundle</source>
        <translation>Eksport sebagai berkas bertandatangan</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cari</translation>
    </message>
</context>
<context>
    <name>RecordsView</name>
    <message>
        <source>All</source>
        <translation>Semua</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Ditulis: {file}</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>Semua tempat</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation>Tempat {seat}</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Tiada yang ditemui</translation>
    </message>
    <message>
        <source>{count} records, newest first, times in UTC</source>
        <translation>{count} rekod, yang terbaharu dahulu, masa dalam UTC</translation>
    </message>
    <message>
        <source>{journal}, fact {seq}</source>
        <translation>{journal}, fakta {seq}</translation>
    </message>
    <message>
        <source>of a round or a case</source>
        <translation>bagi pusingan atau kes</translation>
    </message>
    <message>
        <source>a supervisor or an auditor</source>
        <translation>penyelia atau juruaudit</translation>
    </message>
    <message>
        <source>tapis audit verifies it</source>
        <translation>disahkan oleh tapis audit</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Pusingan</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Wang</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Tiket</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Kes</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Kakitangan</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Peristiwa</translation>
    </message>
    <message>
        <source>Seat {seat}: staked {staked}, won {won}, {status}</source>
        <translation>Tempat {seat}: taruhan {staked}, menang {won}, {status}</translation>
    </message>
    <message>
        <source>The table looks it up</source>
        <translation>Meja sedang mencari</translation>
    </message>
    <message>
        <source>Not here: what only the terminals of seats {seats} know</source>
        <translation>Tiada di sini: yang hanya diketahui oleh terminal tempat {seats}</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Wagering is closed</source>
        <translation>Pertaruhan telah ditutup</translation>
    </message>
    <message>
        <source>No more bets: wait for the next round</source>
        <translation>Pertaruhan ditutup: tunggu pusingan seterusnya</translation>
    </message>
    <message>
        <source>It was touched before wagering opened</source>
        <translation>Disentuh sebelum pertaruhan dibuka</translation>
    </message>
    <message>
        <source>Touched before betting opened: touch again</source>
        <translation>Disentuh sebelum pertaruhan dibuka: sentuh lagi</translation>
    </message>
    <message>
        <source>Not while a round is under way: wait for its end</source>
        <translation>Tidak boleh semasa pusingan berjalan: tunggu sehingga tamat</translation>
    </message>
    <message>
        <source>Not while bets are being placed</source>
        <translation>Tidak boleh semasa pertaruhan dibuat</translation>
    </message>
    <message>
        <source>No round is under way</source>
        <translation>Tiada pusingan sedang berjalan</translation>
    </message>
    <message>
        <source>It is about another round</source>
        <translation>Ia tentang pusingan lain</translation>
    </message>
    <message>
        <source>Bets are down</source>
        <translation>Ada pertaruhan di atas meja</translation>
    </message>
    <message>
        <source>You have bets down: cash out after them</source>
        <translation>Anda ada pertaruhan: tunaikan selepas itu</translation>
    </message>
    <message>
        <source>Cash-out is possible only while wagering is open</source>
        <translation>Kredit hanya boleh ditunaikan semasa pertaruhan dibuka</translation>
    </message>
    <message>
        <source>Cash out when betting opens</source>
        <translation>Tunaikan apabila pertaruhan dibuka</translation>
    </message>
    <message>
        <source>No slip is waiting for an answer</source>
        <translation>Tiada slip menunggu jawapan</translation>
    </message>
    <message>
        <source>The round is settled already</source>
        <translation>Pusingan itu telah diselesaikan</translation>
    </message>
    <message>
        <source>Round {round} is not settled</source>
        <translation>Pusingan {round} belum diselesaikan</translation>
    </message>
    <message>
        <source>Slips are still being registered: wait a moment</source>
        <translation>Slip masih didaftarkan: tunggu sebentar</translation>
    </message>
    <message>
        <source>It came after the time for slips</source>
        <translation>Ia tiba selepas masa untuk slip</translation>
    </message>
    <message>
        <source>This key was revoked</source>
        <translation>Kunci ini telah dibatalkan</translation>
    </message>
    <message>
        <source>The anchor is not signed by this table for its journals</source>
        <translation>Sauh itu tidak ditandatangani oleh meja ini untuk jurnalnya</translation>
    </message>
    <message>
        <source>The receipt of round {round} is not signed for this slip</source>
        <translation>Resit pusingan {round} tidak ditandatangani untuk slip ini</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>Meja ditutup</translation>
    </message>
    <message>
        <source>Play is over: the table has closed.</source>
        <translation>Permainan tamat: meja telah ditutup.</translation>
    </message>
    <message>
        <source>The table is open already</source>
        <translation>Meja telah dibuka</translation>
    </message>
    <message>
        <source>The table does not allow it</source>
        <translation>Meja tidak membenarkannya</translation>
    </message>
    <message>
        <source>The table does not answer</source>
        <translation>Meja tidak menjawab</translation>
    </message>
    <message>
        <source>Waiting for the table: your money is safe</source>
        <translation>Menunggu meja: wang anda selamat</translation>
    </message>
    <message>
        <source>Please wait for the table.</source>
        <translation>Sila tunggu meja.</translation>
    </message>
    <message>
        <source>Out of service</source>
        <translation>Tidak beroperasi</translation>
    </message>
    <message>
        <source>Out of service: your money is safe</source>
        <translation>Tidak beroperasi: wang anda selamat</translation>
    </message>
    <message>
        <source>This terminal is out of service.</source>
        <translation>Terminal ini tidak beroperasi.</translation>
    </message>
    <message>
        <source>Accounts are frozen: a supervisor must thaw them first</source>
        <translation>Akaun dibekukan: penyelia mesti menyahbekukannya dahulu</translation>
    </message>
    <message>
        <source>All accounts are frozen for a moment</source>
        <translation>Semua akaun dibekukan sebentar</translation>
    </message>
    <message>
        <source>Please wait: a result is being corrected.</source>
        <translation>Sila tunggu: keputusan sedang dibetulkan.</translation>
    </message>
    <message>
        <source>Accounts must be frozen first</source>
        <translation>Akaun mesti dibekukan dahulu</translation>
    </message>
    <message>
        <source>The terminal is locked</source>
        <translation>Terminal dikunci</translation>
    </message>
    <message>
        <source>This terminal is locked: an attendant will help</source>
        <translation>Terminal ini dikunci: petugas akan membantu</translation>
    </message>
    <message>
        <source>Locked. An attendant is coming.</source>
        <translation>Dikunci. Petugas sedang datang.</translation>
    </message>
    <message>
        <source>That lock is not there any more</source>
        <translation>Kunci itu sudah tiada</translation>
    </message>
    <message>
        <source>There is no credit</source>
        <translation>Tiada kredit</translation>
    </message>
    <message>
        <source>No credit: insert a note or ask the dealer</source>
        <translation>Tiada kredit: masukkan wang kertas atau tanya krupier</translation>
    </message>
    <message>
        <source>Nobody plays at this seat</source>
        <translation>Tiada pemain di tempat ini</translation>
    </message>
    <message>
        <source>An account is open here: pay the player first</source>
        <translation>Akaun dibuka di sini: bayar pemain dahulu</translation>
    </message>
    <message>
        <source>Not while there is money here: pay it out first</source>
        <translation>Tidak boleh semasa ada wang di sini: bayar dahulu</translation>
    </message>
    <message>
        <source>A case about this seat is open: answer it first</source>
        <translation>Kes tentang tempat ini masih dibuka: selesaikan dahulu</translation>
    </message>
    <message>
        <source>A dispute about this seat is open: answer it first</source>
        <translation>Pertikaian tentang tempat ini masih dibuka: selesaikan dahulu</translation>
    </message>
    <message>
        <source>A payment or a test is under way here: wait for it</source>
        <translation>Bayaran atau ujian sedang berjalan di sini: tunggu</translation>
    </message>
    <message>
        <source>A payment is under way</source>
        <translation>Bayaran sedang dibuat</translation>
    </message>
    <message>
        <source>Please wait until the last one is done.</source>
        <translation>Sila tunggu yang sebelumnya selesai.</translation>
    </message>
    <message>
        <source>A ticket waits to be taken</source>
        <translation>Ada tiket yang belum diambil</translation>
    </message>
    <message>
        <source>Please take your ticket first</source>
        <translation>Sila ambil tiket anda dahulu</translation>
    </message>
    <message>
        <source>No such payment is under way</source>
        <translation>Tiada bayaran sedemikian sedang berjalan</translation>
    </message>
    <message>
        <source>The credit is not what it was</source>
        <translation>Kredit telah berubah</translation>
    </message>
    <message>
        <source>Your credit has just changed: try again</source>
        <translation>Kredit anda baru berubah: cuba lagi</translation>
    </message>
    <message>
        <source>It is above the credit limit of the terminal</source>
        <translation>Ia melebihi had kredit terminal</translation>
    </message>
    <message>
        <source>That is above the credit limit of this terminal.</source>
        <translation>Itu melebihi had kredit terminal ini.</translation>
    </message>
    <message>
        <source>The rule book has no wager {wager}</source>
        <translation>Buku peraturan tiada pertaruhan {wager}</translation>
    </message>
    <message>
        <source>This table does not offer that bet</source>
        <translation>Meja ini tidak menawarkan pertaruhan itu</translation>
    </message>
    <message>
        <source>The wheel has no pocket {pocket}</source>
        <translation>Roda tiada petak {pocket}</translation>
    </message>
    <message>
        <source>It does not fit the limits</source>
        <translation>Ia tidak menepati had</translation>
    </message>
    <message>
        <source>{cents} on {wager} are outside its limits</source>
        <translation>{cents} pada {wager} di luar hadnya</translation>
    </message>
    <message>
        <source>{cents} in all are outside the aggregate limits</source>
        <translation>Jumlah {cents} di luar had keseluruhan</translation>
    </message>
    <message>
        <source>There is nothing to do that with</source>
        <translation>Tiada apa-apa untuk dibuat begitu</translation>
    </message>
    <message>
        <source>There is no such favourite</source>
        <translation>Tiada kegemaran sedemikian</translation>
    </message>
    <message>
        <source>That favourite is gone</source>
        <translation>Kegemaran itu sudah tiada</translation>
    </message>
    <message>
        <source>There is no such voucher</source>
        <translation>Tiada baucar sedemikian</translation>
    </message>
    <message>
        <source>The rule book does not take that tender</source>
        <translation>Buku peraturan tidak menerima bentuk bayaran itu</translation>
    </message>
    <message>
        <source>This game does not take tickets.</source>
        <translation>Permainan ini tidak menerima tiket.</translation>
    </message>
    <message>
        <source>The rule book does not pay in that way</source>
        <translation>Buku peraturan tidak membayar dengan cara itu</translation>
    </message>
    <message>
        <source>This table does not pay in that way</source>
        <translation>Meja ini tidak membayar dengan cara itu</translation>
    </message>
    <message>
        <source>Tips are not taken here</source>
        <translation>Tip tidak diterima di sini</translation>
    </message>
    <message>
        <source>Tips are not taken at this table</source>
        <translation>Tip tidak diterima di meja ini</translation>
    </message>
    <message>
        <source>That amount cannot be</source>
        <translation>Jumlah itu tidak mungkin</translation>
    </message>
    <message>
        <source>These rules know no least sum of all bets: a bet that was not rejected is valid</source>
        <translation>Peraturan ini tiada jumlah minimum semua pertaruhan: pertaruhan yang tidak ditolak adalah sah</translation>
    </message>
    <message>
        <source>More than can be at seat {seat}: {cents}</source>
        <translation>Lebih daripada yang boleh ada di tempat {seat}: {cents}</translation>
    </message>
    <message>
        <source>A message is one short line</source>
        <translation>Mesej ialah satu baris pendek</translation>
    </message>
    <message>
        <source>Its key was used for something else</source>
        <translation>Kuncinya telah digunakan untuk perkara lain</translation>
    </message>
    <message>
        <source>A name has 1 to 16 letters or figures</source>
        <translation>Nama mempunyai 1 hingga 16 huruf atau angka</translation>
    </message>
    <message>
        <source>Another favourite has that name</source>
        <translation>Kegemaran lain mempunyai nama itu</translation>
    </message>
    <message>
        <source>The player&apos;s own time limit is reached</source>
        <translation>Had masa pemain sendiri telah dicapai</translation>
    </message>
    <message>
        <source>Your own time limit is reached</source>
        <translation>Had masa anda sendiri telah dicapai</translation>
    </message>
    <message>
        <source>The player&apos;s own loss limit leaves less than that</source>
        <translation>Had kerugian pemain sendiri membenarkan kurang daripada itu</translation>
    </message>
    <message>
        <source>Your own loss limit is reached</source>
        <translation>Had kerugian anda sendiri telah dicapai</translation>
    </message>
    <message>
        <source>A limit of one&apos;s own is raised or lifted after a cash-out</source>
        <translation>Had sendiri dinaikkan atau dibatalkan selepas kredit ditunaikan</translation>
    </message>
    <message>
        <source>You can raise or lift a limit after you have cashed out</source>
        <translation>Anda boleh menaikkan atau membatalkan had selepas menunaikan kredit</translation>
    </message>
    <message>
        <source>The player is on a break</source>
        <translation>Pemain sedang berehat</translation>
    </message>
    <message>
        <source>You are on a break</source>
        <translation>Anda sedang berehat</translation>
    </message>
    <message>
        <source>The break has only begun</source>
        <translation>Rehat baru bermula</translation>
    </message>
    <message>
        <source>Your break has only begun</source>
        <translation>Rehat anda baru bermula</translation>
    </message>
    <message>
        <source>A reality check waits for an answer</source>
        <translation>Semakan permainan menunggu jawapan</translation>
    </message>
    <message>
        <source>Please look at your play first</source>
        <translation>Sila lihat permainan anda dahulu</translation>
    </message>
    <message>
        <source>The reality check has only begun</source>
        <translation>Semakan permainan baru bermula</translation>
    </message>
    <message>
        <source>Please take a moment to look</source>
        <translation>Sila luangkan masa untuk melihat</translation>
    </message>
    <message>
        <source>Nobody of that name works at this table</source>
        <translation>Tiada kakitangan bernama itu di meja ini</translation>
    </message>
    <message>
        <source>That needs somebody with another role</source>
        <translation>Itu memerlukan orang daripada peranan lain</translation>
    </message>
    <message>
        <source>A second person, a supervisor, must confirm this</source>
        <translation>Orang kedua, seorang penyelia, mesti mengesahkannya</translation>
    </message>
    <message>
        <source>Somebody else gave {name} the PIN, perhaps before an upgrade: change it first (Change your PIN)</source>
        <translation>Orang lain memberikan PIN {name}, mungkin sebelum naik taraf: tukar dahulu (Tukar PIN anda)</translation>
    </message>
    <message>
        <source>No order at this table is about more than {cents}</source>
        <translation>Tiada arahan di meja ini melebihi {cents}</translation>
    </message>
    <message>
        <source>A second person of another role must confirm: one of the two a supervisor</source>
        <translation>Orang kedua daripada peranan lain mesti mengesahkan: seorang daripadanya penyelia</translation>
    </message>
    <message>
        <source>Sign in first</source>
        <translation>Log masuk dahulu</translation>
    </message>
    <message>
        <source>That PIN is wrong</source>
        <translation>PIN itu salah</translation>
    </message>
    <message>
        <source>The order does not say why</source>
        <translation>Arahan tidak menyatakan sebab</translation>
    </message>
    <message>
        <source>It is not ordered: {because}</source>
        <translation>Ia tidak diarahkan: {because}</translation>
    </message>
    <message>
        <source>The table has gone on meanwhile: look, then order again</source>
        <translation>Meja telah beralih: lihat, kemudian arah semula</translation>
    </message>
    <message>
        <source>Too many wrong PINs: wait {period_s} s, then try again</source>
        <translation>Terlalu banyak PIN salah: tunggu {period_s} s, kemudian cuba lagi</translation>
    </message>
    <message>
        <source>Too many wrong PINs: try again later</source>
        <translation>Terlalu banyak PIN salah: cuba lagi kemudian</translation>
    </message>
    <message>
        <source>Too many wrong PINs were typed here: nobody signs in here for {period_s} s</source>
        <translation>Terlalu banyak PIN salah ditaip di sini: tiada sesiapa boleh log masuk di sini selama {period_s} s</translation>
    </message>
    <message>
        <source>No PINs are guessed at that machine any more</source>
        <translation>PIN tidak lagi diteka di mesin itu</translation>
    </message>
    <message>
        <source>That change of the staff was made or withdrawn meanwhile</source>
        <translation>Perubahan kakitangan itu telah dibuat atau ditarik balik</translation>
    </message>
    <message>
        <source>{name} is signed out: the PIN, the role or the staff was changed</source>
        <translation>{name} dilog keluar: PIN, peranan atau kakitangan telah ditukar</translation>
    </message>
    <message>
        <source>That is the PIN of before: take another one</source>
        <translation>Itu PIN yang lama: pilih yang lain</translation>
    </message>
    <message>
        <source>No more people fit on the staff list: take somebody off first</source>
        <translation>Senarai kakitangan penuh: keluarkan seseorang dahulu</translation>
    </message>
    <message>
        <source>A text holds characters that cannot be seen</source>
        <translation>Teks mengandungi aksara yang tidak kelihatan</translation>
    </message>
    <message>
        <source>Too many wrong PINs: a supervisor must unlock this person</source>
        <translation>Terlalu banyak PIN salah: penyelia mesti membuka kunci orang ini</translation>
    </message>
    <message>
        <source>Somebody of the staff is signed in here</source>
        <translation>Kakitangan telah log masuk di sini</translation>
    </message>
    <message>
        <source>Nobody is signed in here any more</source>
        <translation>Tiada sesiapa log masuk di sini lagi</translation>
    </message>
    <message>
        <source>The door is shut</source>
        <translation>Pintu tertutup</translation>
    </message>
    <message>
        <source>There is no such setting</source>
        <translation>Tiada tetapan sedemikian</translation>
    </message>
    <message>
        <source>It cannot be set to that</source>
        <translation>Tidak boleh ditetapkan begitu</translation>
    </message>
    <message>
        <source>The last supervisor cannot be taken away</source>
        <translation>Penyelia terakhir tidak boleh dikeluarkan</translation>
    </message>
    <message>
        <source>Two supervisors must stay: enrol another one first</source>
        <translation>Dua penyelia mesti kekal: daftar seorang lagi dahulu</translation>
    </message>
    <message>
        <source>The table does not know that ticket</source>
        <translation>Meja tidak mengenali tiket itu</translation>
    </message>
    <message>
        <source>This ticket is not known. Please see an attendant.</source>
        <translation>Tiket ini tidak dikenali. Sila jumpa petugas.</translation>
    </message>
    <message>
        <source>A validation number has 18 digits</source>
        <translation>Nombor pengesahan mempunyai 18 digit</translation>
    </message>
    <message>
        <source>That ticket is paid already</source>
        <translation>Tiket itu telah dibayar</translation>
    </message>
    <message>
        <source>This ticket was paid already.</source>
        <translation>Tiket ini telah dibayar.</translation>
    </message>
    <message>
        <source>That ticket is being redeemed elsewhere</source>
        <translation>Tiket itu sedang ditebus di tempat lain</translation>
    </message>
    <message>
        <source>This ticket is in use at another terminal.</source>
        <translation>Tiket ini sedang digunakan di terminal lain.</translation>
    </message>
    <message>
        <source>A case is open about that ticket: staff must look</source>
        <translation>Kes tentang tiket itu masih dibuka: kakitangan mesti memeriksa</translation>
    </message>
    <message>
        <source>Please see an attendant about this ticket.</source>
        <translation>Sila jumpa petugas tentang tiket ini.</translation>
    </message>
    <message>
        <source>That ticket has expired</source>
        <translation>Tiket itu telah luput</translation>
    </message>
    <message>
        <source>This ticket has expired. Please see an attendant.</source>
        <translation>Tiket ini telah luput. Sila jumpa petugas.</translation>
    </message>
    <message>
        <source>That ticket was cancelled already</source>
        <translation>Tiket itu telah dibatalkan</translation>
    </message>
    <message>
        <source>This ticket is not valid. Please see an attendant.</source>
        <translation>Tiket ini tidak sah. Sila jumpa petugas.</translation>
    </message>
    <message>
        <source>That ticket is of another table</source>
        <translation>Tiket itu milik meja lain</translation>
    </message>
    <message>
        <source>A ticket of another table. Please see an attendant.</source>
        <translation>Tiket meja lain. Sila jumpa petugas.</translation>
    </message>
    <message>
        <source>The floor does not answer, and only it can say whether that ticket is good</source>
        <translation>Sistem lantai tidak menjawab, dan hanya ia boleh menyatakan sama ada tiket itu sah</translation>
    </message>
    <message>
        <source>Tickets cannot be checked at the moment. Please see an attendant.</source>
        <translation>Tiket tidak dapat disemak sekarang. Sila jumpa petugas.</translation>
    </message>
    <message>
        <source>The floor has seen more of this table&apos;s journal than is there</source>
        <translation>Sistem lantai telah melihat lebih banyak jurnal meja ini daripada yang ada</translation>
    </message>
    <message>
        <source>That ticket was printed for another amount</source>
        <translation>Tiket itu dicetak dengan jumlah lain</translation>
    </message>
    <message>
        <source>The amount of this ticket is not right. See an attendant.</source>
        <translation>Jumlah tiket ini tidak betul. Sila jumpa petugas.</translation>
    </message>
    <message>
        <source>That ticket is issued already</source>
        <translation>Tiket itu telah dikeluarkan</translation>
    </message>
    <message>
        <source>The printer is not ready</source>
        <translation>Pencetak belum sedia</translation>
    </message>
    <message>
        <source>The printer is not ready: ask the attendant</source>
        <translation>Pencetak belum sedia: sila tanya petugas</translation>
    </message>
    <message>
        <source>One ticket is worth {cents} at most</source>
        <translation>Satu tiket bernilai paling banyak {cents}</translation>
    </message>
    <message>
        <source>No such ticket is in the validator</source>
        <translation>Tiada tiket sedemikian dalam penerima</translation>
    </message>
    <message>
        <source>No such note is in the validator</source>
        <translation>Tiada wang kertas sedemikian dalam penerima</translation>
    </message>
    <message>
        <source>This terminal does not take that note</source>
        <translation>Terminal ini tidak menerima wang kertas itu</translation>
    </message>
    <message>
        <source>This terminal does not take this note.</source>
        <translation>Terminal ini tidak menerima wang kertas ini.</translation>
    </message>
    <message>
        <source>The validator cannot read it</source>
        <translation>Penerima tidak dapat membacanya</translation>
    </message>
    <message>
        <source>Not read. Please try it again, flat and face up.</source>
        <translation>Tidak dapat dibaca. Cuba lagi, rata dan menghadap ke atas.</translation>
    </message>
    <message>
        <source>Nobody doubts that note or ticket</source>
        <translation>Tiada keraguan tentang wang kertas atau tiket itu</translation>
    </message>
    <message>
        <source>Say what was found in the box: which note, or that it is none</source>
        <translation>Nyatakan apa yang dijumpai dalam kotak: wang kertas yang mana, atau bukan wang kertas</translation>
    </message>
    <message>
        <source>This table takes no notes of {cents}</source>
        <translation>Meja ini tidak menerima wang kertas {cents}</translation>
    </message>
    <message>
        <source>The rule book asks for at least {shortest_s} s of wagering</source>
        <translation>Buku peraturan menetapkan pertaruhan sekurang-kurangnya {shortest_s} s</translation>
    </message>
    <message>
        <source>Wagering is open for at most {longest_s} s</source>
        <translation>Pertaruhan dibuka paling lama {longest_s} s</translation>
    </message>
    <message>
        <source>The rule book has no such reason</source>
        <translation>Buku peraturan tiada sebab sedemikian</translation>
    </message>
    <message>
        <source>The players must be given notice first</source>
        <translation>Pemain mesti diberi notis dahulu</translation>
    </message>
    <message>
        <source>The notice has not run out yet</source>
        <translation>Tempoh notis belum tamat</translation>
    </message>
    <message>
        <source>This rule book has no jackpots</source>
        <translation>Buku peraturan ini tiada jackpot</translation>
    </message>
    <message>
        <source>The jackpots are open at this table already</source>
        <translation>Jackpot sudah dibuka di meja ini</translation>
    </message>
    <message>
        <source>The jackpots are closed at this table</source>
        <translation>Jackpot ditutup di meja ini</translation>
    </message>
    <message>
        <source>That is what is known of the jackpot spots already</source>
        <translation>Itulah yang sudah diketahui tentang tempat jackpot</translation>
    </message>
    <message>
        <source>What the controller has drawn for round {round} cannot be true</source>
        <translation>Apa yang dicabut pengawal untuk pusingan {round} tidak mungkin benar</translation>
    </message>
    <message>
        <source>There is no such jackpot to be paid</source>
        <translation>Tiada jackpot sedemikian untuk dibayar</translation>
    </message>
    <message>
        <source>That jackpot does not wait for this any more</source>
        <translation>Jackpot itu tidak lagi menunggu perkara ini</translation>
    </message>
    <message>
        <source>The player who won the jackpot has left this terminal</source>
        <translation>Pemain yang memenangi jackpot telah meninggalkan terminal ini</translation>
    </message>
    <message>
        <source>The terminal of seat {seat} will credit it; if it is gone for good, write it off</source>
        <translation>Terminal tempat {seat} akan mengkreditkannya; jika ia hilang selamanya, hapus kirakannya</translation>
    </message>
    <message>
        <source>This rule book has no legacy wagers</source>
        <translation>Buku peraturan ini tiada pertaruhan dengan had lama</translation>
    </message>
    <message>
        <source>There are no former limits to keep</source>
        <translation>Tiada had lama untuk dikekalkan</translation>
    </message>
    <message>
        <source>For that, the rounds before the present one stand</source>
        <translation>Atas sebab itu, pusingan sebelum yang ini kekal</translation>
    </message>
    <message>
        <source>Bets are forfeited only for a fraud that invalidated the game</source>
        <translation>Pertaruhan dilucutkan hanya atas penipuan yang membatalkan permainan</translation>
    </message>
    <message>
        <source>No such malfunction was declared of round {round}</source>
        <translation>Tiada kerosakan sedemikian diisytiharkan bagi pusingan {round}</translation>
    </message>
    <message>
        <source>The journal is not the one that was seen before</source>
        <translation>Jurnal ini bukan yang dilihat dahulu</translation>
    </message>
    <message>
        <source>The table&apos;s clock has jumped: a supervisor must confirm it first</source>
        <translation>Jam meja telah melompat: penyelia mesti mengesahkannya dahulu</translation>
    </message>
    <message>
        <source>Not now: the table&apos;s clock is being checked</source>
        <translation>Bukan sekarang: jam meja sedang diperiksa</translation>
    </message>
    <message>
        <source>The table&apos;s clock is being checked. Please see an attendant.</source>
        <translation>Jam meja sedang diperiksa. Sila jumpa petugas.</translation>
    </message>
    <message>
        <source>The clock is not in question, or it has changed meanwhile</source>
        <translation>Jam tidak dipersoalkan, atau telah berubah</translation>
    </message>
    <message>
        <source>Not before the recovery of the table&apos;s records is ended</source>
        <translation>Tidak sebelum pemulihan rekod meja ditamatkan</translation>
    </message>
    <message>
        <source>Not now: the table&apos;s records are being recovered</source>
        <translation>Bukan sekarang: rekod meja sedang dipulihkan</translation>
    </message>
    <message>
        <source>The table&apos;s records are being recovered. Please see an attendant.</source>
        <translation>Rekod meja sedang dipulihkan. Sila jumpa petugas.</translation>
    </message>
    <message>
        <source>The table&apos;s records are not being recovered</source>
        <translation>Rekod meja tidak sedang dipulihkan</translation>
    </message>
    <message>
        <source>This terminal has seen more of the table&apos;s journal than is there</source>
        <translation>Terminal ini telah melihat lebih banyak jurnal meja daripada yang ada</translation>
    </message>
    <message>
        <source>The seat was given to another machine: the money of this one was paid</source>
        <translation>Tempat itu diberi kepada mesin lain: wang mesin ini telah dibayar</translation>
    </message>
    <message>
        <source>Seat {seat} is connected: it can be paid in the usual way</source>
        <translation>Tempat {seat} bersambung: boleh dibayar seperti biasa</translation>
    </message>
    <message>
        <source>Another connection took this place</source>
        <translation>Sambungan lain mengambil tempat ini</translation>
    </message>
    <message>
        <source>A line of the link was not understood: {because}</source>
        <translation>Satu baris pautan tidak difahami: {because}</translation>
    </message>
    <message>
        <source>Seat {seat} was never connected</source>
        <translation>Tempat {seat} tidak pernah bersambung</translation>
    </message>
    <message>
        <source>No such box of seat {seat} waits to be counted</source>
        <translation>Tiada kotak sedemikian bagi tempat {seat} menunggu dikira</translation>
    </message>
    <message>
        <source>Too many boxes wait to be counted: count those first</source>
        <translation>Terlalu banyak kotak menunggu dikira: kira yang itu dahulu</translation>
    </message>
    <message>
        <source>That case is answered already</source>
        <translation>Kes itu telah diselesaikan</translation>
    </message>
    <message>
        <source>Round {round} is too long ago</source>
        <translation>Pusingan {round} sudah terlalu lama</translation>
    </message>
    <message>
        <source>That is the number the round was settled by</source>
        <translation>Itulah nombor yang digunakan untuk menyelesaikan pusingan</translation>
    </message>
    <message>
        <source>Nothing about that seat is in question any more</source>
        <translation>Tiada lagi yang dipersoalkan tentang tempat itu</translation>
    </message>
    <message>
        <source>This rule book has no rules for tournaments</source>
        <translation>Buku peraturan ini tiada peraturan kejohanan</translation>
    </message>
    <message>
        <source>No tournament is open at this table</source>
        <translation>Tiada kejohanan dibuka di meja ini</translation>
    </message>
    <message>
        <source>A tournament is open at this table: close it first</source>
        <translation>Satu kejohanan dibuka di meja ini: tutup dahulu</translation>
    </message>
    <message>
        <source>The tournament does not proceed: pay what is owed</source>
        <translation>Kejohanan tidak diteruskan: bayar hutang yang ada</translation>
    </message>
    <message>
        <source>A session of a tournament is played: no money is taken at this table</source>
        <translation>Sesi kejohanan sedang dimainkan: tiada wang diterima di meja ini</translation>
    </message>
    <message>
        <source>A tournament is played here: no money is taken</source>
        <translation>Kejohanan dimainkan di sini: tiada wang diterima</translation>
    </message>
    <message>
        <source>A tournament is played here.</source>
        <translation>Kejohanan dimainkan di sini.</translation>
    </message>
    <message>
        <source>No more than {value} are taken</source>
        <translation>Tidak lebih daripada {value} diterima</translation>
    </message>
    <message>
        <source>The terms have faults: {because}</source>
        <translation>Terma mempunyai kesilapan: {because}</translation>
    </message>
    <message>
        <source>Entries are closed</source>
        <translation>Penyertaan ditutup</translation>
    </message>
    <message>
        <source>The entrant must accept the rules on the form first</source>
        <translation>Peserta mesti menerima peraturan pada borang dahulu</translation>
    </message>
    <message>
        <source>The terms have no more wild cards</source>
        <translation>Terma tiada lagi kad bebas</translation>
    </message>
    <message>
        <source>There is no entrant {name}</source>
        <translation>Tiada peserta {name}</translation>
    </message>
    <message>
        <source>Entrant {name} is out of the tournament</source>
        <translation>Peserta {name} sudah keluar daripada kejohanan</translation>
    </message>
    <message>
        <source>An entrant is named twice</source>
        <translation>Seorang peserta dinamakan dua kali</translation>
    </message>
    <message>
        <source>Entrant or results do not belong to this heat</source>
        <translation>Peserta atau keputusan bukan milik saringan ini</translation>
    </message>
    <message>
        <source>That is not a number of players that the terms allow</source>
        <translation>Bilangan pemain itu tidak dibenarkan oleh terma</translation>
    </message>
    <message>
        <source>The seat is taken</source>
        <translation>Tempat duduk itu sudah diambil</translation>
    </message>
    <message>
        <source>Every player needs a seat first</source>
        <translation>Setiap pemain memerlukan tempat duduk dahulu</translation>
    </message>
    <message>
        <source>The seats are being drawn: wait a moment</source>
        <translation>Tempat duduk sedang diundi: tunggu sebentar</translation>
    </message>
    <message>
        <source>Seat {seat} has credit: cash it out, or lock the seat, first</source>
        <translation>Tempat {seat} masih ada kredit: tunaikan atau kunci tempat itu dahulu</translation>
    </message>
    <message>
        <source>No session is under way</source>
        <translation>Tiada sesi sedang berlangsung</translation>
    </message>
    <message>
        <source>A session is under way: it must end first</source>
        <translation>Sesi sedang berlangsung: mesti tamat dahulu</translation>
    </message>
    <message>
        <source>The session is not over, or its chips are not recorded</source>
        <translation>Sesi belum tamat, atau cipnya belum direkodkan</translation>
    </message>
    <message>
        <source>The chips of this session are recorded: it stands</source>
        <translation>Cip sesi ini telah direkodkan: ia kekal</translation>
    </message>
    <message>
        <source>The session is over: record it, play off ties and advance the winners first</source>
        <translation>Sesi tamat: rekodkan, mainkan penentuan dan majukan pemenang dahulu</translation>
    </message>
    <message>
        <source>That player is not in the session</source>
        <translation>Pemain itu tiada dalam sesi</translation>
    </message>
    <message>
        <source>You are not playing in this session</source>
        <translation>Anda tidak bermain dalam sesi ini</translation>
    </message>
    <message>
        <source>Only a lower minimum and a higher maximum, in whole units, count in a session</source>
        <translation>Dalam sesi hanya minimum lebih rendah dan maksimum lebih tinggi, dalam unit penuh, dikira</translation>
    </message>
    <message>
        <source>The terms allow entrant {name} no re-buy now</source>
        <translation>Terma tidak membenarkan peserta {name} membeli semula sekarang</translation>
    </message>
    <message>
        <source>{points} points are no number of points for that</source>
        <translation>{points} mata tidak sesuai untuk itu</translation>
    </message>
    <message>
        <source>Choose a chip first</source>
        <translation>Pilih cip dahulu</translation>
    </message>
    <message>
        <source>No more than {points} points are allowed there</source>
        <translation>Tidak lebih daripada {points} mata dibenarkan di situ</translation>
    </message>
    <message>
        <source>No more than {points} points there</source>
        <translation>Tidak lebih daripada {points} mata di situ</translation>
    </message>
    <message>
        <source>Wagers of points are outside the limits of the session</source>
        <translation>Pertaruhan mata di luar had sesi</translation>
    </message>
    <message>
        <source>Less than {points} points were wagered</source>
        <translation>Kurang daripada {points} mata dipertaruhkan</translation>
    </message>
    <message>
        <source>At least {points} points on this spin</source>
        <translation>Sekurang-kurangnya {points} mata pada putaran ini</translation>
    </message>
    <message>
        <source>There is a tie: start the play-off first</source>
        <translation>Keputusan seri: mulakan pusingan penentuan dahulu</translation>
    </message>
    <message>
        <source>There is no tie to play off</source>
        <translation>Tiada seri untuk ditentukan</translation>
    </message>
    <message>
        <source>This is the final: award the prizes</source>
        <translation>Ini pusingan akhir: berikan hadiah</translation>
    </message>
    <message>
        <source>This is not the final: advance the winners</source>
        <translation>Ini bukan pusingan akhir: majukan pemenang</translation>
    </message>
    <message>
        <source>The tournament is not decided: play the final, or cancel it</source>
        <translation>Kejohanan belum diputuskan: mainkan pusingan akhir, atau batalkan</translation>
    </message>
    <message>
        <source>The terms allow nobody else to be deemed a winner</source>
        <translation>Terma tidak membenarkan orang lain dianggap pemenang</translation>
    </message>
    <message>
        <source>The terms have no such bonus, or it was awarded</source>
        <translation>Terma tiada bonus itu, atau ia telah diberikan</translation>
    </message>
    <message>
        <source>Nothing of that is owed to entrant {name}</source>
        <translation>Tiada hutang sedemikian kepada peserta {name}</translation>
    </message>
    <message>
        <source>{cents} are still owed to entrants</source>
        <translation>{cents} masih terhutang kepada peserta</translation>
    </message>
    <message>
        <source>These results are not taken: {because}</source>
        <translation>Keputusan ini tidak diterima: {because}</translation>
    </message>
    <message>
        <source>These results of {name} were taken before</source>
        <translation>Keputusan {name} ini telah diterima sebelum ini</translation>
    </message>
    <message>
        <source>These levels cannot be played for: {because}</source>
        <translation>Tahap-tahap ini tidak boleh dimainkan: {because}</translation>
    </message>
    <message>
        <source>The jackpots are running: stop them first</source>
        <translation>Jackpot sedang berjalan: hentikan dahulu</translation>
    </message>
    <message>
        <source>The jackpots are stopped</source>
        <translation>Jackpot dihentikan</translation>
    </message>
    <message>
        <source>A jackpot that was won is not paid yet</source>
        <translation>Ada jackpot yang dimenangi belum dibayar</translation>
    </message>
    <message>
        <source>The trigger of a level is drawn, and its seal is not opened</source>
        <translation>Pencetus satu tahap telah dicabut, dan meterainya belum dibuka</translation>
    </message>
    <message>
        <source>No trigger of the level {name} is to be drawn or opened</source>
        <translation>Tiada pencetus tahap {name} yang perlu dicabut atau dibuka</translation>
    </message>
    <message>
        <source>That is not the trigger of the level {name}</source>
        <translation>Itu bukan pencetus tahap {name}</translation>
    </message>
    <message>
        <source>There is no such level</source>
        <translation>Tahap itu tidak wujud</translation>
    </message>
    <message>
        <source>The level {name} is stopped</source>
        <translation>Tahap {name} dihentikan</translation>
    </message>
    <message>
        <source>There is no place for one more table</source>
        <translation>Tiada tempat untuk satu meja lagi</translation>
    </message>
    <message>
        <source>Nobody there has won the jackpot {name}</source>
        <translation>Tiada sesiapa di sana memenangi jackpot {name}</translation>
    </message>
    <message>
        <source>The share of seat {seat} in the jackpot {name} is settled already</source>
        <translation>Bahagian tempat {seat} dalam jackpot {name} sudah diselesaikan</translation>
    </message>
    <message>
        <source>The jackpot draw of round {round} is confirmed already</source>
        <translation>Cabutan jackpot pusingan {round} sudah disahkan</translation>
    </message>
    <message>
        <source>There is no such jackpot draw, or it is not confirmed</source>
        <translation>Cabutan jackpot itu tidak wujud, atau belum disahkan</translation>
    </message>
    <message>
        <source>This table has seen more of the jackpot journal than is there</source>
        <translation>Meja ini telah melihat lebih banyak jurnal jackpot daripada yang ada</translation>
    </message>
    <message>
        <source>That cannot be done now</source>
        <translation>Itu tidak boleh dibuat sekarang</translation>
    </message>
    <message>
        <source>This game does not take notes.</source>
        <translation>Permainan ini tidak menerima wang kertas.</translation>
    </message>
    <message>
        <source>Your own loss limit leaves {cents} to bet</source>
        <translation>Had kerugian anda membenarkan {cents} lagi untuk bertaruh</translation>
    </message>
    <message>
        <source>Only beside another bet</source>
        <translation>Hanya di samping pertaruhan lain</translation>
    </message>
    <message>
        <source>{why}: not placed</source>
        <translation>{why}: tidak diletak</translation>
    </message>
    <message>
        <source>{why}: {added} placed</source>
        <translation>{why}: {added} diletak</translation>
    </message>
    <message>
        <source>This ticket was paid on {time} at seat {seat}.</source>
        <translation>Tiket ini telah dibayar pada {time} di tempat {seat}.</translation>
    </message>
    <message>
        <source>This ticket was paid on {time}: {name}.</source>
        <translation>Tiket ini telah dibayar pada {time}: {name}.</translation>
    </message>
    <message>
        <source>This ticket expired on {time}. Please see an attendant.</source>
        <translation>Tiket ini tamat tempoh pada {time}. Sila hubungi petugas.</translation>
    </message>
    <message>
        <source>Staff have taken the dispute up</source>
        <translation>Kakitangan sudah mengambil alih pertikaian itu</translation>
    </message>
    <message>
        <source>Staff have taken it up: they are coming</source>
        <translation>Kakitangan sudah mengambil alih dan akan datang</translation>
    </message>
    <message>
        <source>What it is worth is known: nobody says it anew</source>
        <translation>Nilainya sudah diketahui: tiada siapa menyatakannya semula</translation>
    </message>
    <message>
        <source>Players have at least {shortest_s} s to bet: too early</source>
        <translation>Pemain mempunyai sekurang-kurangnya {shortest_s} s untuk bertaruh: terlalu awal</translation>
    </message>
    <message>
        <source>By the rule book the clock ends wagering, and nobody else</source>
        <translation>Mengikut buku peraturan, hanya jam menamatkan pertaruhan</translation>
    </message>
    <message>
        <source>The ball came to rest while bets were open: call no spin</source>
        <translation>Bola berhenti semasa pertaruhan dibuka: umumkan putaran batal</translation>
    </message>
    <message>
        <source>Seat {seat} was not at the table when the limits changed, has played by the new ones, or has been granted the former ones already</source>
        <translation>Tempat {seat} tiada di meja semasa had berubah, sudah bermain mengikut had baharu, atau sudah diberi had lama</translation>
    </message>
    <message>
        <source>This rule book has no limits agreed with one player</source>
        <translation>Buku peraturan ini tiada had yang dipersetujui dengan seorang pemain</translation>
    </message>
    <message>
        <source>No limits are agreed with this player</source>
        <translation>Tiada had dipersetujui dengan pemain ini</translation>
    </message>
    <message>
        <source>Limits are agreed with a player only to allow bets above a maximum of the table</source>
        <translation>Had dipersetujui dengan pemain hanya untuk membenarkan pertaruhan melebihi maksimum meja</translation>
    </message>
    <message>
        <source>This rule book does not invalidate games for that</source>
        <translation>Buku peraturan ini tidak mengisytiharkan permainan tidak sah atas sebab itu</translation>
    </message>
    <message>
        <source>No clause of this rule book permits it</source>
        <translation>Tiada fasal buku peraturan ini membenarkannya</translation>
    </message>
    <message>
        <source>The clause is there for the player, who would gain nothing by it</source>
        <translation>Fasal itu untuk pemain, yang tidak akan mendapat apa-apa daripadanya</translation>
    </message>
    <message>
        <source>The game of round {round} is not invalidated</source>
        <translation>Permainan pusingan {round} tidak diisytihar tidak sah</translation>
    </message>
    <message>
        <source>The sensor reads {pocket}: say why it is another number</source>
        <translation>Penderia membaca {pocket}: nyatakan sebab nombor lain</translation>
    </message>
    <message>
        <source>Table maximum {limit}</source>
        <translation>Maksimum meja {limit}</translation>
    </message>
    <message>
        <source>Table minimum {limit}</source>
        <translation>Minimum meja {limit}</translation>
    </message>
    <message>
        <source>Steps of {limit}</source>
        <translation>Gandaan {limit}</translation>
    </message>
    <message>
        <source>All bets together at most {limit}</source>
        <translation>Semua taruhan paling banyak {limit}</translation>
    </message>
    <message>
        <source>All bets together at least {limit}</source>
        <translation>Semua taruhan sekurang-kurangnya {limit}</translation>
    </message>
    <message>
        <source>Credit {limit}</source>
        <translation>Kredit {limit}</translation>
    </message>
    <message>
        <source>The ball has not left the wheel, or was examined already</source>
        <translation>Bola tidak terkeluar dari roda, atau sudah diperiksa</translation>
    </message>
    <message>
        <source>This rule book has no Spread-Bet</source>
        <translation>Buku peraturan ini tiada Spread-Bet</translation>
    </message>
    <message>
        <source>This rule book has no table {because} of Spread-Bet</source>
        <translation>Buku peraturan ini tiada jadual {because} Spread-Bet</translation>
    </message>
    <message>
        <source>That is what Spread-Bet is now</source>
        <translation>Spread-Bet memang begitu sekarang</translation>
    </message>
    <message>
        <source>This Spread-Bet is not on offer in this round</source>
        <translation>Spread-Bet ini tidak ditawarkan dalam pusingan ini</translation>
    </message>
    <message>
        <source>Spread-Bets of this round are void and returned</source>
        <translation>Spread-Bet pusingan ini terbatal dan dipulangkan</translation>
    </message>
    <message>
        <source>The ring of round {round} is drawn already</source>
        <translation>Gelang pusingan {round} sudah ditentukan</translation>
    </message>
    <message>
        <source>The ring of round {round} is not told yet</source>
        <translation>Gelang pusingan {round} belum diumumkan</translation>
    </message>
    <message>
        <source>That is not the ring that was drawn</source>
        <translation>Itu bukan gelang yang ditentukan</translation>
    </message>
    <message>
        <source>A film has a hash and pictures, or there is a reason why not</source>
        <translation>Rakaman mesti ada cincangan dan gambar, atau sebab mengapa tiada</translation>
    </message>
    <message>
        <source>No more films of the wheel can be kept</source>
        <translation>Tiada lagi rakaman roda boleh disimpan</translation>
    </message>
    <message>
        <source>The film is not there, or a case is open about its round</source>
        <translation>Rakaman itu tiada, atau ada kes terbuka tentang pusingannya</translation>
    </message>
    <message>
        <source>These limits cannot be: {name} from {cents} to {limit_cents}</source>
        <translation>Had ini tidak boleh: {name} dari {cents} hingga {limit_cents}</translation>
    </message>
    <message>
        <source>The ball left the wheel: a supervisor examines it first</source>
        <translation>Bola telah keluar dari roda: penyelia memeriksanya dahulu</translation>
    </message>
    <message>
        <source>The table holds no slip of seat {seat}, and its terminal is away: wait for its records</source>
        <translation>Meja tidak menyimpan slip tempat {seat} dan terminalnya tidak bersambung: tunggu rekodnya</translation>
    </message>
    <message>
        <source>The certificate of this machine was revoked: it must be enrolled anew</source>
        <translation>Sijil mesin ini telah dibatalkan: ia mesti didaftarkan semula</translation>
    </message>
    <message>
        <source>The table cannot tell: {because}</source>
        <translation>Meja tidak dapat memberitahu: {because}</translation>
    </message>
    <message>
        <source>Something else was asked for meanwhile</source>
        <translation>Perkara lain telah ditanya sementara itu</translation>
    </message>
    <message>
        <source>No jackpot wagers are taken now</source>
        <translation>Tiada pertaruhan jackpot diterima sekarang</translation>
    </message>
    <message>
        <source>There is one jackpot wager in a round</source>
        <translation>Hanya satu pertaruhan jackpot dalam satu pusingan</translation>
    </message>
    <message>
        <source>The jackpot wager has its own spot, and is made with credit</source>
        <translation>Pertaruhan jackpot mempunyai tempatnya sendiri dan dibuat dengan kredit</translation>
    </message>
    <message>
        <source>That jackpot wager was noted before</source>
        <translation>Pertaruhan jackpot itu sudah dicatat</translation>
    </message>
    <message>
        <source>By these levels the jackpot wager gives back more than allowed</source>
        <translation>Dengan tahap-tahap ini pertaruhan jackpot memulangkan lebih daripada yang dibenarkan</translation>
    </message>
    <message>
        <source>The jackpot wagers of round {round} are void and returned</source>
        <translation>Pertaruhan jackpot pusingan {round} terbatal dan dikembalikan</translation>
    </message>
    <message>
        <source>The jackpot wager of seat {seat} is taken out already</source>
        <translation>Pertaruhan jackpot tempat {seat} sudah dikeluarkan</translation>
    </message>
    <message>
        <source>No second person has confirmed it</source>
        <translation>Tiada orang kedua yang mengesahkannya</translation>
    </message>
    <message>
        <source>It was withdrawn before anybody confirmed it</source>
        <translation>Ia ditarik balik sebelum disahkan</translation>
    </message>
    <message>
        <source>Nobody need confirm that any more</source>
        <translation>Arahan itu tidak perlu disahkan lagi</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>{count} slips</source>
        <translation>{count} slip</translation>
    </message>
    <message>
        <source>Vouchers staked</source>
        <translation>Taruhan baucar</translation>
    </message>
    <message>
        <source>not in handle</source>
        <translation>tidak dikira dalam jumlah taruhan</translation>
    </message>
    <message>
        <source>handle less paid</source>
        <translation>jumlah taruhan tolak dibayar</translation>
    </message>
    <message>
        <source>winnings, stakes back</source>
        <translation>kemenangan, taruhan kembali</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Hasil</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Kutipan</translation>
    </message>
    <message>
        <source>money in</source>
        <translation>wang masuk</translation>
    </message>
    <message>
        <source>Handle</source>
        <translation>Jumlah taruhan</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Dibayar</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Kemenangan kasino</translation>
    </message>
    <message>
        <source>Hold, win/drop</source>
        <translation>Menang/kutipan</translation>
    </message>
    <message>
        <source>Hold, win/handle</source>
        <translation>Menang/jumlah taruhan</translation>
    </message>
    <message>
        <source>drop {drop}, handle {handle}</source>
        <translation>kutipan {drop}, jumlah taruhan {handle}</translation>
    </message>
    <message>
        <source>Win by shift</source>
        <translation>Menang mengikut syif</translation>
    </message>
    <message>
        <source>win, kept, forfeited, reclaimed</source>
        <translation>menang, disimpan, dilucutkan, dituntut semula</translation>
    </message>
    <message>
        <source>When the day began</source>
        <translation>Pada awal hari</translation>
    </message>
    <message>
        <source>When it ended</source>
        <translation>Pada akhir hari</translation>
    </message>
    <message>
        <source>+ notes</source>
        <translation>+ wang kertas</translation>
    </message>
    <message>
        <source>+ tickets in</source>
        <translation>+ tiket masuk</translation>
    </message>
    <message>
        <source>+ staff credits</source>
        <translation>+ kredit kakitangan</translation>
    </message>
    <message>
        <source>+ jackpots credited</source>
        <translation>+ jackpot dikreditkan</translation>
    </message>
    <message>
        <source>+ overpaid and gone</source>
        <translation>+ terlebih bayar, tiada</translation>
    </message>
    <message>
        <source>results corrected</source>
        <translation>keputusan dibetulkan</translation>
    </message>
    <message>
        <source>– tickets out</source>
        <translation>– tiket keluar</translation>
    </message>
    <message>
        <source>– hand pays</source>
        <translation>– bayaran kakitangan</translation>
    </message>
    <message>
        <source>– win</source>
        <translation>– kemenangan kasino</translation>
    </message>
    <message>
        <source>– kept in cases</source>
        <translation>– disimpan dalam kes</translation>
    </message>
    <message>
        <source>refused to players</source>
        <translation>tidak dibayar kepada pemain</translation>
    </message>
    <message>
        <source>– jackpot wagers</source>
        <translation>– pertaruhan jackpot</translation>
    </message>
    <message>
        <source>– tips to dealers</source>
        <translation>– tip untuk krupier</translation>
    </message>
    <message>
        <source>Players&apos; money at the terminals</source>
        <translation>Wang pemain di terminal</translation>
    </message>
    <message>
        <source>every cent is there</source>
        <translation>setiap sen ada</translation>
    </message>
    <message>
        <source>{sum} differ</source>
        <translation>beza {sum}</translation>
    </message>
    <message>
        <source>Tickets when the day ended</source>
        <translation>Tiket pada akhir hari</translation>
    </message>
    <message>
        <source>Outstanding</source>
        <translation>Belum ditebus</translation>
    </message>
    <message>
        <source>of them expired</source>
        <translation>daripadanya luput</translation>
    </message>
    <message>
        <source>{count} closed that day</source>
        <translation>{count} ditutup hari itu</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Dibuka</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Diselesaikan</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Terbatal</translation>
    </message>
    <message>
        <source>Spread-Bets void</source>
        <translation>Spread-Bet terbatal</translation>
    </message>
    <message>
        <source>No spins called</source>
        <translation>Putaran batal</translation>
    </message>
    <message>
        <source>Results corrected</source>
        <translation>Keputusan dibetulkan</translation>
    </message>
    <message>
        <source>Slips refused</source>
        <translation>Slip ditolak</translation>
    </message>
    <message>
        <source>Seats voided</source>
        <translation>Tempat dibatalkan</translation>
    </message>
    <message>
        <source>Cases open</source>
        <translation>Kes dibuka</translation>
    </message>
    <message>
        <source>Brought back in cases</source>
        <translation>Dipulangkan dalam kes</translation>
    </message>
    <message>
        <source>{sum} of it reclaimed, in revenue</source>
        <translation>{sum} daripadanya dituntut semula, dalam hasil</translation>
    </message>
    <message>
        <source>{times}, in no sum</source>
        <translation>{times}, di luar semua jumlah</translation>
    </message>
    <message>
        <source>Dead terminals, paid</source>
        <translation>Terminal mati, dibayar</translation>
    </message>
    <message>
        <source>Float at opening</source>
        <translation>Apungan semasa buka</translation>
    </message>
    <message>
        <source>Float at closing</source>
        <translation>Apungan semasa tutup</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Pusingan</translation>
    </message>
    <message>
        <source>Prize awarded, place {place}, entrant {entrant}</source>
        <translation>Hadiah dianugerahkan, kedudukan {place}, peserta {entrant}</translation>
    </message>
    <message>
        <source>Entry fees refunded</source>
        <translation>Yuran penyertaan dikembalikan</translation>
    </message>
    <message>
        <source>Buy-ins refunded</source>
        <translation>Belian masuk dikembalikan</translation>
    </message>
    <message>
        <source>Chips redeemed</source>
        <translation>Cip ditebus</translation>
    </message>
    <message>
        <source>Prizes paid</source>
        <translation>Hadiah dibayar</translation>
    </message>
    <message>
        <source>Bonus prizes paid</source>
        <translation>Hadiah bonus dibayar</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Kejohanan</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Peserta</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesi</translation>
    </message>
    <message>
        <source>{count} spins</source>
        <translation>{count} putaran</translation>
    </message>
    <message>
        <source>Play-offs</source>
        <translation>Pusingan penentuan</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <translation>Dibatalkan kelayakan</translation>
    </message>
    <message>
        <source>Decisions of the director</source>
        <translation>Keputusan pengarah</translation>
    </message>
    <message>
        <source>Entry fees</source>
        <translation>Yuran penyertaan</translation>
    </message>
    <message>
        <source>Buy-ins</source>
        <translation>Belian masuk</translation>
    </message>
    <message>
        <source>Fees and buy-ins less paid</source>
        <translation>Yuran dan belian masuk tolak bayaran</translation>
    </message>
    <message>
        <source>the house&apos;s account of tournaments</source>
        <translation>akaun kejohanan kasino</translation>
    </message>
    <message>
        <source>nobody named</source>
        <translation>tidak dinamakan</translation>
    </message>
    <message>
        <source>in neither drop, out nor win</source>
        <translation>tiada dalam kutipan, bayaran atau menang</translation>
    </message>
    <message>
        <source>{sum} more than heard of</source>
        <translation>{sum} lebih daripada yang dilaporkan</translation>
    </message>
    <message>
        <source>Tips to dealers</source>
        <translation>Tip untuk krupier</translation>
    </message>
    <message>
        <source>By the meters</source>
        <translation>Mengikut meter</translation>
    </message>
    <message>
        <source>+ fills of the float</source>
        <translation>+ tambahan wang apungan</translation>
    </message>
    <message>
        <source>– credits of the float</source>
        <translation>– kredit wang apungan</translation>
    </message>
    <message>
        <source>{times}, difference {sum}</source>
        <translation>{times}, beza {sum}</translation>
    </message>
    <message>
        <source>Note boxes counted</source>
        <translation>Kotak wang dikira</translation>
    </message>
    <message>
        <source>1 ticket</source>
        <translation>1 tiket</translation>
    </message>
    <message>
        <source>{count} tickets</source>
        <translation>{count} tiket</translation>
    </message>
    <message>
        <source>Revenue</source>
        <translation>Hasil</translation>
    </message>
    <message>
        <source>+ vouchers credited</source>
        <translation>+ baucar dikreditkan</translation>
    </message>
    <message>
        <source>– forfeited</source>
        <translation>– dilucut hak</translation>
    </message>
    <message>
        <source>invalidated games</source>
        <translation>permainan tidak sah</translation>
    </message>
    <message>
        <source>Wagers adjusted</source>
        <translation>Pertaruhan dilaras</translation>
    </message>
    <message>
        <source>{sum}, in paid</source>
        <translation>{sum}, dalam bayaran</translation>
    </message>
    <message>
        <source>every cent of the journals that are there; {count} are not</source>
        <translation>setiap sen dalam jurnal yang ada; {count} tiada</translation>
    </message>
    <message>
        <source>Sensor differences</source>
        <translation>Perbezaan penderia</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Ditolak</translation>
    </message>
    <message>
        <source>Rounds void</source>
        <translation>Pusingan batal</translation>
    </message>
    <message>
        <source>Jackpots</source>
        <translation>Jackpot</translation>
    </message>
    <message>
        <source>Wagers drawn</source>
        <translation>Pertaruhan dicabut</translation>
    </message>
    <message>
        <source>Credited</source>
        <translation>Dikreditkan</translation>
    </message>
    <message>
        <source>Paid by hand</source>
        <translation>Dibayar dengan tangan</translation>
    </message>
    <message>
        <source>Wagers less paid</source>
        <translation>Pertaruhan tolak bayaran</translation>
    </message>
    <message>
        <source>in neither handle nor win</source>
        <translation>bukan dalam jumlah taruhan atau kemenangan</translation>
    </message>
    <message>
        <source>Won and not paid</source>
        <translation>Dimenangi, belum dibayar</translation>
    </message>
    <message>
        <source>when the day ended</source>
        <translation>ketika hari berakhir</translation>
    </message>
    <message>
        <source>in no sum above</source>
        <translation>tiada dalam jumlah di atas</translation>
    </message>
    <message>
        <source>Seats without a journal, as the table was told</source>
        <translation>Tempat tanpa jurnal, seperti diketahui meja</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Tempat</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>Dibayar keluar</translation>
    </message>
</context>
<context>
    <name>ReportSheet</name>
    <message>
        <source>Day&apos;s report</source>
        <translation>Laporan harian</translation>
    </message>
    <message>
        <source>The day before</source>
        <translation>Hari sebelumnya</translation>
    </message>
    <message>
        <source>The day after</source>
        <translation>Hari berikutnya</translation>
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
        <translation>Mengikut jam</translation>
    </message>
    <message>
        <source>By seat</source>
        <translation>Mengikut tempat</translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message>
        <source>Written: {file}</source>
        <translation>Ditulis: {file}</translation>
    </message>
    <message>
        <source>Not counted, no journal: seats {seats}</source>
        <translation>Tidak dikira, tiada jurnal: tempat {seats}</translation>
    </message>
    <message>
        <source>{begins} to {ends} {zone}</source>
        <translation>{begins} hingga {ends} {zone}</translation>
    </message>
    <message>
        <source>The table looks it up</source>
        <translation>Meja sedang mencari</translation>
    </message>
</context>
<context>
    <name>ResultKeys</name>
    <message>
        <source>History</source>
        <translation>Sejarah</translation>
    </message>
    <message>
        <source>or dispute</source>
        <translation>atau pertikaikan</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
</context>
<context>
    <name>ResultView</name>
    <message>
        <source>The result was corrected.</source>
        <translation>Keputusan telah dibetulkan.</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>dan {count} lagi</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Pusingan {round}</translation>
    </message>
    <message>
        <source>You had no bets in this round</source>
        <translation>Anda tiada pertaruhan dalam pusingan ini</translation>
    </message>
    <message>
        <source>Back {back} · staked {staked}</source>
        <translation>Kembali {back} · dipertaruhkan {staked}</translation>
    </message>
    <message>
        <source>You are up</source>
        <translation>Anda untung</translation>
    </message>
    <message>
        <source>Your vouchers won nothing</source>
        <translation>Baucar anda tidak memenangi apa-apa</translation>
    </message>
    <message>
        <source>Back {back} of {staked}</source>
        <translation>Kembali {back} daripada {staked}</translation>
    </message>
    <message>
        <source>{sum} less than before the round</source>
        <translation>{sum} kurang daripada sebelum pusingan</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Pusingan ini</translation>
    </message>
    <message>
        <source>as much as before the round</source>
        <translation>sama seperti sebelum pusingan</translation>
    </message>
    <message>
        <source>Winning stakes</source>
        <translation>Taruhan menang</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>dikembalikan</translation>
    </message>
    <message>
        <source>stay down</source>
        <translation>kekal</translation>
    </message>
    <message>
        <source>Put right, rule {clause}.</source>
        <translation>Dibetulkan, peraturan {clause}.</translation>
    </message>
    <message>
        <source>{count} bets</source>
        <translation>{count} pertaruhan</translation>
    </message>
    <message>
        <source>1 bet</source>
        <translation>1 pertaruhan</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Dipertaruhkan</translation>
    </message>
    <message>
        <source>Spread-Bets are returned: {why}</source>
        <translation>Spread-Bet kembali: {why}</translation>
    </message>
    <message>
        <source>{sums} wins</source>
        <translation>{sums} menang</translation>
    </message>
    <message>
        <source>Spread-Bet, {odds} to 1</source>
        <translation>Spread-Bet, {odds} ke 1</translation>
    </message>
    <message>
        <source>Spread-Bets void</source>
        <translation>Spread-Bet terbatal</translation>
    </message>
    <message>
        <source>Your bets were void: {sum} returned</source>
        <translation>Pertaruhan anda terbatal: {sum} dikembalikan</translation>
    </message>
    <message>
        <source>Bets, jackpot</source>
        <translation>Taruhan, jackpot</translation>
    </message>
</context>
<context>
    <name>ResultsBoard</name>
    <message>
        <source>Of the last %1</source>
        <translation>Daripada %1 terakhir</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Sejarah</translation>
    </message>
</context>
<context>
    <name>ResultsLines</name>
    <message>
        <source>Last results</source>
        <translation>Keputusan lalu</translation>
    </message>
    <message>
        <source>for information only</source>
        <translation>untuk makluman sahaja</translation>
    </message>
    <message>
        <source>No number has come up yet.</source>
        <translation>Belum ada nombor keluar.</translation>
    </message>
</context>
<context>
    <name>ReturnedBets</name>
    <message>
        <source>{some}, {one}</source>
        <translation>{some}, {one}</translation>
    </message>
</context>
<context>
    <name>ReturnedPanel</name>
    <message>
        <source>%1 returned to your credit</source>
        <translation>%1 dikembalikan ke kredit anda</translation>
    </message>
    <message>
        <source>not taken into the round</source>
        <translation>tidak dikira dalam pusingan ini</translation>
    </message>
    <message>
        <source>and others</source>
        <translation>dan lain-lain</translation>
    </message>
</context>
<context>
    <name>RidingBar</name>
    <message>
        <source>Your winning bets of %1 stay down for the next spin</source>
        <translation>Pertaruhan anda yang menang, %1, kekal untuk putaran seterusnya</translation>
    </message>
    <message>
        <source>Take them off</source>
        <translation>Ambil semula</translation>
    </message>
</context>
<context>
    <name>RingsScreen</name>
    <message>
        <source>Spread-Bet</source>
        <translation>Spread-Bet</translation>
    </message>
    <message>
        <source>sum of both rings, 00 counts 0</source>
        <translation>jumlah dua gelang, 00 dikira 0</translation>
    </message>
</context>
<context>
    <name>RoundPanel</name>
    <message>
        <source>Round %1</source>
        <translation>Pusingan %1</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatik</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Had</translation>
    </message>
    <message>
        <source>and notices</source>
        <translation>dan notis</translation>
    </message>
</context>
<context>
    <name>RoundSlider</name>
    <message>
        <source>Round</source>
        <translation>Pusingan</translation>
    </message>
</context>
<context>
    <name>RoundView</name>
    <message>
        <source>round {round}</source>
        <translation>pusingan {round}</translation>
    </message>
    <message>
        <source>Waiting for the table</source>
        <translation>Menunggu meja</translation>
    </message>
    <message>
        <source>your money and your bets are kept</source>
        <translation>wang dan pertaruhan anda disimpan</translation>
    </message>
    <message>
        <source>Terminal locked</source>
        <translation>Terminal dikunci</translation>
    </message>
    <message>
        <source>Accounts frozen</source>
        <translation>Akaun dibekukan</translation>
    </message>
    <message>
        <source>a result is being checked</source>
        <translation>keputusan sedang disemak</translation>
    </message>
    <message>
        <source>no bets from you, {round}</source>
        <translation>tiada taruhan, {round}</translation>
    </message>
    <message>
        <source>seconds left, {round}</source>
        <translation>saat lagi, {round}</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Sila bertaruh</translation>
    </message>
    <message>
        <source>sending your bets</source>
        <translation>menghantar pertaruhan anda</translation>
    </message>
    <message>
        <source>your points and your bets are kept</source>
        <translation>mata dan pertaruhan anda disimpan</translation>
    </message>
    <message>
        <source>Registered {time}</source>
        <translation>Didaftar {time}</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Pertaruhan ditutup</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Anda tersingkir</translation>
    </message>
    <message>
        <source>Others play this spin</source>
        <translation>Yang lain bermain putaran ini</translation>
    </message>
    <message>
        <source>The session is over</source>
        <translation>Sesi sudah tamat</translation>
    </message>
    <message>
        <source>Betting opens soon</source>
        <translation>Pertaruhan akan dibuka</translation>
    </message>
    <message>
        <source>the dealer starts the next round</source>
        <translation>krupier memulakan pusingan seterusnya</translation>
    </message>
    <message>
        <source>corrected result</source>
        <translation>keputusan dibetulkan</translation>
    </message>
    <message>
        <source>Last bets</source>
        <translation>Taruhan terakhir</translation>
    </message>
    <message>
        <source>Spread-Bet {sum}</source>
        <translation>Spread-Bet {sum}</translation>
    </message>
    <message>
        <source>a result is being checked, {seconds} s to bet remain</source>
        <translation>keputusan sedang disemak, masa bertaruh tinggal {seconds} s</translation>
    </message>
    <message>
        <source>Your bets are void</source>
        <translation>Pertaruhan anda terbatal</translation>
    </message>
    <message>
        <source>{round} goes on without them</source>
        <translation>{round} diteruskan tanpanya</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>Meja ditutup</translation>
    </message>
    <message>
        <source>no bets are taken</source>
        <translation>tiada pertaruhan diterima</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Crown Perth, Western Australia</source>
        <translation>Crown Perth, Australia Barat</translation>
    </message>
    <message>
        <source>Updated by RAG599 on 19 December 2025</source>
        <translation>Dikemas kini oleh RAG599 pada 19 Disember 2025</translation>
    </message>
    <message>
        <source>Roulette, double zero</source>
        <translation>Rolet, sifar berganda</translation>
    </message>
    <message>
        <source>Six Line</source>
        <translation>Garis Enam</translation>
    </message>
    <message>
        <source>Dozen</source>
        <translation>Dozen</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Rendah</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Tinggi</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Genap</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Ganjil</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Merah</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Hitam</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Hijau</translation>
    </message>
    <message>
        <source>the placement diagrams are not in the text; this is the standard layout</source>
        <translation>rajah kedudukan tiada dalam teks; ini susun atur standard</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Belah</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Jalan</translation>
    </message>
    <message>
        <source>Straight Up</source>
        <translation>Tunggal</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Sudut</translation>
    </message>
    <message>
        <source>Five Line</source>
        <translation>Garis Lima</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Lajur</translation>
    </message>
    <message>
        <source>Nothing can be placed, changed or withdrawn after the wagering period has ended.</source>
        <translation>Tiada apa-apa boleh diletak, diubah atau ditarik balik selepas tempoh pertaruhan tamat.</translation>
    </message>
    <message>
        <source>An accepted wager is debited from the credit balance at once.</source>
        <translation>Pertaruhan yang diterima didebit daripada baki kredit serta-merta.</translation>
    </message>
    <message>
        <source>The dealer enters or confirms the result, and each terminal shows it.</source>
        <translation>Krupier memasukkan atau mengesahkan keputusan, dan setiap terminal memaparkannya.</translation>
    </message>
    <message>
        <source>A player who cashes out is paid the full balance.</source>
        <translation>Pemain yang menunaikan kredit dibayar baki penuh.</translation>
    </message>
    <message>
        <source>The ball was spun in the direction of the wheel.</source>
        <translation>Bola diputar mengikut arah roda.</translation>
    </message>
    <message>
        <source>The ball will not complete four revolutions.</source>
        <translation>Bola tidak akan melengkapkan empat pusingan roda.</translation>
    </message>
    <message>
        <source>A foreign object entered the wheel before the ball came to rest.</source>
        <translation>Benda asing masuk ke dalam roda sebelum bola berhenti.</translation>
    </message>
    <message>
        <source>The ball did not fall into a compartment.</source>
        <translation>Bola tidak jatuh ke dalam petak.</translation>
    </message>
    <message>
        <source>The ball was thrown out of the wheel.</source>
        <translation>Bola terpelanting keluar dari roda.</translation>
    </message>
    <message>
        <source>The wheel stopped turning.</source>
        <translation>Roda berhenti berputar.</translation>
    </message>
    <message>
        <source>Somebody interfered with the ball or the wheel.</source>
        <translation>Seseorang mengganggu bola atau roda.</translation>
    </message>
    <message>
        <source>The ball came to rest before the wagering period ended.</source>
        <translation>Bola berhenti sebelum tempoh pertaruhan tamat.</translation>
    </message>
    <message>
        <source>the document is silent; a correction belongs to its own round</source>
        <translation>dokumen tidak menyatakannya; pembetulan hanya untuk pusingannya sendiri</translation>
    </message>
    <message>
        <source>civil commotion, fire, riot, brawl, robbery or an act of God</source>
        <translation>kekacauan awam, kebakaran, rusuhan, pergaduhan, rompakan atau bencana alam</translation>
    </message>
    <message>
        <source>a fraud by a player or a dealer that affects the outcome</source>
        <translation>penipuan oleh pemain atau krupier yang menjejaskan keputusan</translation>
    </message>
    <message>
        <source>After a malfunction, credits or wagers owed to a player can be paid from the float of the table.</source>
        <translation>Selepas kerosakan, kredit atau pertaruhan yang terhutang kepada pemain boleh dibayar daripada wang apungan meja.</translation>
    </message>
    <message>
        <source>If a display screen fails so that players can neither see nor hear the result, the game is shut down as soon as it is noticed; earlier results stand.</source>
        <translation>Jika skrin paparan rosak sehingga pemain tidak dapat melihat atau mendengar keputusan, permainan dihentikan sebaik sahaja disedari; keputusan terdahulu kekal.</translation>
    </message>
    <message>
        <source>Players may not join together to exceed a maximum.</source>
        <translation>Pemain tidak boleh berpakat untuk melebihi maksimum.</translation>
    </message>
    <message>
        <source>Roulette, single zero</source>
        <translation>Rolet, sifar tunggal</translation>
    </message>
    <message>
        <source>Series 5/8 (Tier)</source>
        <translation>Siri 5/8 (Tier)</translation>
    </message>
    <message>
        <source>Orphans (Orphelins)</source>
        <translation>Orphelins</translation>
    </message>
    <message>
        <source>Grand Series 0/2/3 (Voisins du Zero)</source>
        <translation>Siri Besar 0/2/3 (Voisins du Zero)</translation>
    </message>
    <message>
        <source>Zero Game (0-Spiel)</source>
        <translation>Main Sifar (0-Spiel)</translation>
    </message>
    <message>
        <source>New South Wales, under the Casino Control Act 1992</source>
        <translation>New South Wales, di bawah Akta Kawalan Kasino 1992</translation>
    </message>
    <message>
        <source>Roulette, single zero, race track and zodiac</source>
        <translation>Rolet, sifar tunggal, trek dan zodiak</translation>
    </message>
    <message>
        <source>One number or Straight Up</source>
        <translation>Satu nombor atau Tunggal</translation>
    </message>
    <message>
        <source>Two numbers or Split</source>
        <translation>Dua nombor atau Belah</translation>
    </message>
    <message>
        <source>two orders are permitted and the text shows neither; European order with 00 beside 0 is the wheel of this casino group</source>
        <translation>dua susunan dibenarkan dan teks tidak menunjukkan mana-mana satu; susunan Eropah dengan 00 di sebelah 0 ialah roda kumpulan kasino ini</translation>
    </message>
    <message>
        <source>the document leaves the amounts to the house</source>
        <translation>dokumen menyerahkan amaunnya kepada kasino</translation>
    </message>
    <message>
        <source>that a sensor may end it, before the ball comes to rest, is the house&apos;s reading of 4.4</source>
        <translation>bahawa penderia boleh menamatkannya, sebelum bola berhenti, ialah tafsiran kasino bagi 4.4</translation>
    </message>
    <message>
        <source>The dealer may have the ball spun during the wagering period if it can be expected to come to rest only after it, and otherwise has it spun as soon as the period has ended.</source>
        <translation>Krupier boleh menyebabkan bola diputar semasa tempoh pertaruhan jika bola dijangka hanya akan berhenti selepasnya; jika tidak, bola diputar sebaik sahaja tempoh itu tamat.</translation>
    </message>
    <message>
        <source>Wagers are settled strictly by their position on the layout when the ball falls to rest.</source>
        <translation>Pertaruhan diselesaikan dengan ketat mengikut kedudukannya pada susun atur apabila bola berhenti.</translation>
    </message>
    <message>
        <source>the length of the cash out period is the operator&apos;s to choose</source>
        <translation>panjang tempoh menunaikan ditentukan oleh pengendali</translation>
    </message>
    <message>
        <source>that nothing else voids a round is the house&apos;s own reading</source>
        <translation>bahawa tiada perkara lain membatalkan pusingan ialah tafsiran kasino sendiri</translation>
    </message>
    <message>
        <source>A terminal or the console malfunctions when it shows credits that do not fit the prizes and the bets, or numbers that do not fit the game, when its play is interrupted for good or its display is faulty, or when the casino finds for another reason that it does not work rightly.</source>
        <translation>Terminal atau konsol dianggap rosak apabila menunjukkan kredit yang tidak sepadan dengan hadiah dan pertaruhan, atau nombor yang tidak sepadan dengan permainan, apabila permainannya terganggu terus atau paparannya rosak, atau apabila kasino mendapati atas sebab lain bahawa ia tidak berfungsi dengan betul.</translation>
    </message>
    <message>
        <source>Tell the staff of any malfunction of your terminal. Not to do so, and to keep what a malfunction or an error of the dealer gave you, is a breach of these rules.</source>
        <translation>Beritahu kakitangan tentang apa-apa kerosakan terminal anda. Tidak berbuat demikian, dan menyimpan apa yang diperoleh akibat kerosakan atau kesilapan krupier, melanggar peraturan ini.</translation>
    </message>
    <message>
        <source>If you claim that a wrong outcome was announced or that something malfunctioned, the casino must consider it and act as far as these rules permit.</source>
        <translation>Jika anda mendakwa keputusan yang salah diumumkan atau sesuatu mengalami kerosakan, kasino mesti mempertimbangkannya dan bertindak setakat yang dibenarkan peraturan ini.</translation>
    </message>
    <message>
        <source>No calculator, computer or other device that can record, project or analyse outcomes, or change the probabilities or how to play, may be used or carried at the game.</source>
        <translation>Kalkulator, komputer atau peranti lain yang boleh merekod, mengunjur atau menganalisis keputusan, atau mengubah kebarangkalian atau cara bermain, tidak boleh digunakan atau dibawa semasa permainan.</translation>
    </message>
    <message>
        <source>The Table Games Manager, if satisfied that a player has broken these rules, may declare any wager of that player void and exclude the player from the game.</source>
        <translation>Pengurus Permainan Meja, jika berpuas hati bahawa seorang pemain telah melanggar peraturan ini, boleh mengisytiharkan mana-mana pertaruhan pemain itu terbatal dan melarangnya daripada terus bermain.</translation>
    </message>
    <message>
        <source>The casino decides disputes, and its decision is final; but the Gaming Commission may review it.</source>
        <translation>Kasino memutuskan pertikaian, dan keputusannya muktamad; tetapi Suruhanjaya Perjudian boleh mengkajinya semula.</translation>
    </message>
    <message>
        <source>Staff do not advise players how to play, except so that these rules are kept.</source>
        <translation>Kakitangan tidak menasihati pemain cara bermain, kecuali supaya peraturan ini dipatuhi.</translation>
    </message>
    <message>
        <source>that a zero counts nothing is read from the sums of the tables</source>
        <translation>bahawa sifar tidak dikira dibaca daripada jumlah dalam jadual</translation>
    </message>
    <message>
        <source>the diagram is not in the text; the neighbours of 17 confirm European order</source>
        <translation>rajah tiada dalam teks; jiran 17 mengesahkan susunan Eropah</translation>
    </message>
    <message>
        <source>Undated</source>
        <translation>Tidak bertarikh</translation>
    </message>
    <message>
        <source>the diagram is not in the text; the neighbours of 17 and all twelve zodiac triples confirm European order</source>
        <translation>rajah tiada dalam teks; jiran 17 dan kesemua dua belas kumpulan zodiak mengesahkan susunan Eropah</translation>
    </message>
    <message>
        <source>Three numbers or Street</source>
        <translation>Tiga nombor atau Jalan</translation>
    </message>
    <message>
        <source>Four numbers or Corner</source>
        <translation>Empat nombor atau Sudut</translation>
    </message>
    <message>
        <source>Six numbers or Six-line</source>
        <translation>Enam nombor atau Garis Enam</translation>
    </message>
    <message>
        <source>Low (1-18)</source>
        <translation>Rendah (1-18)</translation>
    </message>
    <message>
        <source>High (19-36)</source>
        <translation>Tinggi (19-36)</translation>
    </message>
    <message>
        <source>Series 5/8 - Tier</source>
        <translation>Siri 5/8 - Tier</translation>
    </message>
    <message>
        <source>Orphans</source>
        <translation>Orphelins</translation>
    </message>
    <message>
        <source>Grand Series 0/2/3</source>
        <translation>Siri Besar 0/2/3</translation>
    </message>
    <message>
        <source>the document writes 25/29 for that corner</source>
        <translation>dokumen menulis 25/29 bagi sudut itu</translation>
    </message>
    <message>
        <source>Zero Game</source>
        <translation>Main Sifar</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Kuda</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>Ular</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Naga</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>Arnab</translation>
    </message>
    <message>
        <source>Tiger</source>
        <translation>Harimau</translation>
    </message>
    <message>
        <source>Ox</source>
        <translation>Lembu</translation>
    </message>
    <message>
        <source>Rat</source>
        <translation>Tikus</translation>
    </message>
    <message>
        <source>Boar</source>
        <translation>Khinzir</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Anjing</translation>
    </message>
    <message>
        <source>Rooster</source>
        <translation>Ayam</translation>
    </message>
    <message>
        <source>Monkey</source>
        <translation>Monyet</translation>
    </message>
    <message>
        <source>Ram</source>
        <translation>Kambing</translation>
    </message>
    <message>
        <source>the terminal rejects it before betting ends, as 4.2 lets a dealer do</source>
        <translation>terminal menolaknya sebelum pertaruhan tamat, seperti yang dibenarkan 4.2 kepada krupier</translation>
    </message>
    <message>
        <source>the document sets no length; five seconds is the least a person can use</source>
        <translation>dokumen tidak menetapkan tempoh; lima saat ialah masa paling singkat yang boleh digunakan oleh seseorang</translation>
    </message>
    <message>
        <source>Nothing can be placed, changed or withdrawn after &quot;no more bets&quot;.</source>
        <translation>Tiada apa-apa boleh diletak, diubah atau ditarik balik selepas &quot;pertaruhan ditutup&quot;.</translation>
    </message>
    <message>
        <source>Players are responsible for where their wagers stand.</source>
        <translation>Pemain bertanggungjawab atas kedudukan pertaruhan mereka.</translation>
    </message>
    <message>
        <source>only the neighbours of 21 are given, in European order; 0-Spiel and Grand Series place all three zeros between 26 and 32</source>
        <translation>hanya jiran 21 diberikan, dalam susunan Eropah; 0-Spiel dan Siri Besar meletakkan ketiga-tiga sifar di antara 26 dengan 32</translation>
    </message>
    <message>
        <source>no example shows the finale of 0; 00 and 000 are numbers that end in 0</source>
        <translation>tiada contoh menunjukkan finale bagi 0; 00 dan 000 ialah nombor yang berakhir dengan 0</translation>
    </message>
    <message>
        <source>Wagers are settled strictly by their position when the ball falls to rest.</source>
        <translation>Pertaruhan diselesaikan semata-mata mengikut kedudukannya apabila bola berhenti.</translation>
    </message>
    <message>
        <source>The dealer announces the result and the dolly marks it.</source>
        <translation>Krupier mengumumkan keputusan dan penanda diletakkan padanya.</translation>
    </message>
    <message>
        <source>a document for table play; it has no rule for terminals</source>
        <translation>dokumen untuk permainan meja; tiada peraturan untuk terminal</translation>
    </message>
    <message>
        <source>The ball was thrown or fell out of the wheel.</source>
        <translation>Bola terpelanting atau terjatuh keluar dari roda.</translation>
    </message>
    <message>
        <source>a document for table play; it has no rule for terminals; wagers the table holds are settled, others are returned</source>
        <translation>dokumen untuk permainan meja; tiada peraturan untuk terminal; pertaruhan yang dipegang meja diselesaikan, yang lain dikembalikan</translation>
    </message>
    <message>
        <source>a document for table play; it has no rule for terminals; a round with an outcome is concluded, one without is void</source>
        <translation>dokumen untuk permainan meja; tiada peraturan untuk terminal; pusingan yang ada keputusan disempurnakan, yang tiada keputusan terbatal</translation>
    </message>
    <message>
        <source>a document for table play; it has no rule for terminals; what no record shows is returned</source>
        <translation>dokumen untuk permainan meja; tiada peraturan untuk terminal; yang tiada dalam rekod dikembalikan</translation>
    </message>
    <message>
        <source>the display records numbers; the dealer announces the result from the wheel</source>
        <translation>paparan merekodkan nombor; krupier mengumumkan keputusan daripada roda</translation>
    </message>
    <message>
        <source>a fraud that affects the outcome; the wager of the person concerned may be forfeited</source>
        <translation>penipuan yang menjejaskan keputusan; pertaruhan orang berkenaan boleh dilucuthakkan</translation>
    </message>
    <message>
        <source>A spin called &quot;no spin&quot; is invalid wherever the ball comes to rest.</source>
        <translation>Putaran yang diumumkan &quot;putaran batal&quot; tidak sah walau di mana bola berhenti.</translation>
    </message>
    <message>
        <source>A casino supervisor who is satisfied that somebody used one may declare any wager of that person void, and exclude the person from the game and from the casino.</source>
        <translation>Penyelia kasino yang berpuas hati bahawa seseorang menggunakannya boleh mengisytiharkan mana-mana pertaruhan orang itu terbatal, dan melarangnya daripada permainan dan daripada kasino.</translation>
    </message>
    <message>
        <source>A player who makes no wager for three rounds in a row while all other places are taken may be required to give up the place.</source>
        <translation>Pemain yang tidak bertaruh selama tiga pusingan berturut-turut ketika semua tempat lain penuh boleh dikehendaki melepaskan tempatnya.</translation>
    </message>
    <message>
        <source>Disputes go to the game supervisor, and on request to the casino supervisor, whose decision is final; but you may then ask an inspector for a review.</source>
        <translation>Pertikaian dirujuk kepada penyelia permainan, dan atas permintaan kepada penyelia kasino, yang keputusannya muktamad; tetapi selepas itu anda boleh meminta pemeriksa mengkaji semula.</translation>
    </message>
    <message>
        <source>diagram B is not in the text; European order is the convention for one zero</source>
        <translation>rajah B tiada dalam teks; susunan Eropah ialah kelaziman bagi satu sifar</translation>
    </message>
    <message>
        <source>that it counts to no maximum is the house&apos;s own</source>
        <translation>bahawa ia tidak dikira dalam mana-mana had maksimum ialah ketetapan kasino sendiri</translation>
    </message>
    <message>
        <source>all wagers of a round are drawn at the same instant, so that all of them have won</source>
        <translation>semua pertaruhan satu pusingan dicabut pada saat yang sama, jadi semuanya menang</translation>
    </message>
    <message>
        <source>a jackpot is won whatever the roulette result is, so that it needs none</source>
        <translation>jackpot dimenangi walau apa pun keputusan rolet, jadi ia tidak memerlukan keputusan</translation>
    </message>
    <message>
        <source>when and how a jackpot is paid is the house&apos;s own</source>
        <translation>bila dan bagaimana jackpot dibayar ialah ketetapan kasino sendiri</translation>
    </message>
    <message>
        <source>how long the table waits is the house&apos;s own</source>
        <translation>berapa lama meja menunggu ialah ketetapan kasino sendiri</translation>
    </message>
    <message>
        <source>If it is disputed who may place a jackpot wager, the management of the casino decides; its decision is final.</source>
        <translation>Jika dipertikaikan siapa yang boleh membuat pertaruhan jackpot, pihak pengurusan kasino memutuskannya; keputusannya muktamad.</translation>
    </message>
    <message>
        <source>A jackpot wager that was registered wrongly is noted, the jackpots are adjusted by the wagers that were accepted, and the government inspectorate is told.</source>
        <translation>Pertaruhan jackpot yang tersalah daftar dicatat, jackpot dilaraskan mengikut pertaruhan yang diterima, dan pihak pemeriksa kerajaan dimaklumkan.</translation>
    </message>
    <message>
        <source>If jackpots fail at one table alone, other tables may go on with them.</source>
        <translation>Jika jackpot gagal di satu meja sahaja, meja lain boleh meneruskannya.</translation>
    </message>
    <message>
        <source>the operator decides the length; five seconds is the least a person can use</source>
        <translation>pengendali menentukan tempohnya; lima saat ialah masa paling singkat yang boleh digunakan oleh seseorang</translation>
    </message>
    <message>
        <source>The dealer may spin during the wagering period if the ball can be expected to come to rest only after it, and otherwise spins as soon as it has ended.</source>
        <translation>Krupier boleh memutar bola semasa tempoh pertaruhan jika bola dijangka hanya akan berhenti selepasnya; jika tidak, bola diputar sebaik sahaja tempoh itu tamat.</translation>
    </message>
    <message>
        <source>What is cashed out the dealer pays in chips, and closes the chip account.</source>
        <translation>Apa yang ditunaikan dibayar oleh krupier dengan cip, dan akaun cip ditutup.</translation>
    </message>
    <message>
        <source>Tell the staff of any malfunction of your terminal. Not to do so, and to keep what a malfunction or an error of the dealer gave you, may be taken as a breach of these rules.</source>
        <translation>Beritahu kakitangan tentang apa-apa kerosakan terminal anda. Tidak berbuat demikian, dan menyimpan apa yang diperoleh akibat kerosakan atau kesilapan krupier, boleh dianggap melanggar peraturan ini.</translation>
    </message>
    <message>
        <source>The management may agree on other limits with a single player; a marker at that place shows them.</source>
        <translation>Pihak pengurusan boleh bersetuju dengan had lain bagi seorang pemain; penanda di tempat itu menunjukkannya.</translation>
    </message>
    <message>
        <source>only the neighbours of 21 are given, in European order; 00 beside 0 by analogy with the triple zero wheel</source>
        <translation>hanya jiran 21 diberikan, dalam susunan Eropah; 00 di sebelah 0 mengikut contoh roda tiga sifar</translation>
    </message>
    <message>
        <source>no example shows the finale of 0; 00 is a number that ends in 0</source>
        <translation>tiada contoh menunjukkan finale bagi 0; 00 ialah nombor yang berakhir dengan 0</translation>
    </message>
    <message>
        <source>the document says only that limits are shown; how the terminal keeps to them is the house&apos;s own</source>
        <translation>dokumen hanya menyatakan bahawa had dipaparkan; cara terminal mematuhinya ialah ketetapan kasino sendiri</translation>
    </message>
    <message>
        <source>the document states no units; the house shows them with the limits</source>
        <translation>dokumen tidak menetapkan unit; pihak kasino memaparkannya bersama had</translation>
    </message>
    <message>
        <source>the document sets no length and does not say who ends it; five seconds is the least a person can use</source>
        <translation>dokumen tidak menetapkan tempoh dan tidak menyatakan siapa yang menamatkannya; lima saat ialah masa paling singkat yang boleh digunakan oleh seseorang</translation>
    </message>
    <message>
        <source>credits are bought at the terminal; the document lists no ways</source>
        <translation>kredit dibeli di terminal; dokumen tidak menyenaraikan caranya</translation>
    </message>
    <message>
        <source>credit is dispensed as betting instruments; the document sets no period</source>
        <translation>kredit dikeluarkan sebagai instrumen pertaruhan; dokumen tidak menetapkan tempoh</translation>
    </message>
    <message>
        <source>freezing the accounts while a round is settled anew is house practice</source>
        <translation>membekukan akaun sementara pusingan diselesaikan semula ialah amalan kasino</translation>
    </message>
    <message>
        <source>that nothing else voids a round is the house&apos;s own reading, unless it is decided under 5.10</source>
        <translation>bahawa tiada perkara lain membatalkan pusingan ialah tafsiran kasino sendiri, melainkan diputuskan di bawah 5.10</translation>
    </message>
    <message>
        <source>An interruption of some terminals, or of all of them, does not end the round.</source>
        <translation>Gangguan pada sesetengah atau semua terminal tidak menamatkan pusingan.</translation>
    </message>
    <message>
        <source>What these rules do not cover, and how they are to be read, is decided by the Table Games Shift Manager or above.</source>
        <translation>Perkara yang tidak diliputi peraturan ini, dan cara ia ditafsirkan, diputuskan oleh Pengurus Syif Permainan Meja atau pegawai atasan.</translation>
    </message>
    <message>
        <source>Side bets between players or spectators are not permitted.</source>
        <translation>Pertaruhan sampingan antara pemain atau penonton tidak dibenarkan.</translation>
    </message>
    <message>
        <source>A copy of these rules can be inspected on request.</source>
        <translation>Salinan peraturan ini boleh disemak atas permintaan.</translation>
    </message>
    <message>
        <source>issuer not named</source>
        <translation>pengeluar tidak dinamakan</translation>
    </message>
    <message>
        <source>Variation 05/15, 18 November 2015</source>
        <translation>Pindaan 05/15, 18 November 2015</translation>
    </message>
    <message>
        <source>Rapid Roulette, single zero</source>
        <translation>Rolet Pantas, sifar tunggal</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Tunggal</translation>
    </message>
    <message>
        <source>Four-Line</source>
        <translation>Garis Empat</translation>
    </message>
    <message>
        <source>the document has none; the house shows it with the limits</source>
        <translation>dokumen tidak menetapkannya; pihak kasino memaparkannya bersama had</translation>
    </message>
    <message>
        <source>A casino supervisor may let one player wager above the maximum, with the limits of that player shown at the table.</source>
        <translation>Penyelia kasino boleh membenarkan seorang pemain bertaruh melebihi maksimum, dengan had pemain itu dipaparkan di meja.</translation>
    </message>
    <message>
        <source>A casino supervisor may depart from that rule where it would plainly be unfair to the player.</source>
        <translation>Penyelia kasino boleh menyimpang daripada peraturan itu jika ia jelas tidak adil kepada pemain.</translation>
    </message>
    <message>
        <source>No calculator, computer or other device that can record, project, analyse or transmit outcomes, changing probabilities or how to play may be used or controlled at the game.</source>
        <translation>Kalkulator, komputer atau peranti lain yang boleh merekod, mengunjur, menganalisis atau menghantar keputusan, perubahan kebarangkalian atau cara bermain tidak boleh digunakan atau dikawal semasa permainan.</translation>
    </message>
    <message>
        <source>Whoever has such a device may be detained until an inspector or the police has come.</source>
        <translation>Sesiapa yang memiliki peranti sedemikian boleh ditahan sehingga pemeriksa atau polis tiba.</translation>
    </message>
    <message>
        <source>Nobody may influence or advise a player who has not asked for it.</source>
        <translation>Sesiapa pun tidak boleh mempengaruhi atau menasihati pemain yang tidak memintanya.</translation>
    </message>
    <message>
        <source>Square (corner)</source>
        <translation>Segi empat (sudut)</translation>
    </message>
    <message>
        <source>Six-Line</source>
        <translation>Garis Enam</translation>
    </message>
    <message>
        <source>More cash, chips or vouchers may be handed to the dealer, and more notes inserted, at any time.</source>
        <translation>Wang tunai, cip atau baucar boleh ditambah melalui krupier, dan wang kertas dimasukkan, pada bila-bila masa.</translation>
    </message>
    <message>
        <source>The player in control of a terminal is alone responsible for where its chips stand.</source>
        <translation>Pemain yang mengawal terminal bertanggungjawab sendiri atas kedudukan cipnya.</translation>
    </message>
    <message>
        <source>Nothing can be placed, moved or taken back after the wagering period has ended.</source>
        <translation>Tiada apa-apa boleh diletak, dialih atau diambil balik selepas tempoh pertaruhan tamat.</translation>
    </message>
    <message>
        <source>Wagers are settled by where the chips stood when the wagering period ended.</source>
        <translation>Pertaruhan diselesaikan mengikut kedudukan cip apabila tempoh pertaruhan tamat.</translation>
    </message>
    <message>
        <source>Where cameras confirm that somebody else moved chips before the ball came to rest, the management may put them back and pay the wager accordingly.</source>
        <translation>Jika kamera mengesahkan bahawa orang lain mengalihkan cip sebelum bola berhenti, pihak pengurusan boleh meletakkannya semula dan membayar pertaruhan itu sewajarnya.</translation>
    </message>
    <message>
        <source>The dealer announces the winning number and enters it, or accepts the number of the sensor.</source>
        <translation>Krupier mengumumkan nombor menang dan memasukkannya, atau menerima nombor daripada penderia.</translation>
    </message>
    <message>
        <source>The ball is unlikely to complete three revolutions.</source>
        <translation>Bola berkemungkinan besar tidak akan melengkapkan tiga pusingan roda.</translation>
    </message>
    <message>
        <source>A foreign object entered the wheel during the spin.</source>
        <translation>Benda asing masuk ke dalam roda semasa putaran.</translation>
    </message>
    <message>
        <source>The ball did not drop into a compartment, or hovers over one.</source>
        <translation>Bola tidak jatuh ke dalam petak, atau tergantung di atasnya.</translation>
    </message>
    <message>
        <source>The ball did not drop into a compartment.</source>
        <translation>Bola tidak jatuh ke dalam petak.</translation>
    </message>
    <message>
        <source>Somebody interfered with the wheel or the ball.</source>
        <translation>Seseorang mengganggu roda atau bola.</translation>
    </message>
    <message>
        <source>Winnings that a faulty terminal cannot pay are paid by the dealer.</source>
        <translation>Kemenangan yang tidak dapat dibayar oleh terminal rosak dibayar oleh krupier.</translation>
    </message>
    <message>
        <source>the document is silent; ten minutes is what S3 7.3 asks</source>
        <translation>dokumen tidak menyatakannya; S3 7.3 menetapkan sepuluh minit</translation>
    </message>
    <message>
        <source>the document is silent; ten minutes is what S3 7.12 asks</source>
        <translation>dokumen tidak menyatakannya; S3 7.12 menetapkan sepuluh minit</translation>
    </message>
    <message>
        <source>Resorts World at Sentosa</source>
        <translation>Resorts World at Sentosa</translation>
    </message>
    <message>
        <source>Version 3, 15 November 2019</source>
        <translation>Versi 3, 15 November 2019</translation>
    </message>
    <message>
        <source>Roulette Double Zero, layout A</source>
        <translation>Rolet, sifar berganda, susun atur A</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Garis</translation>
    </message>
    <message>
        <source>Tiers Bet</source>
        <translation>Taruhan Tiers</translation>
    </message>
    <message>
        <source>Orphelins Bet</source>
        <translation>Taruhan Orphelins</translation>
    </message>
    <message>
        <source>0-Spiel Bet</source>
        <translation>Taruhan 0-Spiel</translation>
    </message>
    <message>
        <source>Grand Series Bet</source>
        <translation>Taruhan Siri Besar</translation>
    </message>
    <message>
        <source>Betting opens with a notice on the terminal and ends when it shows &quot;No More Bets&quot;.</source>
        <translation>Pertaruhan dibuka dengan notis pada terminal dan tamat apabila ia memaparkan &quot;Pertaruhan ditutup&quot;.</translation>
    </message>
    <message>
        <source>Each player bets on the display of the terminal; bets placed there by mistake are the player&apos;s own.</source>
        <translation>Setiap pemain bertaruh pada paparan terminal; pertaruhan yang tersilap letak ialah tanggungan pemain sendiri.</translation>
    </message>
    <message>
        <source>The winning number is the compartment in which the ball comes to rest.</source>
        <translation>Nombor menang ialah petak tempat bola berhenti.</translation>
    </message>
    <message>
        <source>Bets are settled by where the chips stood when betting closed.</source>
        <translation>Pertaruhan diselesaikan mengikut kedudukan cip apabila pertaruhan ditutup.</translation>
    </message>
    <message>
        <source>The ball was dropped into a compartment and not spun.</source>
        <translation>Bola dijatuhkan ke dalam petak dan tidak diputar.</translation>
    </message>
    <message>
        <source>The ball did not complete four revolutions.</source>
        <translation>Bola tidak melengkapkan empat pusingan roda.</translation>
    </message>
    <message>
        <source>The ball was flung out of the wheel.</source>
        <translation>Bola tercampak keluar dari roda.</translation>
    </message>
    <message>
        <source>The wheel was not turning when the ball was spun.</source>
        <translation>Roda tidak berputar semasa bola diputar.</translation>
    </message>
    <message>
        <source>The wheel stopped before the ball came to rest.</source>
        <translation>Roda berhenti sebelum bola berhenti.</translation>
    </message>
    <message>
        <source>The ball broke.</source>
        <translation>Bola pecah.</translation>
    </message>
    <message>
        <source>the document is silent; a bet that cannot be shown to be registered is returned</source>
        <translation>dokumen tidak menyatakannya; pertaruhan yang tidak dapat dibuktikan berdaftar dikembalikan</translation>
    </message>
    <message>
        <source>Results and statistics on displays are for information only.</source>
        <translation>Keputusan dan statistik pada paparan adalah untuk makluman sahaja.</translation>
    </message>
    <message>
        <source>Roulette Double Zero, layout B</source>
        <translation>Rolet, sifar berganda, susun atur B</translation>
    </message>
    <message>
        <source>Top Line</source>
        <translation>Garis Atas</translation>
    </message>
    <message>
        <source>6 April 2023</source>
        <translation>6 April 2023</translation>
    </message>
    <message>
        <source>Roulette Triple Zero</source>
        <translation>Rolet, tiga sifar</translation>
    </message>
    <message>
        <source>the document says only &quot;a multiple piece wager for a single number&quot;</source>
        <translation>dokumen hanya menyebut &quot;pertaruhan berbilang keping bagi satu nombor&quot;</translation>
    </message>
    <message>
        <source>held until the dispute is decided</source>
        <translation>ditahan sehingga pertikaian diputuskan</translation>
    </message>
    <message>
        <source>the document is silent</source>
        <translation>dokumen tidak menyebutnya</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>From {document}, {issuer}. {edition}. Clauses of that document stand in brackets.</source>
        <translation>Daripada {document}, {issuer}. {edition}. Fasal dokumen itu ditunjukkan dalam kurungan.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>sebarang</translation>
    </message>
    <message>
        <source>Wager</source>
        <translation>Pertaruhan</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maksimum</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unit</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Had</translation>
    </message>
    <message>
        <source>A wager is everything on one place. Permitted wagers are the minimum and whole units above it, up to the maximum.</source>
        <translation>Satu pertaruhan ialah semua cip di satu tempat. Pertaruhan yang dibenarkan ialah minimum dan unit penuh di atasnya, hingga maksimum.</translation>
    </message>
    <message>
        <source>What goes over a maximum or between two units is cut to the next lowest permitted wager; the rest is not debited.</source>
        <translation>Yang melebihi maksimum atau di antara dua unit dikurangkan kepada pertaruhan dibenarkan yang terdekat di bawahnya; bakinya tidak didebit.</translation>
    </message>
    <message>
        <source>A wager below its minimum may wait on the layout, but it goes back to the chip account when wagering closes.</source>
        <translation>Pertaruhan di bawah minimum boleh menunggu pada susun atur, tetapi dikembalikan ke akaun cip apabila pertaruhan ditutup.</translation>
    </message>
    <message>
        <source>All wagers of a player on one spin: at most {most}; more is cut in the same way.</source>
        <translation>Semua pertaruhan seorang pemain bagi satu putaran: paling banyak {most}; lebihan dikurangkan dengan cara yang sama.</translation>
    </message>
    <message>
        <source>A player who no longer has that much may play what is left.</source>
        <translation>Pemain yang tidak lagi mempunyai jumlah itu boleh bermain dengan bakinya.</translation>
    </message>
    <message>
        <source>Wagering is open for {seconds} seconds, and never for less than {shortest}; the time left is always shown.</source>
        <translation>Pertaruhan dibuka selama {seconds} saat, dan tidak pernah kurang daripada {shortest}; baki masa sentiasa dipaparkan.</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Pusingan</translation>
    </message>
    <message>
        <source>Wagering is open for {seconds} seconds, or until {sooner} ends it sooner, and never for less than {shortest}; the time left is always shown.</source>
        <translation>Pertaruhan dibuka selama {seconds} saat, atau sehingga {sooner} menamatkannya lebih awal, dan tidak pernah kurang daripada {shortest}; baki masa sentiasa dipaparkan.</translation>
    </message>
    <message>
        <source>Wagering is open for as long as the house decides, or until {sooner} ends it sooner, and never for less than {shortest} seconds; the time left is always shown.</source>
        <translation>Pertaruhan dibuka selama yang ditentukan oleh kasino, atau sehingga {sooner} menamatkannya lebih awal, dan tidak pernah kurang daripada {shortest} saat; baki masa sentiasa dipaparkan.</translation>
    </message>
    <message>
        <source>a sensor at the wheel</source>
        <translation>penderia di roda</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>krupier</translation>
    </message>
    <message>
        <source>On {zeros} every wager that does not cover that very number loses whole.</source>
        <translation>Apabila {zeros} keluar, setiap pertaruhan yang tidak meliputi nombor itu kalah sepenuhnya.</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Penyelesaian</translation>
    </message>
    <message>
        <source>Winnings and winning stakes are credited. A winning wager stays on the layout: its stake is deducted again when wagering next opens, and until wagering closes it can be taken back.</source>
        <translation>Kemenangan dan taruhan yang menang dikreditkan. Pertaruhan yang menang kekal pada susun atur: taruhannya didebit semula apabila pertaruhan dibuka lagi, dan boleh diambil balik sehingga pertaruhan ditutup.</translation>
    </message>
    <message>
        <source>Winnings and winning stakes are credited, and the layout is cleared.</source>
        <translation>Kemenangan dan taruhan yang menang dikreditkan, dan susun atur dikosongkan.</translation>
    </message>
    <message>
        <source>Credit is bought with {tenders}.</source>
        <translation>Kredit dibeli dengan {tenders}.</translation>
    </message>
    <message>
        <source>Buying in and cashing out</source>
        <translation>Membeli kredit dan menunaikan</translation>
    </message>
    <message>
        <source>cash at the table</source>
        <translation>wang tunai di meja</translation>
    </message>
    <message>
        <source>chips at the table</source>
        <translation>cip di meja</translation>
    </message>
    <message>
        <source>a casino voucher at the table</source>
        <translation>baucar kasino di meja</translation>
    </message>
    <message>
        <source>a note in the terminal</source>
        <translation>wang kertas di terminal</translation>
    </message>
    <message>
        <source>a ticket in the terminal</source>
        <translation>tiket di terminal</translation>
    </message>
    <message>
        <source>You may cash out while wagering is open, if you have no wager down, and are paid the full balance {ways}.</source>
        <translation>Anda boleh menunaikan kredit semasa pertaruhan dibuka, jika anda tiada pertaruhan, dan dibayar baki penuh {ways}.</translation>
    </message>
    <message>
        <source>You may cash out whenever you have no wager down, and are paid the full balance {ways}.</source>
        <translation>Anda boleh menunaikan kredit bila-bila masa anda tiada pertaruhan, dan dibayar baki penuh {ways}.</translation>
    </message>
    <message>
        <source>by a ticket from the terminal</source>
        <translation>dengan tiket daripada terminal</translation>
    </message>
    <message>
        <source>by the staff at the table</source>
        <translation>oleh kakitangan di meja</translation>
    </message>
    <message>
        <source>A promotional voucher is one wager of its amount. It is spent by a valid spin, win or lose; a win pays its odds. One that was never wagered stays yours.</source>
        <translation>Baucar promosi ialah satu pertaruhan bagi amaunnya. Ia habis digunakan oleh satu putaran sah, menang atau kalah; kemenangan dibayar mengikut kadarnya. Baucar yang tidak pernah dipertaruhkan kekal milik anda.</translation>
    </message>
    <message>
        <source>A promotional voucher is credited at its value.</source>
        <translation>Baucar promosi dikreditkan pada nilainya.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Am</translation>
    </message>
    <message>
        <source>These rules are written in English; other languages are translations of them.</source>
        <translation>Peraturan ini ditulis dalam bahasa Inggeris; bahasa lain ialah terjemahannya.</translation>
    </message>
    <message>
        <source>No spin</source>
        <translation>Putaran batal</translation>
    </message>
    <message>
        <source>A ball that has left the wheel is examined by a supervisor.</source>
        <translation>Bola yang keluar dari roda diperiksa oleh penyelia.</translation>
    </message>
    <message>
        <source>The spin is invalid, the wagers stand and the ball is spun again.</source>
        <translation>Putaran itu tidak sah, pertaruhan kekal dan bola diputar semula.</translation>
    </message>
    <message>
        <source>The round is void and every wager is returned. Earlier rounds stand.</source>
        <translation>Pusingan itu terbatal dan setiap pertaruhan dikembalikan. Pusingan terdahulu kekal.</translation>
    </message>
    <message>
        <source>Wagers that no record can confirm are void and returned.</source>
        <translation>Pertaruhan yang tidak dapat disahkan oleh rekod terbatal dan dikembalikan.</translation>
    </message>
    <message>
        <source>If a wrong number was entered, all accounts are frozen and the round is settled anew by the actual one.</source>
        <translation>Jika nombor yang salah dimasukkan, semua akaun dibekukan dan pusingan itu diselesaikan semula mengikut nombor sebenar.</translation>
    </message>
    <message>
        <source>Later rounds are not affected.</source>
        <translation>Pusingan kemudian tidak terjejas.</translation>
    </message>
    <message>
        <source>When something goes wrong</source>
        <translation>Apabila berlaku masalah</translation>
    </message>
    <message>
        <source>If a terminal malfunctions, its wagers that the table had registered are settled; those not registered are returned.</source>
        <translation>Jika terminal rosak, pertaruhannya yang telah didaftarkan oleh meja diselesaikan; yang tidak berdaftar dikembalikan.</translation>
    </message>
    <message>
        <source>The number on the wheel counts, whatever a display shows.</source>
        <translation>Nombor pada roda yang dikira, walau apa pun yang dipaparkan.</translation>
    </message>
    <message>
        <source>A winning number display that differs from the wheel is disregarded. If a display screen differs from the terminal, the outcome on the terminal is paid.</source>
        <translation>Paparan nombor menang yang berbeza daripada roda diabaikan. Jika skrin paparan berbeza daripada terminal, keputusan pada terminal dibayar.</translation>
    </message>
    <message>
        <source>In a valid spin the ball runs against the turning of the wheel and completes at least {revolutions} revolutions. A spin is called off when:</source>
        <translation>Dalam putaran yang sah, bola bergerak berlawanan dengan arah roda dan melengkapkan sekurang-kurangnya {revolutions} pusingan bola. Putaran dibatalkan apabila:</translation>
    </message>
    <message>
        <source>If a terminal malfunctions before the winning number has been confirmed, its wagers for that spin are void and returned. If it does so later, the dealer seeks to confirm them from the records and has them settled by these.</source>
        <translation>Jika terminal rosak sebelum nombor menang disahkan, pertaruhannya bagi putaran itu terbatal dan dikembalikan. Jika selepas itu, krupier berusaha mengesahkannya daripada rekod dan menyelesaikannya mengikut rekod itu.</translation>
    </message>
    <message>
        <source>If a terminal malfunctions before the wagering period has ended, its wagers for that round are void and returned. If it does so later, the Table Games Manager seeks to confirm them from the records and has them settled by these.</source>
        <translation>Jika terminal rosak sebelum tempoh pertaruhan tamat, pertaruhannya bagi pusingan itu terbatal dan dikembalikan. Jika selepas itu, Pengurus Permainan Meja berusaha mengesahkannya daripada rekod dan menyelesaikannya mengikut rekod itu.</translation>
    </message>
    <message>
        <source>If the game system malfunctions before the winning number has been confirmed, all wagers of the spin are void and returned; later, they are confirmed and settled from the records in the same way.</source>
        <translation>Jika sistem permainan rosak sebelum nombor menang disahkan, semua pertaruhan bagi putaran itu terbatal dan dikembalikan; jika selepas itu, ia disahkan dan diselesaikan daripada rekod dengan cara yang sama.</translation>
    </message>
    <message>
        <source>If the game system or the display controller malfunctions before the wagering period has ended, all wagers of the round are void and returned; later, they are confirmed and settled from the records in the same way.</source>
        <translation>Jika sistem permainan atau pengawal paparan rosak sebelum tempoh pertaruhan tamat, semua pertaruhan pusingan itu terbatal dan dikembalikan; jika selepas itu, ia disahkan dan diselesaikan daripada rekod dengan cara yang sama.</translation>
    </message>
    <message>
        <source>If the game is interrupted, a round in which any wager has conclusively won or lost is concluded; a round in which none has is void, and all its wagers are returned.</source>
        <translation>Jika permainan terganggu, pusingan yang ada pertaruhan telah muktamad menang atau kalah disempurnakan; pusingan yang tiada pertaruhan sedemikian terbatal, dan semua pertaruhannya dikembalikan.</translation>
    </message>
    <message>
        <source>After a malfunction of a terminal the casino may for {hours} hours refuse to pay any amount claimed, and require that any amount paid there is returned, while it investigates; a government inspector is notified as soon as practicable. What in its opinion was credited because of the malfunction, or after it and before the repair, it may refuse to pay or credit.</source>
        <translation>Selepas kerosakan terminal, kasino boleh selama {hours} jam menolak membayar sebarang amaun yang dituntut, dan menghendaki sebarang amaun yang telah dibayar di situ dikembalikan, sementara menyiasat; pemeriksa kerajaan dimaklumkan secepat mungkin. Apa yang pada pendapatnya dikreditkan akibat kerosakan itu, atau selepasnya dan sebelum dibaiki, boleh ia tolak daripada dibayar atau dikreditkan.</translation>
    </message>
    <message>
        <source>A casino supervisor may declare the outcome of a game invalid, and its wagers may then be refunded, after: {reasons}.</source>
        <translation>Penyelia kasino boleh mengisytiharkan keputusan permainan tidak sah, dan pertaruhannya kemudian boleh dikembalikan, selepas: {reasons}.</translation>
    </message>
    <message>
        <source>The casino may declare the outcome of a game invalid, and all its wagers are then refunded, after: {reasons}.</source>
        <translation>Kasino boleh mengisytiharkan keputusan permainan tidak sah, dan semua pertaruhannya kemudian dikembalikan, selepas: {reasons}.</translation>
    </message>
    <message>
        <source>A round is void for what these rules name, and for nothing else.</source>
        <translation>Sesuatu pusingan terbatal atas sebab yang disebut peraturan ini sahaja, bukan atas sebab lain.</translation>
    </message>
    <message>
        <source>Limits change between rounds, after {minutes} minutes&apos; notice; at once only if {cases}.</source>
        <translation>Had berubah di antara pusingan, selepas notis {minutes} minit; serta-merta hanya jika {cases}.</translation>
    </message>
    <message>
        <source>A table with players closes after {minutes} minutes&apos; notice.</source>
        <translation>Meja yang ada pemain ditutup selepas notis {minutes} minit.</translation>
    </message>
    <message>
        <source>Changes of limits, and closing</source>
        <translation>Perubahan had, dan penutupan</translation>
    </message>
    <message>
        <source>When limits change after a notice, or because all players agree, a player who is wagering at the table with colour chips may be offered to keep the old minimum and units, of side wagers too. A marker at his place shows his limits for as long as that lasts.</source>
        <translation>Apabila had berubah selepas notis, atau kerana semua pemain bersetuju, pemain yang sedang bertaruh di meja dengan cip warna boleh ditawarkan untuk mengekalkan minimum dan unit lama, termasuk bagi pertaruhan sampingan. Penanda di tempatnya menunjukkan hadnya sepanjang tempoh itu.</translation>
    </message>
    <message>
        <source>That lasts an hour or until the player leaves, whichever is first, or longer if the management decides so.</source>
        <translation>Ia berkuat kuasa selama sejam atau sehingga pemain pergi, mana-mana yang lebih dahulu, atau lebih lama jika pihak pengurusan memutuskannya.</translation>
    </message>
    <message>
        <source>That lasts {hours} hours or until the player leaves, whichever is first, or longer if the management decides so.</source>
        <translation>Ia berkuat kuasa selama {hours} jam atau sehingga pemain pergi, mana-mana yang lebih dahulu, atau lebih lama jika pihak pengurusan memutuskannya.</translation>
    </message>
    <message>
        <source>nobody is playing</source>
        <translation>tiada sesiapa bermain</translation>
    </message>
    <message>
        <source>all players agree</source>
        <translation>semua pemain bersetuju</translation>
    </message>
    <message>
        <source>no minimum is raised</source>
        <translation>tiada minimum dinaikkan</translation>
    </message>
    <message>
        <source>Where these on-screen rules differ from the written rules, they prevail.</source>
        <translation>Jika peraturan pada skrin ini berbeza daripada peraturan bertulis, peraturan pada skrin diguna pakai.</translation>
    </message>
    <message>
        <source>at the lower end of the line between the zeros and 1</source>
        <translation>di hujung bawah garis antara sifar dengan 1</translation>
    </message>
    <message>
        <source>on the number</source>
        <translation>pada nombor</translation>
    </message>
    <message>
        <source>on the line between two numbers</source>
        <translation>pada garis antara dua nombor</translation>
    </message>
    <message>
        <source>at the lower end of a row of three, or where three numbers touch</source>
        <translation>di hujung bawah sebaris tiga nombor, atau tempat tiga nombor bertemu</translation>
    </message>
    <message>
        <source>where four numbers touch</source>
        <translation>tempat empat nombor bertemu</translation>
    </message>
    <message>
        <source>at the lower end of the line between the zero and 1</source>
        <translation>di hujung bawah garis antara sifar dengan 1</translation>
    </message>
    <message>
        <source>at the lower end of the line between two rows</source>
        <translation>di hujung bawah garis antara dua baris</translation>
    </message>
    <message>
        <source>in the &quot;2:1&quot; box at the end of a column</source>
        <translation>dalam kotak &quot;2 ke 1&quot; di hujung lajur</translation>
    </message>
    <message>
        <source>in the box below its twelve numbers</source>
        <translation>dalam kotak di bawah dua belas nombornya</translation>
    </message>
    <message>
        <source>in the &quot;1-18&quot; box</source>
        <translation>dalam kotak &quot;1-18&quot;</translation>
    </message>
    <message>
        <source>in the &quot;19-36&quot; box</source>
        <translation>dalam kotak &quot;19-36&quot;</translation>
    </message>
    <message>
        <source>in the &quot;even&quot; box</source>
        <translation>dalam kotak &quot;genap&quot;</translation>
    </message>
    <message>
        <source>in the &quot;odd&quot; box</source>
        <translation>dalam kotak &quot;ganjil&quot;</translation>
    </message>
    <message>
        <source>in the &quot;red&quot; box</source>
        <translation>dalam kotak &quot;merah&quot;</translation>
    </message>
    <message>
        <source>in the &quot;black&quot; box</source>
        <translation>dalam kotak &quot;hitam&quot;</translation>
    </message>
    <message>
        <source>in the &quot;green&quot; box</source>
        <translation>dalam kotak &quot;hijau&quot;</translation>
    </message>
    <message>
        <source>the twelve numbers beside the box</source>
        <translation>dua belas nombor di sebelah kotak</translation>
    </message>
    <message>
        <source>1-12, 13-24 or 25-36</source>
        <translation>1-12, 13-24 atau 25-36</translation>
    </message>
    <message>
        <source>1 to 18</source>
        <translation>1 hingga 18</translation>
    </message>
    <message>
        <source>19 to 36</source>
        <translation>19 hingga 36</translation>
    </message>
    <message>
        <source>the 18 even numbers, no zero</source>
        <translation>18 nombor genap, tanpa sifar</translation>
    </message>
    <message>
        <source>the 18 odd numbers</source>
        <translation>18 nombor ganjil</translation>
    </message>
    <message>
        <source>the 18 red numbers</source>
        <translation>18 nombor merah</translation>
    </message>
    <message>
        <source>the 18 black numbers</source>
        <translation>18 nombor hitam</translation>
    </message>
    <message>
        <source>no clause: {basis}</source>
        <translation>tiada fasal: {basis}</translation>
    </message>
    <message>
        <source>{several} or {last}</source>
        <translation>{several} atau {last}</translation>
    </message>
    <message>
        <source>{several} and {last}</source>
        <translation>{several} dan {last}</translation>
    </message>
    <message>
        <source>{several}, {next}</source>
        <translation>{several}, {next}</translation>
    </message>
    <message>
        <source>{odds} to 1</source>
        <translation>{odds} ke 1</translation>
    </message>
    <message>
        <source>{count} compartments: 1 to 36, alternately red and black, and {zeros}, which is green. Clockwise: {order}.</source>
        <translation>{count} petak: 1 hingga 36, berselang-seli merah dan hitam, dan {zeros} yang berwarna hijau. Ikut arah jam: {order}.</translation>
    </message>
    <message>
        <source>{count} compartments: 1 to 36, alternately red and black, and {zeros}, which are green. Clockwise: {order}.</source>
        <translation>{count} petak: 1 hingga 36, berselang-seli merah dan hitam, dan {zeros} yang berwarna hijau. Ikut arah jam: {order}.</translation>
    </message>
    <message>
        <source>The wheel</source>
        <translation>Roda</translation>
    </message>
    <message>
        <source>A chip covers every number that it touches; on the lower edge of the numbers it covers whole rows.</source>
        <translation>Cip meliputi setiap nombor yang disentuhnya; di pinggir bawah nombor ia meliputi seluruh baris.</translation>
    </message>
    <message>
        <source>The layout</source>
        <translation>Susun atur</translation>
    </message>
    <message>
        <source>The odds are for the winnings; a winning stake belongs to the player as well. The house edge is the share of a wager that the house keeps on average.</source>
        <translation>Kadar adalah untuk kemenangan; taruhan yang menang juga milik pemain. Kelebihan kasino ialah bahagian pertaruhan yang disimpan kasino secara purata.</translation>
    </message>
    <message>
        <source>Wagers and what they pay</source>
        <translation>Pertaruhan dan bayarannya</translation>
    </message>
    <message>
        <source>Wagers with a zero:</source>
        <translation>Pertaruhan dengan sifar:</translation>
    </message>
    <message>
        <source>The chip stands</source>
        <translation>Kedudukan cip</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>Meliputi</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Bayaran</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>Kelebihan kasino</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Fasal</translation>
    </message>
    <message>
        <source>{count} number, {places} places</source>
        <translation>{count} nombor, {places} tempat</translation>
    </message>
    <message>
        <source>{count} numbers, {places} places</source>
        <translation>{count} nombor, {places} tempat</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Keping</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Jumlah</translation>
    </message>
    <message>
        <source>A piece is one chip of the chosen value. All pieces are placed in one touch, or none if one of them does not fit.</source>
        <translation>Satu keping ialah satu cip bernilai pilihan anda. Semua keping diletak dengan satu sentuhan, atau tiada langsung jika satu daripadanya tidak muat.</translation>
    </message>
    <message>
        <source>Wagers of several pieces</source>
        <translation>Pertaruhan beberapa keping</translation>
    </message>
    <message>
        <source>{count} on {place}</source>
        <translation>{count} pada {place}</translation>
    </message>
    <message>
        <source>{name} (race track {track})</source>
        <translation>{name} (trek {track})</translation>
    </message>
    <message>
        <source>Neighbours: one piece straight up on a number and on its {sides} neighbours on each side of the wheel. {number} with {count} each side is {example}.</source>
        <translation>Jiran: satu keping tunggal pada satu nombor dan pada {sides} jirannya di setiap sisi roda. {number} dengan {count} setiap sisi ialah {example}.</translation>
    </message>
    <message>
        <source>Finales: one piece straight up on every number that ends in the same digit: {numbers}.</source>
        <translation>Finale: satu keping tunggal pada setiap nombor yang berakhir dengan angka sama: {numbers}.</translation>
    </message>
    <message>
        <source>What it covers is the house&apos;s own reading.</source>
        <translation>Apa yang diliputinya ialah tafsiran kasino sendiri.</translation>
    </message>
    <message>
        <source>Max Bet on a number: one piece on every place among the numbers that covers it. {number} takes {pieces} pieces.</source>
        <translation>Max Bet pada satu nombor: satu keping pada setiap tempat antara nombor yang meliputinya. {number} memerlukan {pieces} keping.</translation>
    </message>
    <message>
        <source>Max Bet on a number: on every place among the numbers that covers it, as many pieces as the place covers numbers. {number} takes {pieces} pieces.</source>
        <translation>Max Bet pada satu nombor: pada setiap tempat antara nombor yang meliputinya, sebanyak keping nombor yang diliputi tempat itu. {number} memerlukan {pieces} keping.</translation>
    </message>
    <message>
        <source>Table {table} is on offer.</source>
        <translation>Jadual {table} ditawarkan.</translation>
    </message>
    <message>
        <source>A wager on the sum of the winning number and the number of a simulated second wheel; a zero counts nothing, and the highest sum is {highest}.</source>
        <translation>Pertaruhan pada jumlah nombor menang dan nombor roda kedua simulasi; sifar tidak dikira, dan jumlah tertinggi ialah {highest}.</translation>
    </message>
    <message>
        <source>The display shows both wheels as rings that turn in opposite directions before no more bets; otherwise it is no valid spin for Spread-Bet. When the ball begins to slow they fade, and come back locked into place. The ball gives the number of the outer ring, and the number in line with it on the inner ring is the second.</source>
        <translation>Paparan menunjukkan kedua-dua roda sebagai gelang yang berputar ke arah bertentangan sebelum pertaruhan ditutup; jika tidak, putaran itu tidak sah bagi Spread-Bet. Apabila bola mula perlahan, gelang menjadi pudar, lalu muncul semula dalam kedudukan terkunci. Bola memberi nombor gelang luar, dan nombor yang sejajar dengannya pada gelang dalam ialah nombor kedua.</translation>
    </message>
    <message>
        <source>the document does not say how the inner ring is drawn</source>
        <translation>dokumen tidak menyatakan bagaimana gelang dalam dicabut</translation>
    </message>
    <message>
        <source>If any of its equipment malfunctions, before or after no more bets, Spread-Bet wagers are void and returned; other wagers are not affected.</source>
        <translation>Jika mana-mana peralatannya rosak, sebelum atau selepas pertaruhan ditutup, pertaruhan Spread-Bet terbatal dan dikembalikan; pertaruhan lain tidak terjejas.</translation>
    </message>
    <message>
        <source>Spread-Bet</source>
        <translation>Spread-Bet</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Jadual {table}</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Jumlah</translation>
    </message>
    <message>
        <source>A new table begins with these limits.</source>
        <translation>Meja baharu bermula dengan had ini.</translation>
    </message>
    <message>
        <source>These limits are in force at this table now.</source>
        <translation>Had ini berkuat kuasa di meja ini sekarang.</translation>
    </message>
    <message>
        <source>You keep the minimum and the units of before the last change until {until}. These limits are in force for you now:</source>
        <translation>Anda mengekalkan minimum dan unit sebelum perubahan terakhir hingga {until}. Had ini berkuat kuasa untuk anda sekarang:</translation>
    </message>
    <message>
        <source>The house has agreed other limits with you alone, for as long as you play at this place. These are in force for you now:</source>
        <translation>Kasino telah bersetuju dengan had lain untuk anda seorang sahaja, selama anda bermain di tempat ini. Had ini berkuat kuasa untuk anda sekarang:</translation>
    </message>
    <message>
        <source>A wager is everything on one place. It need not be a multiple of the minimum.</source>
        <translation>Satu pertaruhan ialah semua yang terletak pada satu kedudukan. Ia tidak perlu gandaan minimum.</translation>
    </message>
    <message>
        <source>The minimum outlay: all wagers of a player on one spin are at least {least}, or they all go back when wagering closes.</source>
        <translation>Jumlah pertaruhan minimum: semua pertaruhan seorang pemain bagi satu putaran sekurang-kurangnya {least}, jika tidak semuanya dikembalikan apabila pertaruhan ditutup.</translation>
    </message>
    <message>
        <source>The limits of the table, for everybody else:</source>
        <translation>Had meja, untuk semua pemain lain:</translation>
    </message>
    <message>
        <source>New limits are announced. They apply between two rounds, from {time}:</source>
        <translation>Had baharu telah diumumkan. Had itu berkuat kuasa antara dua pusingan, mulai {time}:</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Sekarang</translation>
    </message>
    <message>
        <source>From {time}</source>
        <translation>Mulai {time}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} hingga {high}</translation>
    </message>
    <message>
        <source>{low} to {high} by {unit}</source>
        <translation>{low} hingga {high}, unit {unit}</translation>
    </message>
    <message>
        <source>Minimum outlay</source>
        <translation>Jumlah pertaruhan minimum</translation>
    </message>
    <message>
        <source>All wagers of a player, at most</source>
        <translation>Semua pertaruhan seorang pemain, paling banyak</translation>
    </message>
    <message>
        <source>none</source>
        <translation>tiada</translation>
    </message>
    <message>
        <source>Wagering is open for as long as the house decides, and never for less than {shortest} seconds; the time left is always shown.</source>
        <translation>Pertaruhan dibuka selama yang ditentukan oleh kasino, dan tidak pernah kurang daripada {shortest} saat; masa yang tinggal sentiasa ditunjukkan.</translation>
    </message>
    <message>
        <source>This table is announced to close at {time}.</source>
        <translation>Meja ini telah diumumkan akan ditutup pada {time}.</translation>
    </message>
    <message>
        <source>A wager outside its limits that was not rejected before no more bets is valid. The terminal rejects what is too much, and a wager below its minimum, at the touch; what it took stands when wagering closes.</source>
        <translation>Pertaruhan di luar had yang tidak ditolak sebelum pertaruhan ditutup adalah sah. Terminal menolak apa yang berlebihan, dan pertaruhan di bawah minimumnya, semasa disentuh; apa yang diterimanya kekal apabila pertaruhan ditutup.</translation>
    </message>
    <message>
        <source>{reason} All rounds that this affects are void, earlier ones too, and their wagers are returned.</source>
        <translation>{reason} Semua pusingan yang terjejas terbatal, termasuk yang terdahulu, dan pertaruhannya dikembalikan.</translation>
    </message>
    <message>
        <source>The casino may withhold any amount to be credited, or demand the return of any amount that was credited, until it has investigated and made a determination; the government inspectorate is notified as soon as practicable.</source>
        <translation>Kasino boleh menahan sebarang amaun yang akan dikreditkan, atau menuntut supaya sebarang amaun yang telah dikreditkan dikembalikan, sehingga ia selesai menyiasat dan membuat keputusan; pihak pemeriksa kerajaan dimaklumkan secepat mungkin.</translation>
    </message>
    <message>
        <source>A doubtful payment may be withheld until it has been investigated.</source>
        <translation>Bayaran yang diragui boleh ditahan sehingga selesai disiasat.</translation>
    </message>
    <message>
        <source>The number on the wheel counts: a winning number display that shows another is disregarded, and a representative of the management confirms the result before anything is paid.</source>
        <translation>Nombor pada roda yang dikira: paparan nombor menang yang menunjukkan nombor lain diabaikan, dan wakil pihak pengurusan mengesahkan keputusan sebelum apa-apa dibayar.</translation>
    </message>
    <message>
        <source>How the inner ring will stand is drawn and sealed before wagering opens; anybody can check that afterwards.</source>
        <translation>Kedudukan gelang dalam dicabut dan dimeterai sebelum pertaruhan dibuka; sesiapa sahaja boleh menyemaknya kemudian.</translation>
    </message>
    <message>
        <source>Supernova jackpots</source>
        <translation>Jackpot Supernova</translation>
    </message>
    <message>
        <source>A jackpot wager is one fixed amount on a spot of its own, beside the wagers of the same round on the layout. It plays for every level, and wins whatever the ball does. What is won is rounded up to the dollar.</source>
        <translation>Pertaruhan jackpot ialah satu jumlah tetap pada tempatnya sendiri, di samping pertaruhan pusingan yang sama pada susun atur. Ia menyertai setiap tahap dan boleh menang walau di mana pun bola jatuh. Kemenangan dibundarkan ke dolar atas.</translation>
    </message>
    <message>
        <source>It counts to no maximum.</source>
        <translation>Ia tidak dikira dalam mana-mana had maksimum.</translation>
    </message>
    <message>
        <source>It is {amount}.</source>
        <translation>Jumlahnya {amount}.</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <translation>Jackpot</translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>Bermula pada</translation>
    </message>
    <message>
        <source>Falls before</source>
        <translation>Jatuh sebelum</translation>
    </message>
    <message>
        <source>Returns</source>
        <translation>Pulangan</translation>
    </message>
    <message>
        <source>On average all levels together return {share} of the jackpot wagers.</source>
        <translation>Secara purata semua tahap bersama memulangkan {share} daripada pertaruhan jackpot.</translation>
    </message>
    <message>
        <source>A level falls when the wagers of a round raise it to a value that was drawn by chance when it began. That value was sealed then, and the seal is shown: when the level falls the value is revealed, and anybody can check it.</source>
        <translation>Sesuatu tahap jatuh apabila pertaruhan satu pusingan menaikkannya ke nilai yang dicabut secara rawak ketika ia bermula. Nilai itu dimeterai ketika itu, dan meterainya dipaparkan: apabila tahap jatuh, nilai itu didedahkan dan sesiapa boleh menyemaknya.</translation>
    </message>
    <message>
        <source>the document does not say when a jackpot falls</source>
        <translation>dokumen tidak menyatakan bila jackpot jatuh</translation>
    </message>
    <message>
        <source>Without a wager on the layout at no more bets, the jackpot wager is returned.</source>
        <translation>Tanpa pertaruhan pada susun atur apabila pertaruhan ditutup, pertaruhan jackpot dikembalikan.</translation>
    </message>
    <message>
        <source>If the jackpot system fails during the game, or does not answer within {seconds} seconds of no more bets, jackpot wagers are void and returned; other wagers are not affected.</source>
        <translation>Jika sistem jackpot gagal semasa permainan, atau tidak menjawab dalam {seconds} saat selepas pertaruhan ditutup, pertaruhan jackpot terbatal dan dikembalikan; pertaruhan lain tidak terjejas.</translation>
    </message>
    <message>
        <source>While a jackpot spot does not work, no jackpot wagers are taken at the table.</source>
        <translation>Selagi tempat jackpot tidak berfungsi, tiada pertaruhan jackpot diterima di meja.</translation>
    </message>
    <message>
        <source>A jackpot wager that was drawn stands, also when the ball is spun again, the number is corrected or the round is void.</source>
        <translation>Pertaruhan jackpot yang telah dicabut kekal, juga apabila bola diputar semula, nombor dibetulkan atau pusingan terbatal.</translation>
    </message>
    <message>
        <source>A jackpot may need the approval of the table inspector before it is paid. It is credited when the round is settled; a player who has left is paid by hand.</source>
        <translation>Jackpot mungkin memerlukan kelulusan pemeriksa meja sebelum dibayar. Ia dikreditkan apabila pusingan diselesaikan; pemain yang telah pergi dibayar oleh kakitangan.</translation>
    </message>
    <message>
        <source>All jackpot wagers of the round in which it falls share it evenly.</source>
        <translation>Semua pertaruhan jackpot dalam pusingan ia jatuh berkongsi sama rata.</translation>
    </message>
    <message>
        <source>One of the jackpot wagers of the round in which it falls wins it, by draw.</source>
        <translation>Satu daripada pertaruhan jackpot dalam pusingan ia jatuh memenanginya melalui cabutan.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Kejohanan</translation>
    </message>
    <message>
        <source>In a tournament points are played for and not money, by terms and conditions that are shown here while one is open. No terminal of the table has credit or takes money meanwhile. These rules apply unless those of tournaments say otherwise.</source>
        <translation>Kejohanan dimainkan dengan mata dan bukan wang, mengikut terma dan syarat yang dipaparkan di sini semasa ia dibuka. Sementara itu tiada terminal meja mempunyai kredit atau menerima wang. Peraturan ini terpakai melainkan peraturan kejohanan menyatakan sebaliknya.</translation>
    </message>
    <message>
        <source>An entry fee goes back to a player who cancels at least {days} days before the tournament begins. Fees and buy-ins go back if it does not take place, and never to a player who is disqualified.</source>
        <translation>Yuran penyertaan dikembalikan kepada pemain yang membatalkan sekurang-kurangnya {days} hari sebelum kejohanan bermula. Yuran dan belian masuk dikembalikan jika kejohanan tidak diadakan, dan tidak sekali-kali kepada pemain yang hilang kelayakan.</translation>
    </message>
    <message>
        <source>The casino may disqualify whoever breaks these rules, is not there at the times of play, or behaves to the harm of the tournament.</source>
        <translation>Kasino boleh membatalkan kelayakan sesiapa yang melanggar peraturan ini, tidak hadir pada masa permainan, atau berkelakuan yang menjejaskan kejohanan.</translation>
    </message>
    <message>
        <source>Each player answers for where his own wagers stand.</source>
        <translation>Setiap pemain bertanggungjawab atas kedudukan pertaruhannya sendiri.</translation>
    </message>
    <message>
        <source>At least the minimum is wagered on every spin, and no more than the maximum. Whoever omits that wagers at least double the minimum on the next spin.</source>
        <translation>Sekurang-kurangnya minimum dipertaruhkan pada setiap putaran, dan tidak lebih daripada maksimum. Sesiapa yang tidak berbuat demikian mesti bertaruh sekurang-kurangnya dua kali minimum pada putaran seterusnya.</translation>
    </message>
    <message>
        <source>Nothing stays on the layout for the next spin.</source>
        <translation>Tiada apa-apa kekal pada susun atur untuk putaran seterusnya.</translation>
    </message>
    <message>
        <source>Whoever has lost all points is eliminated.</source>
        <translation>Sesiapa yang kehilangan semua mata disingkirkan.</translation>
    </message>
    <message>
        <source>If all who are left lose everything on one spin they have equal points again, and play it off.</source>
        <translation>Jika semua yang tinggal kehilangan segalanya pada satu putaran, mereka mendapat mata yang sama semula dan bermain penentuan.</translation>
    </message>
    <message>
        <source>Every player sees what all others hold.</source>
        <translation>Setiap pemain dapat melihat mata semua pemain lain.</translation>
    </message>
    <message>
        <source>The most points win a session. Who hold as much where it matters play it off, with equal points, until it is decided.</source>
        <translation>Mata terbanyak memenangi sesi. Mereka yang sama mata di tempat yang menentukan bermain penentuan, dengan mata yang sama, sehingga diputuskan.</translation>
    </message>
    <message>
        <source>In the final a tie for the first place is played off; who tie for a lower place share the prizes of their places.</source>
        <translation>Dalam pusingan akhir, seri untuk tempat pertama diputuskan dengan bermain penentuan; mereka yang seri di tempat lebih rendah berkongsi hadiah tempat mereka.</translation>
    </message>
    <message>
        <source>The tournament director decides disputes, and the decision is final; but an officer of the Gaming and Wagering Commission may consider a complaint about it, and the Commission review it.</source>
        <translation>Pengarah kejohanan memutuskan pertikaian, dan keputusannya muktamad; tetapi pegawai Suruhanjaya Perjudian dan Pertaruhan boleh mempertimbangkan aduan tentangnya, dan Suruhanjaya mengkajinya semula.</translation>
    </message>
    <message>
        <source>Nobody leaves before the end of a session without the director&apos;s approval, but in an emergency.</source>
        <translation>Tiada sesiapa pergi sebelum sesi tamat tanpa kelulusan pengarah, kecuali dalam kecemasan.</translation>
    </message>
    <message>
        <source>How to enter: {form}</source>
        <translation>Cara menyertai: {form}</translation>
    </message>
    <message>
        <source>The entry fee is {amount}.</source>
        <translation>Yuran penyertaan ialah {amount}.</translation>
    </message>
    <message>
        <source>At most {count} players enter.</source>
        <translation>Paling banyak {count} pemain menyertai.</translation>
    </message>
    <message>
        <source>Entries by wild card, which the director gives: {count}.</source>
        <translation>Penyertaan melalui kad bebas, yang diberikan oleh pengarah: {count}.</translation>
    </message>
    <message>
        <source>The tournament begins: {moment}.</source>
        <translation>Kejohanan bermula: {moment}.</translation>
    </message>
    <message>
        <source>The buy-in of a session is {amount}.</source>
        <translation>Belian masuk satu sesi ialah {amount}.</translation>
    </message>
    <message>
        <source>The buy-in can be supplemented in a session, until spin {spin}: {count} times.</source>
        <translation>Belian masuk boleh ditambah dalam satu sesi, hingga putaran {spin}: {count} kali.</translation>
    </message>
    <message>
        <source>{least} to {most} players sit at a table.</source>
        <translation>{least} hingga {most} pemain duduk di satu meja.</translation>
    </message>
    <message>
        <source>Each player starts a session with {points} points.</source>
        <translation>Setiap pemain memulakan sesi dengan {points} mata.</translation>
    </message>
    <message>
        <source>A session has {spins} spins.</source>
        <translation>Satu sesi mempunyai {spins} putaran.</translation>
    </message>
    <message>
        <source>A session has {minutes} minutes, and then three more spins.</source>
        <translation>Satu sesi ialah {minutes} minit, kemudian tiga putaran lagi.</translation>
    </message>
    <message>
        <source>{minimum} to {maximum} points on each spin.</source>
        <translation>{minimum} hingga {maximum} mata pada setiap putaran.</translation>
    </message>
    <message>
        <source>Wagers are multiples of {points} points.</source>
        <translation>Taruhan ialah gandaan {points} mata.</translation>
    </message>
    <message>
        <source>On one spot at most {points} points: {kind}.</source>
        <translation>Paling banyak {points} mata pada satu petak: {kind}.</translation>
    </message>
    <message>
        <source>From spin {spin} on: {minimum} to {maximum} points.</source>
        <translation>Mulai putaran {spin}: {minimum} hingga {maximum} mata.</translation>
    </message>
    <message>
        <source>{count} of each table go on to the next heat.</source>
        <translation>{count} dari setiap meja mara ke saringan seterusnya.</translation>
    </message>
    <message>
        <source>The casino may deem others to be winners too (5.27): {how}</source>
        <translation>Kasino boleh menganggap orang lain juga pemenang (5.27): {how}</translation>
    </message>
    <message>
        <source>A play-off has {spins} spins, with {points} points each.</source>
        <translation>Satu penentuan mempunyai {spins} putaran, {points} mata setiap orang.</translation>
    </message>
    <message>
        <source>Bonus prize, {title}: {amount}</source>
        <translation>Hadiah bonus, {title}: {amount}</translation>
    </message>
    <message>
        <source>Of those who lose all in the final, whoever was in longer is before.</source>
        <translation>Antara yang kehilangan semua dalam final, sesiapa yang bertahan lebih lama berada di hadapan.</translation>
    </message>
    <message>
        <source>Those who lose all in the final share what is left of the prizes.</source>
        <translation>Mereka yang kehilangan semua dalam final berkongsi baki hadiah.</translation>
    </message>
    <message>
        <source>Whoever loses all in the final has no prize.</source>
        <translation>Sesiapa yang kehilangan semua dalam final tidak mendapat hadiah.</translation>
    </message>
    <message>
        <source>Points have no cash value.</source>
        <translation>Mata tidak mempunyai nilai tunai.</translation>
    </message>
    <message>
        <source>{points} points are worth {amount} at the end.</source>
        <translation>{points} mata bernilai {amount} pada penghujungnya.</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>Terminal %1</source>
        <translation>Terminal %1</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>Touch a terminal to credit it, pay it, lock it or look at its bets.</source>
        <translation>Sentuh terminal untuk menambah kredit, membayar, mengunci atau melihat pertaruhannya.</translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>Terminal %1, %2</source>
        <translation>Terminal %1, %2</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Terdahulu</translation>
    </message>
    <message>
        <source>Newer</source>
        <translation>Seterusnya</translation>
    </message>
</context>
<context>
    <name>SeatTile</name>
    <message>
        <source>Seat %1, %2</source>
        <translation>Tempat %1, %2</translation>
    </message>
    <message>
        <source>Seat open</source>
        <translation>Tempat kosong</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>Kredit</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Taruhan</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Pusingan lalu</translation>
    </message>
    <message>
        <source>In / out</source>
        <translation>Masuk / keluar</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <source>Account</source>
        <translation>Akaun</translation>
    </message>
    <message>
        <source>its bets</source>
        <translation>pertaruhannya</translation>
    </message>
    <message>
        <source>not told yet</source>
        <translation>belum diketahui</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>Kredit</translation>
    </message>
    <message>
        <source>On the cloth</source>
        <translation>Di atas meja</translation>
    </message>
    <message>
        <source>Turned away</source>
        <translation>Ditolak</translation>
    </message>
    <message>
        <source>Known to the table</source>
        <translation>Diketahui meja</translation>
    </message>
    <message>
        <source>Withheld</source>
        <translation>Ditahan</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Kes</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Had</translation>
    </message>
    <message>
        <source>Ticket in doubt</source>
        <translation>Tiket diragui</translation>
    </message>
    <message>
        <source>go and look</source>
        <translation>pergi periksa</translation>
    </message>
    <message>
        <source>Note or ticket in doubt</source>
        <translation>Wang atau tiket diragui</translation>
    </message>
    <message>
        <source>look into the box</source>
        <translation>periksa kotak</translation>
    </message>
    <message>
        <source>Call answered</source>
        <translation>Panggilan dijawab</translation>
    </message>
    <message>
        <source>Bets in question</source>
        <translation>Taruhan dipersoal</translation>
    </message>
    <message>
        <source>Answer the case</source>
        <translation>Jawab kes</translation>
    </message>
    <message>
        <source>Inspectorate</source>
        <translation>Inspektorat</translation>
    </message>
    <message>
        <source>notified</source>
        <translation>dimaklumkan</translation>
    </message>
    <message>
        <source>Unlock seat</source>
        <translation>Buka kunci</translation>
    </message>
    <message>
        <source>accounts are frozen</source>
        <translation>akaun dibekukan</translation>
    </message>
    <message>
        <source>link lost</source>
        <translation>terputus</translation>
    </message>
    <message>
        <source>no credit</source>
        <translation>tiada kredit</translation>
    </message>
    <message>
        <source>being paid</source>
        <translation>sedang dibayar</translation>
    </message>
    <message>
        <source>Credit</source>
        <comment>to add money</comment>
        <translation>Tambah kredit</translation>
    </message>
    <message>
        <source>add money</source>
        <translation>tambah wang</translation>
    </message>
    <message>
        <source>Hand pay</source>
        <translation>Bayaran kakitangan</translation>
    </message>
    <message>
        <source>Lock seat</source>
        <translation>Kunci tempat</translation>
    </message>
    <message>
        <source>stop play</source>
        <translation>henti main</translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation>Pertikaian</translation>
    </message>
    <message>
        <source>hold money</source>
        <translation>tahan wang</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mesej</translation>
    </message>
    <message>
        <source>to the player</source>
        <translation>kepada pemain</translation>
    </message>
    <message>
        <source>table closed</source>
        <translation>meja ditutup</translation>
    </message>
    <message>
        <source>Malfunction</source>
        <translation>Kerosakan</translation>
    </message>
    <message>
        <source>no fraud declared</source>
        <translation>tiada penipuan diisytihar</translation>
    </message>
    <message>
        <source>Collect note box</source>
        <translation>Kutip kotak wang</translation>
    </message>
    <message>
        <source>put in an empty one</source>
        <translation>masukkan yang kosong</translation>
    </message>
    <message>
        <source>Count note box</source>
        <translation>Kira kotak wang</translation>
    </message>
    <message>
        <source>{count} wait</source>
        <translation>{count} menunggu</translation>
    </message>
    <message>
        <source>it is connected</source>
        <translation>ia bersambung</translation>
    </message>
    <message>
        <source>New machine</source>
        <translation>Mesin baharu</translation>
    </message>
    <message>
        <source>after the round</source>
        <translation>selepas pusingan</translation>
    </message>
    <message>
        <source>Dead terminal</source>
        <translation>Terminal mati</translation>
    </message>
    <message>
        <source>between rounds</source>
        <translation>di antara pusingan</translation>
    </message>
    <message>
        <source>no limits changed</source>
        <translation>had tidak berubah</translation>
    </message>
    <message>
        <source>nobody plays</source>
        <translation>tiada pemain</translation>
    </message>
    <message>
        <source>End legacy</source>
        <translation>Tamatkan had lama</translation>
    </message>
    <message>
        <source>Legacy limits</source>
        <translation>Had lama</translation>
    </message>
    <message>
        <source>Vouchers</source>
        <translation>Baucar</translation>
    </message>
    <message>
        <source>hand back {sum}</source>
        <translation>pulangkan {sum}</translation>
    </message>
    <message>
        <source>no bets settled</source>
        <translation>tiada yang selesai</translation>
    </message>
    <message>
        <source>Put a bet right</source>
        <translation>Betulkan taruhan</translation>
    </message>
    <message>
        <source>Rules broken</source>
        <translation>Langgar peraturan</translation>
    </message>
    <message>
        <source>void its bets</source>
        <translation>batalkan pertaruhan</translation>
    </message>
    <message>
        <source>no bets registered</source>
        <translation>tiada yang didaftar</translation>
    </message>
    <message>
        <source>Forfeit bets</source>
        <translation>Lucut hak</translation>
    </message>
    <message>
        <source>after a fraud</source>
        <translation>selepas penipuan</translation>
    </message>
    <message>
        <source>{rounds} rounds, all places taken</source>
        <translation>{rounds} pusingan, semua tempat penuh</translation>
    </message>
    <message>
        <source>No bets</source>
        <translation>Tiada pertaruhan</translation>
    </message>
    <message>
        <source>legacy until {time}</source>
        <translation>lama hingga {time}</translation>
    </message>
    <message>
        <source>Longer legacy</source>
        <translation>Lanjutkan had lama</translation>
    </message>
    <message>
        <source>End agreed limits</source>
        <translation>Tamat persetujuan</translation>
    </message>
    <message>
        <source>plays by the new ones</source>
        <translation>ikut had baharu</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Dipersetujui</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Rakaman</translation>
    </message>
    <message>
        <source>of the wheel</source>
        <translation>roda</translation>
    </message>
</context>
<context>
    <name>SeatsGrid</name>
    <message>
        <source>Accounts are frozen: %1</source>
        <translation>Akaun dibekukan: %1</translation>
    </message>
    <message>
        <source>Terminals</source>
        <translation>Terminal</translation>
    </message>
</context>
<context>
    <name>SeatsView</name>
    <message>
        <source>Turned away</source>
        <translation>Ditolak</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>Diputuskan</translation>
    </message>
    <message>
        <source>Link lost</source>
        <translation>Terputus</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>Belum dibayar</translation>
    </message>
    <message>
        <source>In question</source>
        <translation>Dipersoal</translation>
    </message>
    <message>
        <source>Case overdue</source>
        <translation>Kes lewat</translation>
    </message>
    <message>
        <source>Case open</source>
        <translation>Kes dibuka</translation>
    </message>
    <message>
        <source>Validator</source>
        <translation>Penerima</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>Tiada kamera</translation>
    </message>
    <message>
        <source>Paper low</source>
        <translation>Kertas kurang</translation>
    </message>
    <message>
        <source>Paper out</source>
        <translation>Kertas habis</translation>
    </message>
    <message>
        <source>Paper jam</source>
        <translation>Kertas sekat</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Pencetak</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Membayar</translation>
    </message>
    <message>
        <source>Hand pay</source>
        <translation>Minta bayaran</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Memanggil</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Luar talian</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Kosong</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Bermain</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>Didaftar</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Ditolak</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Terbatal</translation>
    </message>
    <message>
        <source>No bets</source>
        <translation>Tiada taruhan</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Bertaruh</translation>
    </message>
    <message>
        <source>Not registered</source>
        <translation>Belum daftar</translation>
    </message>
    <message>
        <source>{count} of {all} slips registered, {sum} on the cloth</source>
        <translation>{count} daripada {all} slip didaftar, {sum} di atas meja</translation>
    </message>
    <message>
        <source>{sum} on the cloth</source>
        <translation>{sum} di atas meja</translation>
    </message>
    <message>
        <source>{here} of {all} connected, {playing} playing</source>
        <translation>{here} daripada {all} bersambung, {playing} bermain</translation>
    </message>
    <message>
        <source>{rounds} rounds idle</source>
        <translation>{rounds} pusingan rehat</translation>
    </message>
    <message>
        <source>Ticket {sum}?</source>
        <translation>Tiket {sum}?</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <translation>Jackpot</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Each change is written down with its old and new value.</source>
        <translation>Setiap perubahan dicatat dengan nilai lama dan baharu.</translation>
    </message>
    <message>
        <source>Less: %1</source>
        <translation>Kurang: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>Lebih: %1</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Your screen</source>
        <translation>Skrin anda</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Large text</source>
        <translation>Teks besar</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Kontras tinggi</translation>
    </message>
    <message>
        <source>For the left hand</source>
        <translation>Untuk tangan kiri</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Tiada gerakan</translation>
    </message>
    <message>
        <source>Say bets and results</source>
        <translation>Sebut taruhan dan keputusan</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Bunyi</translation>
    </message>
    <message>
        <source>Hot and cold numbers</source>
        <translation>Nombor panas dan sejuk</translation>
    </message>
    <message>
        <source>Past spins do not change the next one.</source>
        <translation>Putaran lepas tidak mengubah putaran seterusnya.</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>{round}, {was}  ({why})</source>
        <translation>{round}, {was}  ({why})</translation>
    </message>
    <message>
        <source>{round}, {was}  →  {number}  ({why})</source>
        <translation>{round}, {was}  →  {number}  ({why})</translation>
    </message>
    <message>
        <source>A supervisor&apos;s PIN, for this one order</source>
        <translation>PIN penyelia, untuk arahan ini sahaja</translation>
    </message>
    <message>
        <source>A second person confirms: a supervisor&apos;s PIN</source>
        <translation>Orang kedua mengesahkan: PIN penyelia</translation>
    </message>
    <message>
        <source>The number that the ball lies in</source>
        <translation>Nombor tempat bola berada</translation>
    </message>
    <message>
        <source>Waiting for the table</source>
        <translation>Menunggu meja</translation>
    </message>
    <message>
        <source>Show every seat&apos;s difference</source>
        <translation>Tunjukkan beza setiap tempat</translation>
    </message>
    <message>
        <source>there is no other supervisor</source>
        <translation>tiada penyelia lain</translation>
    </message>
    <message>
        <source>choose who it is</source>
        <translation>pilih orangnya</translation>
    </message>
    <message>
        <source>at least six digits</source>
        <translation>sekurang-kurangnya enam digit</translation>
    </message>
    <message>
        <source>the table is computing</source>
        <translation>meja sedang mengira</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>pilih satu</translation>
    </message>
    <message>
        <source>choose a reason</source>
        <translation>pilih sebab</translation>
    </message>
    <message>
        <source>less than {sum}</source>
        <translation>kurang daripada {sum}</translation>
    </message>
    <message>
        <source>choose {least} to {most}</source>
        <translation>pilih {least} hingga {most}</translation>
    </message>
    <message>
        <source>{order}: {what}</source>
        <translation>{order}: {what}</translation>
    </message>
    <message>
        <source>signed by {name}</source>
        <translation>ditandatangani oleh {name}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Lagi</translation>
    </message>
    <message>
        <source>A second person: a PIN, or at another console</source>
        <translation>Orang kedua: PIN, atau di konsol lain</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Neighbours</source>
        <translation>Jiran</translation>
    </message>
    <message>
        <source>Max Bet: touch a number</source>
        <translation>Max Bet: sentuh nombor</translation>
    </message>
    <message>
        <source>%1 numbers a touch</source>
        <translation>%1 nombor sesentuh</translation>
    </message>
    <message>
        <source>neighbours</source>
        <translation>jiran</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Trek</translation>
    </message>
    <message>
        <source>Zodiac</source>
        <translation>Zodiak</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Sektor</translation>
    </message>
    <message>
        <source>Finales</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Max Bet</source>
        <translation>Max Bet</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Sejarah</translation>
    </message>
</context>
<context>
    <name>SignInPage</name>
    <message>
        <source>Sign in</source>
        <translation>Log masuk</translation>
    </message>
    <message>
        <source>Look without signing in</source>
        <translation>Lihat tanpa log masuk</translation>
    </message>
    <message>
        <source>the door is open and the table is away</source>
        <translation>pintu terbuka dan meja tidak bersambung</translation>
    </message>
</context>
<context>
    <name>SignInScreen</name>
    <message>
        <source>Sign in</source>
        <translation>Log masuk</translation>
    </message>
    <message>
        <source>a supervisor must unlock</source>
        <translation>penyelia mesti membuka kunci</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>PIN %1</translation>
    </message>
    <message>
        <source>Touch your name</source>
        <translation>Sentuh nama anda</translation>
    </message>
</context>
<context>
    <name>SignInView</name>
    <message>
        <source>An order was not answered before this console stopped. It is finished when {people} signs in.</source>
        <translation>Satu arahan belum dijawab sebelum konsol ini berhenti. Ia diselesaikan apabila {people} log masuk.</translation>
    </message>
</context>
<context>
    <name>SittingFigures</name>
    <message>
        <source>Time at play</source>
        <translation>Masa bermain</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Taruhan</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Menang</translation>
    </message>
    <message>
        <source>Stakes back</source>
        <translation>Taruhan kembali</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Jumlah</translation>
    </message>
</context>
<context>
    <name>SittingView</name>
    <message>
        <source>Time at play {time}, rounds {rounds}, bet {staked}, won {won}, stakes back {returned}, in all {net}</source>
        <translation>Masa bermain {time}, pusingan {rounds}, taruhan {staked}, menang {won}, taruhan kembali {returned}, jumlah {net}</translation>
    </message>
</context>
<context>
    <name>SlipActions</name>
    <message>
        <source>Undo</source>
        <translation>Undur</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Padam</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Alih</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Ulang</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Ganda</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Kegemaran</translation>
    </message>
</context>
<context>
    <name>SlipView</name>
    <message>
        <source>The table holds no bets of this seat</source>
        <translation>Meja tidak memegang pertaruhan tempat ini</translation>
    </message>
    <message>
        <source>Round {round}: {sum}</source>
        <translation>Pusingan {round}: {sum}</translation>
    </message>
    <message>
        <source>bets come to the table when betting ends</source>
        <translation>pertaruhan sampai ke meja apabila pertaruhan tamat</translation>
    </message>
    <message>
        <source>void, returned: {why}</source>
        <translation>terbatal, dikembalikan: {why}</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>tiada sebab diberi</translation>
    </message>
    <message>
        <source>refused, returned: {why}</source>
        <translation>ditolak, dikembalikan: {why}</translation>
    </message>
    <message>
        <source>in question: a supervisor decides from the records</source>
        <translation>dipersoalkan: penyelia memutuskan daripada rekod</translation>
    </message>
    <message>
        <source>registered, no number yet</source>
        <translation>didaftar, belum ada nombor</translation>
    </message>
    <message>
        <source>{number}, settled</source>
        <translation>{number}, diselesaikan</translation>
    </message>
    <message>
        <source>{number}, corrected and settled again</source>
        <translation>{number}, dibetulkan dan diselesaikan semula</translation>
    </message>
    <message>
        <source>forfeited, by {clause}</source>
        <translation>dilucut hak, mengikut {clause}</translation>
    </message>
    <message>
        <source>{number}, put right by {clause}</source>
        <translation>{number}, dibetulkan mengikut {clause}</translation>
    </message>
    <message>
        <source>Spread-Bet: {bets}</source>
        <translation>Spread-Bet: {bets}</translation>
    </message>
    <message>
        <source>{bets}, returned: {why}</source>
        <translation>{bets}, dipulangkan: {why}</translation>
    </message>
</context>
<context>
    <name>SpokenWords</name>
    <message>
        <source>Place your bets. {seconds} seconds.</source>
        <translation>Sila bertaruh. {seconds} saat.</translation>
    </message>
    <message>
        <source>{seconds} seconds</source>
        <translation>{seconds} saat</translation>
    </message>
    <message>
        <source>No bets on the cloth</source>
        <translation>Tiada taruhan di atas meja</translation>
    </message>
    <message>
        <source>{sum} on {wager}</source>
        <translation>{sum} pada {wager}</translation>
    </message>
    <message>
        <source>{sum} on {count} spots</source>
        <translation>{sum} pada {count} petak</translation>
    </message>
    <message>
        <source>No more bets.</source>
        <translation>Pertaruhan ditutup.</translation>
    </message>
    <message>
        <source>No more bets. You have bet {sum}.</source>
        <translation>Pertaruhan ditutup. Anda bertaruh {sum}.</translation>
    </message>
    <message>
        <source>{sum} back in your credit: {reasons}.</source>
        <translation>{sum} kembali ke kredit anda: {reasons}.</translation>
    </message>
    <message>
        <source>{number}, {colour}.</source>
        <translation>{number}, {colour}.</translation>
    </message>
    <message>
        <source>{number}, {colour}. No win. Your credit is {credit}.</source>
        <translation>{number}, {colour}. Tiada kemenangan. Kredit anda {credit}.</translation>
    </message>
    <message>
        <source>1 to 18</source>
        <translation>1 hingga 18</translation>
    </message>
    <message>
        <source>19 to 36</source>
        <translation>19 hingga 36</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount} mata</translation>
    </message>
    <message>
        <source>{amount} dollar</source>
        <translation>{amount} dolar</translation>
    </message>
    <message>
        <source>{amount} dollars</source>
        <translation>{amount} dolar</translation>
    </message>
    <message>
        <source>{amount} ringgit</source>
        <comment>one</comment>
        <translation>{amount} ringgit</translation>
    </message>
    <message>
        <source>{amount} ringgit</source>
        <comment>several</comment>
        <translation>{amount} ringgit</translation>
    </message>
    <message>
        <source>{amount} euro</source>
        <translation>{amount} euro</translation>
    </message>
    <message>
        <source>{amount} euros</source>
        <translation>{amount} euro</translation>
    </message>
    <message>
        <source>{amount} pound</source>
        <translation>{amount} paun</translation>
    </message>
    <message>
        <source>{amount} pounds</source>
        <translation>{amount} paun</translation>
    </message>
    <message>
        <source>{number}, {colour}. You are up {net}. Your credit is {credit}.</source>
        <translation>{number}, {colour}. Anda untung {net}. Kredit anda {credit}.</translation>
    </message>
    <message>
        <source>{number}, {colour}. {back} back of {staked}. Your credit is {credit}.</source>
        <translation>{number}, {colour}. {back} kembali daripada {staked}. Kredit anda {credit}.</translation>
    </message>
    <message>
        <source>Inner ring {inner}, sum {sum}.</source>
        <translation>Gelang dalam {inner}, jumlah {sum}.</translation>
    </message>
    <message>
        <source>Your Spread-Bets are returned.</source>
        <translation>Spread-Bet anda dipulangkan.</translation>
    </message>
    <message>
        <source>Spread-Bet, sum {low} to {high}</source>
        <translation>Spread-Bet, jumlah {low} hingga {high}</translation>
    </message>
    <message>
        <source>Spread-Bet, sum {low}</source>
        <translation>Spread-Bet, jumlah {low}</translation>
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
        <translation>Dipulangkan: %1</translation>
    </message>
</context>
<context>
    <name>SpreadEquation</name>
    <message>
        <source>wheel, %1</source>
        <translation>roda, %1</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simulasi</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>jumlah</translation>
    </message>
</context>
<context>
    <name>SpreadResult</name>
    <message>
        <source>Outer ring</source>
        <translation>Gelang luar</translation>
    </message>
    <message>
        <source>Inner ring</source>
        <translation>Gelang dalam</translation>
    </message>
</context>
<context>
    <name>SpreadView</name>
    <message>
        <source>sum of both rings</source>
        <translation>jumlah dua gelang</translation>
    </message>
    <message>
        <source>{odds} to 1</source>
        <translation>{odds} ke 1</translation>
    </message>
</context>
<context>
    <name>Staff</name>
    <message>
        <source>The validator: {result}.</source>
        <translation>Penerima wang kertas: {result}.</translation>
    </message>
    <message>
        <source>This terminal has none.</source>
        <translation>Terminal ini tiada.</translation>
    </message>
    <message>
        <source>Well</source>
        <translation>Baik</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Terbuka</translation>
    </message>
    <message>
        <source>Shut</source>
        <translation>Tertutup</translation>
    </message>
    <message>
        <source>No switch is wired to this terminal.</source>
        <translation>Tiada suis disambung ke terminal ini.</translation>
    </message>
    <message>
        <source>Notes of {value}</source>
        <translation>Wang kertas {value}</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Kutipan</translation>
    </message>
    <message>
        <source>Tickets in</source>
        <translation>Tiket masuk</translation>
    </message>
    <message>
        <source>Credits by staff</source>
        <translation>Kredit oleh kakitangan</translation>
    </message>
    <message>
        <source>Tickets out</source>
        <translation>Tiket keluar</translation>
    </message>
    <message>
        <source>Paid by hand</source>
        <translation>Bayaran kakitangan</translation>
    </message>
    <message>
        <source>Handle</source>
        <translation>Jumlah taruhan</translation>
    </message>
    <message>
        <source>Paid to players</source>
        <translation>Dibayar kepada pemain</translation>
    </message>
    <message>
        <source>Tips to dealers</source>
        <translation>Tip untuk krupier</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Kemenangan kasino</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Semua</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Wang</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Kakitangan</translation>
    </message>
    <message>
        <source>Faults and disputes</source>
        <translation>Kerosakan dan pertikaian</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>sedang berjalan</translation>
    </message>
    <message>
        <source>void, the bets went back</source>
        <translation>terbatal, pertaruhan dikembalikan</translation>
    </message>
    <message>
        <source>the number was corrected</source>
        <translation>nombor telah dibetulkan</translation>
    </message>
    <message>
        <source>account {account}</source>
        <translation>akaun {account}</translation>
    </message>
    <message>
        <source>No round is settled yet</source>
        <translation>Belum ada pusingan diselesaikan</translation>
    </message>
    <message>
        <source>Notes of {value} are taken</source>
        <translation>Wang kertas {value} diterima</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ya</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Tidak</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>Perisian</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Buku peraturan</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Jurnal</translation>
    </message>
    <message>
        <source>{facts} facts, head {hash}</source>
        <translation>{facts} fakta, hujung {hash}</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistem</translation>
    </message>
    <message>
        <source>Every file is being read …</source>
        <translation>Semua fail sedang dibaca …</translation>
    </message>
    <message>
        <source>SHA-256 over {count} files, as sha256sum lists them</source>
        <translation>SHA-256 bagi {count} fail, seperti disenaraikan oleh sha256sum</translation>
    </message>
    <message>
        <source>Meters</source>
        <translation>Meter</translation>
    </message>
    <message>
        <source>Notes and tickets</source>
        <translation>Wang kertas dan tiket</translation>
    </message>
    <message>
        <source>Last rounds</source>
        <translation>Pusingan lalu</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Peristiwa</translation>
    </message>
    <message>
        <source>Touch test</source>
        <translation>Ujian sentuhan</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Peranti</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Tetapan</translation>
    </message>
    <message>
        <source>Clear the memory</source>
        <translation>Kosongkan memori</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Wang kertas</translation>
    </message>
    <message>
        <source>Vouchers</source>
        <translation>Baucar</translation>
    </message>
    <message>
        <source>Winnings</source>
        <translation>Kemenangan</translation>
    </message>
    <message>
        <source>Owed after corrections</source>
        <translation>Terhutang selepas pembetulan</translation>
    </message>
    <message>
        <source>Jackpots</source>
        <translation>Jackpot</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>Kredit</translation>
    </message>
    <message>
        <source>Vouchers not wagered</source>
        <translation>Baucar belum dipertaruhkan</translation>
    </message>
    <message>
        <source>Chips on the cloth</source>
        <translation>Cip di atas meja</translation>
    </message>
    <message>
        <source>Sent, not answered</source>
        <translation>Dihantar, belum dijawab</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>Didaftar</translation>
    </message>
    <message>
        <source>Won while frozen</source>
        <translation>Menang semasa dibekukan</translation>
    </message>
    <message>
        <source>Withheld</source>
        <translation>Ditahan</translation>
    </message>
    <message>
        <source>Notes not credited</source>
        <translation>Wang kertas belum dikreditkan</translation>
    </message>
    <message>
        <source>Ticket being printed</source>
        <translation>Tiket sedang dicetak</translation>
    </message>
    <message>
        <source>Lost to the house</source>
        <translation>Kalah kepada kasino</translation>
    </message>
    <message>
        <source>Volume of sounds and voice</source>
        <translation>Kelantangan bunyi dan suara</translation>
    </message>
    <message>
        <source>Attract screen after</source>
        <translation>Skrin alu-aluan selepas</translation>
    </message>
    <message>
        <source>Tickets are taken</source>
        <translation>Tiket diterima</translation>
    </message>
    <message>
        <source>Tickets are printed</source>
        <translation>Tiket dicetak</translation>
    </message>
    <message>
        <source>The page is printed, by the printer&apos;s own word.</source>
        <translation>Halaman telah dicetak, menurut pencetak.</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer is not ready.</source>
        <translation>Tiada yang dicetak: pencetak belum sedia.</translation>
    </message>
    <message>
        <source>The printer does not say. Look whether a page came out.</source>
        <translation>Pencetak tidak memaklumkan. Lihat sama ada halaman keluar.</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Sedia</translation>
    </message>
    <message>
        <source>Paper is low</source>
        <translation>Kertas hampir habis</translation>
    </message>
    <message>
        <source>Out of paper</source>
        <translation>Kertas habis</translation>
    </message>
    <message>
        <source>Paper jam</source>
        <translation>Kertas tersekat</translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation>Rosak</translation>
    </message>
    <message>
        <source>Nothing is plugged in</source>
        <translation>Tiada yang disambung</translation>
    </message>
    <message>
        <source>It does not say</source>
        <translation>Ia tidak memaklumkan</translation>
    </message>
    <message>
        <source>Serial number {serial}</source>
        <translation>Nombor siri {serial}</translation>
    </message>
    <message>
        <source>Notes stacked, by its own count: {count}</source>
        <translation>Wang kertas disimpan, kiraan peranti: {count}</translation>
    </message>
    <message>
        <source>Notes in its box, by this terminal: {count}, {sum}</source>
        <translation>Wang kertas dalam kotak, kiraan terminal ini: {count}, {sum}</translation>
    </message>
    <message>
        <source>Firmware {version}</source>
        <translation>Perisian tegar {version}</translation>
    </message>
</context>
<context>
    <name>StaffScreen</name>
    <message>
        <source>Staff menu, seat %1</source>
        <translation>Menu kakitangan, tempat %1</translation>
    </message>
    <message>
        <source>Nobody is signed in</source>
        <translation>Tiada sesiapa log masuk</translation>
    </message>
    <message>
        <source>Dispute is open</source>
        <translation>Pertikaian dibuka</translation>
    </message>
    <message>
        <source>Open a dispute</source>
        <translation>Buka pertikaian</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Keluar</translation>
    </message>
    <message>
        <source>The last notes and tickets, newest first. Times are UTC; of a number only the end is shown.</source>
        <translation>Wang kertas dan tiket terakhir, terbaharu dahulu. Masa dalam UTC; hanya hujung nombor dipaparkan.</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>Your numbers in brass</source>
        <translation>Nombor anda berwarna loyang</translation>
    </message>
</context>
<context>
    <name>StageChance</name>
    <message>
        <source>If</source>
        <translation>Jika</translation>
    </message>
</context>
<context>
    <name>StagePanel</name>
    <message>
        <source>Total bet</source>
        <translation>Jumlah</translation>
    </message>
    <message>
        <source>Spread-Bet, apart</source>
        <translation>Spread-Bet, berasingan</translation>
    </message>
</context>
<context>
    <name>StageView</name>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>by itself in {seconds} s</source>
        <translation>sendiri dalam {seconds} s</translation>
    </message>
    <message>
        <source>Open betting</source>
        <translation>Buka pertaruhan</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Pertaruhan ditutup</translation>
    </message>
    <message>
        <source>close now</source>
        <translation>tutup sekarang</translation>
    </message>
    <message>
        <source>accounts are frozen</source>
        <translation>akaun dibekukan</translation>
    </message>
    <message>
        <source>open the table first</source>
        <translation>buka meja dahulu</translation>
    </message>
    <message>
        <source>after the result</source>
        <translation>selepas keputusan</translation>
    </message>
    <message>
        <source>wait for the table</source>
        <translation>tunggu meja</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>pusingan {round}</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Sila bertaruh</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>Meja ditutup</translation>
    </message>
    <message>
        <source>a supervisor opens it</source>
        <translation>dibuka oleh penyelia</translation>
    </message>
    <message>
        <source>Ready for the first round</source>
        <translation>Sedia untuk pusingan pertama</translation>
    </message>
    <message>
        <source>Round {round} is void</source>
        <translation>Pusingan {round} terbatal</translation>
    </message>
    <message>
        <source>bets were returned</source>
        <translation>pertaruhan dikembalikan</translation>
    </message>
    <message>
        <source>round {round} is settled</source>
        <translation>pusingan {round} diselesaikan</translation>
    </message>
    <message>
        <source>Enter the number</source>
        <translation>Masukkan nombor</translation>
    </message>
    <message>
        <source>no more bets</source>
        <translation>pertaruhan ditutup</translation>
    </message>
    <message>
        <source>the sensor&apos;s number</source>
        <translation>nombor penderia</translation>
    </message>
    <message>
        <source>accept it, or enter another</source>
        <translation>terima, atau masukkan yang lain</translation>
    </message>
    <message>
        <source>Dealer entered {number}</source>
        <translation>Krupier memasukkan {number}</translation>
    </message>
    <message>
        <source>Sensor reads {number}, they agree</source>
        <translation>Penderia membaca {number}, sama</translation>
    </message>
    <message>
        <source>Sensor reads {number}: both recorded</source>
        <translation>Penderia membaca {number}: kedua-duanya direkod</translation>
    </message>
    <message>
        <source>Sensor reads {number}</source>
        <translation>Penderia membaca {number}</translation>
    </message>
    <message>
        <source>Dealer decided {number}</source>
        <translation>Krupier memutuskan {number}</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>Kedua-duanya berbeza</translation>
    </message>
    <message>
        <source>You entered {number}</source>
        <translation>Anda memasukkan {number}</translation>
    </message>
    <message>
        <source>slips registered: {count}, waiting</source>
        <translation>slip didaftar: {count}, menunggu</translation>
    </message>
    <message>
        <source>For {s} seconds.</source>
        <translation>Selama {s} saat.</translation>
    </message>
    <message>
        <source>Betting ends now for everybody.</source>
        <translation>Pertaruhan tamat sekarang untuk semua.</translation>
    </message>
    <message>
        <source>Confirm {number}</source>
        <translation>Sahkan {number}</translation>
    </message>
    <message>
        <source>slips to settle: {count}, {sum} on the cloth</source>
        <translation>slip untuk diselesaikan: {count}, {sum} di atas meja</translation>
    </message>
    <message>
        <source>Confirm the number</source>
        <translation>Sahkan nombor</translation>
    </message>
    <message>
        <source>{number} or {other}?</source>
        <translation>{number} atau {other}?</translation>
    </message>
    <message>
        <source>waiting for the table</source>
        <translation>menunggu meja</translation>
    </message>
    <message>
        <source>touch the number that is right</source>
        <translation>sentuh nombor yang betul</translation>
    </message>
    <message>
        <source>when you have entered it</source>
        <translation>setelah anda memasukkannya</translation>
    </message>
    <message>
        <source>when all slips are registered</source>
        <translation>setelah semua slip didaftar</translation>
    </message>
    <message>
        <source>the clock ends betting</source>
        <translation>jam menamatkan pertaruhan</translation>
    </message>
    <message>
        <source>Call no spin</source>
        <translation>Umumkan putaran batal</translation>
    </message>
    <message>
        <source>the ball rested while bets were open</source>
        <translation>bola berhenti semasa pertaruhan dibuka</translation>
    </message>
    <message>
        <source>The wheel warns: {what}</source>
        <translation>Amaran roda: {what}</translation>
    </message>
    <message>
        <source>Spread-Bet: {outer} + {inner} = {sum}</source>
        <translation>Spread-Bet: {outer} + {inner} = {sum}</translation>
    </message>
    <message>
        <source>Spread-Bets returned: {why}</source>
        <translation>Spread-Bet kembali: {why}</translation>
    </message>
    <message>
        <source>no spin: bets stand, spin the ball again</source>
        <translation>putaran batal: pertaruhan kekal, putar bola semula</translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message>
        <source>Most often</source>
        <translation>Paling kerap</translation>
    </message>
    <message>
        <source>Least often</source>
        <translation>Paling jarang</translation>
    </message>
    <message>
        <source>The last number</source>
        <translation>Nombor terakhir</translation>
    </message>
    <message>
        <source>The last %1 numbers</source>
        <translation>%1 nombor terakhir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>A line on the grey: as often as a fair wheel gives, 19 times in 20. The figures: came up, ordinary.</source>
        <translation>Garis pada kelabu: sekerap roda yang adil, 19 kali dalam 20. Angka: keluar, biasa.</translation>
    </message>
    <message>
        <source>spin</source>
        <translation>putaran</translation>
    </message>
    <message>
        <source>spins</source>
        <translation>putaran</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>Column {number}</source>
        <translation>Lajur {number}</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Sifar</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>Sifar</translation>
    </message>
    <message>
        <source>Statistics begin with the first spin.</source>
        <translation>Statistik bermula dengan putaran pertama.</translation>
    </message>
    <message>
        <source>For information only. A number comes up {mean} times in {spins} spins on average, and {least} to {most} times is ordinary. Past spins do not change the next one.</source>
        <translation>Untuk makluman sahaja. Secara purata satu nombor keluar {mean} kali dalam {spins} putaran, dan {least} hingga {most} kali adalah biasa. Putaran lalu tidak mengubah yang seterusnya.</translation>
    </message>
    <message>
        <source>Last sums of Spread-Bet: {sums}.</source>
        <translation>Jumlah terakhir Spread-Bet: {sums}.</translation>
    </message>
</context>
<context>
    <name>StepDots</name>
    <message>
        <source>Closed</source>
        <translation>Ditutup</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Bertaruh</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Menutup</translation>
    </message>
    <message>
        <source>Spinning</source>
        <translation>Berputar</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Diselesaikan</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>fewer %1</source>
        <translation>kurangkan %1</translation>
    </message>
    <message>
        <source>more %1</source>
        <translation>tambah %1</translation>
    </message>
</context>
<context>
    <name>StreakList</name>
    <message>
        <source>In a row</source>
        <translation>Berturut-turut</translation>
    </message>
</context>
<context>
    <name>SupernovaPreview</name>
    <message>
        <source>Jackpot wager</source>
        <translation>Pertaruhan jackpot</translation>
    </message>
</context>
<context>
    <name>SupernovaSheet</name>
    <message>
        <source>Jackpots</source>
        <translation>Jackpot</translation>
    </message>
    <message>
        <source>Self audit: in balance</source>
        <translation>Audit sendiri: seimbang</translation>
    </message>
    <message>
        <source>Self audit: OUT OF BALANCE, the level is stopped</source>
        <translation>Audit sendiri: TIDAK SEIMBANG, tahap dihentikan</translation>
    </message>
    <message>
        <source>No jackpot was won at this table</source>
        <translation>Tiada jackpot dimenangi di meja ini</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Tahap</translation>
    </message>
    <message>
        <source>changed only at the server, by two of its people, while it is stopped</source>
        <translation>diubah hanya di pelayan, oleh dua orangnya, semasa ia dihentikan</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Kini</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>Mula</translation>
    </message>
    <message>
        <source>Falls before</source>
        <translation>Had jatuh</translation>
    </message>
    <message>
        <source>Pays back</source>
        <translation>Pulangan</translation>
    </message>
    <message>
        <source>Approval from</source>
        <translation>Lulus dari</translation>
    </message>
    <message>
        <source>Wins, last</source>
        <translation>Menang, terakhir</translation>
    </message>
    <message>
        <source>Rises by</source>
        <translation>Naik</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Tersorok</translation>
    </message>
    <message>
        <source>Incorrect wagers</source>
        <translation>Pertaruhan salah</translation>
    </message>
    <message>
        <source>reported to the Inspectorate with the day</source>
        <translation>dilaporkan kepada Inspektorat bersama hari itu</translation>
    </message>
    <message>
        <source>none</source>
        <translation>tiada</translation>
    </message>
    <message>
        <source>Management</source>
        <translation>Pengurusan</translation>
    </message>
    <message>
        <source>If the server is lost, jackpot wagers go back.</source>
        <translation>Jika pelayan terputus, pertaruhan jackpot dikembalikan.</translation>
    </message>
</context>
<context>
    <name>SupernovaView</name>
    <message>
        <source>Jackpot {sum}</source>
        <translation>Jackpot {sum}</translation>
    </message>
    <message>
        <source>touch to place</source>
        <translation>sentuh untuk letak</translation>
    </message>
    <message>
        <source>needs a bet on the layout</source>
        <translation>perlu pertaruhan pada susun atur</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>dimainkan</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>dicabut</translation>
    </message>
    <message>
        <source>registered</source>
        <translation>didaftar</translation>
    </message>
    <message>
        <source>returned: no bet at close</source>
        <translation>dipulangkan: tiada pertaruhan</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>dipulangkan</translation>
    </message>
    <message>
        <source>bets are closed</source>
        <translation>pertaruhan ditutup</translation>
    </message>
    <message>
        <source>not offered now</source>
        <translation>tidak ditawarkan kini</translation>
    </message>
    <message>
        <source>Touch to place it</source>
        <translation>Sentuh untuk meletakkannya</translation>
    </message>
    <message>
        <source>A second touch takes it off again.</source>
        <translation>Sentuhan kedua mengambilnya semula.</translation>
    </message>
    <message>
        <source>Needs a bet on the layout</source>
        <translation>Perlu pertaruhan pada susun atur</translation>
    </message>
    <message>
        <source>The chip waits. Without a bet when betting closes it comes back to your credit.</source>
        <translation>Cip menunggu. Tanpa pertaruhan apabila ditutup, ia kembali ke kredit anda.</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Dimainkan</translation>
    </message>
    <message>
        <source>A touch takes it off again.</source>
        <translation>Satu sentuhan mengambilnya semula.</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Dipulangkan</translation>
    </message>
    <message>
        <source>House edge {figure}, your bets not counted</source>
        <translation>Kelebihan kasino {figure}, tidak termasuk pertaruhan anda</translation>
    </message>
    <message>
        <source>One {sum} chip a round, beside your bets. It pays no matter which number comes.</source>
        <translation>Satu cip {sum} setiap pusingan, di samping pertaruhan anda. Ia membayar tidak kira nombor yang keluar.</translation>
    </message>
</context>
<context>
    <name>SwitchKey</name>
    <message>
        <source>on</source>
        <translation>hidup</translation>
    </message>
    <message>
        <source>off</source>
        <translation>mati</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>No, play on</source>
        <translation>Tidak, terus bermain</translation>
    </message>
    <message>
        <source>Yes, cash out</source>
        <translation>Ya, tunaikan</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>no round</source>
        <translation>tiada pusingan</translation>
    </message>
    <message>
        <source>{count} reasons</source>
        <translation>{count} sebab</translation>
    </message>
    <message>
        <source>No spin</source>
        <translation>Putaran batal</translation>
    </message>
    <message>
        <source>Clock in question</source>
        <translation>Jam dipersoalkan</translation>
    </message>
    <message>
        <source>is it right?</source>
        <translation>betulkah?</translation>
    </message>
    <message>
        <source>Recover records</source>
        <translation>Pulihkan rekod</translation>
    </message>
    <message>
        <source>facts were lost</source>
        <translation>fakta telah hilang</translation>
    </message>
    <message>
        <source>{told} told, {missing} not</source>
        <translation>{told} memberitahu, {missing} belum</translation>
    </message>
    <message>
        <source>End the recovery</source>
        <translation>Tamatkan pemulihan</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>direkodkan</translation>
    </message>
    <message>
        <source>Ball at rest</source>
        <translation>Bola berhenti</translation>
    </message>
    <message>
        <source>record it</source>
        <translation>rekodkan</translation>
    </message>
    <message>
        <source>Thaw accounts</source>
        <translation>Nyahbekukan akaun</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>belum ada keputusan</translation>
    </message>
    <message>
        <source>Wrong result</source>
        <translation>Keputusan salah</translation>
    </message>
    <message>
        <source>freezes all</source>
        <translation>bekukan semua</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Buka meja</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Tutup meja</translation>
    </message>
    <message>
        <source>between rounds</source>
        <translation>di antara pusingan</translation>
    </message>
    <message>
        <source>Announce the closing</source>
        <translation>Umumkan penutupan</translation>
    </message>
    <message>
        <source>Withdraw notices</source>
        <translation>Tarik balik notis</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Had</translation>
    </message>
    <message>
        <source>of all bets</source>
        <translation>semua pertaruhan</translation>
    </message>
    <message>
        <source>Correct a result</source>
        <translation>Betulkan keputusan</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Krupier</translation>
    </message>
    <message>
        <source>Fill the float</source>
        <translation>Tambah wang apungan</translation>
    </message>
    <message>
        <source>brought</source>
        <translation>dibawa</translation>
    </message>
    <message>
        <source>Credit the float</source>
        <translation>Kredit wang apungan</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>diambil</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Kejohanan</translation>
    </message>
    <message>
        <source>no round yet</source>
        <translation>belum ada pusingan</translation>
    </message>
    <message>
        <source>System malfunction</source>
        <translation>Kerosakan sistem</translation>
    </message>
    <message>
        <source>Invalidate a game</source>
        <translation>Isytihar tidak sah</translation>
    </message>
    <message>
        <source>freeze accounts first</source>
        <translation>bekukan akaun dahulu</translation>
    </message>
    <message>
        <source>Freeze accounts</source>
        <translation>Bekukan akaun</translation>
    </message>
    <message>
        <source>New staff or PIN</source>
        <translation>Kakitangan atau PIN baharu</translation>
    </message>
    <message>
        <source>a supervisor signs in</source>
        <translation>penyelia log masuk</translation>
    </message>
    <message>
        <source>Take off the staff</source>
        <translation>Keluarkan kakitangan</translation>
    </message>
    <message>
        <source>Changes of staff</source>
        <translation>Perubahan kakitangan</translation>
    </message>
    <message>
        <source>{count} to be made</source>
        <translation>{count} akan dibuat</translation>
    </message>
    <message>
        <source>PINs are guessed</source>
        <translation>PIN sedang diteka</translation>
    </message>
    <message>
        <source>look after it</source>
        <translation>sila periksa</translation>
    </message>
    <message>
        <source>Let somebody in again</source>
        <translation>Benarkan masuk semula</translation>
    </message>
    <message>
        <source>Forget open orders</source>
        <translation>Lupakan arahan terbuka</translation>
    </message>
    <message>
        <source>{count} not answered</source>
        <translation>{count} belum dijawab</translation>
    </message>
    <message>
        <source>somebody else gave it</source>
        <translation>diberi oleh orang lain</translation>
    </message>
    <message>
        <source>Change your PIN</source>
        <translation>Tukar PIN anda</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekod</translation>
    </message>
    <message>
        <source>look things up</source>
        <translation>cari maklumat</translation>
    </message>
    <message>
        <source>of the machines</source>
        <translation>mesin</translation>
    </message>
    <message>
        <source>Day&apos;s report</source>
        <translation>Laporan harian</translation>
    </message>
    <message>
        <source>drop, win</source>
        <translation>kutipan, kemenangan</translation>
    </message>
    <message>
        <source>Records are recovered</source>
        <translation>Rekod sedang dipulihkan</translation>
    </message>
    <message>
        <source>The clock is in question</source>
        <translation>Jam sedang dipersoalkan</translation>
    </message>
    <message>
        <source>Display gone: {names}</source>
        <translation>Paparan hilang: {names}</translation>
    </message>
    <message>
        <source>Table closes at {time}</source>
        <translation>Meja ditutup pada {time}</translation>
    </message>
    <message>
        <source>New limits at {time}</source>
        <translation>Had baharu pada {time}</translation>
    </message>
    <message>
        <source>Change of staff: {name}</source>
        <translation>Perubahan kakitangan: {name}</translation>
    </message>
    <message>
        <source>Certificate of {machine} ends {time}</source>
        <translation>Sijil {machine} tamat {time}</translation>
    </message>
    <message>
        <source>Shut the game down</source>
        <translation>Hentikan permainan</translation>
    </message>
    <message>
        <source>a display is dead</source>
        <translation>satu paparan mati</translation>
    </message>
    <message>
        <source>Examine ball</source>
        <translation>Periksa bola</translation>
    </message>
    <message>
        <source>it left</source>
        <translation>terkeluar</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Rakaman</translation>
    </message>
    <message>
        <source>of the wheel</source>
        <translation>roda</translation>
    </message>
    <message>
        <source>table {table} now</source>
        <translation>kini jadual {table}</translation>
    </message>
    <message>
        <source>not on offer</source>
        <translation>tidak ditawarkan</translation>
    </message>
    <message>
        <source>Spread-Bet odds</source>
        <translation>Odds Spread-Bet</translation>
    </message>
    <message>
        <source>Announce Spread-Bet</source>
        <translation>Umumkan Spread-Bet</translation>
    </message>
    <message>
        <source>void already</source>
        <translation>sudah terbatal</translation>
    </message>
    <message>
        <source>Void Spread-Bets</source>
        <translation>Batalkan Spread-Bet</translation>
    </message>
    <message>
        <source>open here</source>
        <translation>dibuka di sini</translation>
    </message>
    <message>
        <source>{level} waits</source>
        <translation>{level} menunggu</translation>
    </message>
    <message>
        <source>server lost</source>
        <translation>pelayan terputus</translation>
    </message>
    <message>
        <source>Jackpots</source>
        <translation>Jackpot</translation>
    </message>
    <message>
        <source>a dealer, supervisor or auditor</source>
        <translation>krupier, penyelia atau juruaudit</translation>
    </message>
    <message>
        <source>Text on the displays</source>
        <translation>Teks pada paparan</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>sedang dipaparkan</translation>
    </message>
    <message>
        <source>sensor away</source>
        <translation>penderia tiada</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Roda</translation>
    </message>
    <message>
        <source>sensor and camera</source>
        <translation>penderia dan kamera</translation>
    </message>
</context>
<context>
    <name>TakingsSheet</name>
    <message>
        <source>Drop and win</source>
        <translation>Kutipan dan kemenangan</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Tempat %1</translation>
    </message>
</context>
<context>
    <name>TakingsView</name>
    <message>
        <source>Since {time}, {rounds} rounds</source>
        <translation>Sejak {time}, {rounds} pusingan</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Wang kertas</translation>
    </message>
    <message>
        <source>Tickets in</source>
        <translation>Tiket masuk</translation>
    </message>
    <message>
        <source>Staff credits</source>
        <translation>Kredit kakitangan</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Kemenangan</translation>
    </message>
    <message>
        <source>Hold on cash</source>
        <translation>Pegangan tunai</translation>
    </message>
    <message>
        <source>Rounds/hour</source>
        <translation>Pusingan sejam</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Kutipan</translation>
    </message>
    <message>
        <source>Tickets out</source>
        <translation>Tiket keluar</translation>
    </message>
    <message>
        <source>Hand paid</source>
        <translation>Dibayar kakitangan</translation>
    </message>
    <message>
        <source>Wagered</source>
        <translation>Dipertaruhkan</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Dibayar</translation>
    </message>
    <message>
        <source>Win of cash and staff credits</source>
        <translation>Kemenangan atas tunai dan kredit kakitangan</translation>
    </message>
    <message>
        <source>Win of the whole drop, tickets too</source>
        <translation>Kemenangan atas semua kutipan, tiket juga</translation>
    </message>
    <message>
        <source>Win of all that was wagered</source>
        <translation>Kemenangan atas semua yang dipertaruhkan</translation>
    </message>
</context>
<context>
    <name>TallLower</name>
    <message>
        <source>Neighbours</source>
        <translation>Jiran</translation>
    </message>
    <message>
        <source>neighbours</source>
        <translation>jiran</translation>
    </message>
    <message>
        <source>Zodiac</source>
        <translation>Zodiak</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Sektor</translation>
    </message>
</context>
<context>
    <name>TerminalView</name>
    <message>
        <source>{time} at play</source>
        <translation>bermain {time}</translation>
    </message>
    <message>
        <source>Roulette</source>
        <translation>Rolet</translation>
    </message>
    <message>
        <source>Staff are coming because of your dispute.</source>
        <translation>Kakitangan akan datang kerana pertikaian anda.</translation>
    </message>
    <message>
        <source>Staff have been called. Shall somebody come?</source>
        <translation>Kakitangan telah dipanggil. Perlukah seseorang datang?</translation>
    </message>
    <message>
        <source>by {unit}</source>
        <translation>ikut {unit}</translation>
    </message>
    <message>
        <source>{minutes} min left</source>
        <translation>{minutes} min lagi</translation>
    </message>
    <message>
        <source>for you alone</source>
        <translation>hanya anda</translation>
    </message>
    <message>
        <source>Legacy limits</source>
        <translation>Had lama</translation>
    </message>
    <message>
        <source>Agreed limits</source>
        <translation>Had persetujuan</translation>
    </message>
</context>
<context>
    <name>TerminalWindow</name>
    <message>
        <source>Tapis, seat %1</source>
        <translation>Tapis, tempat %1</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Baiklah</translation>
    </message>
    <message>
        <source>Yes, please come</source>
        <translation>Ya, sila datang</translation>
    </message>
    <message>
        <source>No, not any more</source>
        <translation>Tidak perlu lagi</translation>
    </message>
</context>
<context>
    <name>TextEntry</name>
    <message>
        <source>Done</source>
        <translation>Selesai</translation>
    </message>
</context>
<context>
    <name>TicketCard</name>
    <message>
        <source>Cash-out ticket</source>
        <translation>Tiket tunai</translation>
    </message>
    <message>
        <source>%1, seat %2, %3</source>
        <translation>%1, tempat %2, %3</translation>
    </message>
    <message>
        <source>Pay at the cashier or at any terminal of this table</source>
        <translation>Dibayar di kaunter juruwang atau di mana-mana terminal meja ini</translation>
    </message>
</context>
<context>
    <name>TipPanel</name>
    <message>
        <source>A tip for the dealer, from your credit. It is no bet and cannot be taken back.</source>
        <translation>Tip untuk krupier daripada kredit anda. Ia bukan pertaruhan dan tidak boleh diambil balik.</translation>
    </message>
    <message>
        <source>No tip</source>
        <translation>Tiada tip</translation>
    </message>
</context>
<context>
    <name>TipsView</name>
    <message>
        <source>Choose an amount</source>
        <translation>Pilih jumlah</translation>
    </message>
    <message>
        <source>Give {sum}</source>
        <translation>Beri {sum}</translation>
    </message>
</context>
<context>
    <name>ToldView</name>
    <message>
        <source>{wager}, pays {odds} to 1</source>
        <translation>{wager}, bayar {odds} ke 1</translation>
    </message>
    <message>
        <source>{wager}, {sum} on it, pays {odds} to 1</source>
        <translation>{wager}, {sum} di atasnya, bayar {odds} ke 1</translation>
    </message>
    <message>
        <source>{wager}, {count} chips</source>
        <translation>{wager}, {count} cip</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Your play: %1, %2</source>
        <translation>Permainan anda: %1, %2</translation>
    </message>
    <message>
        <source>Your screen</source>
        <translation>Skrin anda</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Aturan</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Bahasa</translation>
    </message>
    <message>
        <source>Attendant</source>
        <translation>Petugas</translation>
    </message>
    <message>
        <source>is coming</source>
        <translation>akan datang</translation>
    </message>
</context>
<context>
    <name>TouchPage</name>
    <message>
        <source>Fingers now: %1, most at once: %2</source>
        <translation>Jari sekarang: %1, paling banyak serentak: %2</translation>
    </message>
    <message>
        <source>Squares hit: %1 of %2</source>
        <translation>Petak disentuh: %1 daripada %2</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Mula semula</translation>
    </message>
    <message>
        <source>Back to the menu</source>
        <translation>Kembali ke menu</translation>
    </message>
</context>
<context>
    <name>TournamentEnd</name>
    <message>
        <source>points</source>
        <translation>mata</translation>
    </message>
    <message>
        <source>No money was played for on this terminal during the session.</source>
        <translation>Tiada wang dipertaruhkan di terminal ini semasa sesi.</translation>
    </message>
</context>
<context>
    <name>TournamentHeads</name>
    <message>
        <source>Place</source>
        <translation>Kedudukan</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Tempat</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Cip</translation>
    </message>
    <message>
        <source>Last spin</source>
        <translation>Putaran lepas</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Hadiah</translation>
    </message>
</context>
<context>
    <name>TournamentMeters</name>
    <message>
        <source>Tournament points</source>
        <translation>Mata kejohanan</translation>
    </message>
    <message>
        <source>%1 tournament points</source>
        <translation>%1 mata kejohanan</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Taruhan</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Menang</translation>
    </message>
</context>
<context>
    <name>TournamentNotes</name>
    <message>
        <source>Each spin</source>
        <translation>Setiap putaran</translation>
    </message>
    <message>
        <source>Straight up</source>
        <translation>Tunggal</translation>
    </message>
    <message>
        <source>on this spin</source>
        <translation>pada putaran ini</translation>
    </message>
</context>
<context>
    <name>TournamentNumbers</name>
    <message>
        <source>Last result</source>
        <translation>Keputusan lepas</translation>
    </message>
</context>
<context>
    <name>TournamentRail</name>
    <message>
        <source>Place %1, %2, %3 points</source>
        <translation>Kedudukan %1, %2, %3 mata</translation>
    </message>
</context>
<context>
    <name>TournamentRanking</name>
    <message>
        <source>Ranking</source>
        <translation>Kedudukan</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Hadiah</translation>
    </message>
</context>
<context>
    <name>TournamentSheet</name>
    <message>
        <source>Place</source>
        <translation>Kedudukan</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Tempat</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Mata</translation>
    </message>
    <message>
        <source>Last spin</source>
        <translation>Putaran lepas</translation>
    </message>
    <message>
        <source>Omitted</source>
        <translation>Tertinggal</translation>
    </message>
</context>
<context>
    <name>TournamentSide</name>
    <message>
        <source>Place</source>
        <translation>Kedudukan</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Jiran</translation>
    </message>
    <message>
        <source>%1 numbers a touch</source>
        <translation>%1 nombor sesentuh</translation>
    </message>
    <message>
        <source>neighbours</source>
        <translation>jiran</translation>
    </message>
</context>
<context>
    <name>TournamentSpins</name>
    <message>
        <source>until</source>
        <translation>hingga</translation>
    </message>
</context>
<context>
    <name>TournamentUprightNotes</name>
    <message>
        <source>Each spin</source>
        <translation>Setiap putaran</translation>
    </message>
    <message>
        <source>Straight up</source>
        <translation>Tunggal</translation>
    </message>
    <message>
        <source>on this spin</source>
        <translation>pada putaran ini</translation>
    </message>
</context>
<context>
    <name>TournamentView</name>
    <message>
        <source>Seat {seat}</source>
        <translation>Tempat {seat}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Anda</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>hilang kelayakan</translation>
    </message>
    <message>
        <source>out, spin {spin}</source>
        <translation>keluar, putaran {spin}</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>dikongsi</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>penentuan</translation>
    </message>
    <message>
        <source>prize</source>
        <translation>hadiah</translation>
    </message>
    <message>
        <source>advances</source>
        <translation>mara</translation>
    </message>
    <message>
        <source>to place {place}</source>
        <translation>ke kedudukan {place}</translation>
    </message>
    <message>
        <source>to a prize</source>
        <translation>ke hadiah</translation>
    </message>
    <message>
        <source>to advance</source>
        <translation>untuk mara</translation>
    </message>
    <message>
        <source>ahead of place {place}</source>
        <translation>di depan kedudukan {place}</translation>
    </message>
    <message>
        <source>Tournament, {heat}</source>
        <translation>Kejohanan, {heat}</translation>
    </message>
    <message>
        <source>of {count}</source>
        <translation>daripada {count}</translation>
    </message>
    <message>
        <source>place {place} of {count}</source>
        <translation>ke-{place} daripada {count}</translation>
    </message>
    <message>
        <source>to {points}</source>
        <translation>hingga {points}</translation>
    </message>
    <message>
        <source>At least {points}</source>
        <translation>Minimum {points}</translation>
    </message>
    <message>
        <source>met, {points}</source>
        <translation>dipenuhi, {points}</translation>
    </message>
    <message>
        <source>{points} missing</source>
        <translation>kurang {points}</translation>
    </message>
    <message>
        <source>final spins</source>
        <translation>putaran akhir</translation>
    </message>
    <message>
        <source>spins left</source>
        <translation>baki putaran</translation>
    </message>
    <message>
        <source>The session is over</source>
        <translation>Sesi sudah tamat</translation>
    </message>
    <message>
        <source>You finished in place {place}</source>
        <translation>Anda tamat di kedudukan {place}</translation>
    </message>
    <message>
        <source>You play off for a place</source>
        <translation>Anda bermain penentuan untuk kedudukan</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Anda tersingkir</translation>
    </message>
    <message>
        <source>{gap}: {points}</source>
        <translation>{gap}: {points}</translation>
    </message>
    <message>
        <source>then three final spins</source>
        <translation>kemudian tiga putaran akhir</translation>
    </message>
    <message>
        <source>No cash value</source>
        <translation>Tiada nilai tunai</translation>
    </message>
    <message>
        <source>Kept at the end</source>
        <translation>Disimpan pada akhirnya</translation>
    </message>
    <message>
        <source>Redeemed at the end</source>
        <translation>Ditebus pada akhirnya</translation>
    </message>
    <message>
        <source>{points} behind seat {seat}, after 1 spin</source>
        <translation>{points} di belakang tempat {seat}, selepas 1 putaran</translation>
    </message>
    <message>
        <source>{points} behind seat {seat}, after {spins} spins</source>
        <translation>{points} di belakang tempat {seat}, selepas {spins} putaran</translation>
    </message>
    <message>
        <source>The director tells what is next.</source>
        <translation>Pengarah memberitahu langkah seterusnya.</translation>
    </message>
    <message>
        <source>You have a prize</source>
        <translation>Anda mendapat hadiah</translation>
    </message>
    <message>
        <source>Your prize: {amount}</source>
        <translation>Hadiah anda: {amount}</translation>
    </message>
    <message>
        <source>The director pays it to you.</source>
        <translation>Pengarah akan membayarnya kepada anda.</translation>
    </message>
    <message>
        <source>You advance</source>
        <translation>Anda mara</translation>
    </message>
    <message>
        <source>{session}: {when}</source>
        <translation>{session}: {when}</translation>
    </message>
    <message>
        <source>Thank you for playing</source>
        <translation>Terima kasih kerana bermain</translation>
    </message>
</context>
<context>
    <name>TournamentWords</name>
    <message>
        <source>Player {number}</source>
        <translation>Pemain {number}</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Akhir</translation>
    </message>
    <message>
        <source>Heat {heat} of {heats}</source>
        <translation>Saringan {heat} daripada {heats}</translation>
    </message>
    <message>
        <source>play-off, spin {spin} of {spins}</source>
        <translation>penentuan, putaran {spin} daripada {spins}</translation>
    </message>
    <message>
        <source>spin {spin} of {spins}</source>
        <translation>putaran {spin} daripada {spins}</translation>
    </message>
    <message>
        <source>spin {spin}</source>
        <translation>putaran {spin}</translation>
    </message>
    <message>
        <source>Players take their seats</source>
        <translation>Pemain mengambil tempat duduk</translation>
    </message>
    <message>
        <source>Chips are being counted</source>
        <translation>Cip sedang dikira</translation>
    </message>
    <message>
        <source>A play-off decides</source>
        <translation>Pusingan penentuan yang memutuskan</translation>
    </message>
    <message>
        <source>The places are decided</source>
        <translation>Kedudukan telah ditentukan</translation>
    </message>
    <message>
        <source>The prizes are awarded</source>
        <translation>Hadiah telah dianugerahkan</translation>
    </message>
</context>
<context>
    <name>TrackView</name>
    <message>
        <source>Max Bet: touch a number to bet on every spot that covers it</source>
        <translation>Max Bet: sentuh nombor untuk bertaruh pada setiap petak yang meliputinya</translation>
    </message>
    <message>
        <source>Hot and cold: past spins do not change the next one</source>
        <translation>Panas dan sejuk: putaran lepas tidak mengubah yang seterusnya</translation>
    </message>
    <message>
        <source>Too few spins yet for hot and cold numbers</source>
        <translation>Putaran masih terlalu sedikit untuk nombor panas dan sejuk</translation>
    </message>
</context>
<context>
    <name>UprightNotes</name>
    <message>
        <source>Straight up %1</source>
        <translation>Tunggal %1</translation>
    </message>
    <message>
        <source>Outside %1</source>
        <translation>Luar %1</translation>
    </message>
    <message>
        <source>House edge on most bets %1</source>
        <translation>Kelebihan kasino lazimnya %1</translation>
    </message>
    <message>
        <source>House edge on every bet %1</source>
        <translation>Kelebihan kasino setiap pertaruhan %1</translation>
    </message>
    <message>
        <source>All bets %1</source>
        <translation>Semua taruhan %1</translation>
    </message>
</context>
<context>
    <name>WaitingScreen</name>
    <message>
        <source>Out of service</source>
        <translation>Tidak beroperasi</translation>
    </message>
    <message>
        <source>Waiting for the table</source>
        <translation>Menunggu meja</translation>
    </message>
    <message>
        <source>It connects by itself as soon as the table is there.</source>
        <translation>Ia bersambung sendiri sebaik sahaja meja ada.</translation>
    </message>
</context>
<context>
    <name>WheelPanel</name>
    <message>
        <source>The table&apos;s own wheel</source>
        <translation>Roda meja ini sendiri</translation>
    </message>
</context>
<context>
    <name>WheelSheet</name>
    <message>
        <source>Wheel</source>
        <translation>Roda</translation>
    </message>
</context>
<context>
    <name>WheelStageView</name>
    <message>
        <source>The wheel is being waited for</source>
        <translation>Roda sedang ditunggu</translation>
    </message>
    <message>
        <source>No spin: the ball is spun again</source>
        <translation>Putaran batal: bola diputar semula</translation>
    </message>
    <message>
        <source>Ball rolling</source>
        <translation>Bola sedang berputar</translation>
    </message>
    <message>
        <source>The ball is in</source>
        <translation>Bola jatuh di</translation>
    </message>
    <message>
        <source>Your bets cover</source>
        <translation>Pertaruhan anda meliputi</translation>
    </message>
    <message>
        <source>No bets this round</source>
        <translation>Tiada pertaruhan pusingan ini</translation>
    </message>
    <message>
        <source>{count} of {all} numbers</source>
        <translation>{count} daripada {all} nombor</translation>
    </message>
    <message>
        <source>with {box}</source>
        <translation>termasuk {box}</translation>
    </message>
    <message>
        <source>{count} numbers</source>
        <translation>{count} nombor</translation>
    </message>
    <message>
        <source>{count} others</source>
        <translation>{count} yang lain</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} hingga {most}</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>{count} lagi</translation>
    </message>
    <message>
        <source>outside bets</source>
        <translation>di luar</translation>
    </message>
    <message>
        <source>Sums of both rings</source>
        <translation>Jumlah dua gelang</translation>
    </message>
</context>
<context>
    <name>WinsPanel</name>
    <message>
        <source>What wins</source>
        <translation>Yang menang</translation>
    </message>
    <message>
        <source>On the wheel</source>
        <translation>Pada roda</translation>
    </message>
    <message>
        <source>The statistics return when betting opens. Past spins do not change the next one.</source>
        <translation>Statistik kembali apabila pertaruhan dibuka. Putaran lalu tidak mengubah yang berikutnya.</translation>
    </message>
</context>
<context>
    <name>WonLevelDelegate</name>
    <message>
        <source>starts again</source>
        <translation>bermula semula</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Dealer</source>
        <translation>Krupier</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Penyelia</translation>
    </message>
    <message>
        <source>Technician</source>
        <translation>Juruteknik</translation>
    </message>
    <message>
        <source>Auditor</source>
        <translation>Juruaudit</translation>
    </message>
    <message>
        <source>Straight up</source>
        <translation>Tunggal</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Belah</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Jalan</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Sudut</translation>
    </message>
    <message>
        <source>Four line</source>
        <translation>Garis empat</translation>
    </message>
    <message>
        <source>Five line</source>
        <translation>Garis lima</translation>
    </message>
    <message>
        <source>Top line</source>
        <translation>Garis atas</translation>
    </message>
    <message>
        <source>Six line</source>
        <translation>Garis enam</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Lajur</translation>
    </message>
    <message>
        <source>Dozen</source>
        <translation>Dozen</translation>
    </message>
    <message>
        <source>1 – 18</source>
        <translation>1 – 18</translation>
    </message>
    <message>
        <source>19 – 36</source>
        <translation>19 – 36</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Genap</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Ganjil</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Merah</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Hitam</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Hijau</translation>
    </message>
    <message>
        <source>2 to 1</source>
        <translation>2 ke 1</translation>
    </message>
    <message>
        <source>1st 12</source>
        <translation>12 pertama</translation>
    </message>
    <message>
        <source>2nd 12</source>
        <translation>12 kedua</translation>
    </message>
    <message>
        <source>3rd 12</source>
        <translation>12 ketiga</translation>
    </message>
    <message>
        <source>1st column</source>
        <translation>Lajur pertama</translation>
    </message>
    <message>
        <source>2nd column</source>
        <translation>Lajur kedua</translation>
    </message>
    <message>
        <source>3rd column</source>
        <translation>Lajur ketiga</translation>
    </message>
    <message>
        <source>Trio</source>
        <translation>Trio</translation>
    </message>
    <message>
        <source>{count} numbers</source>
        <translation>{count} nombor</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Tier</translation>
    </message>
    <message>
        <source>Orphelins</source>
        <translation>Orphelins</translation>
    </message>
    <message>
        <source>Grand Series</source>
        <translation>Siri Besar</translation>
    </message>
    <message>
        <source>Zero game</source>
        <translation>Main Sifar</translation>
    </message>
    <message>
        <source>Rat</source>
        <translation>Tikus</translation>
    </message>
    <message>
        <source>Ox</source>
        <translation>Lembu</translation>
    </message>
    <message>
        <source>Tiger</source>
        <translation>Harimau</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>Arnab</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Naga</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>Ular</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Kuda</translation>
    </message>
    <message>
        <source>Ram</source>
        <translation>Kambing</translation>
    </message>
    <message>
        <source>Monkey</source>
        <translation>Monyet</translation>
    </message>
    <message>
        <source>Rooster</source>
        <translation>Ayam</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Anjing</translation>
    </message>
    <message>
        <source>Boar</source>
        <translation>Khinzir</translation>
    </message>
    <message>
        <source>{centre} and {sides} neighbours</source>
        <translation>{centre} dan {sides} jiran</translation>
    </message>
    <message>
        <source>Finale {digit}</source>
        <translation>Finale {digit}</translation>
    </message>
    <message>
        <source>Max Bet {number}</source>
        <translation>Max Bet {number}</translation>
    </message>
    <message>
        <source>{count} chips</source>
        <translation>{count} cip</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Sifar</translation>
    </message>
    <message>
        <source>below the minimum</source>
        <translation>di bawah minimum</translation>
    </message>
    <message>
        <source>not in steps of the table</source>
        <translation>bukan gandaan meja</translation>
    </message>
    <message>
        <source>above the maximum</source>
        <translation>melebihi maksimum</translation>
    </message>
    <message>
        <source>all bets together are too much</source>
        <translation>jumlah semua taruhan terlalu banyak</translation>
    </message>
    <message>
        <source>all bets together are too little</source>
        <translation>jumlah semua taruhan terlalu sedikit</translation>
    </message>
    <message>
        <source>not enough credit</source>
        <translation>kredit tidak cukup</translation>
    </message>
    <message>
        <source>no other bet beside it</source>
        <translation>tiada pertaruhan lain</translation>
    </message>
    <message>
        <source>Tournament director</source>
        <translation>Pengarah kejohanan</translation>
    </message>
    <message>
        <source>A door of this terminal is open</source>
        <translation>Pintu terminal ini terbuka</translation>
    </message>
    <message>
        <source>The note acceptor needs attention</source>
        <translation>Penerima wang kertas perlu diperiksa</translation>
    </message>
    <message>
        <source>The ticket printer needs attention</source>
        <translation>Pencetak tiket perlu diperiksa</translation>
    </message>
    <message>
        <source>An attendant must look at your ticket</source>
        <translation>Petugas perlu memeriksa tiket anda</translation>
    </message>
    <message>
        <source>This terminal&apos;s records must be checked</source>
        <translation>Rekod terminal ini perlu disemak</translation>
    </message>
    <message>
        <source>A malfunction was declared</source>
        <translation>Kerosakan telah diisytiharkan</translation>
    </message>
    <message>
        <source>A dispute is being looked at</source>
        <translation>Pertikaian sedang diteliti</translation>
    </message>
    <message>
        <source>Locked by staff</source>
        <translation>Dikunci oleh kakitangan</translation>
    </message>
    <message>
        <source>Staff are at work here</source>
        <translation>Kakitangan sedang bekerja di sini</translation>
    </message>
    <message>
        <source>terminal {name}</source>
        <translation>terminal {name}</translation>
    </message>
    <message>
        <source>console {name}</source>
        <translation>konsol {name}</translation>
    </message>
    <message>
        <source>Spread-Bet</source>
        <translation>Spread-Bet</translation>
    </message>
    <message>
        <source>The rings did not turn before no more bets was shown.</source>
        <translation>Gelang tidak berputar sebelum pertaruhan ditutup.</translation>
    </message>
    <message>
        <source>The rings did not turn in opposite directions.</source>
        <translation>Gelang tidak berlawanan arah.</translation>
    </message>
    <message>
        <source>The display of the rings failed.</source>
        <translation>Paparan gelang gagal.</translation>
    </message>
    <message>
        <source>The display locked the rings wrongly.</source>
        <translation>Paparan mengunci gelang dengan salah.</translation>
    </message>
    <message>
        <source>The rings were not locked in time.</source>
        <translation>Gelang tidak dikunci tepat masanya.</translation>
    </message>
    <message>
        <source>Staff declared a malfunction of Spread-Bet.</source>
        <translation>Kakitangan mengisytiharkan kerosakan Spread-Bet.</translation>
    </message>
    <message>
        <source>The simulated ring could not be determined.</source>
        <translation>Gelang simulasi tidak dapat ditentukan.</translation>
    </message>
    <message>
        <source>{why}, rule {clause}</source>
        <translation>{why}, peraturan {clause}</translation>
    </message>
    <message>
        <source>rule {clause}</source>
        <translation>peraturan {clause}</translation>
    </message>
    <message>
        <source>The jackpots did not answer in time.</source>
        <translation>Jackpot tidak menjawab dalam masa.</translation>
    </message>
    <message>
        <source>The jackpots took no wagers.</source>
        <translation>Jackpot tidak menerima pertaruhan.</translation>
    </message>
    <message>
        <source>The jackpots were not offered when betting closed.</source>
        <translation>Jackpot tidak ditawarkan apabila pertaruhan ditutup.</translation>
    </message>
    <message>
        <source>The round was void before the draw.</source>
        <translation>Pusingan terbatal sebelum cabutan.</translation>
    </message>
    <message>
        <source>The table has stopped offering the jackpots.</source>
        <translation>Meja telah berhenti menawarkan jackpot.</translation>
    </message>
    <message>
        <source>Jackpot wager</source>
        <translation>Pertaruhan jackpot</translation>
    </message>
</context>
</TS>
