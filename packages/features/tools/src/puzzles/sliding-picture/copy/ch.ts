import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'slidingPicture.title': '滑块拼图',
  'slidingPicture.purpose': '滑动拼块，直到拼出完整图片。也可以使用自己的图片。',
  'slidingPicture.board': '滑块拼图盘面',
  'slidingPicture.picture': '图片',
  'slidingPicture.scene.landscape': '风景',
  'slidingPicture.scene.sea': '大海',
  'slidingPicture.scene.city': '城市',
  'slidingPicture.scene.mosaic': '马赛克',
  'slidingPicture.numbers': '显示编号',
  'slidingPicture.goal': '完整图片：{{name}}',
  'slidingPicture.own': '使用自己的图片',
  'slidingPicture.file': '您的图片',
  'slidingPicture.private': '使用图片中央的正方形部分。图片只保存在此浏览器中，不会上传。',
  'slidingPicture.unreadable': '此浏览器无法读取该文件。请选择其他图片，例如 PNG 或 JPEG。',
} as const satisfies CopyIn<'ch', typeof en>;
