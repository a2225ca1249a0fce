import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'unsaved.leave.title': 'أتغادر دون حفظ؟',
  'unsaved.leave.text': 'سيضيع ما لم يُحفظ بعد.',
  'unsaved.leave.stay': 'ابقَ',
  'unsaved.leave.go': 'غادر',
  'unsaved.draft.title': 'لديك تعديلات لم تُحفظ',
  'unsaved.draft.text': 'احتفظ بها هذا المتصفح. آخر تعديل:',
  'unsaved.draft.restore': 'استعدها',
  'unsaved.draft.discard': 'تجاهلها',
} satisfies CopyIn<'ar', typeof en>;
