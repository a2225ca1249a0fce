import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'maze.title': 'متاهة',
  'maze.printTitle': 'طباعة متاهات',
  'maze.purpose': 'اعثر على الطريق من المدخل أعلى اليسار إلى المخرج أسفل اليمين.',
  'maze.board': 'لوحة المتاهة',
  'maze.place': 'الصف {{row}}، العمود {{column}}. الاتجاهات المفتوحة: {{ways}}. الخطوات: {{steps}}.',
  'maze.side.up': 'أعلى',
  'maze.side.right': 'يمين',
  'maze.side.down': 'أسفل',
  'maze.side.left': 'يسار',
  'maze.steps': 'الخطوات: {{steps}}',
  'maze.help':
    'اسحب من نهاية مسارك، أو اضغط على خانة أمامك. على لوحة المفاتيح، تتقدم الأسهم خطوة واحدة، ومع Shift حتى المنعطف التالي.',
  'maze.hint.point': 'انظر إلى الصف {{row}} والعمود {{column}}.',
  'maze.hint.back': 'خرج مسارك عن الطريق عند الخانة المعلّمة. عد إليها.',
  'maze.hint.onWay': 'مسارك صحيح حتى الآن.',
  'maze.hint.explain': 'من الصف {{row}} والعمود {{column}}، الاتجاه: {{side}}. عدد الخانات: {{length}}.',
} as const satisfies CopyIn<'ar', typeof en>;
