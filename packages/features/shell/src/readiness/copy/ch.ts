import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'readiness.loading': '正在加载 API…',
  'readiness.waiting': '服务器尚未响应。恢复响应后，此页面会自动加载。',
  'readiness.lost': '服务器已停止响应。您输入的内容已保留，此页面会自动重新连接。',
  'readiness.retry': '立即重试',
} as const satisfies CopyIn<'ch', typeof en>;
