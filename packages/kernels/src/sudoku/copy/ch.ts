import type { HintTexts } from '../hint-texts.ts';

export default {
  'sudoku.hint.point': '请看这些单元格。',
  'sudoku.hint.done': '谜题已解出。',
  'sudoku.hint.mistake': '以下单元格（行，列）与答案不符：{{cells}}。请清除。',
  'sudoku.hint.solution': '没有适用的已知技巧。答案中单元格 {{cells}}（行，列）为 {{digits}}。',
  'sudoku.hint.hidden_single_row': '在所在行中，{{digits}} 只能填入单元格 {{cells}}。请填入。',
  'sudoku.hint.hidden_single_column': '在所在列中，{{digits}} 只能填入单元格 {{cells}}。请填入。',
  'sudoku.hint.hidden_single_box': '在所在宫中，{{digits}} 只能填入单元格 {{cells}}。请填入。',
  'sudoku.hint.naked_single': '单元格 {{cells}} 只能填 {{digits}}：其行、列和宫中已有其余数字。',
  'sudoku.hint.pointing':
    '在某一宫中，{{digits}} 只能填入 {{cells}}，它们在同一行或列上。请从该行或列的其余单元格排除。',
  'sudoku.hint.claiming': '在某一行或列中，{{digits}} 只能填入 {{cells}}，它们在同一宫内。请从该宫的其余单元格排除。',
  'sudoku.hint.naked_pair': '单元格 {{cells}} 只能填相同的两个数字。请从所在行、列或宫的其余单元格排除 {{digits}}。',
  'sudoku.hint.hidden_pair': '某一行、列或宫的两个数字只能填入 {{cells}}。请排除这些单元格的其他候选数：{{digits}}。',
  'sudoku.hint.naked_triple': '单元格 {{cells}} 只能填相同的三个数字。请从所在行、列或宫的其余单元格排除 {{digits}}。',
  'sudoku.hint.hidden_triple': '某一行、列或宫的三个数字只能填入 {{cells}}。请排除这些单元格的其他候选数：{{digits}}。',
  'sudoku.hint.x_wing':
    '在两行或两列中，{{digits}} 只能填入矩形的四角 {{cells}}。请从与之相交的行或列的其余单元格排除。',
  'sudoku.hint.swordfish':
    '在三行或三列中，{{digits}} 只能填入 {{cells}}，它们位于相同的三列或三行。请从这些列或行的其余单元格排除。',
  'sudoku.hint.xy_wing':
    '{{cells}} 中第一个单元格与另外两个各共用一个候选数，因此另外两个之一为 {{digits}}。请从同时能看到两者的单元格排除。',
  'sudoku.hint.xyz_wing':
    '无论 {{cells}} 中第一个单元格填什么，三者之一必为 {{digits}}。请从同时能看到三者的单元格排除。',
  'sudoku.hint.colouring': '{{digits}} 沿 {{cells}} 的链真假交替。请在与两种情况都冲突的位置排除。',
  'sudoku.hint.xy_chain':
    '沿着各有两个候选数的单元格 {{cells}}，两端之一为 {{digits}}。请从同时能看到两端的单元格排除。',
} as const satisfies HintTexts;
