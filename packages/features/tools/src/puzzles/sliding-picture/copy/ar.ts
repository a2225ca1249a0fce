import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'slidingPicture.title': 'الصورة المنزلقة',
  'slidingPicture.purpose': 'حرّك القطع حتى تكتمل الصورة. يمكنك استخدام صورتك.',
  'slidingPicture.board': 'لوحة الصورة المنزلقة',
  'slidingPicture.picture': 'الصورة',
  'slidingPicture.scene.landscape': 'منظر طبيعي',
  'slidingPicture.scene.sea': 'بحر',
  'slidingPicture.scene.city': 'مدينة',
  'slidingPicture.scene.mosaic': 'فسيفساء',
  'slidingPicture.numbers': 'إظهار الأرقام',
  'slidingPicture.goal': 'الصورة المكتملة: {{name}}',
  'slidingPicture.own': 'استخدام صورتك',
  'slidingPicture.file': 'صورتك',
  'slidingPicture.private': 'يُستخدم المربع الأوسط. تبقى الصورة في هذا المتصفح ولا تُرفع.',
  'slidingPicture.unreadable': 'لا يستطيع هذا المتصفح قراءة الملف. اختر صورة أخرى، مثل PNG أو JPEG.',
} as const satisfies CopyIn<'ar', typeof en>;
