import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'minesweeper.title': 'Démineur',
  'minesweeper.printTitle': 'Imprimer des grilles de démineur',
  'minesweeper.print.note':
    'Mines : {{mines}}. Chaque nombre indique combien de cases voisines contiennent une mine. Marquez toutes les mines.',
  'minesweeper.purpose':
    'Ouvrez toutes les cases sans mine. Un nombre indique combien de mines l’entourent. Il n’est jamais nécessaire de deviner.',
  'minesweeper.board': 'Grille de démineur',
  'minesweeper.level.beginner': 'Débutant',
  'minesweeper.level.intermediate': 'Intermédiaire',
  'minesweeper.level.expert': 'Expert',
  'minesweeper.cell': 'Ligne {{row}}, colonne {{column}} : {{content}}',
  'minesweeper.cell.covered': 'couverte',
  'minesweeper.cell.flag': 'drapeau',
  'minesweeper.cell.wrongFlag': 'drapeau, erreur',
  'minesweeper.cell.mine': 'mine cachée',
  'minesweeper.cell.exploded': 'mine ouverte',
  'minesweeper.cell.empty': 'aucune mine autour',
  'minesweeper.cell.hinted': '{{content}}, concernée par l’indice',
  'minesweeper.summary': '{{open}} cases ouvertes sur {{cells}}, {{left}} mines restantes',
  'minesweeper.minesLeft': 'Mines restantes : {{number, number}}',
  'minesweeper.mode': 'Action au clic',
  'minesweeper.mode.open': 'Ouvrir',
  'minesweeper.mode.flag': 'Drapeau',
  'minesweeper.help':
    'Clic droit ou appui long pour poser un drapeau. Au clavier, Espace ouvre une case et F pose un drapeau. Ouvrez un nombre qui a tous ses drapeaux pour ouvrir les cases qui l’entourent.',
  'minesweeper.hint.done': 'La grille est résolue.',
  'minesweeper.hint.none': 'Aucune case n’est certaine.',
  'minesweeper.hint.mistake': 'Ces drapeaux (ligne, colonne) sont sur des cases sûres : {{cells}}. Retirez-les.',
  'minesweeper.hint.point': 'Regardez ces nombres (ligne, colonne) : {{cells}}.',
  'minesweeper.hint.pointCount': 'Regardez le nombre de mines restantes.',
  'minesweeper.technique.count': 'Un seul nombre suffit pour les cases qui l’entourent.',
  'minesweeper.technique.overlap': 'Comparez deux nombres qui ont des cases en commun.',
  'minesweeper.technique.cases': 'Comparez tous les placements possibles des mines près de ces nombres.',
  'minesweeper.technique.mines-left': 'Comptez les mines restantes.',
  'minesweeper.hint.countSafe':
    'Toutes les mines autour du nombre sont connues, donc les autres cases qui l’entourent sont sûres.',
  'minesweeper.hint.countMines': 'Il faut toutes les cases couvertes autour du nombre, donc chacune contient une mine.',
  'minesweeper.hint.overlap':
    'Les cases communes aux deux nombres permettent de conclure pour celles que touche un seul des deux.',
  'minesweeper.hint.cases': 'Ces cases sont identiques dans tous les placements possibles des mines.',
  'minesweeper.hint.mines-left': 'Le nombre de mines restantes rend ces cases certaines.',
  'minesweeper.hint.safe': 'Sûres (ligne, colonne) : {{cells}}.',
  'minesweeper.hint.mines': 'Minées (ligne, colonne) : {{cells}}.',
} as const satisfies CopyIn<'fr', typeof en>;
