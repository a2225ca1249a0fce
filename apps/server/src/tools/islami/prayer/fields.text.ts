/** Fields, errors and notes of the tools for prayer times. */
import { methods } from '@apiyard/kernels/prayer/methods';
import { prayerNames } from '@apiyard/kernels/prayer/names';
import * as z from 'zod';
import { field } from '../../tool.ts';
import { zoneTitle } from '../../convert/time/fields.text.ts';

export const coordinateFields = {
  lat: field(
    {
      title: { en: 'Latitude', fr: 'Latitude', ar: 'خط العرض', ch: '纬度' },
      help: {
        en: 'Degrees north, negative in the south.',
        fr: 'Degrés nord, négatifs au sud.',
        ar: 'درجات شمالًا، وسالبة جنوبًا.',
        ch: '北纬度数，南纬为负。',
      },
    },
    z.number().min(-90).max(90),
  ),
  lon: field(
    {
      title: { en: 'Longitude', fr: 'Longitude', ar: 'خط الطول', ch: '经度' },
      help: {
        en: 'Degrees east, negative in the west.',
        fr: 'Degrés est, négatifs à l’ouest.',
        ar: 'درجات شرقًا، وسالبة غربًا.',
        ch: '东经度数，西经为负。',
      },
    },
    z.number().min(-180).max(180),
  ),
};

const methodNames = {
  'muslim-world-league': {
    en: 'Muslim World League',
    fr: 'Ligue islamique mondiale',
    ar: 'رابطة العالم الإسلامي',
    ch: '世界穆斯林联盟',
  },
  egyptian: {
    en: 'Egyptian General Authority of Survey',
    fr: 'Autorité générale égyptienne de topographie',
    ar: 'الهيئة المصرية العامة للمساحة',
    ch: '埃及测绘总局',
  },
  karachi: {
    en: 'University of Islamic Sciences, Karachi',
    fr: 'Université des sciences islamiques, Karachi',
    ar: 'جامعة العلوم الإسلامية بكراتشي',
    ch: '卡拉奇伊斯兰科学大学',
  },
  'umm-al-qura': {
    en: 'Umm al-Qura University, Makkah',
    fr: 'Université Umm al-Qura, La Mecque',
    ar: 'جامعة أم القرى بمكة المكرمة',
    ch: '麦加乌姆库拉大学',
  },
  dubai: { en: 'Dubai', fr: 'Dubaï', ar: 'دبي', ch: '迪拜' },
  moonsighting: {
    en: 'Moonsighting Committee',
    fr: 'Moonsighting Committee',
    ar: 'لجنة رؤية الهلال (Moonsighting Committee)',
    ch: '望月委员会',
  },
  'north-america': {
    en: 'Islamic Society of North America (ISNA)',
    fr: 'Société islamique d’Amérique du Nord (ISNA)',
    ar: 'الجمعية الإسلامية لأمريكا الشمالية (ISNA)',
    ch: '北美伊斯兰协会（ISNA）',
  },
  kuwait: { en: 'Kuwait', fr: 'Koweït', ar: 'الكويت', ch: '科威特' },
  qatar: { en: 'Qatar', fr: 'Qatar', ar: 'قطر', ch: '卡塔尔' },
  singapore: { en: 'Singapore', fr: 'Singapour', ar: 'سنغافورة', ch: '新加坡' },
  tehran: {
    en: 'Institute of Geophysics, Tehran',
    fr: 'Institut de géophysique, Téhéran',
    ar: 'معهد الجيوفيزياء بطهران',
    ch: '德黑兰地球物理研究所',
  },
  turkey: {
    en: 'Diyanet, Türkiye',
    fr: 'Diyanet, Turquie',
    ar: 'رئاسة الشؤون الدينية التركية',
    ch: '土耳其宗教事务局',
  },
  custom: { en: 'Custom angles', fr: 'Angles personnalisés', ar: 'زوايا مخصصة', ch: '自定义角度' },
};

const portionNames = {
  middle: {
    en: 'Half of the night',
    fr: 'Moitié de la nuit',
    ar: 'نصف الليل',
    ch: '半夜',
  },
  seventh: {
    en: 'Seventh of the night',
    fr: 'Septième de la nuit',
    ar: 'سُبع الليل',
    ch: '夜晚的七分之一',
  },
  angle: {
    en: 'Angle as a share of the night (angle ÷ 60)',
    fr: 'Angle en part de la nuit (angle ÷ 60)',
    ar: 'جزء من الليل بحسب الزاوية (الزاوية ÷ 60)',
    ch: '按角度取夜晚的份额（角度 ÷ 60）',
  },
};

const roundingNames = {
  nearest: {
    en: 'To the nearest minute',
    fr: 'À la minute la plus proche',
    ar: 'إلى أقرب دقيقة',
    ch: '四舍五入到分钟',
  },
  up: { en: 'Up to the next minute', fr: 'À la minute supérieure', ar: 'إلى الدقيقة التالية', ch: '向上取整到分钟' },
};

const adjustment = (name: (typeof prayerNames)['fajr']) =>
  field(
    {
      title: {
        en: `${name.en}: minutes to add`,
        fr: `${name.fr} : minutes à ajouter`,
        ar: `${name.ar}: دقائق تُضاف`,
        ch: `${name.ch}：增加的分钟数`,
      },
    },
    z.int().min(-60).max(60).default(0),
  );

export const hijriAdjustmentField = () =>
  field(
    {
      title: {
        en: 'Hijri adjustment in days',
        fr: 'Ajustement hégirien en jours',
        ar: 'تعديل التاريخ الهجري بالأيام',
        ch: '伊斯兰历调整天数',
      },
      help: {
        en: 'How many days your local calendar is ahead of the Umm al-Qura tables.',
        fr: 'Nombre de jours d’avance du calendrier local sur les tables d’Umm al-Qura.',
        ar: 'عدد الأيام التي يتقدم بها التقويم في بلدك على جداول أم القرى.',
        ch: '您所在地的历法比乌姆库拉历表提前的天数。',
      },
    },
    z.int().min(-2).max(2).default(0),
  );

/** Settings of the calculation: everything but place and date. */
export const prayerFields = {
  zone: field(
    {
      title: zoneTitle,
      help: {
        en: 'An IANA time zone such as Europe/Paris. Leave empty to use the time zone of the place.',
        fr: 'Un fuseau horaire IANA tel que Europe/Paris. Laissez vide pour celui du lieu.',
        ar: 'منطقة زمنية من IANA مثل Europe/Paris. اتركها فارغة لاستخدام منطقة المكان.',
        ch: 'IANA 时区，例如 Europe/Paris。留空则使用该地点的时区。',
      },
    },
    z.string().max(60).optional(),
  ),
  method: field(
    {
      title: { en: 'Method', fr: 'Méthode', ar: 'طريقة الحساب', ch: '计算方法' },
      help: {
        en: 'The authority whose angles and minutes are used.',
        fr: 'L’autorité dont les angles et les minutes sont utilisés.',
        ar: 'الجهة التي تُستخدم زواياها ودقائقها.',
        ch: '所采用角度和分钟数的权威机构。',
      },
      options: methodNames,
    },
    z.enum(methods as [keyof typeof methodNames, ...(keyof typeof methodNames)[]]).default('muslim-world-league'),
  ),
  madhab: field(
    {
      title: { en: 'School for Asr', fr: 'École juridique pour Asr', ar: 'مذهب صلاة العصر', ch: '晡礼学派' },
      options: {
        shafi: {
          en: 'Shafi, Maliki, Hanbali: shadow as long as the object',
          fr: 'Chaféite, malikite, hanbalite : ombre d’une longueur',
          ar: 'الشافعي والمالكي والحنبلي: ظل الشيء مثله',
          ch: '沙斐仪、马立克、罕百里：影长一倍',
        },
        hanafi: {
          en: 'Hanafi: shadow twice as long as the object',
          fr: 'Hanafite : ombre de deux longueurs',
          ar: 'الحنفي: ظل الشيء مثلاه',
          ch: '哈乃斐：影长两倍',
        },
      },
    },
    z.enum(['shafi', 'hanafi']).default('shafi'),
  ),
  highLatitude: field(
    {
      title: {
        en: 'High-latitude rule',
        fr: 'Règle des hautes latitudes',
        ar: 'قاعدة خطوط العرض العليا',
        ch: '高纬度规则',
      },
      help: {
        en: 'How far Fajr and Isha can be from sunrise and sunset. Automatic uses a seventh of the night beyond 48 degrees and half of it elsewhere.',
        fr: 'L’écart maximal de Fajr et d’Icha par rapport au lever et au coucher du soleil. Automatique : un septième de la nuit au-delà de 48 degrés, la moitié ailleurs.',
        ar: 'أقصى ابتعاد للفجر والعشاء عن الشروق والغروب. تلقائي: سُبع الليل فوق خط العرض 48، ونصفه في غير ذلك.',
        ch: '晨礼与日出、宵礼与日落之间的最大间隔。自动：纬度超过 48 度时为夜晚的七分之一，其他地区为一半。',
      },
      options: { automatic: { en: 'Automatic', fr: 'Automatique', ar: 'تلقائي', ch: '自动' }, ...portionNames },
    },
    z.enum(['automatic', 'middle', 'seventh', 'angle']).default('automatic'),
  ),
  polar: field(
    {
      title: {
        en: 'Without sunrise or sunset',
        fr: 'Sans lever ou coucher du soleil',
        ar: 'دون شروق أو غروب',
        ch: '无日出或日落时',
      },
      help: {
        en: 'What to use during a polar day or polar night.',
        fr: 'Ce qui est utilisé pendant le jour polaire ou la nuit polaire.',
        ar: 'ما يُستخدم في النهار القطبي أو الليل القطبي.',
        ch: '极昼或极夜时采用的时间。',
      },
      options: {
        'nearest-latitude': {
          en: 'Nearest latitude with all times',
          fr: 'Latitude la plus proche ayant toutes les heures',
          ar: 'أقرب خط عرض تكتمل فيه المواقيت',
          ch: '最近的具有全部时间的纬度',
        },
        'nearest-day': {
          en: 'Nearest day with all times',
          fr: 'Jour le plus proche ayant toutes les heures',
          ar: 'أقرب يوم تكتمل فيه المواقيت',
          ch: '最近的具有全部时间的日期',
        },
        none: {
          en: 'Only times that exist',
          fr: 'Seulement les heures qui existent',
          ar: 'المواقيت الموجودة فقط',
          ch: '仅显示存在的时间',
        },
      },
    },
    z.enum(['nearest-latitude', 'nearest-day', 'none']).default('nearest-latitude'),
  ),
  rounding: field(
    {
      title: { en: 'Rounding', fr: 'Arrondi', ar: 'التقريب', ch: '取整' },
      options: {
        method: { en: 'Same as the method', fr: 'Selon la méthode', ar: 'وفق طريقة الحساب', ch: '按计算方法' },
        ...roundingNames,
      },
    },
    z.enum(['method', 'nearest', 'up']).default('method'),
  ),
  shafaq: field(
    {
      title: {
        en: 'Twilight for Isha',
        fr: 'Crépuscule pour Icha',
        ar: 'الشفق المعتمد للعشاء',
        ch: '宵礼的暮光',
      },
      help: {
        en: 'Only used by the Moonsighting Committee method.',
        fr: 'Utilisé uniquement par la méthode du Moonsighting Committee.',
        ar: 'تستخدمه طريقة لجنة رؤية الهلال فقط.',
        ch: '仅用于望月委员会的方法。',
      },
      options: {
        general: { en: 'General', fr: 'Général', ar: 'عام', ch: '通用' },
        red: { en: 'Red (ahmar)', fr: 'Rouge (ahmar)', ar: 'أحمر', ch: '红霞（ahmar）' },
        white: { en: 'White (abyad)', fr: 'Blanc (abyad)', ar: 'أبيض', ch: '白霞（abyad）' },
      },
    },
    z.enum(['general', 'red', 'white']).default('general'),
  ),
  fajrAngle: field(
    {
      title: {
        en: 'Custom Fajr angle',
        fr: 'Angle de Fajr personnalisé',
        ar: 'زاوية فجر مخصصة',
        ch: '自定义晨礼角度',
      },
      help: {
        en: 'Degrees of the sun below the horizon, used instead of the method’s angle.',
        fr: 'Degrés du soleil sous l’horizon, à la place de ceux de la méthode.',
        ar: 'درجات انخفاض الشمس تحت الأفق بدلًا من درجات طريقة الحساب.',
        ch: '太阳在地平线以下的度数，代替计算方法的度数。',
      },
    },
    z.number().min(5).max(24).optional(),
  ),
  ishaAngle: field(
    {
      title: {
        en: 'Custom Isha angle',
        fr: 'Angle d’Icha personnalisé',
        ar: 'زاوية عشاء مخصصة',
        ch: '自定义宵礼角度',
      },
    },
    z.number().min(5).max(24).optional(),
  ),
  ishaMinutes: field(
    {
      title: {
        en: 'Minutes from Maghrib to Isha',
        fr: 'Minutes entre Maghrib et Icha',
        ar: 'الدقائق بين المغرب والعشاء',
        ch: '昏礼到宵礼的分钟数',
      },
      help: {
        en: 'Used instead of an angle.',
        fr: 'À la place d’un angle.',
        ar: 'بدلًا من زاوية.',
        ch: '代替角度。',
      },
    },
    z.int().min(30).max(180).optional(),
  ),
  adjustFajr: adjustment(prayerNames.fajr),
  adjustSunrise: adjustment(prayerNames.sunrise),
  adjustDhuhr: adjustment(prayerNames.dhuhr),
  adjustAsr: adjustment(prayerNames.asr),
  adjustMaghrib: adjustment(prayerNames.maghrib),
  adjustIsha: adjustment(prayerNames.isha),
  hijriAdjustment: hijriAdjustmentField(),
};

export const highLatitudeOutput = () =>
  field(
    {
      title: {
        en: 'Limit for Fajr and Isha',
        fr: 'Limite pour Fajr et Icha',
        ar: 'حد الفجر والعشاء',
        ch: '晨礼和宵礼的界限',
      },
      options: portionNames,
    },
    z.enum(['middle', 'seventh', 'angle']),
  );

export const roundingOutput = () =>
  field(
    { title: { en: 'Rounding', fr: 'Arrondi', ar: 'التقريب', ch: '取整' }, options: roundingNames },
    z.enum(['nearest', 'up']),
  );

export const polarOutput = () =>
  field(
    {
      title: {
        en: 'Polar day or night',
        fr: 'Jour polaire ou nuit polaire',
        ar: 'نهار أو ليل قطبي',
        ch: '极昼或极夜',
      },
      options: {
        polar_day: { en: 'Polar day', fr: 'Jour polaire', ar: 'نهار قطبي', ch: '极昼' },
        polar_night: { en: 'Polar night', fr: 'Nuit polaire', ar: 'ليل قطبي', ch: '极夜' },
        short: {
          en: 'Day or night of a few minutes',
          fr: 'Jour ou nuit de quelques minutes',
          ar: 'نهار أو ليل من بضع دقائق',
          ch: '只有几分钟的白昼或夜晚',
        },
      },
    },
    z.enum(['polar_day', 'polar_night', 'short']).nullable(),
  );

export const outOfOrder = {
  out_of_order: {
    en: 'The minutes that you add put the times of {{date}} out of order. Use smaller values.',
    fr: 'Les minutes ajoutées inversent l’ordre des heures du {{date}}. Utilisez des valeurs plus petites.',
    ar: 'الدقائق المضافة تُخل بترتيب مواقيت ⁦{{date}}⁩. استخدم قيمًا أصغر.',
    ch: '您增加的分钟数使 {{date}} 的时间顺序颠倒。请使用较小的值。',
  },
};

/** The month that a table or a calendar is for. */
export const periodFields = {
  period: field(
    {
      title: { en: 'Period', fr: 'Période', ar: 'المدة', ch: '期间' },
      options: {
        month: { en: 'Month', fr: 'Mois', ar: 'شهر ميلادي', ch: '公历月' },
        ramadan: { en: 'Ramadan', fr: 'Ramadan', ar: 'رمضان', ch: '斋月' },
      },
    },
    z.enum(['month', 'ramadan']).default('month'),
  ),
  year: field(
    {
      title: { en: 'Year', fr: 'Année', ar: 'السنة', ch: '年' },
      help: {
        en: 'A Hijri year for Ramadan (1343 to 1500), otherwise a Gregorian year (1900 to 2100).',
        fr: 'Du calendrier hégirien pour ramadan (1343 à 1500), sinon de 1900 à 2100.',
        ar: 'هجرية لرمضان (من 1343 إلى 1500)، وميلادية من 1900 إلى 2100 في غير ذلك.',
        ch: '斋月使用伊斯兰历年份（1343 至 1500），其他为 1900 至 2100 年。',
      },
    },
    z.int().min(1343).max(2100),
  ),
  month: field({ title: { en: 'Month', fr: 'Mois', ar: 'الشهر', ch: '月' } }, z.int().min(1).max(12).default(1)),
};

export const yearErrors = {
  year_out_of_range: {
    en: 'There are no tables for this year. Use a year from {{first}} to {{last}}.',
    fr: 'Il n’y a pas de table pour cette année. Choisissez-en une de {{first}} à {{last}}.',
    ar: 'لا توجد جداول لهذه السنة. استخدم سنة من {{first}} إلى {{last}}.',
    ch: '没有该年份的历表。请使用 {{first}} 至 {{last}} 年。',
  },
};
