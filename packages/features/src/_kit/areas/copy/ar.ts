import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'areas.downloader': 'التنزيل',
  'areas.downloader.purpose': 'اجلب ما في عنوان عام، جاهزًا للحفظ.',
  'areas.stalker': 'الملفات العامة',
  'areas.stalker.purpose': 'ما تعرضه الملفات العامة للجميع، في صورة بيانات.',
  'areas.cekid': 'معرّفات الألعاب',
  'areas.cekid.purpose': 'اللقب خلف رقم اللاعب، قبل أن تدفع لحساب خاطئ.',
  'areas.convert': 'التحويل',
  'areas.convert.purpose': 'بيانات ونصوص وملفات من صيغة إلى أخرى في الحال.',
  'areas.convertasync': 'التحويل بالجملة',
  'areas.convertasync.purpose': 'تحويلات تستغرق وقتًا أطول: سلّمها الآن وخذها لاحقًا.',
  'areas.puzzle': 'الألغاز',
  'areas.puzzle.purpose': 'ألغاز تُصنع بالمستوى المطلوب، وتُحل، وتُراجع خطوة خطوة.',
  'areas.islami': 'إسلاميات',
  'areas.islami.purpose': 'مواقيت الصلاة والتقويم الهجري ونصوص موثّقة المصدر.',
  'areas.photoeditor': 'محرّر الصور',
  'areas.photoeditor.purpose': 'قصّ الصور وتغيير حجمها وتحسينها بطلب واحد.',
  'areas.random': 'عشوائي',
  'areas.random.purpose': 'معرّفات ورموز وكلمات مرور وأشياء أخرى تصنعها المصادفة.',
  'areas.ai': 'الذكاء الاصطناعي',
  'areas.ai.purpose': 'نماذج لغوية للمهام اليومية خلف نوع واحد من الطلبات.',
  'areas.scrape': 'الاستخلاص',
  'areas.scrape.purpose': 'صفحات مواقع أخرى في صورة بيانات نظيفة، يعرّفها القائمون على هذا الموقع.',
} satisfies CopyIn<'ar', typeof en>;
