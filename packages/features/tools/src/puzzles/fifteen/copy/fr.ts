import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'fifteen.title': 'Taquin',
  'fifteen.purpose':
    'Faites glisser les carreaux jusqu’à ce que les nombres soient dans l’ordre, avec le trou à la fin.',
  'fifteen.board': 'Plateau de taquin',
  'fifteen.cell': 'Ligne {{row}}, colonne {{column}} : {{content}}',
  'fifteen.cell.tile': 'carreau {{tile}}',
  'fifteen.cell.gap': 'trou',
  'fifteen.cell.inPlace': '{{content}}, à sa place',
  'fifteen.cell.hinted': '{{content}}, concerné par l’indice',
  'fifteen.summary': '{{inPlace}} carreaux à leur place sur {{tiles}}',
  'fifteen.moves': 'Coups : {{number, number}}',
  'fifteen.help':
    'Sélectionnez un carreau de la ligne ou colonne du trou pour le faire glisser. Au clavier, Espace fait glisser le carreau actif. Avec Maj, les flèches poussent un carreau dans le trou.',
  'fifteen.hint.done': 'Le taquin est résolu.',
  'fifteen.hint.point': 'Regardez le carreau {{tile}}.',
  'fifteen.hint.name': 'Une solution commence par le carreau {{tile}}. Nombre de coups : {{moves}}.',
  'fifteen.hint.up': 'Déplacez le carreau {{tile}} vers le haut.',
  'fifteen.hint.down': 'Déplacez le carreau {{tile}} vers le bas.',
  'fifteen.hint.left': 'Déplacez le carreau {{tile}} vers la gauche.',
  'fifteen.hint.right': 'Déplacez le carreau {{tile}} vers la droite.',
} as const satisfies CopyIn<'fr', typeof en>;
