import type { CopyIn } from '../../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'maintenanceBanner.text': 'الصيانة جارية: لا يدخل إلا المشرفون.',
  'maintenanceBanner.settings': 'الإعدادات',
} as const satisfies CopyIn<'ar', typeof en>;
