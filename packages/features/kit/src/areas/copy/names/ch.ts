import type { CopyIn } from '../../../copy.ts';
import type en from './en.ts';

export default {
  'areas.downloader': '下载',
  'areas.stalker': '公开资料',
  'areas.cekid': '游戏 ID',
  'areas.convert': '转换',
  'areas.convertasync': '批量转换',
  'areas.puzzle': '谜题',
  'areas.islami': '伊斯兰',
  'areas.photoeditor': '图片编辑',
  'areas.random': '随机',
  'areas.ai': '人工智能',
  'areas.scrape': '网页采集',
} satisfies CopyIn<'ch', typeof en>;
