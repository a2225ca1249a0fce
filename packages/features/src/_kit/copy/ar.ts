import type { CopyIn } from '../copy.ts';
import type en from './en.ts';

export default {
  'kit.retry': 'أعد المحاولة',
  'kit.home': 'العودة إلى لوحة التحكم',
  'kit.loading': 'جارٍ التحميل',
  'kit.copy': 'نسخ',
  'kit.copied': 'تم النسخ',
  'kit.requestId': 'الطلب {{id}}',
  'kit.newPage': 'فُتحت صفحة {{title}}',
} as const satisfies CopyIn<'ar', typeof en>;
