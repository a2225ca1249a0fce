import type { HintTexts } from '../hint-texts.ts';

export default {
  'sudoku.hint.point': 'Regardez ces cases.',
  'sudoku.hint.done': 'La grille est résolue.',
  'sudoku.hint.mistake': 'Ces cases (ligne, colonne) ne correspondent pas à la solution : {{cells}}. Effacez-les.',
  'sudoku.hint.solution':
    'Aucune technique connue ne s’applique. Dans la solution, la case {{cells}} (ligne, colonne) contient {{digits}}.',
  'sudoku.hint.hidden_single_row': 'Dans sa ligne, {{digits}} ne peut aller que dans la case {{cells}}. Inscrivez-le.',
  'sudoku.hint.hidden_single_column':
    'Dans sa colonne, {{digits}} ne peut aller que dans la case {{cells}}. Inscrivez-le.',
  'sudoku.hint.hidden_single_box': 'Dans son bloc, {{digits}} ne peut aller que dans la case {{cells}}. Inscrivez-le.',
  'sudoku.hint.naked_single':
    'Seul {{digits}} convient dans la case {{cells}} : sa ligne, sa colonne et son bloc ont tous les autres chiffres.',
  'sudoku.hint.pointing':
    'Dans un bloc, {{digits}} ne va que dans {{cells}}, qui sont alignées. Retirez-le du reste de la ligne ou de la colonne.',
  'sudoku.hint.claiming':
    'Dans une ligne ou colonne, {{digits}} ne va que dans {{cells}}, qui sont dans un même bloc. Retirez-le du reste du bloc.',
  'sudoku.hint.naked_pair':
    'Les cases {{cells}} ne peuvent avoir que les deux mêmes chiffres. Retirez {{digits}} des cases qui partagent une ligne, une colonne ou un bloc avec les deux.',
  'sudoku.hint.hidden_pair':
    'Deux chiffres d’une ligne, d’une colonne ou d’un bloc ne vont que dans {{cells}}. Retirez les autres candidats de ces cases : {{digits}}.',
  'sudoku.hint.naked_triple':
    'Les cases {{cells}} ne peuvent avoir que les trois mêmes chiffres. Retirez {{digits}} du reste de leur ligne, colonne ou bloc.',
  'sudoku.hint.hidden_triple':
    'Trois chiffres d’une ligne, d’une colonne ou d’un bloc ne vont que dans {{cells}}. Retirez les autres candidats de ces cases : {{digits}}.',
  'sudoku.hint.x_wing':
    'Dans deux lignes ou deux colonnes, {{digits}} ne va que dans {{cells}}, les coins d’un rectangle. Retirez-le du reste des colonnes ou des lignes qui les croisent.',
  'sudoku.hint.swordfish':
    'Dans trois lignes ou trois colonnes, {{digits}} ne va que dans {{cells}}, alignées sur trois colonnes ou trois lignes. Retirez-le du reste de celles-ci.',
  'sudoku.hint.xy_wing':
    'La première des cases {{cells}} partage un candidat avec chacune des autres, donc l’une de celles-ci est {{digits}}. Retirez-le des cases qui voient les deux.',
  'sudoku.hint.xyz_wing':
    'Quelle que soit la première des cases {{cells}}, l’une des trois est {{digits}}. Retirez-le des cases qui voient les trois.',
  'sudoku.hint.colouring':
    'Des chaînes de {{digits}} passant par {{cells}} alternent entre vrai et faux. Retirez-le là où il est incompatible avec les deux.',
  'sudoku.hint.xy_chain':
    'Le long des cases {{cells}} à deux candidats, l’une des extrémités est {{digits}}. Retirez-le des cases qui voient les deux extrémités.',
} as const satisfies HintTexts;
