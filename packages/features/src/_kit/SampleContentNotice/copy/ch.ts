import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'sample.title': '正在显示示例内容',
  'sample.text': '首次启动时，本站填入了文章、图片和更新，以免显得空荡。只有管理员能看到这条提示。',
  'sample.remove': '移除示例内容',
  'sample.ask': '要移除全部示例内容吗？',
  'sample.goes': '以下内容将对所有人永久移除：',
  'sample.posts_other': '{{count, number}} 篇博客文章',
  'sample.pictures_other': '{{count, number}} 张图库图片',
  'sample.updates_other': '{{count, number}} 条更新',
  'sample.stays': '用户自己写的内容会保留。示例内容下次启动时不会再出现。',
  'sample.keep': '保留',
  'sample.confirm': '移除',
  'sample.failed': '没有移除任何内容：服务器没有回应。请重试。',
} satisfies CopyIn<'ch', typeof en>;
