/** Fields and errors of the tools for the Hijri calendar. */
import { hijriEvents } from '@apiyard/kernels/hijri/events';
import * as z from 'zod';
import { field } from '../../tool.ts';

const eventNames = {
  new_year: { en: 'Islamic New Year', fr: 'Nouvel an hégirien', ar: 'رأس السنة الهجرية', ch: '伊斯兰新年' },
  ashura: { en: 'Ashura', fr: 'Achoura', ar: 'عاشوراء', ch: '阿舒拉日' },
  mawlid: { en: 'Mawlid', fr: 'Mawlid', ar: 'المولد النبوي', ch: '圣纪节' },
  isra_miraj: { en: 'Isra and Miraj', fr: 'Isra et Miraj', ar: 'الإسراء والمعراج', ch: '登霄节' },
  mid_shaban: { en: 'Mid-Shaban', fr: 'Mi-chaabane', ar: 'النصف من شعبان', ch: '拜拉台夜' },
  ramadan: { en: 'First day of Ramadan', fr: 'Premier jour de ramadan', ar: 'أول رمضان', ch: '斋月首日' },
  laylat_al_qadr: {
    en: 'Laylat al-Qadr (27 Ramadan)',
    fr: 'Nuit du Destin (27 ramadan)',
    ar: 'ليلة القدر (27 رمضان)',
    ch: '盖德尔夜（伊斯兰历 9 月 27 日）',
  },
  eid_al_fitr: { en: 'Eid al-Fitr', fr: 'Aïd al-Fitr', ar: 'عيد الفطر', ch: '开斋节' },
  hajj: { en: 'Hajj begins', fr: 'Début du hajj', ar: 'يوم التروية', ch: '朝觐开始' },
  arafah: { en: 'Day of Arafah', fr: 'Jour d’Arafat', ar: 'يوم عرفة', ch: '阿拉法特日' },
  eid_al_adha: { en: 'Eid al-Adha', fr: 'Aïd al-Adha', ar: 'عيد الأضحى', ch: '古尔邦节' },
  tashriq: { en: 'Days of Tashriq', fr: 'Jours de tachriq', ar: 'أيام التشريق', ch: '晒肉日' },
};

export const eventField = () =>
  field(
    { title: { en: 'Event', fr: 'Événement', ar: 'المناسبة', ch: '节日' }, options: eventNames },
    z.enum(hijriEvents as [keyof typeof eventNames, ...(keyof typeof eventNames)[]]).nullable(),
  );

export const monthNameTitle = { en: 'Name of the month', fr: 'Nom du mois', ar: 'اسم الشهر', ch: '月份名称' };
export const daysInMonthTitle = {
  en: 'Days in the month',
  fr: 'Jours dans le mois',
  ar: 'عدد أيام الشهر',
  ch: '当月天数',
};
export const gregorianTitle = {
  en: 'Gregorian date',
  fr: 'Date grégorienne',
  ar: 'التاريخ الميلادي',
  ch: '公历日期',
};

export const tableErrors = {
  outside_tables: {
    en: 'The Umm al-Qura tables cover the Hijri years {{first}} to {{last}}. Use a date in this range.',
    fr: 'Les tables d’Umm al-Qura couvrent les années hégiriennes {{first}} à {{last}}. Choisissez une date dans cet intervalle.',
    ar: 'تغطي جداول أم القرى السنوات الهجرية من {{first}} إلى {{last}}. استخدم تاريخًا ضمنها.',
    ch: '乌姆库拉历表涵盖伊斯兰历 {{first}} 至 {{last}} 年。请使用该范围内的日期。',
  },
};
