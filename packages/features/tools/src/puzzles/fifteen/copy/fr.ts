import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'fifteen.title': 'Taquin',
  'fifteen.printTitle': 'Imprimer des taquins',
  'fifteen.print.note':
    'Découpez les pièces de droite, posez-les sur le plateau comme indiqué et faites-les glisser dans l’ordre.',
  'fifteen.print.moves': 'Pièces à déplacer, dans l’ordre ({{moves}} coups)',
  'fifteen.purpose':
    'Faites glisser les pièces jusqu’à ce que les nombres soient dans l’ordre, avec la case vide à la fin.',
  'fifteen.board': 'Plateau de taquin',
  'fifteen.cell': 'Ligne {{row}}, colonne {{column}} : {{content}}',
  'fifteen.cell.tile': 'pièce {{tile}}',
  'fifteen.cell.gap': 'case vide',
  'fifteen.cell.inPlace': '{{content}}, à sa place',
  'fifteen.cell.hinted': '{{content}}, concernée par l’indice',
  'fifteen.summary': '{{inPlace}} pièces à leur place sur {{tiles}}',
  'fifteen.moves': 'Coups : {{number, number}}',
  'fifteen.help':
    'Sélectionnez une pièce de la ligne ou de la colonne de la case vide pour la faire glisser. Au clavier, Espace fait glisser la pièce active. Avec Maj, les flèches poussent une pièce dans la case vide.',
  'fifteen.hint.done': 'Le taquin est résolu.',
  'fifteen.hint.point': 'Regardez la pièce {{tile}}.',
  'fifteen.hint.name': 'Une solution commence par la pièce {{tile}}. Nombre de coups : {{moves}}.',
  'fifteen.hint.up': 'Déplacez la pièce {{tile}} vers le haut.',
  'fifteen.hint.down': 'Déplacez la pièce {{tile}} vers le bas.',
  'fifteen.hint.left': 'Déplacez la pièce {{tile}} vers la gauche.',
  'fifteen.hint.right': 'Déplacez la pièce {{tile}} vers la droite.',
} as const satisfies CopyIn<'fr', typeof en>;
