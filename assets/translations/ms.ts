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
    <name>AnewScreen</name>
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
        <source>%1 %2. You win %3</source>
        <translation>%1 %2. Anda menang %3</translation>
    </message>
    <message>
        <source>%1 %2. No win this round</source>
        <translation>%1 %2. Tiada kemenangan kali ini</translation>
    </message>
    <message>
        <source>%1 back in your credit: %2</source>
        <translation>%1 kembali ke kredit anda: %2</translation>
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
        <source>Last {spins} spins, for information only. Dotted: the average, {mean} times. {low} to {high} times in {spins} is ordinary. Past spins do not change the next one.</source>
        <translation>{spins} putaran terakhir, untuk makluman sahaja. Garis titik: purata, {mean} kali. {low} hingga {high} kali dalam {spins} adalah biasa. Putaran lalu tidak mengubah yang seterusnya.</translation>
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
    <name>DisplayWindow</name>
    <message>
        <source>Tapis, display of %1</source>
        <translation>Tapis, paparan %1</translation>
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
</context>
<context>
    <name>HistoryBank</name>
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
    <name>HistoryBoard</name>
    <message>
        <source>Last 20</source>
        <translation>20 terakhir</translation>
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
</context>
<context>
    <name>Language</name>
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
    <name>LinesPage</name>
    <message>
        <source>Reading the journal …</source>
        <translation>Membaca jurnal …</translation>
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
</context>
<context>
    <name>Meters</name>
    <message>
        <source>Credit, and %1 of vouchers</source>
        <translation>Kredit, dan baucar %1</translation>
    </message>
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
    <name>NotTaken</name>
    <message>
        <source>This terminal is out of service.</source>
        <translation>Terminal ini tidak beroperasi.</translation>
    </message>
    <message>
        <source>Please wait for the table.</source>
        <translation>Sila tunggu meja.</translation>
    </message>
    <message>
        <source>Please wait: a result is being corrected.</source>
        <translation>Sila tunggu: keputusan sedang dibetulkan.</translation>
    </message>
    <message>
        <source>Locked. An attendant is coming.</source>
        <translation>Dikunci. Petugas sedang datang.</translation>
    </message>
    <message>
        <source>That is above the credit limit of this terminal.</source>
        <translation>Itu melebihi had kredit terminal ini.</translation>
    </message>
    <message>
        <source>This terminal does not take this note.</source>
        <translation>Terminal ini tidak menerima wang kertas ini.</translation>
    </message>
    <message>
        <source>This game does not take notes.</source>
        <translation>Permainan ini tidak menerima wang kertas.</translation>
    </message>
    <message>
        <source>This game does not take tickets.</source>
        <translation>Permainan ini tidak menerima tiket.</translation>
    </message>
    <message>
        <source>Play is over: the table has closed.</source>
        <translation>Permainan tamat: meja telah ditutup.</translation>
    </message>
    <message>
        <source>Please wait until the last one is done.</source>
        <translation>Sila tunggu yang sebelumnya selesai.</translation>
    </message>
    <message>
        <source>This ticket is not known. Please see an attendant.</source>
        <translation>Tiket ini tidak dikenali. Sila jumpa petugas.</translation>
    </message>
    <message>
        <source>A ticket of another table. Please see an attendant.</source>
        <translation>Tiket meja lain. Sila jumpa petugas.</translation>
    </message>
    <message>
        <source>This ticket was paid already.</source>
        <translation>Tiket ini telah dibayar.</translation>
    </message>
    <message>
        <source>This ticket has expired. Please see an attendant.</source>
        <translation>Tiket ini telah luput. Sila jumpa petugas.</translation>
    </message>
    <message>
        <source>This ticket is in use at another terminal.</source>
        <translation>Tiket ini sedang digunakan di terminal lain.</translation>
    </message>
    <message>
        <source>Please see an attendant about this ticket.</source>
        <translation>Sila jumpa petugas tentang tiket ini.</translation>
    </message>
    <message>
        <source>This ticket is not valid. Please see an attendant.</source>
        <translation>Tiket ini tidak sah. Sila jumpa petugas.</translation>
    </message>
    <message>
        <source>The amount of this ticket is not right. See an attendant.</source>
        <translation>Jumlah tiket ini tidak betul. Sila jumpa petugas.</translation>
    </message>
    <message>
        <source>Not read. Please try it again, flat and face up.</source>
        <translation>Tidak dapat dibaca. Cuba lagi, rata dan menghadap ke atas.</translation>
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
        <source>{sum} is withheld while a dispute is looked at</source>
        <translation>{sum} ditahan sementara pertikaian diteliti</translation>
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
        <source>No spin: your bets stand, the ball is spun again</source>
        <translation>Putaran batal: pertaruhan kekal, bola diputar semula</translation>
    </message>
    <message>
        <source>No spin: your bets are returned</source>
        <translation>Putaran batal: pertaruhan dikembalikan</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>tiada keputusan</translation>
    </message>
    <message>
        <source>Round {round} corrected to {number}: credit {change}</source>
        <translation>Pusingan {round} dibetulkan kepada {number}: kredit {change}</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Outside</source>
        <translation>Luar</translation>
    </message>
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
        <source>All bets from {low}</source>
        <translation>Semua taruhan dari {low}</translation>
    </message>
    <message>
        <source>All bets up to {high}</source>
        <translation>Semua taruhan hingga {high}</translation>
    </message>
    <message>
        <source>All bets {low} – {high}</source>
        <translation>Semua taruhan {low} – {high}</translation>
    </message>
    <message>
        <source>The table closes in {minutes} min</source>
        <translation>Meja ditutup dalam {minutes} min</translation>
    </message>
    <message>
        <source>New limits in {minutes} min</source>
        <translation>Had baharu dalam {minutes} min</translation>
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
    <name>ResultPanel</name>
    <message>
        <source>You win</source>
        <translation>Anda menang</translation>
    </message>
    <message>
        <source>No win this round</source>
        <translation>Tiada kemenangan kali ini</translation>
    </message>
    <message>
        <source>You had no bets in this round</source>
        <translation>Anda tiada pertaruhan dalam pusingan ini</translation>
    </message>
</context>
<context>
    <name>ResultView</name>
    <message>
        <source>plus {stakes} of winning stakes returned</source>
        <translation>campur {stakes} taruhan menang dikembalikan</translation>
    </message>
    <message>
        <source>The result was corrected.</source>
        <translation>Keputusan telah dibetulkan.</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>dan {count} lagi</translation>
    </message>
</context>
<context>
    <name>ResultsBoard</name>
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
        <source>Registered {time}</source>
        <translation>Didaftar {time}</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Pertaruhan ditutup</translation>
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
        <translation>Pertaruhan yang diterima ditolak daripada baki kredit serta-merta.</translation>
    </message>
    <message>
        <source>The ball may be spun during the wagering period if it will come to rest only after it, and is otherwise spun as soon as the period has ended.</source>
        <translation>Bola boleh diputar semasa tempoh pertaruhan jika ia hanya akan berhenti selepasnya; jika tidak, bola diputar sebaik sahaja tempoh itu tamat.</translation>
    </message>
    <message>
        <source>Wagers are settled strictly by their position on the layout.</source>
        <translation>Pertaruhan diselesaikan semata-mata mengikut kedudukannya pada susun atur.</translation>
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
        <source>Tell the staff of any malfunction of your terminal. Keeping what a malfunction or an error paid breaks these rules.</source>
        <translation>Beritahu kakitangan tentang apa-apa kerosakan terminal anda. Menyimpan bayaran akibat kerosakan atau kesilapan melanggar peraturan ini.</translation>
    </message>
    <message>
        <source>If you claim that a wrong outcome was announced or that something malfunctioned, the casino must consider it.</source>
        <translation>Jika anda mendakwa keputusan yang salah diumumkan atau berlaku kerosakan, kasino mesti mempertimbangkannya.</translation>
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
        <source>No calculator, computer or other device that records or analyses outcomes may be used at the game.</source>
        <translation>Kalkulator, komputer atau alat lain yang merekod atau menganalisis keputusan tidak boleh digunakan semasa permainan.</translation>
    </message>
    <message>
        <source>Wagers of a player who breaks these rules may be declared void, and the player excluded from the game.</source>
        <translation>Pertaruhan pemain yang melanggar peraturan ini boleh diisytiharkan batal, dan pemain itu dikecualikan daripada permainan.</translation>
    </message>
    <message>
        <source>Disputes are decided by the casino; the Gaming Commission may review the decision.</source>
        <translation>Pertikaian diputuskan oleh kasino; Suruhanjaya Perjudian boleh mengkaji semula keputusan itu.</translation>
    </message>
    <message>
        <source>Staff do not advise players how to play.</source>
        <translation>Kakitangan tidak menasihati pemain cara bermain.</translation>
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
        <source>undated</source>
        <translation>tidak bertarikh</translation>
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
        <source>Nothing can be placed, changed or withdrawn after &quot;no more bets&quot;.</source>
        <translation>Tiada apa-apa boleh diletak, diubah atau ditarik balik selepas &quot;pertaruhan ditutup&quot;.</translation>
    </message>
    <message>
        <source>Players are responsible for where their wagers stand.</source>
        <translation>Pemain bertanggungjawab atas kedudukan pertaruhan mereka.</translation>
    </message>
    <message>
        <source>A supervisor may let one player wager above the maximum, with the limits shown at that place.</source>
        <translation>Penyelia boleh membenarkan seorang pemain bertaruh melebihi maksimum, dengan had dipaparkan di tempat itu.</translation>
    </message>
    <message>
        <source>Wagers are settled strictly by their position when the ball falls to rest.</source>
        <translation>Pertaruhan diselesaikan semata-mata mengikut kedudukannya apabila bola berhenti.</translation>
    </message>
    <message>
        <source>A supervisor may soften that rule where it would be unfair to the player.</source>
        <translation>Penyelia boleh melonggarkan peraturan itu jika ia tidak adil kepada pemain.</translation>
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
        <source>a fraud that affects the outcome; the wager of the person concerned may be forfeited</source>
        <translation>penipuan yang menjejaskan keputusan; pertaruhan orang berkenaan boleh dilucuthakkan</translation>
    </message>
    <message>
        <source>A spin called &quot;no spin&quot; is invalid wherever the ball comes to rest.</source>
        <translation>Putaran yang diumumkan &quot;putaran batal&quot; tidak sah walau di mana bola berhenti.</translation>
    </message>
    <message>
        <source>Wagers of a player who uses one may be declared void, and the player excluded from the game.</source>
        <translation>Pertaruhan pemain yang menggunakannya boleh diisytiharkan batal, dan pemain itu dikecualikan daripada permainan.</translation>
    </message>
    <message>
        <source>A player who makes no wager for three rounds while all places are taken may be asked to give up the place.</source>
        <translation>Pemain yang tidak bertaruh selama tiga pusingan ketika semua tempat penuh boleh diminta melepaskan tempatnya.</translation>
    </message>
    <message>
        <source>Side bets between players or spectators are not permitted.</source>
        <translation>Pertaruhan sampingan antara pemain atau penonton tidak dibenarkan.</translation>
    </message>
    <message>
        <source>Disputes go to the game supervisor, then the casino supervisor; you may ask an inspector for a review.</source>
        <translation>Pertikaian dirujuk kepada penyelia permainan, kemudian penyelia kasino; anda boleh meminta pemeriksa mengkaji semula.</translation>
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
        <source>The dealer may spin during the wagering period if the ball will come to rest only after it, and otherwise spins as soon as it has ended.</source>
        <translation>Krupier boleh memutar bola semasa tempoh pertaruhan jika bola hanya akan berhenti selepasnya; jika tidak, bola diputar sebaik sahaja tempoh itu tamat.</translation>
    </message>
    <message>
        <source>Wagers are settled by where the chips stood when the wagering period ended.</source>
        <translation>Pertaruhan diselesaikan mengikut kedudukan cip apabila tempoh pertaruhan tamat.</translation>
    </message>
    <message>
        <source>The dealer announces the winning number and enters it, or accepts the number of the sensor.</source>
        <translation>Krupier mengumumkan nombor menang dan memasukkannya, atau menerima nombor daripada penderia.</translation>
    </message>
    <message>
        <source>The ball is unlikely to complete three revolutions.</source>
        <translation>Bola mungkin tidak melengkapkan tiga pusingan roda.</translation>
    </message>
    <message>
        <source>A foreign object entered the wheel during the spin.</source>
        <translation>Benda asing masuk ke dalam roda semasa putaran.</translation>
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
        <source>Tell the staff of any malfunction of your terminal. Keeping what a malfunction or an error paid may break these rules.</source>
        <translation>Beritahu kakitangan tentang apa-apa kerosakan terminal anda. Menyimpan bayaran akibat kerosakan atau kesilapan mungkin melanggar peraturan ini.</translation>
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
        <source>The casino may agree on other limits with a single player.</source>
        <translation>Kasino boleh bersetuju tentang had lain dengan seorang pemain.</translation>
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
        <source>If play is interrupted, a round with an outcome is concluded and a round without one is void.</source>
        <translation>Jika permainan terganggu, pusingan yang ada keputusan disempurnakan dan yang tiada keputusan terbatal.</translation>
    </message>
    <message>
        <source>If only some terminals are interrupted the round goes on: their registered bets are settled, bets not registered are returned.</source>
        <translation>Jika hanya sebahagian terminal terganggu, pusingan diteruskan: pertaruhan berdaftar diselesaikan, yang tidak berdaftar dikembalikan.</translation>
    </message>
    <message>
        <source>Results and statistics on displays are for information only.</source>
        <translation>Keputusan dan statistik pada paparan adalah untuk makluman sahaja.</translation>
    </message>
    <message>
        <source>What these rules do not cover is decided by the Table Games Shift Manager or above.</source>
        <translation>Perkara yang tidak diliputi peraturan ini diputuskan oleh Pengurus Syif Permainan Meja atau pegawai atasan.</translation>
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
        <translation>Yang melebihi maksimum atau di antara dua unit dikurangkan kepada pertaruhan dibenarkan yang terdekat di bawahnya; bakinya tidak ditolak.</translation>
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
        <source>All wagers of a player on one spin: at least {least}, or they all go back when wagering closes.</source>
        <translation>Semua pertaruhan seorang pemain bagi satu putaran: sekurang-kurangnya {least}, jika tidak semuanya dikembalikan apabila pertaruhan ditutup.</translation>
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
        <source>On {zeros} every wager that does not cover that very number loses whole.</source>
        <translation>Apabila {zeros} keluar, setiap pertaruhan yang tidak meliputi nombor itu kalah sepenuhnya.</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Penyelesaian</translation>
    </message>
    <message>
        <source>Winnings and winning stakes are credited. A winning wager stays on the layout: its stake is deducted again when wagering next opens, and until wagering closes it can be taken back.</source>
        <translation>Kemenangan dan taruhan yang menang dikreditkan. Pertaruhan yang menang kekal pada susun atur: taruhannya ditolak semula apabila pertaruhan dibuka lagi, dan boleh diambil balik sehingga pertaruhan ditutup.</translation>
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
        <source>A promotional voucher is spent by a valid spin, win or lose; a win pays its odds.</source>
        <translation>Baucar promosi habis digunakan oleh satu putaran sah, menang atau kalah; kemenangan dibayar mengikut kadarnya.</translation>
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
        <source>A valid spin has at least {revolutions} revolutions. A spin is called off when:</source>
        <translation>Putaran sah mempunyai sekurang-kurangnya {revolutions} pusingan bola. Putaran dibatalkan apabila:</translation>
    </message>
    <message>
        <source>No spin</source>
        <translation>Putaran batal</translation>
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
        <source>If a terminal malfunctions before the winning number has been confirmed, its wagers for that spin are void and returned. If it does so later, they are settled from the records.</source>
        <translation>Jika terminal rosak sebelum nombor menang disahkan, pertaruhannya bagi putaran itu terbatal dan dikembalikan. Jika selepas itu, ia diselesaikan daripada rekod.</translation>
    </message>
    <message>
        <source>If a terminal malfunctions before the wagering period has ended, its wagers for that round are void and returned. If it does so later, they are settled from the records.</source>
        <translation>Jika terminal rosak sebelum tempoh pertaruhan tamat, pertaruhannya bagi pusingan itu terbatal dan dikembalikan. Jika selepas itu, ia diselesaikan daripada rekod.</translation>
    </message>
    <message>
        <source>If a terminal malfunctions, its wagers that the table had registered are settled; those not registered are returned.</source>
        <translation>Jika terminal rosak, pertaruhannya yang telah didaftarkan oleh meja diselesaikan; yang tidak berdaftar dikembalikan.</translation>
    </message>
    <message>
        <source>If the game system malfunctions before the winning number has been confirmed, all wagers of the spin are void and returned; later, they are settled from the records.</source>
        <translation>Jika sistem permainan rosak sebelum nombor menang disahkan, semua pertaruhan bagi putaran itu terbatal dan dikembalikan; jika selepas itu, ia diselesaikan daripada rekod.</translation>
    </message>
    <message>
        <source>If the game system malfunctions before the wagering period has ended, all wagers of the round are void and returned; later, they are settled from the records.</source>
        <translation>Jika sistem permainan rosak sebelum tempoh pertaruhan tamat, semua pertaruhan bagi pusingan itu terbatal dan dikembalikan; jika selepas itu, ia diselesaikan daripada rekod.</translation>
    </message>
    <message>
        <source>If the game is interrupted, a round that has an outcome is concluded; a round that has none is void.</source>
        <translation>Jika permainan terganggu, pusingan yang ada keputusan disempurnakan; pusingan yang tiada keputusan terbatal.</translation>
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
        <source>After a malfunction a doubtful payment may be withheld until it has been investigated.</source>
        <translation>Selepas kerosakan, bayaran yang diragui boleh ditahan sehingga disiasat.</translation>
    </message>
    <message>
        <source>After a malfunction a doubtful payment may be withheld for {hours} hours.</source>
        <translation>Selepas kerosakan, bayaran yang diragui boleh ditahan selama {hours} jam.</translation>
    </message>
    <message>
        <source>The outcome of a game may be declared invalid, and its wagers refunded, after: {reasons}.</source>
        <translation>Keputusan permainan boleh diisytiharkan tidak sah, dan pertaruhannya dikembalikan, selepas: {reasons}.</translation>
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
        <source>A player at the table may be offered to keep the old minimum and units for an hour.</source>
        <translation>Pemain di meja boleh ditawarkan mengekalkan minimum dan unit lama selama sejam.</translation>
    </message>
    <message>
        <source>A player at the table may be offered to keep the old minimum and units for {hours} hours.</source>
        <translation>Pemain di meja boleh ditawarkan mengekalkan minimum dan unit lama selama {hours} jam.</translation>
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
        <source>A layout without numbers offers only {wagers}.</source>
        <translation>Susun atur tanpa nombor hanya menawarkan {wagers}.</translation>
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
        <source>It is not on offer at this table; a house that offers it selects one of these tables.</source>
        <translation>Ia tidak ditawarkan di meja ini; kasino yang menawarkannya memilih satu daripada jadual ini.</translation>
    </message>
    <message>
        <source>A wager on the sum of the winning number and the number of a simulated second wheel; a zero counts nothing, and the highest sum is {highest}.</source>
        <translation>Pertaruhan pada jumlah nombor menang dan nombor roda kedua simulasi; sifar tidak dikira, dan jumlah tertinggi ialah {highest}.</translation>
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
        <source>{number}, {colour}. You win {won}. Your credit is {credit}.</source>
        <translation>{number}, {colour}. Anda menang {won}. Kredit anda {credit}.</translation>
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
        <source>That PIN is wrong.</source>
        <translation>PIN itu salah.</translation>
    </message>
    <message>
        <source>Too many wrong PINs: wait half a minute, then try again.</source>
        <translation>Terlalu banyak PIN salah: tunggu setengah minit, kemudian cuba lagi.</translation>
    </message>
    <message>
        <source>Too many wrong PINs: a supervisor must unlock this person.</source>
        <translation>Terlalu banyak PIN salah: penyelia mesti membuka kunci orang ini.</translation>
    </message>
    <message>
        <source>The table does not answer, and only the table can check a PIN.</source>
        <translation>Meja tidak menjawab, dan hanya meja boleh menyemak PIN.</translation>
    </message>
    <message>
        <source>That needs a technician or a supervisor.</source>
        <translation>Itu memerlukan juruteknik atau penyelia.</translation>
    </message>
    <message>
        <source>A second person of another role must confirm: one of the two a supervisor.</source>
        <translation>Orang kedua daripada peranan lain mesti mengesahkan: seorang daripadanya penyelia.</translation>
    </message>
    <message>
        <source>Not while there is money here: pay it out first.</source>
        <translation>Tidak boleh semasa ada wang di sini: bayar dahulu.</translation>
    </message>
    <message>
        <source>Not while somebody&apos;s account is open.</source>
        <translation>Tidak boleh semasa akaun seseorang dibuka.</translation>
    </message>
    <message>
        <source>Not while a round is under way: wait for it.</source>
        <translation>Tidak boleh semasa pusingan berjalan: tunggu.</translation>
    </message>
    <message>
        <source>Not while bets are placed: wait for their end.</source>
        <translation>Tidak boleh semasa pertaruhan dibuat: tunggu sehingga tamat.</translation>
    </message>
    <message>
        <source>Not while a dispute is open.</source>
        <translation>Tidak boleh semasa pertikaian masih dibuka.</translation>
    </message>
    <message>
        <source>Not while a case about this seat is open.</source>
        <translation>Tidak boleh semasa kes tentang tempat ini masih dibuka.</translation>
    </message>
    <message>
        <source>Not while a payment or a test is under way.</source>
        <translation>Tidak boleh semasa bayaran atau ujian berjalan.</translation>
    </message>
    <message>
        <source>Not while a question about money is open here.</source>
        <translation>Tidak boleh semasa persoalan wang masih dibuka di sini.</translation>
    </message>
    <message>
        <source>Not while accounts are frozen.</source>
        <translation>Tidak boleh semasa akaun dibekukan.</translation>
    </message>
    <message>
        <source>Somebody else is signed in here.</source>
        <translation>Orang lain telah log masuk di sini.</translation>
    </message>
    <message>
        <source>Nobody is signed in here any more.</source>
        <translation>Tiada sesiapa log masuk di sini lagi.</translation>
    </message>
    <message>
        <source>The table does not know this person any more.</source>
        <translation>Meja tidak lagi mengenali orang ini.</translation>
    </message>
    <message>
        <source>The door is shut.</source>
        <translation>Pintu tertutup.</translation>
    </message>
    <message>
        <source>The table does not allow it.</source>
        <translation>Meja tidak membenarkannya.</translation>
    </message>
    <message>
        <source>It cannot be set to that.</source>
        <translation>Tidak boleh ditetapkan begitu.</translation>
    </message>
    <message>
        <source>Refused: {reason}.</source>
        <translation>Ditolak: {reason}.</translation>
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
</context>
<context>
    <name>TerminalWindow</name>
    <message>
        <source>Tapis, seat %1</source>
        <translation>Tapis, tempat %1</translation>
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
    <name>Words</name>
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
        <source>no credit: insert a note or ask the dealer</source>
        <translation>tiada kredit: masukkan wang kertas atau tanya krupier</translation>
    </message>
    <message>
        <source>table maximum {limit}</source>
        <translation>maksimum meja {limit}</translation>
    </message>
    <message>
        <source>table minimum {limit}</source>
        <translation>minimum meja {limit}</translation>
    </message>
    <message>
        <source>steps of {limit}</source>
        <translation>gandaan {limit}</translation>
    </message>
    <message>
        <source>all bets together at most {limit}</source>
        <translation>semua taruhan paling banyak {limit}</translation>
    </message>
    <message>
        <source>all bets together at least {limit}</source>
        <translation>semua taruhan sekurang-kurangnya {limit}</translation>
    </message>
    <message>
        <source>credit {limit}</source>
        <translation>kredit {limit}</translation>
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
        <source>No more bets: wait for the next round</source>
        <translation>Pertaruhan ditutup: tunggu pusingan seterusnya</translation>
    </message>
    <message>
        <source>Not while bets are being placed</source>
        <translation>Tidak boleh semasa pertaruhan dibuat</translation>
    </message>
    <message>
        <source>Too many wrong PINs: try again later</source>
        <translation>Terlalu banyak PIN salah: cuba lagi kemudian</translation>
    </message>
    <message>
        <source>Waiting for the table: your money is safe</source>
        <translation>Menunggu meja: wang anda selamat</translation>
    </message>
    <message>
        <source>Out of service: your money is safe</source>
        <translation>Tidak beroperasi: wang anda selamat</translation>
    </message>
    <message>
        <source>All accounts are frozen for a moment</source>
        <translation>Semua akaun dibekukan sebentar</translation>
    </message>
    <message>
        <source>This terminal is locked: an attendant will help</source>
        <translation>Terminal ini dikunci: petugas akan membantu</translation>
    </message>
    <message>
        <source>No credit: insert a note or ask the dealer</source>
        <translation>Tiada kredit: masukkan wang kertas atau tanya krupier</translation>
    </message>
    <message>
        <source>A payment is under way</source>
        <translation>Bayaran sedang dibuat</translation>
    </message>
    <message>
        <source>Your credit has just changed: try again</source>
        <translation>Kredit anda baru berubah: cuba lagi</translation>
    </message>
    <message>
        <source>You have bets down: cash out after them</source>
        <translation>Anda ada pertaruhan: tunaikan selepas itu</translation>
    </message>
    <message>
        <source>Cash out when betting opens</source>
        <translation>Tunaikan apabila pertaruhan dibuka</translation>
    </message>
    <message>
        <source>This table does not pay in that way</source>
        <translation>Meja ini tidak membayar dengan cara itu</translation>
    </message>
    <message>
        <source>The table does not allow it</source>
        <translation>Meja tidak membenarkannya</translation>
    </message>
    <message>
        <source>That favourite is gone</source>
        <translation>Kegemaran itu sudah tiada</translation>
    </message>
    <message>
        <source>There is nothing to do that with</source>
        <translation>Tiada apa-apa untuk dibuat begitu</translation>
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
        <source>Your own time limit is reached</source>
        <translation>Had masa anda sendiri telah dicapai</translation>
    </message>
    <message>
        <source>You can raise or lift a limit after you have cashed out</source>
        <translation>Anda boleh menaikkan atau membatalkan had selepas menunaikan kredit</translation>
    </message>
    <message>
        <source>You are on a break</source>
        <translation>Anda sedang berehat</translation>
    </message>
    <message>
        <source>Your break has only begun</source>
        <translation>Rehat anda baru bermula</translation>
    </message>
    <message>
        <source>Please look at your play first</source>
        <translation>Sila lihat permainan anda dahulu</translation>
    </message>
    <message>
        <source>Please take a moment to look</source>
        <translation>Sila luangkan masa untuk melihat</translation>
    </message>
    <message>
        <source>This table does not offer that bet</source>
        <translation>Meja ini tidak menawarkan pertaruhan itu</translation>
    </message>
    <message>
        <source>Please take your ticket first</source>
        <translation>Sila ambil tiket anda dahulu</translation>
    </message>
    <message>
        <source>That cannot be done now</source>
        <translation>Itu tidak boleh dibuat sekarang</translation>
    </message>
    <message>
        <source>Your own loss limit is reached</source>
        <translation>Had kerugian anda sendiri telah dicapai</translation>
    </message>
    <message>
        <source>Your own loss limit leaves {sum} to bet</source>
        <translation>Had kerugian anda membenarkan {sum} lagi untuk bertaruh</translation>
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
</context>
</TS>
