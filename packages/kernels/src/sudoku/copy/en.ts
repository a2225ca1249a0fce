/** Sentences of hints, for the page and the API. Cells are written as (row, column). */
export default {
  'sudoku.hint.point': 'Look at these cells.',
  'sudoku.hint.done': 'The puzzle is solved.',
  'sudoku.hint.mistake': 'These cells (row, column) don’t match the solution: {{cells}}. Clear them.',
  'sudoku.hint.solution':
    'No known technique applies. The solution has {{digits}} in the cell {{cells}} (row, column).',
  'sudoku.hint.hidden_single_row': 'In its row, {{digits}} fits only in the cell {{cells}}. Enter it there.',
  'sudoku.hint.hidden_single_column': 'In its column, {{digits}} fits only in the cell {{cells}}. Enter it there.',
  'sudoku.hint.hidden_single_box': 'In its box, {{digits}} fits only in the cell {{cells}}. Enter it there.',
  'sudoku.hint.naked_single':
    'Only {{digits}} fits in the cell {{cells}}. Its row, column and box contain all other digits.',
  'sudoku.hint.pointing':
    'In one box, {{digits}} fits only in {{cells}}, which are in one line. Remove it from the rest of the line.',
  'sudoku.hint.claiming':
    'In one line, {{digits}} fits only in {{cells}}, which are in one box. Remove it from the rest of the box.',
  'sudoku.hint.naked_pair':
    'The cells {{cells}} can only have the same two digits. Remove {{digits}} from the cells that share a unit with both.',
  'sudoku.hint.hidden_pair':
    'Two digits of a unit fit only in {{cells}}. Remove the other candidates of these cells: {{digits}}.',
  'sudoku.hint.naked_triple':
    'The cells {{cells}} can only have the same three digits. Remove {{digits}} from the other cells of their unit.',
  'sudoku.hint.hidden_triple':
    'Three digits of a unit fit only in {{cells}}. Remove the other candidates of these cells: {{digits}}.',
  'sudoku.hint.x_wing':
    'In two parallel lines, {{digits}} fits only in {{cells}}, the corners of a rectangle. Remove it from the rest of the crossing lines.',
  'sudoku.hint.swordfish':
    'In three parallel lines, {{digits}} fits only in {{cells}}, which share three crossing lines. Remove it from the rest of those lines.',
  'sudoku.hint.xy_wing':
    'The first of the cells {{cells}} shares a candidate with each of the other two, so one of those is {{digits}}. Remove it from cells that see both.',
  'sudoku.hint.xyz_wing':
    'Whatever the first of the cells {{cells}} is, one of the three is {{digits}}. Remove it from cells that see all three.',
  'sudoku.hint.colouring':
    'Chains of {{digits}} through {{cells}} alternate between true and false. Remove it where it conflicts with both.',
  'sudoku.hint.xy_chain':
    'Along the cells {{cells}} with two candidates each, one of the two ends is {{digits}}. Remove it from cells that see both ends.',
} as const;
