import type { CopyOf } from '../../copy-of.ts';
import type en from './en.ts';

export default {
  'problem.tools.textOrFile': '请以文本或文件发送数据，不要同时使用两者。',
  'problem.tools.noData': '请以文本或文件发送数据。',
  'problem.tools.emptyData': '数据为空，无法检测其格式。请发送数据，或选择格式。',
  'problem.tools.noPuzzle': '请以 81 位数字发送要解的题目。空格用 0、点或下划线表示。',
  'problem.tools.puzzleCharacter': '不允许使用“{{character}}”。请使用数字，空格用 0、点或下划线表示。',
  'problem.tools.puzzleLength': '数独有 81 格，但此题有 {{length}} 格。空格用 0、点或下划线表示。',
  'problem.tools.clash.row':
    '第 {{row1}} 行第 {{column1}} 列与第 {{row2}} 行第 {{column2}} 列的 {{digit}} 位于同一行，请更改其中一个。',
  'problem.tools.clash.column':
    '第 {{row1}} 行第 {{column1}} 列与第 {{row2}} 行第 {{column2}} 列的 {{digit}} 位于同一列，请更改其中一个。',
  'problem.tools.clash.box':
    '第 {{row1}} 行第 {{column1}} 列与第 {{row2}} 行第 {{column2}} 列的 {{digit}} 位于同一宫，请更改其中一个。',
  'problem.tools.noSolution': '此题无解，请对照原题检查已知数。',
  'problem.tools.twoSolutions': '此题有多个解，例如 {{first}} 和 {{second}}。请增加一个已知数。',
} satisfies CopyOf<typeof en>;
