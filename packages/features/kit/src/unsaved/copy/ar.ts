import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'unsaved.leave.title': 'هل تريد المغادرة دون حفظ؟',
  'unsaved.leave.text': 'ستفقد تغييراتك غير المحفوظة.',
  'unsaved.leave.stay': 'البقاء',
  'unsaved.leave.go': 'المغادرة',
  'unsaved.draft.title': 'لديك تغييرات غير محفوظة',
  'unsaved.draft.text': 'تغييراتك محفوظة في هذا المتصفح. آخر تغيير:',
  'unsaved.draft.restore': 'استعادة',
  'unsaved.draft.discard': 'تجاهل',
} satisfies CopyIn<'ar', typeof en>;
