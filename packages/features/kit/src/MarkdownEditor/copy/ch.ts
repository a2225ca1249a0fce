import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'markdown.toolbar': '“{{field}}”的格式',
  'markdown.words': '文本',
  'markdown.lines': '段落',
  'markdown.bold': '加粗',
  'markdown.italic': '斜体',
  'markdown.link': '链接',
  'markdown.code': '代码',
  'markdown.heading': '标题',
  'markdown.list': '列表',
  'markdown.numbers': '编号列表',
  'markdown.quote': '引用',
  'markdown.view': '视图',
  'markdown.write': '编写',
  'markdown.preview': '预览',
  'markdown.nothing': '文本预览会显示在这里。',
  'markdown.tooLong': '过长：当前 {{count, number}} 个字符，上限 {{max, number}} 个。',
} satisfies CopyIn<'ch', typeof en>;
