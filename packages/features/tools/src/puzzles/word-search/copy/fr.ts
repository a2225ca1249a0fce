import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'wordSearch.title': 'Mots mêlés',
  'wordSearch.printTitle': 'Imprimer des mots mêlés',
  'wordSearch.purpose': 'Trouvez dans la grille les mots de la liste, écrits en ligne droite.',
  'wordSearch.board': 'Grille de mots mêlés',
  'wordSearch.words': 'Mots à trouver',
  'wordSearch.found': '{{word}}, trouvé',
  'wordSearch.cell': '{{content}}, ligne {{row}}, colonne {{column}}',
  'wordSearch.cell.found': '{{content}}, dans un mot trouvé',
  'wordSearch.cell.first': '{{content}}, première lettre de la sélection',
  'wordSearch.cell.hinted': '{{content}}, dans l’indice',
  'wordSearch.summary': 'Mots trouvés : {{found}} sur {{words}}',
  'wordSearch.select': 'Sélectionnez maintenant la dernière lettre du mot.',
  'wordSearch.miss': '{{letters}} ne fait pas partie des mots restants.',
  'wordSearch.help':
    'Faites glisser le long d’un mot, ou sélectionnez sa première et sa dernière lettre. Au clavier, Espace sélectionne une lettre et Échap annule.',
  'wordSearch.hint.row': 'Ligne',
  'wordSearch.hint.direction': 'Direction',
  'wordSearch.hint.place': 'Emplacement',
  'wordSearch.hint.point': '{{word}} commence à la ligne {{row}}.',
  'wordSearch.hint.forward': 'À partir de sa première lettre, {{word}} se lit vers l’avant.',
  'wordSearch.hint.down': 'À partir de sa première lettre, {{word}} se lit vers le bas.',
  'wordSearch.hint.down-forward':
    'À partir de sa première lettre, {{word}} se lit en diagonale, vers le bas et l’avant.',
  'wordSearch.hint.up-forward':
    'À partir de sa première lettre, {{word}} se lit en diagonale, vers le haut et l’avant.',
  'wordSearch.hint.backward': 'À partir de sa première lettre, {{word}} se lit vers l’arrière.',
  'wordSearch.hint.up': 'À partir de sa première lettre, {{word}} se lit vers le haut.',
  'wordSearch.hint.down-backward':
    'À partir de sa première lettre, {{word}} se lit en diagonale, vers le bas et l’arrière.',
  'wordSearch.hint.up-backward':
    'À partir de sa première lettre, {{word}} se lit en diagonale, vers le haut et l’arrière.',
  'wordSearch.hint.explain':
    '{{word}} va de la ligne {{row}}, colonne {{column}} à la ligne {{lastRow}}, colonne {{lastColumn}}.',
} as const satisfies CopyIn<'fr', typeof en>;
