import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'sudoku.title': 'سودوكو',
  'sudoku.printTitle': 'طباعة السودوكو',
  'sudoku.purpose': 'املأ كل صف وعمود ومربع بالأرقام من 1 إلى 9.',
  'sudoku.board': 'لوحة السودوكو',
  'sudoku.keypad': 'الأرقام',
  'sudoku.notes': 'الملاحظات',
  'sudoku.erase': 'مسح',
  'sudoku.digitLeft': '{{digit}}، المتبقي {{left}}',
  'sudoku.cell': 'الصف {{row}}، العمود {{column}}: {{content}}',
  'sudoku.cell.empty': 'فارغة',
  'sudoku.cell.clue': '{{digit}}، رقم معطى',
  'sudoku.cell.wrong': '{{digit}}، خطأ',
  'sudoku.cell.notes': 'ملاحظات {{digits}}',
  'sudoku.cell.hinted': '{{content}}، ضمن التلميح',
  'sudoku.summary': 'مُلئت {{filled}} من 81 خانة',
  'sudoku.hint.name': 'الخطوة التالية: {{technique}}.',
  'sudoku.hint.nameNone': 'لا ينطبق أي أسلوب معروف.',
  'sudoku.hint.point': 'انظر إلى هذه الخانات.',
  'sudoku.hint.done': 'حُلّ اللغز.',
  'sudoku.hint.mistake': 'هذه الخانات (الصف، العمود) لا تطابق الحل: {{cells}}. امسحها.',
  'sudoku.hint.solution': 'لا ينطبق أي أسلوب معروف. في الحل الرقم {{digits}} في الخانة {{cells}} (الصف، العمود).',
  'sudoku.hint.hidden_single_row': 'في صفه، لا يصلح الرقم {{digits}} إلا في الخانة {{cells}}. اكتبه فيها.',
  'sudoku.hint.hidden_single_column': 'في عموده، لا يصلح الرقم {{digits}} إلا في الخانة {{cells}}. اكتبه فيها.',
  'sudoku.hint.hidden_single_box': 'في مربعه، لا يصلح الرقم {{digits}} إلا في الخانة {{cells}}. اكتبه فيها.',
  'sudoku.hint.naked_single':
    'لا يصلح في الخانة {{cells}} إلا الرقم {{digits}}، فبقية الأرقام موجودة في صفها وعمودها ومربعها.',
  'sudoku.hint.pointing': 'في مربع واحد، لا يصلح الرقم {{digits}} إلا في {{cells}}، وهي على خط واحد. أزله من بقية الخط.',
  'sudoku.hint.claiming':
    'على خط واحد، لا يصلح الرقم {{digits}} إلا في {{cells}}، وهي في مربع واحد. أزله من بقية المربع.',
  'sudoku.hint.naked_pair': 'لا تقبل الخانتان {{cells}} إلا الرقمين نفسيهما. أزل {{digits}} من بقية خانات وحدتهما.',
  'sudoku.hint.hidden_pair': 'رقمان من وحدة واحدة لا يصلحان إلا في {{cells}}. أزل بقية مرشحات هذه الخانات: {{digits}}.',
  'sudoku.hint.naked_triple': 'لا تقبل الخانات {{cells}} إلا الأرقام الثلاثة نفسها. أزل {{digits}} من بقية خانات وحدتها.',
  'sudoku.hint.hidden_triple':
    'ثلاثة أرقام من وحدة واحدة لا تصلح إلا في {{cells}}. أزل بقية مرشحات هذه الخانات: {{digits}}.',
  'sudoku.hint.x_wing':
    'على خطين متوازيين، لا يصلح الرقم {{digits}} إلا في {{cells}}، وهي زوايا مستطيل. أزله من بقية الخطين المتقاطعين معهما.',
  'sudoku.hint.swordfish':
    'على ثلاثة خطوط متوازية، لا يصلح الرقم {{digits}} إلا في {{cells}}، على ثلاثة خطوط متقاطعة معها. أزله من بقيتها.',
  'sudoku.hint.xy_wing':
    'تشترك أولى الخانات {{cells}} في مرشح مع كل من الأخريين، فإحداهما {{digits}}. أزله من الخانات التي تراهما معًا.',
  'sudoku.hint.xyz_wing': 'مهما كانت أولى الخانات {{cells}}، فإحدى الثلاث {{digits}}. أزله من الخانات التي تراها جميعًا.',
  'sudoku.hint.colouring': 'تتناوب سلاسل الرقم {{digits}} عبر {{cells}} بين الصحة والخطأ. أزله حيث يتعارض مع الحالتين.',
  'sudoku.hint.xy_chain':
    'على طول الخانات {{cells}} ذات المرشحين، أحد الطرفين {{digits}}. أزله من الخانات التي ترى الطرفين معًا.',
  'sudoku.technique.hidden-single': 'رقم مفرد مخفي',
  'sudoku.technique.naked-single': 'رقم مفرد ظاهر',
  'sudoku.technique.pointing': 'التأشير',
  'sudoku.technique.claiming': 'الحجز',
  'sudoku.technique.naked-pair': 'زوج ظاهر',
  'sudoku.technique.hidden-pair': 'زوج مخفي',
  'sudoku.technique.naked-triple': 'ثلاثية ظاهرة',
  'sudoku.technique.hidden-triple': 'ثلاثية مخفية',
  'sudoku.technique.x-wing': 'الجناح X',
  'sudoku.technique.swordfish': 'سمكة السيف',
  'sudoku.technique.xy-wing': 'الجناح XY',
  'sudoku.technique.xyz-wing': 'الجناح XYZ',
  'sudoku.technique.colouring': 'التلوين',
  'sudoku.technique.xy-chain': 'سلسلة XY',
} as const satisfies CopyIn<'ar', typeof en>;
