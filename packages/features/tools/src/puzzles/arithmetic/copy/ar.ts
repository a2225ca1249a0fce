import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'arithmetic.title': 'اختبار الحساب',
  'arithmetic.purpose': 'أجب ذهنيًا عن عشرة أسئلة بأسرع ما يمكنك.',
  'arithmetic.operations': 'العمليات',
  'arithmetic.operation.all': 'جميع العمليات',
  'arithmetic.operation.add': 'الجمع',
  'arithmetic.operation.subtract': 'الطرح',
  'arithmetic.operation.multiply': 'الضرب',
  'arithmetic.operation.divide': 'القسمة',
  'arithmetic.progress': 'السؤال {{number}} من {{questions}}',
  'arithmetic.answerTo': 'إجابة \u2066{{question}}\u2069',
  'arithmetic.missing': 'أدخل عددًا صحيحًا.',
  'arithmetic.right': 'إجابة صحيحة.',
  'arithmetic.wrong': '\u2066{{question}}\u2069 لا يساوي \u2066{{given}}\u2069.',
  'arithmetic.next': 'السؤال التالي: \u2066{{question}}\u2069',
  'arithmetic.pad': 'لوحة الأرقام',
  'arithmetic.erase': 'حذف آخر رقم',
  'arithmetic.enter': 'إرسال الإجابة',
  'arithmetic.finished': 'انتهى الاختبار',
  'arithmetic.answers': 'الإجابات',
  'arithmetic.yours': 'إجابتك: \u2066{{given}}\u2069',
  'arithmetic.seconds': '{{seconds}} ث',
  'arithmetic.correct': 'الإجابات الصحيحة: {{correct}} من {{total}}',
  'arithmetic.average': 'الوقت لكل إجابة: {{seconds}} ث',
  'arithmetic.help':
    'اكتب الإجابة واضغط Enter، أو استخدم لوحة الأرقام. يعيدك التراجع إلى السؤال السابق، وتبقى الإجابة الخاطئة محسوبة.',
} as const satisfies CopyIn<'ar', typeof en>;
