import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'words.language': 'لغة الكلمات',
  'words.language.en': 'الإنجليزية',
  'words.language.fr': 'الفرنسية',
  'words.language.ar': 'العربية',
  'words.language.id': 'الإندونيسية',
  'words.hint.meaning': 'المعنى',
  'words.hint.first': 'الحرف الأول',
  'words.hint.word': 'الكلمة',
  'words.hint.starts': 'تبدأ الكلمة بالحرف {{letter}}.',
  'words.hint.is': 'الكلمة هي {{word}}.',
} as const satisfies CopyIn<'ar', typeof en>;
