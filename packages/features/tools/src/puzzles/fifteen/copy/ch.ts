import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'fifteen.title': '数字华容道',
  'fifteen.printTitle': '打印数字华容道',
  'fifteen.print.note': '剪下右侧的数字块，按图摆在盘面上，然后滑动排好顺序。',
  'fifteen.print.moves': '依次移动的数字块（共 {{moves}} 步）',
  'fifteen.purpose': '滑动数字块，使数字按顺序排列，空位在最后。',
  'fifteen.board': '数字华容道棋盘',
  'fifteen.cell': '第 {{row}} 行第 {{column}} 列：{{content}}',
  'fifteen.cell.tile': '数字块 {{tile}}',
  'fifteen.cell.gap': '空位',
  'fifteen.cell.inPlace': '{{content}}，已就位',
  'fifteen.cell.hinted': '{{content}}，与提示相关',
  'fifteen.summary': '{{inPlace}}/{{tiles}} 个数字块已就位',
  'fifteen.moves': '步数：{{number, number}}',
  'fifteen.help':
    '选择与空位同行或同列的数字块即可滑动。使用键盘时，按空格键滑动当前数字块；按住 Shift 并按方向键，可将数字块移入空位。',
  'fifteen.hint.done': '谜题已解出。',
  'fifteen.hint.point': '请看数字块 {{tile}}。',
  'fifteen.hint.name': '有一种解法从数字块 {{tile}} 开始，步数：{{moves}}。',
  'fifteen.hint.up': '将数字块 {{tile}} 向上移动。',
  'fifteen.hint.down': '将数字块 {{tile}} 向下移动。',
  'fifteen.hint.left': '将数字块 {{tile}} 向左移动。',
  'fifteen.hint.right': '将数字块 {{tile}} 向右移动。',
} as const satisfies CopyIn<'ch', typeof en>;
