import type { CopyOf } from '../../copy-of.ts';
import type en from './en.ts';

export default {
  'problem.tools.textOrFile': 'Envoyez les données en texte ou en fichier, pas les deux.',
  'problem.tools.noData': 'Envoyez les données en texte ou en fichier.',
  'problem.tools.emptyData':
    'Les données sont vides, leur format ne peut donc pas être détecté. Envoyez des données, ou choisissez le format.',
  'problem.tools.noPuzzle':
    'Envoyez la grille à résoudre sous forme de 81 chiffres. Utilisez 0, un point ou un tiret bas pour une case vide.',
  'problem.tools.puzzleCharacter':
    '« {{character}} » n’est pas autorisé. Utilisez des chiffres, et 0, un point ou un tiret bas pour une case vide.',
  'problem.tools.puzzleLength':
    'Un sudoku a 81 cases, mais celui-ci en a {{length}}. Utilisez 0, un point ou un tiret bas pour une case vide.',
  'problem.tools.clash.row':
    'Le {{digit}} de la ligne {{row1}}, colonne {{column1}} et celui de la ligne {{row2}}, colonne {{column2}} sont dans la même ligne. Changez l’un des deux.',
  'problem.tools.clash.column':
    'Le {{digit}} de la ligne {{row1}}, colonne {{column1}} et celui de la ligne {{row2}}, colonne {{column2}} sont dans la même colonne. Changez l’un des deux.',
  'problem.tools.clash.box':
    'Le {{digit}} de la ligne {{row1}}, colonne {{column1}} et celui de la ligne {{row2}}, colonne {{column2}} sont dans le même bloc. Changez l’un des deux.',
  'problem.tools.noSolution': 'La grille n’a pas de solution. Comparez les chiffres de départ avec l’original.',
  'problem.tools.twoSolutions':
    'La grille a plus d’une solution, par exemple {{first}} et {{second}}. Ajoutez un chiffre de départ.',
} satisfies CopyOf<typeof en>;
