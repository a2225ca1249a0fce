export default {
  'portfolio.title': 'Examples',
  'portfolio.purpose':
    'Six everyday tasks solved with the tools on {{site}}. Each example lists the calls it uses and includes code to copy.',
  'portfolio.areas': 'Filter examples by area',
  'portfolio.calls': 'Tools used',
  'portfolio.code': 'Code',
  'portfolio.qr': 'QR code',
  'portfolio.uuid': 'UUID',
  'portfolio.data': 'Data formats',
  'portfolio.sudoku': 'Sudoku',

  'portfolio.labels.title': 'Warehouse shelf labels',
  'portfolio.labels.text':
    'A warehouse puts a label on each shelf that opens the shelf’s page on any phone. One call creates one QR code. As an SVG, it prints sharply at any size.',
  'portfolio.labels.fact': '25% error correction keeps scratched labels readable.',
  'portfolio.statement.title': 'Bank statement to JSON',
  'portfolio.statement.text':
    'The bank exports CSV with semicolons, and the bookkeeping script reads JSON. The converter detects the delimiter, keeps amounts exactly as written and counts the rows.',
  'portfolio.statement.fact': 'Amounts stay text, so no digits are rounded away.',
  'portfolio.sheet.title': 'Daily sudoku for a school',
  'portfolio.sheet.text':
    'A school prints one sudoku a day. With the date as the seed, every classroom gets the same puzzle, and the solution is available the next morning.',
  'portfolio.sheet.fact': 'The same level and date always give the same puzzle.',
  'portfolio.orders.title': 'Order numbers that sort by time',
  'portfolio.orders.text':
    'A shop with three tills needs order numbers that are unique and sort in the order they were created. Version 7 UUIDs start with a timestamp.',
  'portfolio.orders.fact': 'A hundred numbers cost one call: get them in the morning and use them offline.',
  'portfolio.settings.title': 'Compare two settings files',
  'portfolio.settings.text':
    'Staging and production each have a TOML file. Convert both to JSON with sorted keys, and a plain diff shows the three lines that differ.',
  'portfolio.settings.fact': 'Comments and key order don’t affect the comparison.',
  'portfolio.hints.title': 'Hints in a puzzle app',
  'portfolio.hints.text':
    'A player is stuck and wants a hint, not the solution. The solver returns its steps in the order a person would take them, and the app shows the first one.',
  'portfolio.hints.fact': 'Each step names the technique, the cells involved and the digit it places.',

  'portfolio.end.title': 'Built something with it?',
  'portfolio.end.text': 'Tell the operator about it. We add good examples to this page.',
  'portfolio.end.contact': 'Share your example',
} as const;
