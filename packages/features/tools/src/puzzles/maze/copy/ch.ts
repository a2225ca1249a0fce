import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'maze.title': '迷宫',
  'maze.printTitle': '打印迷宫',
  'maze.purpose': '找到从左上角入口到右下角出口的路。',
  'maze.board': '迷宫棋盘',
  'maze.place': '第 {{row}} 行第 {{column}} 列。可走方向：{{ways}}。步数：{{steps}}。',
  'maze.side.up': '上',
  'maze.side.right': '右',
  'maze.side.down': '下',
  'maze.side.left': '左',
  'maze.steps': '步数：{{steps}}',
  'maze.help': '从路径末端拖动，或点按前方的单元格。使用键盘时，方向键走一步，按住 Shift 走到下一个拐弯处。',
  'maze.hint.point': '请看第 {{row}} 行第 {{column}} 列。',
  'maze.hint.back': '您的路径在标记处偏离了正路。请退回该处。',
  'maze.hint.onWay': '目前的路径是正确的。',
  'maze.hint.explain': '从第 {{row}} 行第 {{column}} 列向{{side}}走。格数：{{length}}。',
} as const satisfies CopyIn<'ch', typeof en>;
