import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'arithmetic.title': 'Quiz de calcul',
  'arithmetic.purpose': 'Répondez de tête à dix questions, le plus vite possible.',
  'arithmetic.operations': 'Opérations',
  'arithmetic.operation.all': 'Toutes les opérations',
  'arithmetic.operation.add': 'Additions',
  'arithmetic.operation.subtract': 'Soustractions',
  'arithmetic.operation.multiply': 'Multiplications',
  'arithmetic.operation.divide': 'Divisions',
  'arithmetic.progress': 'Question {{number}} sur {{questions}}',
  'arithmetic.answerTo': 'Réponse à {{question}}',
  'arithmetic.missing': 'Saisissez un nombre entier.',
  'arithmetic.right': 'Bonne réponse.',
  'arithmetic.wrong': '{{question}} ne fait pas {{given}}.',
  'arithmetic.next': 'Question suivante : {{question}}',
  'arithmetic.pad': 'Pavé numérique',
  'arithmetic.erase': 'Effacer le dernier chiffre',
  'arithmetic.enter': 'Valider la réponse',
  'arithmetic.finished': 'Quiz terminé',
  'arithmetic.answers': 'Réponses',
  'arithmetic.yours': 'Votre réponse : {{given}}',
  'arithmetic.seconds': '{{seconds}} s',
  'arithmetic.correct': 'Bonnes réponses : {{correct}} sur {{total}}',
  'arithmetic.average': 'Temps par réponse : {{seconds}} s',
  'arithmetic.help':
    'Saisissez la réponse et appuyez sur Entrée, ou utilisez le pavé numérique. Annuler revient à la question précédente ; une erreur reste comptée.',
} as const satisfies CopyIn<'fr', typeof en>;
