import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'sampleData.title': '示例数据',
  'sampleData.text': '此页面显示示例数据。您的更改仅保存在此浏览器中。重置会删除这些更改并恢复原始数据。',
  'sampleData.reset': '重置示例数据',
  'sampleData.done': '示例数据已重置',
  'sampleData.failed': '无法重置示例数据。请重试。',
} satisfies CopyIn<'ch', typeof en>;
