import type { CopyOf } from '../../copy-of.ts';
import type en from './en.ts';

export default {
  'problem.tools.surrogate': 'يحتوي النص على نصف زوج بديل لا يمكن ترميزه. أزل المحرف المعطوب.',
  'problem.tools.qrBytesL': 'يبلغ النص {{bytes}} بايت، لكن لا يتسع مستوى تصحيح الأخطاء L إلا لـ {{max}}. اختصره.',
  'problem.tools.qrBytes':
    'يبلغ النص {{bytes}} بايت، لكن لا يتسع مستوى تصحيح الأخطاء {{correction}} إلا لـ {{max}}. اختصره أو اختر مستوى أدنى.',
  'problem.tools.qrSize':
    'لهذا الرمز {{modules}} وحدة في كل جانب مع هامشه. اجعل الصورة {{modules}} بكسل على الأقل، ويفضّل {{better}}.',
  'problem.tools.swapColours':
    'اللون الغامق {{dark}} أفتح من اللون الفاتح {{light}}، ولا تقرأ ذلك ماسحات كثيرة. بدّل اللونين.',
  'problem.tools.darker':
    'اللون الغامق {{dark}} قريب جدًا من اللون الفاتح {{light}} على الماسحات. اجعل اللون الغامق أغمق.',
  'problem.tools.lighter':
    'اللون الفاتح {{light}} قريب جدًا من اللون الغامق {{dark}} على الماسحات. اجعل اللون الفاتح أفتح.',
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
