import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'words.language': 'Langue des mots',
  'words.language.en': 'Anglais',
  'words.language.fr': 'Français',
  'words.language.ar': 'Arabe',
  'words.language.id': 'Indonésien',
  'words.hint.meaning': 'Définition',
  'words.hint.first': 'Première lettre',
  'words.hint.word': 'Mot',
  'words.hint.starts': 'Le mot commence par {{letter}}.',
  'words.hint.is': 'Le mot est {{word}}.',
} as const satisfies CopyIn<'fr', typeof en>;
