import type { ComponentLabels } from '../component-labels.ts';

interface PhoneFieldLabels {
  country: string;
  noCountry: string;
  notInCountry: string;
  searchCountry: string;
  tooLong: string;
  tooShort: string;
}

export const phoneFieldLabels: ComponentLabels<PhoneFieldLabels> = {
  en: {
    country: 'Country or region',
    noCountry: 'No country has this calling code. Check the number.',
    notInCountry: 'This number doesn’t exist in the selected country. Check the number and the country.',
    searchCountry: 'Search countries and codes',
    tooLong: 'The number is too long.',
    tooShort: 'The number is too short.',
  },
  fr: {
    country: 'Pays ou région',
    noCountry: 'Aucun pays n’utilise cet indicatif. Vérifiez le numéro.',
    notInCountry: 'Ce numéro n’existe pas dans le pays choisi. Vérifiez le numéro et le pays.',
    searchCountry: 'Rechercher un pays ou un indicatif',
    tooLong: 'Le numéro est trop long.',
    tooShort: 'Le numéro est trop court.',
  },
  ar: {
    country: 'البلد أو المنطقة',
    noCountry: 'لا يوجد بلد برمز الاتصال هذا. تحقق من الرقم.',
    notInCountry: 'هذا الرقم غير موجود في البلد المحدد. تحقق من الرقم والبلد.',
    searchCountry: 'البحث عن بلد أو رمز اتصال',
    tooLong: 'الرقم أطول من اللازم.',
    tooShort: 'الرقم أقصر من اللازم.',
  },
  'zh-CN': {
    country: '国家或地区',
    noCountry: '没有国家或地区使用该国际区号，请检查号码。',
    notInCountry: '所选国家或地区没有该号码，请检查号码及国家或地区。',
    searchCountry: '搜索国家、地区或国际区号',
    tooLong: '号码过长。',
    tooShort: '号码过短。',
  },
};
