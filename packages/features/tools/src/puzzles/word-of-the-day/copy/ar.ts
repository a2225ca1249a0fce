import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'wordOfTheDay.title': 'كلمة اليوم',
  'wordOfTheDay.purpose': 'خمّن الكلمة في ست محاولات.',
  'wordOfTheDay.guesses': 'المحاولات',
  'wordOfTheDay.guess': 'المحاولة {{number}} من {{max}}، عدد الحروف {{length}}',
  'wordOfTheDay.place': '{{letter}}، في مكانه',
  'wordOfTheDay.word': '{{letter}}، في مكان آخر من الكلمة',
  'wordOfTheDay.none': '{{letter}}، ليس في الكلمة',
  'wordOfTheDay.keyboard': 'الحروف',
  'wordOfTheDay.enter': 'إدخال المحاولة',
  'wordOfTheDay.erase': 'مسح الحرف',
  'wordOfTheDay.short': 'عدد الحروف المطلوب: {{length}}.',
  'wordOfTheDay.legend': '● في مكانه · ◐ في مكان آخر من الكلمة · ○ ليس في الكلمة',
  'wordOfTheDay.count': 'المحاولات: {{number}} من {{max}}',
  'wordOfTheDay.answer': '{{word}}: {{meaning}}',
} as const satisfies CopyIn<'ar', typeof en>;
