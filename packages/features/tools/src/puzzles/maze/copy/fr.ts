import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'maze.title': 'Labyrinthe',
  'maze.printTitle': 'Imprimer des labyrinthes',
  'maze.purpose': 'Trouvez le chemin de l’entrée, en haut à gauche, à la sortie, en bas à droite.',
  'maze.board': 'Plateau du labyrinthe',
  'maze.place': 'Ligne {{row}}, colonne {{column}}. Passages : {{ways}}. Pas : {{steps}}.',
  'maze.side.up': 'haut',
  'maze.side.right': 'droite',
  'maze.side.down': 'bas',
  'maze.side.left': 'gauche',
  'maze.steps': 'Pas : {{steps}}',
  'maze.help':
    'Faites glisser depuis le bout du chemin, ou appuyez sur une case plus loin. Au clavier, les flèches font un pas et, avec Maj, vont jusqu’au prochain virage.',
  'maze.hint.point': 'Regardez ligne {{row}}, colonne {{column}}.',
  'maze.hint.back': 'Votre chemin a quitté la bonne voie à la case marquée. Revenez-y.',
  'maze.hint.onWay': 'Votre chemin est bon jusqu’ici.',
  'maze.hint.explain': 'Depuis la ligne {{row}}, colonne {{column}}, direction : {{side}}. Cases : {{length}}.',
} as const satisfies CopyIn<'fr', typeof en>;
