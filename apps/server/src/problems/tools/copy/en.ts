export default {
  'problem.tools.textOrFile': 'Send the data as text or as a file, not both.',
  'problem.tools.noData': 'Send the data as text or as a file.',
  'problem.tools.emptyData':
    'The data is empty, so its format cannot be detected. Send some data, or choose the format.',
  'problem.tools.noPuzzle': 'Send the puzzle to solve as 81 digits. Use 0, a dot or an underscore for an empty cell.',
  'problem.tools.puzzleCharacter':
    "'{{character}}' is not allowed. Use digits, and 0, a dot or an underscore for an empty cell.",
  'problem.tools.puzzleLength':
    'A sudoku has 81 cells, but this one has {{length}}. Use 0, a dot or an underscore for an empty cell.',
  'problem.tools.clash.row':
    'The {{digit}} in row {{row1}}, column {{column1}} and the one in row {{row2}}, column {{column2}} are in the same row. Change one of them.',
  'problem.tools.clash.column':
    'The {{digit}} in row {{row1}}, column {{column1}} and the one in row {{row2}}, column {{column2}} are in the same column. Change one of them.',
  'problem.tools.clash.box':
    'The {{digit}} in row {{row1}}, column {{column1}} and the one in row {{row2}}, column {{column2}} are in the same box. Change one of them.',
  'problem.tools.noSolution': 'The puzzle has no solution. Check the clues against the original.',
  'problem.tools.twoSolutions':
    'The puzzle has more than one solution, for example {{first}} and {{second}}. Add a clue.',
} as const;
