import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'hijriMonth.title': 'الشهر الهجري',
  'hijriMonth.purpose': 'أيام شهر هجري مع تواريخها الميلادية والمناسبات.',
  'hijriMonth.today': 'اليوم',
  'hijriMonth.todayIs': 'اليوم {{date}}.',
  'hijriMonth.monthOf': '{{month}} {{year}} هـ',
  'hijriMonth.month': 'الشهر',
  'hijriMonth.year': 'السنة الهجرية',
  'hijriMonth.adjustment': 'التعديل بالأيام',
  'hijriMonth.previous': 'الشهر السابق',
  'hijriMonth.next': 'الشهر التالي',
  'hijriMonth.events': 'المناسبات',
  'hijriMonth.source':
    'وفق جداول أم القرى. إذا رُئي الهلال في بلدك في مساء آخر، بدأ الشهر قبل ذلك بيوم أو بعده، فاضبط التعديل ليوافقه.',
  'hijriMonth.api': 'عرض الواجهة البرمجية: {{title}}',
  'hijriMonth.event.new_year': 'رأس السنة الهجرية',
  'hijriMonth.event.ashura': 'عاشوراء',
  'hijriMonth.event.mawlid': 'المولد النبوي',
  'hijriMonth.event.isra_miraj': 'الإسراء والمعراج',
  'hijriMonth.event.mid_shaban': 'النصف من شعبان',
  'hijriMonth.event.ramadan': 'أول رمضان',
  'hijriMonth.event.laylat_al_qadr': 'ليلة القدر',
  'hijriMonth.event.eid_al_fitr': 'عيد الفطر',
  'hijriMonth.event.hajj': 'يوم التروية',
  'hijriMonth.event.arafah': 'يوم عرفة',
  'hijriMonth.event.eid_al_adha': 'عيد الأضحى',
  'hijriMonth.event.tashriq': 'أيام التشريق',
} as const satisfies CopyIn<'ar', typeof en>;
