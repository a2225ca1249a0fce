import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'anagrams.title': '字母重组',
  'anagrams.purpose': '重新排列字母，找出每个单词。',
  'anagrams.level.5': '5 个单词',
  'anagrams.level.10': '10 个单词',
  'anagrams.letters': '字母：{{letters}}',
  'anagrams.word': '第 {{number}} 个单词，共 {{words}} 个',
  'anagrams.guess': '您的单词',
  'anagrams.submit': '检查单词',
  'anagrams.shuffle': '打乱字母',
  'anagrams.skip': '下一个单词',
  'anagrams.found': '已找到的单词',
  'anagrams.right': '{{word}} 正确。',
  'anagrams.wrong': '{{word}} 不是要找的单词。',
  'anagrams.wrongLetters': '每个字母请恰好使用一次。',
  'anagrams.summary': '已找到 {{found}} 个，剩余 {{left}} 个',
} as const satisfies CopyIn<'ch', typeof en>;
