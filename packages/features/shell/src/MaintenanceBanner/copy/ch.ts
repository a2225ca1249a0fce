import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'maintenanceBanner.text': '维护模式已开启，仅管理员可访问。',
  'maintenanceBanner.settings': '设置',
} as const satisfies CopyIn<'ch', typeof en>;
