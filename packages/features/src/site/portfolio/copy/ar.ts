import type { CopyIn } from '../../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'portfolio.title': 'أمثلة من الواقع',
  'portfolio.purpose':
    'ست مهام صغيرة من الحياة اليومية أُنجزت بأدوات {{site}}. مع كل منها الأدوات المستخدمة وكود تأخذه معك.',
  'portfolio.areas': 'عرض الأمثلة حسب المجال',
  'portfolio.calls': 'الأدوات المستخدمة',
  'portfolio.code': 'الكود',
  'portfolio.qr': 'رمز QR',
  'portfolio.uuid': 'معرّف UUID',
  'portfolio.data': 'صيغ البيانات',
  'portfolio.sudoku': 'سودوكو',

  'portfolio.labels.title': 'ملصقات لرفوف المستودع',
  'portfolio.labels.text':
    'مستودع يرقّم رفوفه ويريد على كل رف ملصقًا يفتح صفحته على أي هاتف. كل طلب يرسم رمزًا، وبصيغة SVG يُطبع واضحًا بأي حجم.',
  'portfolio.labels.fact': 'تصحيح الأخطاء بقدر الربع يبقي الملصق المخدوش مقروءًا.',
  'portfolio.statement.title': 'كشف حساب بصيغة JSON',
  'portfolio.statement.text':
    'يصدّر البنك ملف CSV بفواصل منقوطة، وبرنامج المحاسبة يقرأ JSON. يكتشف المحوّل الفاصل بنفسه، ويبقي المبالغ كما كتبها البنك، ويعدّ الصفوف.',
  'portfolio.statement.fact': 'تبقى المبالغ نصًا، فلا يضيع رقم بالتقريب.',
  'portfolio.sheet.title': 'سودوكو كل يوم على لوحة الإعلانات',
  'portfolio.sheet.text':
    'مدرسة تطبع لغزًا كل يوم. بجعل التاريخ بذرةً يحصل كل صف على اللغز نفسه من دون أن ينقله أحد، والحل موجود في الصباح التالي.',
  'portfolio.sheet.fact': 'المستوى نفسه والتاريخ نفسه يعطيان اللغز نفسه دائمًا.',
  'portfolio.orders.title': 'أرقام طلبات تترتب زمنيًا',
  'portfolio.orders.text':
    'متجر بثلاثة صناديق يحتاج أرقامًا لا تتصادم أبدًا وتصطف مع ذلك بترتيب إنشائها. معرّفات الإصدار 7 تبدأ بالوقت.',
  'portfolio.orders.fact': 'مئة رقم بتكلفة طلب واحد: خذها صباحًا واستخدمها دون اتصال.',
  'portfolio.settings.title': 'ما الذي يختلف بين ملفي إعدادات',
  'portfolio.settings.text':
    'لبيئة الاختبار وبيئة الإنتاج ملفا TOML، ولا أحد يذكر الفرق. بتحويلهما إلى JSON بمفاتيح مرتبة تكشف مقارنة بسيطة الأسطر الثلاثة المختلفة.',
  'portfolio.settings.fact': 'لا تعيقك التعليقات ولا الترتيب.',
  'portfolio.hints.title': 'تلميحات في تطبيق ألغاز',
  'portfolio.hints.text':
    'لاعب توقف ويريد دفعة لا الحل كله. يعيد الحلّال خطواته بالترتيب الذي يسلكه الإنسان، ويعرض التطبيق أولاها.',
  'portfolio.hints.fact': 'تذكر كل خطوة التقنية والخلايا التي تنظر إليها والرقم الذي تضعه.',

  'portfolio.end.title': 'هل بنيت شيئًا بها؟',
  'portfolio.end.text': 'أخبر المشغّل عنه. الأمثلة الجيدة تجد مكانها في هذه الصفحة.',
  'portfolio.end.contact': 'أخبرنا عنه',
} as const satisfies CopyIn<'ar', typeof en>;
