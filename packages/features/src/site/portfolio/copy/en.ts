export default {
  'portfolio.title': 'Worked examples',
  'portfolio.purpose':
    'Six small jobs from real life, done with the tools of {{site}}. Each comes with the calls it uses and code to take home.',
  'portfolio.areas': 'Show examples by area',
  'portfolio.calls': 'Tools used',
  'portfolio.code': 'Code',
  'portfolio.qr': 'QR code',
  'portfolio.uuid': 'UUID',
  'portfolio.data': 'Data formats',
  'portfolio.sudoku': 'Sudoku',

  'portfolio.labels.title': 'Labels for warehouse shelves',
  'portfolio.labels.text':
    'A warehouse numbers its shelves and wants a label on each that opens the shelf’s page on any phone. One call draws one code; as SVG it prints sharp at any size.',
  'portfolio.labels.fact': 'Quarter-strength error correction keeps a scratched label readable.',
  'portfolio.statement.title': 'A bank statement as JSON',
  'portfolio.statement.text':
    'The bank exports CSV with semicolons, the bookkeeping script reads JSON. The converter finds the delimiter by itself, keeps amounts as the bank wrote them, and counts the rows.',
  'portfolio.statement.fact': 'Amounts stay text, so that no digit is rounded away.',
  'portfolio.sheet.title': 'A daily sudoku for the notice board',
  'portfolio.sheet.text':
    'A school prints one sudoku a day. With the date as the seed, every classroom gets the same puzzle without anybody passing it round, and the solution is there the next morning.',
  'portfolio.sheet.fact': 'The same level and date give the same puzzle for ever.',
  'portfolio.orders.title': 'Order numbers that sort by time',
  'portfolio.orders.text':
    'A shop with three tills needs order numbers that never collide and still line up in the order they were made. Identifiers of version 7 begin with the time.',
  'portfolio.orders.fact': 'A hundred numbers cost one call: fetch them in the morning, use them offline.',
  'portfolio.settings.title': 'What differs between two settings files',
  'portfolio.settings.text':
    'Staging and production each have a TOML file, and nobody remembers what differs. Turned into JSON with sorted keys, a plain comparison shows the three lines that do.',
  'portfolio.settings.fact': 'Comments and order no longer get in the way.',
  'portfolio.hints.title': 'Hints in a puzzle app',
  'portfolio.hints.text':
    'A player is stuck and wants a push, not the solution. The solver returns its steps in the order a person would take them; the app shows the first one.',
  'portfolio.hints.fact': 'Each step names the technique, the cells it looks at and the digit it places.',

  'portfolio.end.title': 'Built something with it?',
  'portfolio.end.text': 'Tell the operator about it. Good examples find their way onto this page.',
  'portfolio.end.contact': 'Tell us about it',
} as const;
