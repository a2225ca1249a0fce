import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'words.language': '单词语言',
  'words.language.en': '英语',
  'words.language.fr': '法语',
  'words.language.ar': '阿拉伯语',
  'words.language.id': '印度尼西亚语',
  'words.hint.meaning': '释义',
  'words.hint.first': '首字母',
  'words.hint.word': '单词',
  'words.hint.starts': '该单词以 {{letter}} 开头。',
  'words.hint.is': '该单词是 {{word}}。',
} as const satisfies CopyIn<'ch', typeof en>;
