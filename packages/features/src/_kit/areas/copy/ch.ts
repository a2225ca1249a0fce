import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';
import names from './names/ch.ts';

export default {
  ...names,
  'areas.downloader.purpose': '取回公开地址里的内容，可直接保存。',
  'areas.stalker.purpose': '把公开主页上人人可见的内容整理成数据。',
  'areas.cekid.purpose': '付款前先查玩家编号对应的昵称，避免充错账号。',
  'areas.convert.purpose': '数据、文本和文件在各种格式间即时转换。',
  'areas.convertasync.purpose': '耗时较长的转换：先提交，稍后来取。',
  'areas.puzzle.purpose': '按难度出题、解题，并逐步检查。',
  'areas.islami.purpose': '礼拜时间、伊斯兰历，以及注明出处的经文。',
  'areas.photoeditor.purpose': '一次调用即可裁剪、缩放和修整图片。',
  'areas.random.purpose': '随机生成标识符、验证码、密码等。',
  'areas.ai.purpose': '用同一种调用方式，让语言模型完成日常任务。',
  'areas.scrape.purpose': '把其他网站的页面变成干净的数据，由本站管理者定义。',
} satisfies CopyIn<'ch', typeof en>;
