import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'sample.title': '本站正在显示示例内容',
  'sample.text': '服务器首次启动时添加了示例文章、图片和更新。仅管理员可以看到此消息。',
  'sample.remove': '移除示例内容',
  'sample.ask': '要移除全部示例内容吗？',
  'sample.goes': '以下内容将对所有人永久移除：',
  'sample.posts_other': '{{count, number}} 篇博客文章',
  'sample.pictures_other': '{{count, number}} 张图库图片',
  'sample.updates_other': '{{count, number}} 条更新',
  'sample.stays': '用户创建的内容会保留。服务器重启后不会再次添加示例内容。',
  'sample.keep': '保留',
  'sample.confirm': '移除',
  'sample.failed': '无法移除示例内容。请重试。',
} satisfies CopyIn<'ch', typeof en>;
