import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'fifteen.title': 'لغز الخمسة عشر',
  'fifteen.printTitle': 'طباعة لغز الخمسة عشر',
  'fifteen.print.note': 'قصّ القطع التي على اليمين وضعها على اللوحة كما هو مبين، ثم حرّكها حتى تترتب.',
  'fifteen.print.moves': 'القطع المطلوب تحريكها بالترتيب (عدد النقلات: {{moves}})',
  'fifteen.purpose': 'حرّك القطع حتى تترتب الأرقام ويكون الفراغ في النهاية.',
  'fifteen.board': 'لوحة لغز الخمسة عشر',
  'fifteen.cell': 'الصف {{row}}، العمود {{column}}: {{content}}',
  'fifteen.cell.tile': 'القطعة {{tile}}',
  'fifteen.cell.gap': 'الفراغ',
  'fifteen.cell.inPlace': '{{content}}، في مكانها',
  'fifteen.cell.hinted': '{{content}}، ضمن التلميح',
  'fifteen.summary': 'القطع في مكانها: {{inPlace}} من {{tiles}}',
  'fifteen.moves': 'النقلات: {{number, number}}',
  'fifteen.help':
    'حدد قطعة في صف الفراغ أو عموده لتحريكها. على لوحة المفاتيح، يحرّك مفتاح المسافة القطعة المحددة. ومع Shift تنقل الأسهم قطعة إلى الفراغ.',
  'fifteen.hint.done': 'حُلّ اللغز.',
  'fifteen.hint.point': 'انظر إلى القطعة {{tile}}.',
  'fifteen.hint.name': 'يبدأ أحد الحلول بالقطعة {{tile}}. عدد نقلاته: {{moves}}.',
  'fifteen.hint.up': 'حرّك القطعة {{tile}} إلى الأعلى.',
  'fifteen.hint.down': 'حرّك القطعة {{tile}} إلى الأسفل.',
  'fifteen.hint.left': 'حرّك القطعة {{tile}} إلى اليسار.',
  'fifteen.hint.right': 'حرّك القطعة {{tile}} إلى اليمين.',
} as const satisfies CopyIn<'ar', typeof en>;
