import type { CopyOf } from '../../copy-of.ts';
import type en from './en.ts';

export default {
  'problem.scrapers.noDefinition': 'هذا التعريف غير موجود. ربما حُذف.',
  'problem.scrapers.notPublished': 'لم يُنشر شيء بعد. انشر المسودة أولًا.',
  'problem.scrapers.stale': 'حفظ شخص آخر هذا التعريف. حمّل أحدث نسخة، ثم كرر تعديلك.',
  'problem.scrapers.apiTaken': 'توجد واجهة برمجية في المسار «{{api}}» بالفعل. اختر مسارًا آخر.',
  'problem.scrapers.tooLong': 'استغرق تحليل الصفحة وقتًا طويلًا. اكتب التعريف يدويًا، أو جرّب صفحة أصغر.',
  'problem.scrapers.tooLarge': 'الصفحة كبيرة جدًا على التحليل. اكتب التعريف يدويًا، أو جرّب صفحة أصغر.',
  'problem.scrapers.justDeleted': 'حُذف هذا التعريف للتو. أعد تحميل القائمة.',
  'problem.scrapers.noDeleted': 'لا يوجد تعريف محذوف لاستعادته. تُحفظ التعريفات المحذوفة 30 يومًا.',
  'problem.scrapers.twice': 'يوجد «{{api}}» مرتين في الملف. أزل إحداهما.',
  'problem.scrapers.urlReturned': 'أرجع {{host}} الحالة {{status}}. افتح عنوان URL في متصفح للتحقق منه.',
  'problem.scrapers.noTests': 'ليس لهذا التعريف اختبارات. أضف اختبارًا أولًا.',
  'problem.scrapers.noRevision': 'لا توجد المراجعة {{revision}}.',
  'problem.scrapers.noPage': 'ليس في {{provider}} هذه الصفحة (الحالة {{status}}).',
  'problem.scrapers.returned': 'أرجع {{provider}} الحالة {{status}} بدلًا من الصفحة.',
  'problem.scrapers.busyPages': 'الخادم مشغول بقراءة صفحات أخرى. أعد المحاولة بعد {{waitS}} ث.',
  'problem.scrapers.readTooLong': 'استغرقت قراءة صفحة {{provider}} وقتًا طويلًا وأُوقفت.',
  'problem.scrapers.noSecret': 'لا يوجد سر باسم «{{name}}».',
} satisfies CopyOf<typeof en>;
