import type { CopyOf } from '../../copy-of.ts';
import type en from './en.ts';

export default {
  'problem.tools.surrogate': '文本包含半个代理对，无法编码。请移除损坏的字符。',
  'problem.tools.qrBytesL': '文本有 {{bytes}} 字节，但纠错级别 L 只能容纳 {{max}} 字节。请缩短文本。',
  'problem.tools.qrBytes':
    '文本有 {{bytes}} 字节，但纠错级别 {{correction}} 只能容纳 {{max}} 字节。请缩短文本，或选择较低的纠错级别。',
  'problem.tools.qrSize': '此二维码连同边距每边有 {{modules}} 个模块。图片至少应为 {{modules}} 像素，建议 {{better}}。',
  'problem.tools.swapColours': '深色 {{dark}} 比浅色 {{light}} 更浅，许多扫描器无法读取。请交换两种颜色。',
  'problem.tools.darker': '深色 {{dark}} 与浅色 {{light}} 过于接近，扫描器无法区分。请加深深色。',
  'problem.tools.lighter': '浅色 {{light}} 与深色 {{dark}} 过于接近，扫描器无法区分。请调浅浅色。',
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
