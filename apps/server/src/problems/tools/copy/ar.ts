import type { CopyOf } from '../../copy-of.ts';
import type en from './en.ts';

export default {
  'problem.tools.textOrFile': 'أرسل البيانات نصًا أو ملفًا، لا كليهما.',
  'problem.tools.noData': 'أرسل البيانات نصًا أو ملفًا.',
  'problem.tools.emptyData': 'البيانات فارغة، فلا يمكن اكتشاف صيغتها. أرسل بيانات، أو اختر الصيغة.',
  'problem.tools.noPuzzle': 'أرسل اللغز المراد حله في 81 رقمًا. استخدم 0 أو نقطة أو شرطة سفلية للخانة الفارغة.',
  'problem.tools.puzzleCharacter':
    '«{{character}}» غير مسموح به. استخدم الأرقام، و0 أو نقطة أو شرطة سفلية للخانة الفارغة.',
  'problem.tools.puzzleLength':
    'للسودوكو 81 خانة، لكن في هذا {{length}}. استخدم 0 أو نقطة أو شرطة سفلية للخانة الفارغة.',
  'problem.tools.clash.row':
    'الرقم {{digit}} في الصف {{row1}}، العمود {{column1}} والآخر في الصف {{row2}}، العمود {{column2}} في الصف نفسه. غيّر أحدهما.',
  'problem.tools.clash.column':
    'الرقم {{digit}} في الصف {{row1}}، العمود {{column1}} والآخر في الصف {{row2}}، العمود {{column2}} في العمود نفسه. غيّر أحدهما.',
  'problem.tools.clash.box':
    'الرقم {{digit}} في الصف {{row1}}، العمود {{column1}} والآخر في الصف {{row2}}، العمود {{column2}} في المربع نفسه. غيّر أحدهما.',
  'problem.tools.noSolution': 'ليس للغز حل. قارن الأرقام المعطاة بالأصل.',
  'problem.tools.twoSolutions': 'للغز أكثر من حل، مثل {{first}} و{{second}}. أضف رقمًا معطى.',
} satisfies CopyOf<typeof en>;
