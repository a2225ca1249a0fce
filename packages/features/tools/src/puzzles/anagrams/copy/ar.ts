import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'anagrams.title': 'ترتيب الحروف',
  'anagrams.purpose': 'رتّب الحروف لتجد كل كلمة.',
  'anagrams.level.5': '5 كلمات',
  'anagrams.level.10': '10 كلمات',
  'anagrams.letters': 'الحروف: {{letters}}',
  'anagrams.word': 'الكلمة {{number}} من {{words}}',
  'anagrams.guess': 'كلمتك',
  'anagrams.submit': 'التحقق من الكلمة',
  'anagrams.shuffle': 'خلط الحروف',
  'anagrams.skip': 'الكلمة التالية',
  'anagrams.found': 'الكلمات التي وُجدت',
  'anagrams.right': '{{word}} صحيحة.',
  'anagrams.wrong': '{{word}} ليست الكلمة المطلوبة.',
  'anagrams.wrongLetters': 'استخدم كل حرف مرة واحدة.',
  'anagrams.summary': 'وُجد: {{found}}، المتبقي: {{left}}',
} as const satisfies CopyIn<'ar', typeof en>;
