import type { CopyIn } from '../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'readiness.loading': 'جارٍ تحميل واجهات API...',
  'readiness.waiting': 'الخادم لا يستجيب بعد. ستتابع هذه الصفحة من تلقاء نفسها حالما يستجيب.',
  'readiness.lost': 'توقف الخادم عن الاستجابة. ما كتبته محفوظ، وستتابع هذه الصفحة من تلقاء نفسها.',
  'readiness.retry': 'حاول الآن',
} as const satisfies CopyIn<'ar', typeof en>;
