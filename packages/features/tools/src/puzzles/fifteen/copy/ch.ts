import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'fifteen.title': '数字华容道',
  'fifteen.purpose': '滑动方块，使数字按顺序排列，空格在最后。',
  'fifteen.board': '数字华容道棋盘',
  'fifteen.cell': '第 {{row}} 行第 {{column}} 列：{{content}}',
  'fifteen.cell.tile': '方块 {{tile}}',
  'fifteen.cell.gap': '空格',
  'fifteen.cell.inPlace': '{{content}}，已就位',
  'fifteen.cell.hinted': '{{content}}，与提示相关',
  'fifteen.summary': '{{inPlace}}/{{tiles}} 个方块已就位',
  'fifteen.moves': '步数：{{number, number}}',
  'fifteen.help':
    '选择与空格同行或同列的方块即可滑动。使用键盘时，空格键滑动当前方块。按住 Shift 并按方向键，可将方块移入空格。',
  'fifteen.hint.done': '谜题已解出。',
  'fifteen.hint.point': '请看方块 {{tile}}。',
  'fifteen.hint.name': '有一种解法从方块 {{tile}} 开始，步数：{{moves}}。',
  'fifteen.hint.up': '将方块 {{tile}} 向上移动。',
  'fifteen.hint.down': '将方块 {{tile}} 向下移动。',
  'fifteen.hint.left': '将方块 {{tile}} 向左移动。',
  'fifteen.hint.right': '将方块 {{tile}} 向右移动。',
} as const satisfies CopyIn<'ch', typeof en>;
