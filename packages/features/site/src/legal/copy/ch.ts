import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'legal.contents': '目录',
  'legal.changed': '最后更新：{{date}}',
  'legal.operator': '运营者',
  'legal.address': '地址',
  'legal.country': '国家或地区',
  'legal.mail': '邮箱',
  'legal.unnamed': '运营者未填写名称。',
  'legal.reach': '联系运营者：',
  'legal.failed': '无法加载此内容',
  'legal.failedText': '请稍后重试，或通过联系表单向运营者索取。',
  'legal.none': '暂无内容',
  'legal.noneText': '运营者仍在编写本页面。如有疑问，请使用联系表单。',
  'legal.contact': '联系表单',
  'legal.otherLanguage': '运营者仅提供{{language}}版本。',
} as const satisfies CopyIn<'ch', typeof en>;
