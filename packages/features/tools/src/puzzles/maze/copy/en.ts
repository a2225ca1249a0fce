export default {
  'maze.title': 'Maze',
  'maze.printTitle': 'Print mazes',
  'maze.purpose': 'Find the way from the entrance at the top left to the exit at the bottom right.',
  'maze.board': 'Maze board',
  'maze.place': 'Row {{row}}, column {{column}}. Open: {{ways}}. Steps: {{steps}}.',
  'maze.side.up': 'up',
  'maze.side.right': 'right',
  'maze.side.down': 'down',
  'maze.side.left': 'left',
  'maze.steps': 'Steps: {{steps}}',
  'maze.help':
    'Drag from the end of your path, or press a cell ahead. On a keyboard, the arrow keys take one step, with Shift up to the next turn.',
  'maze.hint.point': 'Look at row {{row}}, column {{column}}.',
  'maze.hint.back': 'Your path leaves the solution at the marked cell. Go back to it.',
  'maze.hint.onWay': 'Your path is right so far.',
  'maze.hint.explain': 'From row {{row}}, column {{column}}, go {{side}}. Cells: {{length}}.',
} as const;
