import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'unsaved.leave.title': '不保存就离开？',
  'unsaved.leave.text': '尚未保存的内容将丢失。',
  'unsaved.leave.stay': '留下',
  'unsaved.leave.go': '离开',
  'unsaved.draft.title': '您有尚未保存的修改',
  'unsaved.draft.text': '此浏览器已为您保留。最后修改：',
  'unsaved.draft.restore': '恢复',
  'unsaved.draft.discard': '放弃',
} satisfies CopyIn<'ch', typeof en>;
