import type { WordTexts } from './topics.ts';

export const indonesianWords: WordTexts = {
  animals: `
    unta: Hewan gurun yang berpunuk
    elang: Burung pemangsa bermata tajam
    kelinci: Hewan bertelinga panjang yang suka wortel
    penyu: Reptil laut bercangkang
    lebah: Serangga penghasil madu
    kuda: Hewan yang ditunggangi dengan pelana
    jerapah: Hewan berleher paling panjang
    gajah: Hewan darat terbesar dan berbelalai
    komodo: Kadal raksasa dari Nusa Tenggara Timur
    rusa: Hewan bertanduk cabang yang berlari cepat
    badak: Hewan bercula dari Ujung Kulon
    ayam: Unggas yang berkokok di pagi hari
    harimau: Kucing besar berbelang dari Sumatra
    singa: Si raja hutan
    monyet: Pemanjat pohon yang suka pisang
    kucing: Hewan peliharaan yang mengeong
    anjing: Hewan setia penjaga rumah
    sapi: Ternak penghasil susu
    kerbau: Ternak pembajak sawah
    kambing: Ternak berjanggut yang mengembik
    domba: Ternak penghasil wol
    bebek: Unggas yang pandai berenang
    angsa: Unggas putih berleher panjang
    burung: Hewan bersayap dan berbulu
    merpati: Lambang perdamaian
    merak: Ia memamerkan ekor indahnya
    kakatua: Burung jambul yang hinggap di jendela dalam lagu
    bangau: Ia berdiri dengan satu kaki
    ikan: Ia bernapas dengan insang
    paus: Mamalia terbesar di lautan
    hiu: Pemangsa laut bergigi tajam
    lumba: Mamalia laut cerdas, disebut dua kali
    gurita: Hewan laut berlengan delapan
    kepiting: Hewan bercapit yang berjalan miring
    udang: Hewan laut untuk bahan terasi
    buaya: Reptil besar di sungai
    ular: Hewan melata tanpa kaki
    katak: Ia melompat di tepi kolam
    cicak: Pemakan nyamuk di dinding
    semut: Serangga kecil yang suka gula
    nyamuk: Serangga pengisap darah
    kupu: Serangga bersayap indah, disebut dua kali`,
  food: `
    nasi: Beras yang sudah dimasak
    madu: Cairan manis dari lebah
    lada: Rempah yang membuat bersin
    keju: Makanan dari susu yang dikentalkan
    jeruk: Buah kaya vitamin C
    wortel: Umbi berwarna jingga
    tempe: Makanan dari kedelai yang difermentasi
    sate: Potongan daging yang ditusuk dan dibakar
    bawang: Bumbu yang membuat mata berair saat dikupas
    kelapa: Buah yang menghasilkan santan
    durian: Buah berduri dengan bau tajam
    rendang: Masakan daging berempah dari Minangkabau
    pisang: Buah kuning yang dikupas
    apel: Buah dari Malang
    mangga: Buah manis dari Indramayu
    pepaya: Buah jingga yang memperlancar pencernaan
    semangka: Buah besar berdaging merah dan berair
    nanas: Buah bermahkota dan bermata banyak
    salak: Buah berkulit seperti sisik ular
    rambutan: Buah merah berambut
    manggis: Ratu buah berkulit ungu
    anggur: Buah untuk kismis
    tahu: Olahan kedelai dari Sumedang
    telur: Hasil ayam betina
    daging: Bahan utama bakso
    bakso: Bola kenyal dalam kuah
    soto: Kuah kuning berisi ayam suwir
    gado: Salad bumbu kacang, disebut dua kali
    sambal: Ulekan cabai yang pedas
    cabai: Sayuran pedas berwarna merah
    tomat: Buah merah untuk saus
    kentang: Umbi untuk keripik
    singkong: Umbi yang menjadi tapai
    jagung: Bulir kuning pada tongkol
    bayam: Sayur hijau kaya zat besi
    kangkung: Sayur air yang ditumis
    terung: Sayur ungu untuk balado
    gula: Pemanis teh
    garam: Hasil tambak air laut
    kecap: Saus hitam manis
    kerupuk: Camilan renyah pada lomba tujuh belasan
    ketupat: Hidangan Lebaran dalam anyaman janur`,
  nature: `
    sungai: Air tawar yang mengalir ke laut
    hutan: Kawasan luas yang penuh pohon
    petir: Kilat yang disertai suara keras
    pulau: Daratan yang dikelilingi air
    gurun: Daerah kering yang jarang hujan
    lembah: Tanah rendah di antara gunung
    bintang: Berkelip di langit malam
    bulan: Mengitari bumi dan menerangi malam
    karang: Hewan laut kecil yang membentuk terumbu
    angin: Udara yang bergerak
    gunung: Tanah yang menjulang tinggi
    pantai: Tepi laut yang berpasir
    laut: Air asin yang luas
    danau: Air luas yang dikelilingi daratan
    matahari: Terbit di timur setiap pagi
    hujan: Air yang turun dari awan
    awan: Gumpalan putih di langit
    pelangi: Tujuh warna setelah gerimis
    kabut: Menghalangi pandangan di pagi hari
    embun: Tetes air di daun saat pagi
    salju: Putih dingin di puncak Jayawijaya
    ombak: Dicari para peselancar
    pasir: Butiran di tepi laut
    batu: Benda alam yang keras
    tanah: Tempat tanaman tumbuh
    gua: Lubang besar di perut bukit
    bukit: Lebih rendah dari gunung
    sawah: Tempat menanam padi
    rawa: Tanah basah yang tergenang
    kawah: Mulut gunung berapi
    lahar: Aliran panas saat letusan
    gempa: Guncangan bumi
    badai: Angin dan hujan yang hebat
    kemarau: Musim tanpa hujan
    bumi: Planet tempat kita hidup
    langit: Terlihat biru di siang hari
    pohon: Tumbuhan berbatang kayu
    bunga: Bagian tanaman yang harum
    daun: Bagian hijau pada ranting
    akar: Bagian tanaman di dalam tanah
    melati: Puspa bangsa yang putih dan harum
    bambu: Batang beruas untuk angklung`,
  home: `
    jendela: Lubang berkaca di dinding
    bantal: Alas kepala saat tidur
    cermin: Memantulkan bayangan diri
    karpet: Penutup lantai yang lembut
    lilin: Batang bersumbu yang menyala
    laci: Kotak yang ditarik dari meja
    tangga: Dipakai untuk naik dan turun
    palu: Alat pemukul paku
    keranjang: Wadah anyaman
    lampu: Menerangi ruangan
    kursi: Tempat duduk
    pintu: Jalan masuk ke rumah
    meja: Tempat menaruh piring saat makan
    kasur: Alas tidur yang empuk
    lemari: Tempat menyimpan baju
    rak: Tempat menata buku
    atap: Penutup rumah dari genting
    dinding: Tempat menggantung foto
    lantai: Disapu setiap hari
    dapur: Ruang memasak
    kamar: Ruang untuk tidur
    teras: Bagian depan rumah yang terbuka
    kunci: Pembuka gembok
    gorden: Kain penutup kaca
    selimut: Penghangat saat tidur
    guling: Teman tidur yang dipeluk
    sapu: Alat pembersih lantai
    ember: Wadah air bergagang
    gayung: Alat mengambil air saat mandi
    sabun: Pembersih tangan yang berbusa
    handuk: Pengering badan
    sisir: Perapi rambut
    gunting: Dua bilah pemotong kertas
    jarum: Penarik benang
    benang: Masuk ke lubang jarum
    kompor: Alat memasak berapi
    wajan: Alat menggoreng
    sendok: Alat makan berkuah
    garpu: Alat makan bergigi
    pisau: Alat pemotong
    piring: Wadah makan yang datar
    payung: Pelindung dari hujan`,
  city: `
    jembatan: Menghubungkan dua tepi sungai
    pasar: Tempat jual beli
    museum: Tempat menyimpan benda bersejarah
    stasiun: Tempat kereta berhenti
    pelabuhan: Tempat kapal bersandar
    menara: Bangunan tinggi dan ramping
    sekolah: Tempat anak belajar
    jalan: Dilalui kendaraan dan orang
    taman: Tempat bermain yang penuh bunga
    masjid: Tempat ibadah umat Islam
    toko: Tempat menjual barang
    gedung: Bangunan besar bertingkat
    bandara: Tempat pesawat lepas landas
    terminal: Tempat bus menunggu penumpang
    halte: Tempat menunggu bus
    hotel: Tempat menginap wisatawan
    gereja: Tempat ibadah umat Kristen
    candi: Bangunan kuno seperti Borobudur
    istana: Kediaman presiden atau raja
    penjara: Tempat narapidana
    pabrik: Tempat membuat barang
    apotek: Tempat menjual obat
    warung: Kedai kecil di pinggir gang
    restoran: Tempat makan dengan pelayan
    bioskop: Tempat menonton film
    stadion: Tempat pertandingan sepak bola
    patung: Karya pahat berbentuk manusia
    tugu: Monumen menjulang
    terowongan: Lorong di bawah tanah
    kereta: Berjalan di atas rel
    becak: Kendaraan roda tiga yang dikayuh
    sepeda: Kendaraan roda dua yang dikayuh
    mobil: Kendaraan roda empat
    trotoar: Tempat pejalan kaki
    universitas: Tempat kuliah
    perpustakaan: Tempat meminjam buku
    kantor: Tempat bekerja dengan komputer
    bank: Tempat menabung
    pos: Pengantar surat
    mal: Pusat belanja besar
    kios: Kedai kecil penjual koran
    alun: Lapangan kota, disebut dua kali`,
};
