import type { WordTexts } from '../topics.ts';

export const moreIndonesianWords: WordTexts = {
  animals: `
    macan beruang serigala rubah kijang banteng keledai babi tikus tupai landak kelelawar musang trenggiling
    orangutan bekantan siamang kanguru zebra panda koala rajawali garuda jalak kenari nuri gagak pipit walet camar
    pelikan kasuari kalkun puyuh lele gurami mujair bandeng tongkol kakap cumi kerang tiram siput cacing belalang
    jangkrik capung kumbang lalat kecoa laba biawak iguana bunglon`,
  food: `
    beras gandum kedelai kacang mentimun buncis selada sawi kol lobak labu seledri peterseli jahe kunyit lengkuas
    serai kemiri ketumbar jintan pala cengkih vanili asam terasi santan mentega roti mi pasta bubur lontong lemper
    risoles martabak serabi klepon onde dodol keripik rujak asinan pempek rawon gudeg gulai opor sup kari susu teh
    kopi sirup jus duku sirsak jambu markisa belimbing`,
  nature: `
    teluk selat tanjung muara delta samudra arus pasang surut air api udara cahaya bayangan gelombang lumpur debu
    kerikil karst tebing jurang lereng puncak dataran padang savana semak rumput lumut paku jamur benih biji tunas
    ranting dahan batang kulit getah jati mahoni beringin cemara pinus palem rotan pandan teratai mawar anggrek
    kamboja kenanga tulip topan tsunami longsor banjir musim fajar senja malam siang planet komet meteor galaksi`,
  home: `
    sofa bangku rumah pagar halaman garasi balkon loteng gudang lorong keran pipa bak wastafel cerek teko gelas
    cangkir mangkuk botol toples panci dandang ulekan talenan spons sikat kemoceng tempat pel seterika kulkas kipas
    setrika radio televisi telepon jam kalender bingkai vas sekrup obeng gergaji bor tang tali lem gembok bel keset
    tikar kelambu seprai sarung`,
  city: `
    gang simpang bundaran rambu parkir tol rel peron tiket bus taksi angkot ojek motor truk kapal feri perahu
    dermaga mercusuar salon bengkel butik kafe kedai swalayan galeri teater sirkus kebun monumen benteng pura vihara
    klenteng makam pengadilan balai kampus asrama klinik kanal waduk bendungan apartemen rusun vila lift eskalator
    kolam lapangan gelanggang polisi dinas`,
};
