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
    ayam: Unggas yang berkokok di pagi hari`,
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
    rendang: Masakan daging berempah dari Minangkabau`,
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
    pantai: Tepi laut yang berpasir`,
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
    pintu: Jalan masuk ke rumah`,
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
    gedung: Bangunan besar bertingkat`,
};
