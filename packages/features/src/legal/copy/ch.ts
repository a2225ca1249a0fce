import type { CopyIn } from '../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'legal.contents': '目录',
  'legal.changed': '最近修改：{{date}}',
  'legal.operator': '运营者',
  'legal.address': '地址',
  'legal.country': '国家或地区',
  'legal.mail': '电子邮件',
  'legal.unnamed': '运营者没有在这里填写名称。',
  'legal.reach': '可以通过联系表单找到运营者。',
  'legal.failed': '这段文本加载失败',
  'legal.failedText': '这段文本由网站运营者撰写，来自服务器。稍后再试一次，或通过联系表单索取。',
  'legal.none': '这里还没有内容',
  'legal.noneText': '运营者正在撰写自己的文本。在此之前，可以直接询问运营者。',
  'legal.contact': '联系表单',
  'legal.otherLanguage': '运营者只提供{{language}}版本的文本。',
} as const satisfies CopyIn<'ch', typeof en>;
