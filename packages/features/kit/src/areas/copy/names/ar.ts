import type { CopyIn } from '../../../copy.ts';
import type en from './en.ts';

export default {
  'areas.downloader': 'التنزيل',
  'areas.stalker': 'الملفات العامة',
  'areas.cekid': 'معرّفات الألعاب',
  'areas.convert': 'التحويل',
  'areas.convertasync': 'التحويل بالجملة',
  'areas.puzzle': 'الألغاز',
  'areas.islami': 'إسلاميات',
  'areas.photoeditor': 'محرّر الصور',
  'areas.random': 'عشوائي',
  'areas.ai': 'الذكاء الاصطناعي',
  'areas.scrape': 'الاستخلاص',
} satisfies CopyIn<'ar', typeof en>;
