import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'tiles.title': '2048',
  'tiles.purpose': '滑动方块，两个相同的方块会合并为一个，直到得到 2048。',
  'tiles.goal': '达到 {{goal}}',
  'tiles.board': '2048 棋盘。使用方向键滑动方块。',
  'tiles.rows': '按行的方块',
  'tiles.row': '第 {{row}} 行：{{tiles}}',
  'tiles.empty': '空',
  'tiles.score': '得分：{{number, number}}',
  'tiles.score.label': '得分',
  'tiles.best': '最高得分：{{number, number}}',
  'tiles.best.label': '最高得分',
  'tiles.moves': '步数',
  'tiles.merged': '合并为 {{tiles}}。{{score}}',
  'tiles.pad': '滑动方块',
  'tiles.slide.up': '向上滑动',
  'tiles.slide.down': '向下滑动',
  'tiles.slide.left': '向左滑动',
  'tiles.slide.right': '向右滑动',
  'tiles.lost': '已无法移动。撤销上一步即可继续。',
  'tiles.help': '在棋盘上滑动，或选中棋盘后使用方向键。得分为所有合并方块之和。',
} as const satisfies CopyIn<'ch', typeof en>;
