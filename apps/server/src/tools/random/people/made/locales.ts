/** The locales of made-up people. Faker has names and streets for each; places and phone numbers are ours. */

export const localeNames = [
  'en_US',
  'en_GB',
  'fr',
  'de',
  'es',
  'it',
  'nl',
  'pl',
  'pt_BR',
  'sv',
  'tr',
  'ru',
  'uk',
  'ar',
  'fa',
  'id_ID',
  'vi',
  'zh_CN',
  'ja',
  'ko',
] as const;
export type LocaleName = (typeof localeNames)[number];

interface Place {
  readonly city: string;
  readonly region: string;
  /** `#` is any digit. */
  readonly postcode: string;
  /** National number without the leading zero, `#` is any digit. */
  readonly phone: string;
}

interface Locale {
  readonly countryCode: string;
  readonly country: string;
  readonly callingCode: string;
  /** The regulator has set the numbers aside for fiction. */
  readonly hasReservedPhones: boolean;
  /** `western` is first name, last name. */
  readonly nameOrder: 'western' | 'eastern_joined' | 'eastern_spaced';
  readonly places: readonly Place[];
}

const place = (city: string, region: string, postcode: string, phone: string): Place => ({
  city,
  region,
  postcode,
  phone,
});

/** Numbers for fiction: NANP 555-0100 to 0199, Ofcom, ARCEP, Bundesnetzagentur and PTS; elsewhere 000, not assigned. */
export const locales: Readonly<Record<LocaleName, Locale>> = {
  en_US: {
    countryCode: 'US',
    country: 'United States',
    callingCode: '1',
    hasReservedPhones: true,
    nameOrder: 'western',
    places: [
      place('Springfield', 'Illinois', '627##', '217 555 01##'),
      place('Portland', 'Oregon', '972##', '503 555 01##'),
      place('Austin', 'Texas', '787##', '512 555 01##'),
      place('Boston', 'Massachusetts', '021##', '617 555 01##'),
      place('Denver', 'Colorado', '802##', '303 555 01##'),
      place('Tampa', 'Florida', '336##', '813 555 01##'),
    ],
  },
  en_GB: {
    countryCode: 'GB',
    country: 'United Kingdom',
    callingCode: '44',
    hasReservedPhones: true,
    nameOrder: 'western',
    places: [
      place('London', 'England', 'SE1 #AA', '20 7946 0###'),
      place('Leeds', 'England', 'LS1 #AB', '113 496 0###'),
      place('Birmingham', 'England', 'B1 #AD', '121 496 0###'),
      place('Manchester', 'England', 'M1 #AE', '161 496 0###'),
      place('Glasgow', 'Scotland', 'G1 #AF', '141 496 0###'),
      place('Edinburgh', 'Scotland', 'EH1 #AG', '131 496 0###'),
    ],
  },
  fr: {
    countryCode: 'FR',
    country: 'France',
    callingCode: '33',
    hasReservedPhones: true,
    nameOrder: 'western',
    places: [
      place('Paris', 'Île-de-France', '750##', '1 99 00 ## ##'),
      place('Nantes', 'Pays de la Loire', '44#00', '2 61 91 ## ##'),
      place('Strasbourg', 'Grand Est', '67#00', '3 53 01 ## ##'),
      place('Lyon', 'Auvergne-Rhône-Alpes', '6900#', '4 65 71 ## ##'),
      place('Marseille', 'Provence-Alpes-Côte d’Azur', '1300#', '4 65 71 ## ##'),
      place('Toulouse', 'Occitanie', '31#00', '5 36 49 ## ##'),
    ],
  },
  de: {
    countryCode: 'DE',
    country: 'Deutschland',
    callingCode: '49',
    hasReservedPhones: true,
    nameOrder: 'western',
    places: [
      place('Berlin', 'Berlin', '10###', '30 23125 ###'),
      place('Hamburg', 'Hamburg', '20###', '40 66969 ###'),
      place('München', 'Bayern', '80###', '89 99998 ###'),
      place('Köln', 'Nordrhein-Westfalen', '50###', '221 4710 ###'),
      place('Frankfurt am Main', 'Hessen', '60###', '69 90009 ###'),
    ],
  },
  es: {
    countryCode: 'ES',
    country: 'España',
    callingCode: '34',
    hasReservedPhones: false,
    nameOrder: 'western',
    places: [
      place('Madrid', 'Comunidad de Madrid', '280##', '910 000 ###'),
      place('Barcelona', 'Cataluña', '080##', '930 000 ###'),
      place('Valencia', 'Comunidad Valenciana', '460##', '960 000 ###'),
      place('Sevilla', 'Andalucía', '410##', '950 000 ###'),
      place('Zaragoza', 'Aragón', '500##', '976 000 ###'),
      place('Bilbao', 'País Vasco', '480##', '940 000 ###'),
    ],
  },
  it: {
    countryCode: 'IT',
    country: 'Italia',
    callingCode: '39',
    hasReservedPhones: false,
    nameOrder: 'western',
    places: [
      place('Roma', 'Lazio', '001##', '06 000 #####'),
      place('Milano', 'Lombardia', '201##', '02 000 #####'),
      place('Torino', 'Piemonte', '101##', '011 000 ####'),
      place('Napoli', 'Campania', '801##', '081 000 ####'),
      place('Bologna', 'Emilia-Romagna', '401##', '051 000 ####'),
      place('Palermo', 'Sicilia', '901##', '091 000 ####'),
    ],
  },
  nl: {
    countryCode: 'NL',
    country: 'Nederland',
    callingCode: '31',
    hasReservedPhones: false,
    nameOrder: 'western',
    places: [
      place('Amsterdam', 'Noord-Holland', '101# AB', '20 000 ####'),
      place('Rotterdam', 'Zuid-Holland', '301# CD', '10 000 ####'),
      place('Den Haag', 'Zuid-Holland', '251# EG', '70 000 ####'),
      place('Utrecht', 'Utrecht', '351# HK', '30 000 ####'),
      place('Groningen', 'Groningen', '971# LM', '50 000 ####'),
      place('Maastricht', 'Limburg', '621# NP', '43 000 ####'),
    ],
  },
  pl: {
    countryCode: 'PL',
    country: 'Polska',
    callingCode: '48',
    hasReservedPhones: false,
    nameOrder: 'western',
    places: [
      place('Warszawa', 'mazowieckie', '00-###', '22 000 ## ##'),
      place('Kraków', 'małopolskie', '30-###', '12 000 ## ##'),
      place('Łódź', 'łódzkie', '90-###', '42 000 ## ##'),
      place('Wrocław', 'dolnośląskie', '50-###', '71 000 ## ##'),
      place('Poznań', 'wielkopolskie', '60-###', '61 000 ## ##'),
      place('Gdańsk', 'pomorskie', '80-###', '58 000 ## ##'),
    ],
  },
  pt_BR: {
    countryCode: 'BR',
    country: 'Brasil',
    callingCode: '55',
    hasReservedPhones: false,
    nameOrder: 'western',
    places: [
      place('São Paulo', 'São Paulo', '01###-###', '11 0000-####'),
      place('Rio de Janeiro', 'Rio de Janeiro', '20###-###', '21 0000-####'),
      place('Belo Horizonte', 'Minas Gerais', '30###-###', '31 0000-####'),
      place('Salvador', 'Bahia', '40###-###', '71 0000-####'),
      place('Recife', 'Pernambuco', '50###-###', '81 0000-####'),
      place('Curitiba', 'Paraná', '80###-###', '41 0000-####'),
    ],
  },
  sv: {
    countryCode: 'SE',
    country: 'Sverige',
    callingCode: '46',
    hasReservedPhones: true,
    nameOrder: 'western',
    places: [
      place('Stockholm', 'Stockholms län', '11# ##', '8 465 004 ##'),
      place('Göteborg', 'Västra Götalands län', '41# ##', '31 390 06 ##'),
      place('Malmö', 'Skåne län', '21# ##', '40 628 04 ##'),
      place('Kiruna', 'Norrbottens län', '981 ##', '980 319 2##'),
    ],
  },
  tr: {
    countryCode: 'TR',
    country: 'Türkiye',
    callingCode: '90',
    hasReservedPhones: false,
    nameOrder: 'western',
    places: [
      place('İstanbul', 'İstanbul', '34###', '212 000 ## ##'),
      place('Ankara', 'Ankara', '06###', '312 000 ## ##'),
      place('İzmir', 'İzmir', '35###', '232 000 ## ##'),
      place('Bursa', 'Bursa', '16###', '224 000 ## ##'),
      place('Antalya', 'Antalya', '07###', '242 000 ## ##'),
      place('Trabzon', 'Trabzon', '61###', '462 000 ## ##'),
    ],
  },
  ru: {
    countryCode: 'RU',
    country: 'Россия',
    callingCode: '7',
    hasReservedPhones: false,
    nameOrder: 'western',
    places: [
      place('Москва', 'Москва', '101###', '495 000-##-##'),
      place('Санкт-Петербург', 'Санкт-Петербург', '190###', '812 000-##-##'),
      place('Новосибирск', 'Новосибирская область', '630###', '383 000-##-##'),
      place('Екатеринбург', 'Свердловская область', '620###', '343 000-##-##'),
      place('Казань', 'Республика Татарстан', '420###', '843 000-##-##'),
      place('Самара', 'Самарская область', '443###', '846 000-##-##'),
    ],
  },
  uk: {
    countryCode: 'UA',
    country: 'Україна',
    callingCode: '380',
    hasReservedPhones: false,
    nameOrder: 'western',
    places: [
      place('Київ', 'Київ', '010##', '44 000 ## ##'),
      place('Львів', 'Львівська область', '790##', '32 000 ## ##'),
      place('Одеса', 'Одеська область', '650##', '48 000 ## ##'),
      place('Харків', 'Харківська область', '610##', '57 000 ## ##'),
      place('Дніпро', 'Дніпропетровська область', '490##', '56 000 ## ##'),
      place('Вінниця', 'Вінницька область', '210##', '432 00 0# ##'),
    ],
  },
  ar: {
    countryCode: 'EG',
    country: 'مصر',
    callingCode: '20',
    hasReservedPhones: false,
    nameOrder: 'western',
    places: [
      place('القاهرة', 'محافظة القاهرة', '11###', '2 000 #####'),
      place('الإسكندرية', 'محافظة الإسكندرية', '21###', '3 000 ####'),
      place('الجيزة', 'محافظة الجيزة', '12###', '2 000 #####'),
      place('المنصورة', 'محافظة الدقهلية', '35###', '50 000 ####'),
      place('أسوان', 'محافظة أسوان', '81###', '97 000 ####'),
      place('طنطا', 'محافظة الغربية', '31###', '40 000 ####'),
    ],
  },
  fa: {
    countryCode: 'IR',
    country: 'ایران',
    callingCode: '98',
    hasReservedPhones: false,
    nameOrder: 'western',
    places: [
      place('تهران', 'استان تهران', '11###-#####', '21 000 #####'),
      place('اصفهان', 'استان اصفهان', '81###-#####', '31 000 #####'),
      place('شیراز', 'استان فارس', '71###-#####', '71 000 #####'),
      place('مشهد', 'استان خراسان رضوی', '91###-#####', '51 000 #####'),
      place('تبریز', 'استان آذربایجان شرقی', '51###-#####', '41 000 #####'),
      place('رشت', 'استان گیلان', '41###-#####', '13 000 #####'),
    ],
  },
  id_ID: {
    countryCode: 'ID',
    country: 'Indonesia',
    callingCode: '62',
    hasReservedPhones: false,
    nameOrder: 'western',
    places: [
      place('Jakarta Pusat', 'DKI Jakarta', '101##', '21 000 #####'),
      place('Bandung', 'Jawa Barat', '401##', '22 000 ####'),
      place('Surabaya', 'Jawa Timur', '601##', '31 000 ####'),
      place('Semarang', 'Jawa Tengah', '501##', '24 000 ####'),
      place('Medan', 'Sumatera Utara', '201##', '61 000 ####'),
      place('Denpasar', 'Bali', '801##', '361 000 ###'),
    ],
  },
  vi: {
    countryCode: 'VN',
    country: 'Việt Nam',
    callingCode: '84',
    hasReservedPhones: false,
    nameOrder: 'eastern_spaced',
    places: [
      place('Hà Nội', 'Hà Nội', '10###', '24 000 #####'),
      place('Thành phố Hồ Chí Minh', 'Thành phố Hồ Chí Minh', '70###', '28 000 #####'),
      place('Đà Nẵng', 'Đà Nẵng', '50###', '236 000 ####'),
      place('Hải Phòng', 'Hải Phòng', '04###', '225 000 ####'),
      place('Cần Thơ', 'Cần Thơ', '94###', '292 000 ####'),
      place('Huế', 'Huế', '49###', '234 000 ####'),
    ],
  },
  zh_CN: {
    countryCode: 'CN',
    country: '中国',
    callingCode: '86',
    hasReservedPhones: false,
    nameOrder: 'eastern_joined',
    places: [
      place('北京市', '北京市', '1000##', '10 000 #####'),
      place('上海市', '上海市', '2000##', '21 000 #####'),
      place('广州市', '广东省', '5100##', '20 000 #####'),
      place('成都市', '四川省', '6100##', '28 000 #####'),
      place('杭州市', '浙江省', '3100##', '571 000 #####'),
      place('西安市', '陕西省', '7100##', '29 000 #####'),
    ],
  },
  ja: {
    countryCode: 'JP',
    country: '日本',
    callingCode: '81',
    hasReservedPhones: false,
    nameOrder: 'eastern_spaced',
    places: [
      place('千代田区', '東京都', '100-00##', '3 0000 ####'),
      place('大阪市', '大阪府', '530-00##', '6 0000 ####'),
      place('名古屋市', '愛知県', '460-00##', '52 000 ####'),
      place('札幌市', '北海道', '060-00##', '11 000 ####'),
      place('福岡市', '福岡県', '810-00##', '92 000 ####'),
      place('横浜市', '神奈川県', '220-00##', '45 000 ####'),
    ],
  },
  ko: {
    countryCode: 'KR',
    country: '대한민국',
    callingCode: '82',
    hasReservedPhones: false,
    nameOrder: 'eastern_joined',
    places: [
      place('중구', '서울특별시', '045##', '2 0000 ####'),
      place('해운대구', '부산광역시', '480##', '51 000 ####'),
      place('수성구', '대구광역시', '421##', '53 000 ####'),
      place('유성구', '대전광역시', '341##', '42 000 ####'),
      place('수원시', '경기도', '164##', '31 000 ####'),
      place('제주시', '제주특별자치도', '631##', '64 000 ####'),
    ],
  },
};
