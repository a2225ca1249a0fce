import type { CopyIn } from '../../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'maintenanceBanner.text': '维护中：仅管理员可进入。',
  'maintenanceBanner.settings': '设置',
} as const satisfies CopyIn<'ch', typeof en>;
