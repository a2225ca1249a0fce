import type { CopyOf } from '../../copy-of.ts';
import type en from './en.ts';

export default {
  'problem.tools.surrogate':
    'Le texte contient la moitié d’une paire de substitution, qui ne peut pas être encodée. Retirez le caractère défectueux.',
  'problem.tools.qrBytesL':
    'Le texte a {{bytes}} octets, mais seulement {{max}} tiennent avec la correction d’erreurs L. Raccourcissez-le.',
  'problem.tools.qrBytes':
    'Le texte a {{bytes}} octets, mais seulement {{max}} tiennent avec la correction d’erreurs {{correction}}. Raccourcissez-le ou choisissez une correction plus faible.',
  'problem.tools.qrSize':
    'Ce code a {{modules}} modules par côté avec sa marge. Donnez à l’image au moins {{modules}} pixels, de préférence {{better}}.',
  'problem.tools.swapColours':
    'La couleur foncée {{dark}} est plus claire que la couleur claire {{light}}, ce que beaucoup de lecteurs ne lisent pas. Échangez les couleurs.',
  'problem.tools.darker':
    'La couleur foncée {{dark}} est trop proche de la couleur claire {{light}} pour les lecteurs. Foncez-la.',
  'problem.tools.lighter':
    'La couleur claire {{light}} est trop proche de la couleur foncée {{dark}} pour les lecteurs. Éclaircissez-la.',
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
