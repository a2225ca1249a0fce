import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'wordOfTheDay.title': '每日一词',
  'wordOfTheDay.purpose': '在六次尝试内猜出单词。',
  'wordOfTheDay.guesses': '猜测记录',
  'wordOfTheDay.guess': '第 {{number}} 次，共 {{max}} 次，{{length}} 个字母',
  'wordOfTheDay.place': '{{letter}}，位置正确',
  'wordOfTheDay.word': '{{letter}}，在单词的其他位置',
  'wordOfTheDay.none': '{{letter}}，不在单词中',
  'wordOfTheDay.keyboard': '字母',
  'wordOfTheDay.enter': '提交猜测',
  'wordOfTheDay.erase': '删除字母',
  'wordOfTheDay.short': '请输入 {{length}} 个字母。',
  'wordOfTheDay.legend': '● 位置正确 · ◐ 在其他位置 · ○ 不在单词中',
  'wordOfTheDay.count': '猜测次数：{{number}}/{{max}}',
  'wordOfTheDay.answer': '{{word}}：{{meaning}}',
} as const satisfies CopyIn<'ch', typeof en>;
