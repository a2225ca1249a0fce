import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'accountPage.pages': 'صفحات الحساب',
  'accountPage.account': 'الحساب',
  'accountPage.profile': 'الملف الشخصي',
  'accountPage.security': 'الأمان',
  'accountPage.keys': 'مفاتيح API',
  'accountPage.usage': 'الاستخدام',
  'accountPage.plan': 'الباقة',
} satisfies CopyIn<'ar', typeof en>;
