import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'updates.title': 'Nouveautés',
  'updates.purpose': 'Ce qui est nouveau, modifié, corrigé ou retiré sur {{site}}.',
  'updates.manage': 'Gérer',
  'updates.kinds': 'Type de nouveauté',
  'updates.all': 'Toutes',
  'updates.new': 'Nouveau',
  'updates.changed': 'Modifié',
  'updates.fixed': 'Corrigé',
  'updates.removed': 'Retiré',
  'updates.in': 'Nouveautés de {{month}}',
  'updates.more': 'Afficher les plus anciennes',
  'updates.moreFailed': 'Impossible de charger les nouveautés plus anciennes. Réessayez.',
  'updates.none': 'Aucune nouveauté',
  'updates.none.text': 'Les changements du site apparaissent ici.',
  'updates.none.hub': 'Parcourir le hub',
  'updates.nothing': 'Aucune nouveauté de ce type',
  'updates.nothing.text': 'Choisissez un autre type ou affichez toutes les nouveautés.',
  'updates.nothing.all': 'Afficher toutes les nouveautés',
  'updates.failed': 'Impossible de charger les nouveautés',
  'updates.failed.text': 'Le serveur n’a pas répondu. Réessayez dans un instant.',
} satisfies CopyIn<'fr', typeof en>;
