import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'unsaved.leave.title': '要离开而不保存吗？',
  'unsaved.leave.text': '未保存的更改将丢失。',
  'unsaved.leave.stay': '留下',
  'unsaved.leave.go': '离开',
  'unsaved.draft.title': '您有未保存的更改',
  'unsaved.draft.text': '更改已保留在此浏览器中。上次更改：',
  'unsaved.draft.restore': '恢复',
  'unsaved.draft.discard': '放弃',
} satisfies CopyIn<'ch', typeof en>;
