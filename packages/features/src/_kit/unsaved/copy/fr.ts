import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'unsaved.leave.title': 'Quitter sans enregistrer ?',
  'unsaved.leave.text': 'Ce qui n’est pas encore enregistré sera perdu.',
  'unsaved.leave.stay': 'Rester',
  'unsaved.leave.go': 'Quitter',
  'unsaved.draft.title': 'Vous avez des modifications non enregistrées',
  'unsaved.draft.text': 'Ce navigateur les a gardées. Dernière modification :',
  'unsaved.draft.restore': 'Rétablir',
  'unsaved.draft.discard': 'Abandonner',
} satisfies CopyIn<'fr', typeof en>;
