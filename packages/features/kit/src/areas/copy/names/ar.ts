import type { CopyIn } from '../../../copy.ts';
import type en from './en.ts';

export default {
  'areas.downloader': 'التنزيل',
  'areas.stalker': 'الملفات الشخصية',
  'areas.cekid': 'معرّفات الألعاب',
  'areas.convert': 'التحويل',
  'areas.convertasync': 'التحويل على دفعات',
  'areas.puzzle': 'الألغاز',
  'areas.islami': 'إسلاميات',
  'areas.photoeditor': 'محرّر الصور',
  'areas.random': 'التوليد العشوائي',
  'areas.ai': 'الذكاء الاصطناعي',
  'areas.scrape': 'الاستخراج',
} satisfies CopyIn<'ar', typeof en>;
