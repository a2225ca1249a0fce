import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'anagrams.title': 'Anagrammes',
  'anagrams.purpose': 'Remettez les lettres dans l’ordre pour trouver chaque mot.',
  'anagrams.level.5': '5 mots',
  'anagrams.level.10': '10 mots',
  'anagrams.letters': 'Lettres : {{letters}}',
  'anagrams.word': 'Mot {{number}} sur {{words}}',
  'anagrams.guess': 'Votre mot',
  'anagrams.submit': 'Vérifier le mot',
  'anagrams.shuffle': 'Mélanger les lettres',
  'anagrams.skip': 'Mot suivant',
  'anagrams.found': 'Mots trouvés',
  'anagrams.right': '{{word}} : c’est juste.',
  'anagrams.wrong': '{{word}} n’est pas le mot recherché.',
  'anagrams.wrongLetters': 'Utilisez chaque lettre une fois.',
  'anagrams.summary': 'Trouvés : {{found}}, restants : {{left}}',
} as const satisfies CopyIn<'fr', typeof en>;
