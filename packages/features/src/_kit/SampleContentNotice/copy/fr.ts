import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'sample.title': 'Des exemples sont affichés',
  'sample.text':
    'Au premier démarrage, ce site a reçu des articles, des images et des nouveautés pour ne pas paraître vide. Seuls les administrateurs voient cette note.',
  'sample.remove': 'Retirer les exemples',
  'sample.ask': 'Retirer tous les exemples ?',
  'sample.goes': 'Voici ce qui disparaît, pour tout le monde et pour de bon :',
  'sample.posts_one': '{{count, number}} article de blog',
  'sample.posts_many': '{{count, number}} d’articles de blog',
  'sample.posts_other': '{{count, number}} articles de blog',
  'sample.pictures_one': '{{count, number}} image de la galerie',
  'sample.pictures_many': '{{count, number}} d’images de la galerie',
  'sample.pictures_other': '{{count, number}} images de la galerie',
  'sample.updates_one': '{{count, number}} nouveauté',
  'sample.updates_many': '{{count, number}} de nouveautés',
  'sample.updates_other': '{{count, number}} nouveautés',
  'sample.stays': 'Ce que vous avez écrit reste. Les exemples ne reviennent pas au prochain démarrage.',
  'sample.keep': 'Garder',
  'sample.confirm': 'Retirer',
  'sample.failed': 'Rien n’a été retiré : le serveur n’a pas répondu. Réessayez.',
} satisfies CopyIn<'fr', typeof en>;
