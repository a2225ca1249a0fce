import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'legal.contents': 'المحتويات',
  'legal.changed': 'آخر تحديث في {{date}}',
  'legal.operator': 'المشغّل',
  'legal.address': 'العنوان',
  'legal.country': 'البلد',
  'legal.mail': 'البريد الإلكتروني',
  'legal.unnamed': 'لم يُضف المشغّل اسمًا.',
  'legal.reach': 'للتواصل مع المشغّل:',
  'legal.failed': 'تعذّر تحميل هذا النص',
  'legal.failedText': 'أعد المحاولة بعد لحظات، أو اطلبه من المشغّل عبر نموذج الاتصال.',
  'legal.none': 'لا يوجد نص بعد',
  'legal.noneText': 'ما زال المشغّل يكتب هذه الصفحة. إذا كان لديك سؤال فاستخدم نموذج الاتصال.',
  'legal.contact': 'نموذج الاتصال',
  'legal.otherLanguage': 'يوفّر المشغّل هذا النص بهذه اللغة فقط: {{language}}.',
} as const satisfies CopyIn<'ar', typeof en>;
