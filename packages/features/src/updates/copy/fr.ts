import type { CopyIn } from '../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'updates.title': 'Nouveautés',
  'updates.purpose': 'Ce qui est nouveau, changé, corrigé ou retiré sur {{site}}.',
  'updates.manage': 'Gérer',
  'updates.kinds': 'Type de nouveauté',
  'updates.all': 'Toutes',
  'updates.new': 'Nouveau',
  'updates.changed': 'Changé',
  'updates.fixed': 'Corrigé',
  'updates.removed': 'Retiré',
  'updates.in': 'Nouveautés de {{month}}',
  'updates.more': 'Afficher les plus anciennes',
  'updates.moreFailed': 'Les plus anciennes n’ont pas pu être chargées. Ce qui est affiché reste ; réessayez.',
  'updates.none': 'Pas encore de nouveautés',
  'updates.none.text': 'Quand quelque chose change ici, cette page le dit.',
  'updates.none.hub': 'Voir les API',
  'updates.nothing': 'Rien de ce type',
  'updates.nothing.text': 'Les autres nouveautés sont toujours là.',
  'updates.nothing.all': 'Afficher toutes les nouveautés',
  'updates.failed': 'Les nouveautés n’ont pas pu être chargées',
  'updates.failed.text': 'Le serveur n’a pas répondu. Rien n’est perdu ; réessayez dans un instant.',
} satisfies CopyIn<'fr', typeof en>;
