import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'wordOfTheDay.title': 'Mot du jour',
  'wordOfTheDay.purpose': 'Devinez le mot en six essais.',
  'wordOfTheDay.guesses': 'Essais',
  'wordOfTheDay.guess': 'Essai {{number}} sur {{max}}, {{length}} lettres',
  'wordOfTheDay.place': '{{letter}}, à sa place',
  'wordOfTheDay.word': '{{letter}}, ailleurs dans le mot',
  'wordOfTheDay.none': '{{letter}}, absente du mot',
  'wordOfTheDay.keyboard': 'Lettres',
  'wordOfTheDay.enter': 'Valider l’essai',
  'wordOfTheDay.erase': 'Effacer la lettre',
  'wordOfTheDay.short': 'Tapez {{length}} lettres.',
  'wordOfTheDay.legend': '● à sa place · ◐ ailleurs dans le mot · ○ absente du mot',
  'wordOfTheDay.count': 'Essais : {{number}} sur {{max}}',
  'wordOfTheDay.answer': '{{word}} : {{meaning}}',
} as const satisfies CopyIn<'fr', typeof en>;
