import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';
import names from './names/ar.ts';

export default {
  ...names,
  'areas.downloader.purpose': 'نزّل المحتوى من الروابط العامة.',
  'areas.stalker.purpose': 'ابحث عن الملفات الشخصية العامة واحصل على بياناتها.',
  'areas.cekid.purpose': 'تحقق من اللقب المرتبط بمعرّف اللاعب قبل أن تدفع.',
  'areas.convert.purpose': 'حوّل البيانات والنصوص والملفات من تنسيق إلى آخر.',
  'areas.convertasync.purpose': 'تحويلات أطول تُنفّذ في الخلفية.',
  'areas.puzzle.purpose': 'أنشئ الألغاز وحلّها وتحقق منها حسب المستوى.',
  'areas.islami.purpose': 'مواقيت الصلاة والتقويم الهجري ونصوص مع مصادرها.',
  'areas.photoeditor.purpose': 'قصّ الصور وغيّر حجمها وحسّنها.',
  'areas.random.purpose': 'أنشئ معرّفات ورموزًا وكلمات مرور عشوائية والمزيد.',
  'areas.ai.purpose': 'اكتشف لغة النص ولخّصه واستخرج كلماته المفتاحية وأخفِ البيانات الشخصية.',
  'areas.scrape.purpose': 'بيانات منظّمة من مواقع أخرى، يعدّها مسؤولو هذا الموقع.',
} satisfies CopyIn<'ar', typeof en>;
