import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'markdown.toolbar': 'تنسيق حقل «{{field}}»',
  'markdown.words': 'النص',
  'markdown.lines': 'الفقرة',
  'markdown.bold': 'غامق',
  'markdown.italic': 'مائل',
  'markdown.link': 'رابط',
  'markdown.code': 'تعليمات برمجية',
  'markdown.heading': 'عنوان',
  'markdown.list': 'قائمة',
  'markdown.numbers': 'قائمة مرقّمة',
  'markdown.quote': 'اقتباس',
  'markdown.view': 'العرض',
  'markdown.write': 'كتابة',
  'markdown.preview': 'معاينة',
  'markdown.nothing': 'تظهر هنا معاينة لنصك.',
  'markdown.tooLong': 'النص طويل جدًا: {{count, number}} من {{max, number}} حرفًا.',
} satisfies CopyIn<'ar', typeof en>;
