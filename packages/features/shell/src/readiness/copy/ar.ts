import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'readiness.loading': 'جارٍ تحميل الواجهات البرمجية…',
  'readiness.waiting': 'لم يستجب الخادم بعد. ستُحمَّل هذه الصفحة تلقائيًا عندما يستجيب.',
  'readiness.lost': 'توقف الخادم عن الاستجابة. ما كتبته محفوظ. تعيد هذه الصفحة الاتصال تلقائيًا.',
  'readiness.retry': 'إعادة المحاولة الآن',
} as const satisfies CopyIn<'ar', typeof en>;
