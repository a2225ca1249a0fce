import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'sample.title': 'Ce site affiche du contenu d’exemple',
  'sample.text':
    'Des articles, des images et des nouveautés d’exemple ont été ajoutés au premier démarrage du serveur. Seuls les administrateurs voient ce message.',
  'sample.remove': 'Retirer le contenu d’exemple',
  'sample.ask': 'Retirer tout le contenu d’exemple ?',
  'sample.goes': 'Seront définitivement retirés pour tout le monde :',
  'sample.posts_one': '{{count, number}} article de blog',
  'sample.posts_many': '{{count, number}} articles de blog',
  'sample.posts_other': '{{count, number}} articles de blog',
  'sample.pictures_one': '{{count, number}} image de la galerie',
  'sample.pictures_many': '{{count, number}} images de la galerie',
  'sample.pictures_other': '{{count, number}} images de la galerie',
  'sample.updates_one': '{{count, number}} nouveauté',
  'sample.updates_many': '{{count, number}} nouveautés',
  'sample.updates_other': '{{count, number}} nouveautés',
  'sample.stays':
    'Le contenu créé par les utilisateurs est conservé. Les exemples ne sont pas ajoutés à nouveau au redémarrage du serveur.',
  'sample.keep': 'Conserver',
  'sample.confirm': 'Retirer',
  'sample.failed': 'Impossible de retirer le contenu d’exemple. Réessayez.',
} satisfies CopyIn<'fr', typeof en>;
