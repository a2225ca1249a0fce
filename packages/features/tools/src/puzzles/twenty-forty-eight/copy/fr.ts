import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'tiles.title': '2048',
  'tiles.purpose': 'Faites glisser les tuiles. Deux tuiles égales fusionnent, jusqu’à atteindre 2048.',
  'tiles.goal': 'Jusqu’à {{goal}}',
  'tiles.board': 'Grille de 2048. Utilisez les flèches pour faire glisser les tuiles.',
  'tiles.rows': 'Tuiles par ligne',
  'tiles.row': 'Ligne {{row}} : {{tiles}}',
  'tiles.empty': 'vide',
  'tiles.score': 'Score : {{number, number}}',
  'tiles.score.label': 'Score',
  'tiles.best': 'Meilleur score : {{number, number}}',
  'tiles.best.label': 'Meilleur score',
  'tiles.moves': 'Coups',
  'tiles.merged': 'Fusion en {{tiles}}. {{score}}',
  'tiles.pad': 'Faire glisser les tuiles',
  'tiles.slide.up': 'Vers le haut',
  'tiles.slide.down': 'Vers le bas',
  'tiles.slide.left': 'Vers la gauche',
  'tiles.slide.right': 'Vers la droite',
  'tiles.lost': 'Plus aucun coup possible. Annulez le dernier coup pour continuer.',
  'tiles.help':
    'Balayez la grille, ou sélectionnez-la et utilisez les flèches. Le score est la somme des tuiles fusionnées.',
} as const satisfies CopyIn<'fr', typeof en>;
