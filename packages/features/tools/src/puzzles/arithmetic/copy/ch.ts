import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'arithmetic.title': '算术测验',
  'arithmetic.purpose': '心算十道题，越快越好。',
  'arithmetic.operations': '运算',
  'arithmetic.operation.all': '全部运算',
  'arithmetic.operation.add': '加法',
  'arithmetic.operation.subtract': '减法',
  'arithmetic.operation.multiply': '乘法',
  'arithmetic.operation.divide': '除法',
  'arithmetic.progress': '第 {{number}} 题，共 {{questions}} 题',
  'arithmetic.answerTo': '{{question}} 的答案',
  'arithmetic.missing': '请输入整数。',
  'arithmetic.right': '正确。',
  'arithmetic.wrong': '{{question}} 不等于 {{given}}。',
  'arithmetic.next': '下一题：{{question}}',
  'arithmetic.pad': '数字键盘',
  'arithmetic.erase': '删除最后一位数字',
  'arithmetic.enter': '提交答案',
  'arithmetic.finished': '测验完成',
  'arithmetic.answers': '答案',
  'arithmetic.yours': '您的答案：{{given}}',
  'arithmetic.seconds': '{{seconds}} 秒',
  'arithmetic.correct': '答对：{{correct}} / {{total}}',
  'arithmetic.average': '每题用时：{{seconds}} 秒',
  'arithmetic.help': '输入答案后按 Enter，或使用数字键盘。撤销可回到上一题，答错的题仍会计入错误。',
} as const satisfies CopyIn<'ch', typeof en>;
