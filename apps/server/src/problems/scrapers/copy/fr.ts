import type { CopyOf } from '../../copy-of.ts';
import type en from './en.ts';

export default {
  'problem.scrapers.noDefinition': 'Cette définition n’existe pas. Elle a peut-être été supprimée.',
  'problem.scrapers.notPublished': 'Rien n’est encore publié. Publiez d’abord le brouillon.',
  'problem.scrapers.stale':
    'Quelqu’un d’autre a enregistré cette définition. Chargez la dernière version, puis refaites votre modification.',
  'problem.scrapers.apiTaken': 'Une API existe déjà à « {{api}} ». Choisissez un autre chemin.',
  'problem.scrapers.tooLong':
    'L’analyse de la page a pris trop de temps. Écrivez la définition à la main, ou essayez une page plus petite.',
  'problem.scrapers.tooLarge':
    'La page est trop volumineuse pour être analysée. Écrivez la définition à la main, ou essayez une page plus petite.',
  'problem.scrapers.justDeleted': 'Cette définition vient d’être supprimée. Rechargez la liste.',
  'problem.scrapers.noDeleted':
    'Il n’y a pas de définition supprimée à restaurer. Les définitions supprimées sont conservées 30 jours.',
  'problem.scrapers.twice': '« {{api}} » figure deux fois dans le fichier. Retirez-en une.',
  'problem.scrapers.urlReturned': '{{host}} a renvoyé {{status}}. Ouvrez l’URL dans un navigateur pour la vérifier.',
  'problem.scrapers.noTests': 'Cette définition n’a pas de tests. Ajoutez-en un d’abord.',
  'problem.scrapers.noRevision': 'La révision {{revision}} n’existe pas.',
  'problem.scrapers.noPage': '{{provider}} n’a pas cette page (statut {{status}}).',
  'problem.scrapers.returned': '{{provider}} a renvoyé {{status}} au lieu de la page.',
  'problem.scrapers.busyPages': 'Le serveur est occupé à lire d’autres pages. Réessayez dans {{waitS}} s.',
  'problem.scrapers.readTooLong': 'La lecture de la page de {{provider}} a pris trop de temps et a été arrêtée.',
  'problem.scrapers.noSecret': 'Le secret « {{name}} » n’existe pas.',
} satisfies CopyOf<typeof en>;
