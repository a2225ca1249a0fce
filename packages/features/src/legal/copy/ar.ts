import type { CopyIn } from '../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'legal.contents': 'المحتويات',
  'legal.changed': 'آخر تعديل في {{date}}',
  'legal.operator': 'المشغّل',
  'legal.address': 'العنوان',
  'legal.country': 'البلد',
  'legal.mail': 'البريد الإلكتروني',
  'legal.unnamed': 'لم يكتب المشغّل اسمه هنا.',
  'legal.reach': 'يمكن الوصول إليه عبر نموذج التواصل.',
  'legal.failed': 'تعذّر تحميل هذا النص',
  'legal.failedText': 'كتبه مشغّل الموقع ويأتي من الخادم. حاول مرة أخرى بعد لحظات، أو اطلبه عبر نموذج التواصل.',
  'legal.none': 'لا يوجد نص هنا بعد',
  'legal.noneText': 'بدأ المشغّل بكتابة نص خاص به. اسأله عنه إلى أن يجهز.',
  'legal.contact': 'نموذج التواصل',
  'legal.otherLanguage': 'يقدّم المشغّل هذا النص بهذه اللغة فقط: {{language}}.',
} as const satisfies CopyIn<'ar', typeof en>;
