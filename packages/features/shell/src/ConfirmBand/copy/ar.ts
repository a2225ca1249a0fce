import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'confirmBand.label': 'تأكيد البريد الإلكتروني',
  'confirmBand.waiting': 'افتح الرابط المرسل إلى {{email}} لتأكيد عنوان بريدك الإلكتروني.',
  'confirmBand.sent': 'أُرسل رابط جديد إلى {{email}}. إن لم يصل، فابحث في مجلد البريد غير المرغوب فيه.',
  'confirmBand.resend': 'إعادة الإرسال',
  'confirmBand.none': 'لا يوجد عنوان بريد إلكتروني لحسابك. دون عنوان لا يمكنك إعادة تعيين كلمة المرور.',
  'confirmBand.add': 'إضافة عنوان',
  'confirmBand.tooMany': 'طُلب عدد كبير من الرسائل. افتح أحدثها، أو انتظر {{wait}} ثم أعد المحاولة.',
} as const satisfies CopyIn<'ar', typeof en>;
