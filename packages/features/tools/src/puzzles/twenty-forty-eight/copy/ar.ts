import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'tiles.title': '2048',
  'tiles.purpose': 'حرّك البلاطات. تندمج كل بلاطتين متساويتين في واحدة حتى تصل إلى 2048.',
  'tiles.goal': 'حتى {{goal}}',
  'tiles.board': 'لوحة 2048. استخدم مفاتيح الأسهم لتحريك البلاطات.',
  'tiles.rows': 'البلاطات حسب الصف',
  'tiles.row': 'الصف {{row}}: {{tiles}}',
  'tiles.empty': 'فارغة',
  'tiles.score': 'النتيجة: {{number, number}}',
  'tiles.score.label': 'النتيجة',
  'tiles.best': 'أفضل نتيجة: {{number, number}}',
  'tiles.best.label': 'أفضل نتيجة',
  'tiles.moves': 'النقلات',
  'tiles.merged': 'نتج عن الدمج: {{tiles}}. {{score}}',
  'tiles.pad': 'تحريك البلاطات',
  'tiles.slide.up': 'تحريك إلى الأعلى',
  'tiles.slide.down': 'تحريك إلى الأسفل',
  'tiles.slide.left': 'تحريك إلى اليسار',
  'tiles.slide.right': 'تحريك إلى اليمين',
  'tiles.lost': 'لم تبق أي نقلة. تراجع عن النقلة الأخيرة للمتابعة.',
  'tiles.help': 'مرّر إصبعك على اللوحة، أو حددها واستخدم مفاتيح الأسهم. النتيجة هي مجموع البلاطات المدمجة.',
} as const satisfies CopyIn<'ar', typeof en>;
