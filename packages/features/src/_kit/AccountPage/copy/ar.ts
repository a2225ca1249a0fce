import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'accountPage.pages': 'صفحات حسابك',
  'accountPage.profile': 'الملف الشخصي',
  'accountPage.security': 'الأمان',
  'accountPage.keys': 'مفاتيح API',
  'accountPage.usage': 'الاستخدام',
  'accountPage.plan': 'الخطة',
} satisfies CopyIn<'ar', typeof en>;
