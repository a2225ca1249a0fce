import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';
import names from './names/ch.ts';

export default {
  ...names,
  'areas.downloader.purpose': '下载公开链接中的内容。',
  'areas.stalker.purpose': '查询公开的个人资料，获取数据。',
  'areas.cekid.purpose': '付款前查询玩家 ID 对应的昵称。',
  'areas.convert.purpose': '在不同格式之间转换数据、文本和文件。',
  'areas.convertasync.purpose': '在后台运行的耗时转换。',
  'areas.puzzle.purpose': '按难度生成、求解和检查谜题。',
  'areas.islami.purpose': '礼拜时间、伊斯兰历和注明出处的经文。',
  'areas.photoeditor.purpose': '裁剪、缩放和修饰图片。',
  'areas.random.purpose': '生成随机的标识符、代码、密码等。',
  'areas.ai.purpose': '检测语言、生成摘要、提取关键词，并遮盖个人数据。',
  'areas.scrape.purpose': '由本站管理员配置，从其他网站提取的规整数据。',
} satisfies CopyIn<'ch', typeof en>;
