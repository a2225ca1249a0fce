/** Fields that several tools of made-up people have. */
import * as z from 'zod';
import { field } from '../../tool.ts';
import { localeNames } from './made/locales.ts';

export const localeField = () =>
  field(
    {
      title: { en: 'Language and country', fr: 'Langue et pays', ar: 'اللغة والبلد', ch: '语言和国家' },
      options: {
        en_US: {
          en: 'English, United States',
          fr: 'Anglais, États-Unis',
          ar: 'الإنجليزية، الولايات المتحدة',
          ch: '英语，美国',
        },
        en_GB: {
          en: 'English, United Kingdom',
          fr: 'Anglais, Royaume-Uni',
          ar: 'الإنجليزية، المملكة المتحدة',
          ch: '英语，英国',
        },
        fr: { en: 'French, France', fr: 'Français, France', ar: 'الفرنسية، فرنسا', ch: '法语，法国' },
        de: { en: 'German, Germany', fr: 'Allemand, Allemagne', ar: 'الألمانية، ألمانيا', ch: '德语，德国' },
        es: { en: 'Spanish, Spain', fr: 'Espagnol, Espagne', ar: 'الإسبانية، إسبانيا', ch: '西班牙语，西班牙' },
        it: { en: 'Italian, Italy', fr: 'Italien, Italie', ar: 'الإيطالية، إيطاليا', ch: '意大利语，意大利' },
        nl: { en: 'Dutch, Netherlands', fr: 'Néerlandais, Pays-Bas', ar: 'الهولندية، هولندا', ch: '荷兰语，荷兰' },
        pl: { en: 'Polish, Poland', fr: 'Polonais, Pologne', ar: 'البولندية، بولندا', ch: '波兰语，波兰' },
        pt_BR: { en: 'Portuguese, Brazil', fr: 'Portugais, Brésil', ar: 'البرتغالية، البرازيل', ch: '葡萄牙语，巴西' },
        sv: { en: 'Swedish, Sweden', fr: 'Suédois, Suède', ar: 'السويدية، السويد', ch: '瑞典语，瑞典' },
        tr: { en: 'Turkish, Türkiye', fr: 'Turc, Turquie', ar: 'التركية، تركيا', ch: '土耳其语，土耳其' },
        ru: { en: 'Russian, Russia', fr: 'Russe, Russie', ar: 'الروسية، روسيا', ch: '俄语，俄罗斯' },
        uk: { en: 'Ukrainian, Ukraine', fr: 'Ukrainien, Ukraine', ar: 'الأوكرانية، أوكرانيا', ch: '乌克兰语，乌克兰' },
        ar: { en: 'Arabic, Egypt', fr: 'Arabe, Égypte', ar: 'العربية، مصر', ch: '阿拉伯语，埃及' },
        fa: { en: 'Persian, Iran', fr: 'Persan, Iran', ar: 'الفارسية، إيران', ch: '波斯语，伊朗' },
        id_ID: {
          en: 'Indonesian, Indonesia',
          fr: 'Indonésien, Indonésie',
          ar: 'الإندونيسية، إندونيسيا',
          ch: '印度尼西亚语，印度尼西亚',
        },
        vi: { en: 'Vietnamese, Vietnam', fr: 'Vietnamien, Viêt Nam', ar: 'الفيتنامية، فيتنام', ch: '越南语，越南' },
        zh_CN: { en: 'Chinese, China', fr: 'Chinois, Chine', ar: 'الصينية، الصين', ch: '中文，中国' },
        ja: { en: 'Japanese, Japan', fr: 'Japonais, Japon', ar: 'اليابانية، اليابان', ch: '日语，日本' },
        ko: { en: 'Korean, South Korea', fr: 'Coréen, Corée du Sud', ar: 'الكورية، كوريا الجنوبية', ch: '韩语，韩国' },
      },
    },
    z.enum(localeNames).default('en_US'),
  );

export const emailTitle = { en: 'Email', fr: 'E-mail', ar: 'البريد الإلكتروني', ch: '邮箱' } as const;
export const phoneTitle = { en: 'Phone', fr: 'Téléphone', ar: 'الهاتف', ch: '电话' } as const;

const text = (title: Parameters<typeof field>[0]['title']) => field({ title }, z.string());

export const addressSchema = () =>
  z.object({
    street: text({ en: 'Street', fr: 'Rue', ar: 'الشارع', ch: '街道' }),
    city: text({ en: 'City', fr: 'Ville', ar: 'المدينة', ch: '城市' }),
    region: text({ en: 'State or province', fr: 'Région', ar: 'الولاية أو المحافظة', ch: '省/州' }),
    postcode: text({ en: 'Postcode', fr: 'Code postal', ar: 'الرمز البريدي', ch: '邮政编码' }),
    country: text({ en: 'Country', fr: 'Pays', ar: 'البلد', ch: '国家/地区' }),
    countryCode: text({ en: 'Country code', fr: 'Code du pays', ar: 'رمز البلد', ch: '国家/地区代码' }),
  });

export const addressOutput = () =>
  field({ title: { en: 'Address', fr: 'Adresse', ar: 'العنوان', ch: '地址' } }, addressSchema());

export const datasetOutput = () =>
  field(
    {
      title: {
        en: 'Data set and version',
        fr: 'Jeu de données et version',
        ar: 'مجموعة البيانات وإصدارها',
        ch: '数据集及版本',
      },
    },
    z.string(),
  );

export const referenceDateOutput = () =>
  field(
    {
      title: {
        en: 'Date used to calculate ages',
        fr: 'Date de référence des âges',
        ar: 'التاريخ الذي تُحسب منه الأعمار',
        ch: '计算年龄的基准日期',
      },
    },
    z.string(),
  );

export const phoneNote = {
  en: 'This country reserves no phone numbers for fiction. The numbers have 000 after the area code, which is unusual for real numbers.',
  fr: 'Le pays ne réserve aucun numéro de téléphone à la fiction. Après l’indicatif, les numéros commencent par 000, ce qui n’est pas courant.',
  ar: 'لا يخصص البلد أرقام هاتف للأعمال الخيالية. تبدأ الأرقام بـ 000 بعد رمز المنطقة، وهذا غير معتاد.',
  ch: '该国没有专供虚构使用的电话号码。区号后的号码以 000 开头，不是常用号码。',
} as const;
