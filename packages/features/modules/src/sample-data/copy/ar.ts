import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'sampleData.title': 'بيانات تجريبية',
  'sampleData.text':
    'تعرض هذه الصفحة بيانات تجريبية. تُحفظ تغييراتك في هذا المتصفح فقط. أعد التعيين لإزالتها واستعادة البيانات الأصلية.',
  'sampleData.reset': 'إعادة تعيين البيانات التجريبية',
  'sampleData.done': 'أُعيد تعيين البيانات التجريبية',
  'sampleData.failed': 'تعذّرت إعادة تعيين البيانات التجريبية. أعد المحاولة.',
} satisfies CopyIn<'ar', typeof en>;
