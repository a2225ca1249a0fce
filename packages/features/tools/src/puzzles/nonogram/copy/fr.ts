import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'nonogram.title': 'Nonogramme',
  'nonogram.printTitle': 'Imprimer des nonogrammes',
  'nonogram.purpose':
    'Noircissez des cases pour que les séries de cases noires de chaque ligne et colonne aient les longueurs indiquées.',
  'nonogram.board': 'Grille de nonogramme',
  'nonogram.clues': 'Indications',
  'nonogram.row': 'Ligne {{line}}, indication {{clue}}',
  'nonogram.column': 'Colonne {{line}}, indication {{clue}}',
  'nonogram.complete': '{{name}}, terminée',
  'nonogram.cell': '{{content}}, ligne {{row}}, indication {{rowClue}}, colonne {{column}}, indication {{columnClue}}',
  'nonogram.cell.open': 'Vide',
  'nonogram.cell.filled': 'Noircie',
  'nonogram.cell.crossed': 'Barrée d’une croix',
  'nonogram.cell.wrong': '{{content}}, erreur',
  'nonogram.cell.hinted': '{{content}}, concernée par l’indice',
  'nonogram.summary': '{{complete}} lignes terminées sur {{rows}}',
  'nonogram.brush': 'Action au clic',
  'nonogram.brush.fill': 'Noircir',
  'nonogram.brush.cross': 'Barrer',
  'nonogram.help':
    'Faites glisser pour marquer plusieurs cases. Au clavier, Espace noircit une case et X la barre. Avec Maj, les flèches répètent la marque.',
  'nonogram.hint.done': 'La grille est résolue.',
  'nonogram.hint.mistake': 'Les cases signalées ne correspondent pas à la solution. Effacez-les.',
  'nonogram.hint.point': 'Regardez la case signalée.',
  'nonogram.hint.row': 'Regardez la ligne {{line}}.',
  'nonogram.hint.column': 'Regardez la colonne {{line}}.',
  'nonogram.hint.name':
    'Dans toutes les dispositions possibles de l’indication {{clue}}, certaines cases sont identiques.',
  'nonogram.hint.nameNone': 'On ne peut rien déduire d’une seule ligne ou colonne.',
  'nonogram.hint.fill': 'Dans la solution, la case de la ligne {{row}}, colonne {{column}} est noire.',
  'nonogram.hint.cross': 'Dans la solution, la case de la ligne {{row}}, colonne {{column}} reste vide.',
  'nonogram.hint.rowFill': 'Sur la ligne {{line}}, l’indication {{clue}} noircit toujours ces colonnes : {{filled}}.',
  'nonogram.hint.rowCross':
    'Sur la ligne {{line}}, l’indication {{clue}} n’atteint jamais ces colonnes : {{empty}}. Barrez-les.',
  'nonogram.hint.rowBoth':
    'Sur la ligne {{line}}, l’indication {{clue}} noircit toujours ces colonnes : {{filled}}. Barrez celles-ci : {{empty}}.',
  'nonogram.hint.columnFill':
    'Dans la colonne {{line}}, l’indication {{clue}} noircit toujours ces lignes : {{filled}}.',
  'nonogram.hint.columnCross':
    'Dans la colonne {{line}}, l’indication {{clue}} n’atteint jamais ces lignes : {{empty}}. Barrez-les.',
  'nonogram.hint.columnBoth':
    'Dans la colonne {{line}}, l’indication {{clue}} noircit toujours ces lignes : {{filled}}. Barrez celles-ci : {{empty}}.',
} as const satisfies CopyIn<'fr', typeof en>;
