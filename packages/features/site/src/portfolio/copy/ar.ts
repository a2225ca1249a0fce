import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'portfolio.title': 'أمثلة',
  'portfolio.purpose':
    'ست مهام يومية أُنجزت بأدوات {{site}}. يعرض كل مثال الاستدعاءات المستخدمة مع تعليمات برمجية جاهزة للنسخ.',
  'portfolio.areas': 'تصفية الأمثلة حسب الفئة',
  'portfolio.calls': 'الأدوات المستخدمة',
  'portfolio.code': 'التعليمات البرمجية',
  'portfolio.qr': 'رمز QR',
  'portfolio.uuid': 'معرّف UUID',
  'portfolio.data': 'صيغ البيانات',
  'portfolio.sudoku': 'سودوكو',

  'portfolio.labels.title': 'ملصقات لرفوف المستودع',
  'portfolio.labels.text':
    'يضع مستودع على كل رف ملصقًا يفتح صفحة الرف على أي هاتف. ينشئ كل استدعاء رمز QR واحدًا، وبصيغة SVG يُطبع واضحًا بأي حجم.',
  'portfolio.labels.fact': 'يُبقي تصحيح الأخطاء بنسبة 25% الملصقات المخدوشة مقروءة.',
  'portfolio.statement.title': 'تحويل كشف حساب إلى JSON',
  'portfolio.statement.text':
    'يصدّر البنك ملف CSV بفواصل منقوطة، ويقرأ برنامج المحاسبة JSON. يكتشف المحوّل الفاصل ويُبقي المبالغ كما هي ويعدّ الصفوف.',
  'portfolio.statement.fact': 'تبقى المبالغ نصًا، فلا يُقرَّب أي رقم.',
  'portfolio.sheet.title': 'سودوكو يومي لمدرسة',
  'portfolio.sheet.text':
    'تطبع مدرسة لغز سودوكو كل يوم. باستخدام التاريخ بذرةً يحصل كل صف على اللغز نفسه، ويتوفر الحل في الصباح التالي.',
  'portfolio.sheet.fact': 'المستوى نفسه والتاريخ نفسه يعطيان دائمًا اللغز نفسه.',
  'portfolio.orders.title': 'أرقام طلبات مرتبة زمنيًا',
  'portfolio.orders.text':
    'يحتاج متجر بثلاثة صناديق إلى أرقام طلبات فريدة تترتب حسب وقت الإنشاء. تبدأ معرّفات UUID من الإصدار 7 بطابع زمني.',
  'portfolio.orders.fact': 'مئة رقم تكلّف استدعاءً واحدًا: احصل عليها صباحًا واستخدمها دون اتصال.',
  'portfolio.settings.title': 'مقارنة ملفي إعدادات',
  'portfolio.settings.text':
    'لكل من بيئة الاختبار وبيئة الإنتاج ملف TOML. حوّلهما إلى JSON بمفاتيح مرتبة، فتُظهر مقارنة بسيطة الأسطر الثلاثة المختلفة.',
  'portfolio.settings.fact': 'لا تؤثر التعليقات وترتيب المفاتيح في المقارنة.',
  'portfolio.hints.title': 'تلميحات في تطبيق ألغاز',
  'portfolio.hints.text':
    'لاعب توقّف ويريد تلميحًا لا الحل. تُرجع أداة الحل خطواتها بالترتيب الذي يتّبعه الإنسان، ويعرض التطبيق أولاها.',
  'portfolio.hints.fact': 'تذكر كل خطوة الأسلوب والخانات المعنية والرقم الذي تضعه.',

  'portfolio.end.title': 'هل أنشأت شيئًا؟',
  'portfolio.end.text': 'أخبر المشغّل عنه. تُضاف الأمثلة الجيدة إلى هذه الصفحة.',
  'portfolio.end.contact': 'مشاركة مثالك',
} as const satisfies CopyIn<'ar', typeof en>;
