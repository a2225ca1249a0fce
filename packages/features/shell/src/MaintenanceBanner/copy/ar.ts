import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'maintenanceBanner.text': 'وضع الصيانة قيد التشغيل. الوصول للمسؤولين فقط.',
  'maintenanceBanner.settings': 'الإعدادات',
} as const satisfies CopyIn<'ar', typeof en>;
