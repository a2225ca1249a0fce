import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'wordSearch.title': 'البحث عن الكلمات',
  'wordSearch.printTitle': 'طباعة ألغاز البحث عن الكلمات',
  'wordSearch.purpose': 'ابحث في الشبكة عن كلمات القائمة المكتوبة في خطوط مستقيمة.',
  'wordSearch.board': 'لوحة البحث عن الكلمات',
  'wordSearch.words': 'الكلمات المطلوبة',
  'wordSearch.found': '{{word}}، عُثر عليها',
  'wordSearch.cell': '{{content}}، الصف {{row}}، العمود {{column}}',
  'wordSearch.cell.found': '{{content}}، ضمن كلمة عُثر عليها',
  'wordSearch.cell.first': '{{content}}، أول حرف في التحديد',
  'wordSearch.cell.hinted': '{{content}}، ضمن التلميح',
  'wordSearch.summary': 'الكلمات التي عُثر عليها: {{found}} من {{words}}',
  'wordSearch.select': 'حدد الآن آخر حرف في الكلمة.',
  'wordSearch.miss': 'ليست {{letters}} من الكلمات المتبقية.',
  'wordSearch.help':
    'اسحب على طول الكلمة، أو حدد حرفها الأول والأخير. على لوحة المفاتيح، تحدد المسافة حرفًا ويلغي Escape التحديد.',
  'wordSearch.hint.row': 'الصف',
  'wordSearch.hint.direction': 'الاتجاه',
  'wordSearch.hint.place': 'الموضع',
  'wordSearch.hint.point': 'تبدأ كلمة {{word}} في الصف {{row}}.',
  'wordSearch.hint.forward': 'تمتد كلمة {{word}} من حرفها الأول إلى الأمام.',
  'wordSearch.hint.down': 'تمتد كلمة {{word}} من حرفها الأول إلى الأسفل.',
  'wordSearch.hint.down-forward': 'تمتد كلمة {{word}} من حرفها الأول قطريًا إلى الأسفل والأمام.',
  'wordSearch.hint.up-forward': 'تمتد كلمة {{word}} من حرفها الأول قطريًا إلى الأعلى والأمام.',
  'wordSearch.hint.backward': 'تمتد كلمة {{word}} من حرفها الأول إلى الخلف.',
  'wordSearch.hint.up': 'تمتد كلمة {{word}} من حرفها الأول إلى الأعلى.',
  'wordSearch.hint.down-backward': 'تمتد كلمة {{word}} من حرفها الأول قطريًا إلى الأسفل والخلف.',
  'wordSearch.hint.up-backward': 'تمتد كلمة {{word}} من حرفها الأول قطريًا إلى الأعلى والخلف.',
  'wordSearch.hint.explain':
    'تمتد كلمة {{word}} من الصف {{row}} والعمود {{column}} إلى الصف {{lastRow}} والعمود {{lastColumn}}.',
} as const satisfies CopyIn<'ar', typeof en>;
