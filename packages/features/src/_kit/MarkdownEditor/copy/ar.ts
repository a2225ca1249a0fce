import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'markdown.toolbar': 'تنسيق حقل «{{field}}»',
  'markdown.words': 'الكلمات',
  'markdown.lines': 'الأسطر',
  'markdown.bold': 'غامق',
  'markdown.italic': 'مائل',
  'markdown.link': 'رابط',
  'markdown.code': 'شيفرة',
  'markdown.heading': 'عنوان',
  'markdown.list': 'قائمة',
  'markdown.numbers': 'قائمة مرقّمة',
  'markdown.quote': 'اقتباس',
  'markdown.view': 'المعروض',
  'markdown.write': 'الكتابة',
  'markdown.preview': 'المعاينة',
  'markdown.nothing': 'يظهر نصك هنا كما سيراه القرّاء.',
  'markdown.tooLong': 'اختصر النص: {{count, number}} حرفًا والحد {{max, number}}.',
} satisfies CopyIn<'ar', typeof en>;
