import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'updates.title': 'Nouveautés',
  'updates.purpose': 'Les ajouts, les changements, les corrections et les retraits sur {{site}}.',
  'updates.manage': 'Gérer',
  'updates.kinds': 'Type de nouveauté',
  'updates.all': 'Toutes',
  'updates.new': 'Ajout',
  'updates.changed': 'Changement',
  'updates.fixed': 'Correction',
  'updates.removed': 'Retrait',
  'updates.in': 'Nouveautés de {{month}}',
  'updates.more': 'Afficher les plus anciennes',
  'updates.moreFailed': 'Impossible de charger les nouveautés plus anciennes. Réessayez.',
  'updates.none': 'Aucune nouveauté pour l’instant',
  'updates.none.text': 'Les changements du site apparaissent ici.',
  'updates.none.hub': 'Parcourir le hub',
  'updates.nothing': 'Aucune nouveauté de ce type',
  'updates.nothing.text': 'Choisissez un autre type ou affichez toutes les nouveautés.',
  'updates.nothing.all': 'Afficher toutes les nouveautés',
  'updates.failed': 'Impossible de charger les nouveautés',
  'updates.failed.text': 'Le serveur n’a pas répondu. Réessayez dans un instant.',
} satisfies CopyIn<'fr', typeof en>;
