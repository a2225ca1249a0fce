import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'credentials.noAnswer': 'لم يستجب الخادم. لم يُفقد شيء: أعد المحاولة بعد لحظات.',
  'credentials.tooMany': 'محاولات كثيرة. أعد المحاولة حين تنقضي المهلة: {{wait}}.',
  'credentials.resend.now': 'أعد الإرسال',
  'credentials.resend.in': 'يمكنك طلب غيره حين تنقضي المهلة: {{wait}}.',
  'credentials.password.help': '8 أحرف على الأقل. جملة من 15 حرفًا أو أكثر أفضل.',
  'credentials.password.short_zero': 'لا ينقص أي حرف.',
  'credentials.password.short_one': 'ينقص حرف واحد.',
  'credentials.password.short_two': 'ينقص حرفان.',
  'credentials.password.short_few': 'تنقص {{count}} أحرف.',
  'credentials.password.short_many': 'ينقص {{count}} حرفًا.',
  'credentials.password.short_other': 'ينقص {{count}} حرف.',
  'credentials.password.enough_zero': 'طول كافٍ.',
  'credentials.password.enough_one': 'طول كافٍ. حرف واحد آخر يجعل تخمينها صعبًا.',
  'credentials.password.enough_two': 'طول كافٍ. حرفان آخران يجعلان تخمينها صعبًا.',
  'credentials.password.enough_few': 'طول كافٍ. {{count}} أحرف أخرى تجعل تخمينها صعبًا.',
  'credentials.password.enough_many': 'طول كافٍ. {{count}} حرفًا آخر تجعل تخمينها صعبًا.',
  'credentials.password.enough_other': 'طول كافٍ. {{count}} حرف آخر تجعل تخمينها صعبًا.',
  'credentials.password.good': 'طول جيد.',
  'credentials.problem.missing': 'اختر كلمة مرور.',
  'credentials.problem.short': 'استخدم 8 أحرف على الأقل.',
  'credentials.problem.long': 'استخدم 256 حرفًا على الأكثر.',
  'credentials.problem.common': 'كلمة المرور هذه من أول ما يجرّبه الآخرون. اختر واحدة لا تخطر إلا ببالك.',
} as const satisfies CopyIn<'ar', typeof en>;
