import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'unsaved.leave.title': 'Quitter sans enregistrer ?',
  'unsaved.leave.text': 'Vos modifications non enregistrées seront perdues.',
  'unsaved.leave.stay': 'Rester',
  'unsaved.leave.go': 'Quitter',
  'unsaved.draft.title': 'Vous avez des modifications non enregistrées',
  'unsaved.draft.text': 'Elles sont conservées dans ce navigateur. Dernière modification :',
  'unsaved.draft.restore': 'Restaurer',
  'unsaved.draft.discard': 'Abandonner',
} satisfies CopyIn<'fr', typeof en>;
