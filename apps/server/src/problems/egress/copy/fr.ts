import type { CopyOf } from '../../copy-of.ts';
import type en from './en.ts';

export default {
  'problem.egress.notPublic':
    'Cette URL ne peut pas être demandée, car son hôte n’est pas sur l’Internet public. Pour autoriser des hôtes de votre réseau, définissez EGRESS_ALLOW.',
  'problem.egress.noResponse':
    'Le site est injoignable ou a renvoyé une réponse HTTP non valide. Vérifiez l’URL dans un navigateur, ou réessayez plus tard.',
  'problem.egress.late': 'Le site n’a pas répondu à temps. Réessayez plus tard, ou accordez plus de temps.',
  'problem.egress.unreadable':
    'Ce n’est pas une URL valide. Écrivez-la comme https://example.com/page, sans barres obliques inverses ni caractères de contrôle.',
  'problem.egress.scheme': 'L’URL doit commencer par http:// ou https://.',
  'problem.egress.userinfo':
    'L’URL ne doit pas contenir de nom d’utilisateur ni de mot de passe. Envoyez les identifiants dans un en-tête.',
  'problem.egress.port':
    'Seuls les ports 80 et 443 sont autorisés. Pour en autoriser d’autres, définissez EGRESS_ALLOW.',
  'problem.egress.headerName':
    'Un en-tête de requête n’est pas autorisé. Les en-têtes d’hôte, de cookie, de longueur et de connexion ne peuvent pas être définis.',
  'problem.egress.headerValue':
    'Un en-tête de requête contient un saut de ligne ou un autre caractère interdit dans les en-têtes.',
  'problem.egress.noSuchHost': 'Aucun site n’a été trouvé sous ce nom d’hôte. Vérifiez l’orthographe de l’URL.',
  'problem.egress.resting':
    'Le site a échoué plusieurs fois de suite, les requêtes sont donc suspendues. Réessayez dans une demi-minute.',
  'problem.egress.loop': 'Le site redirige en boucle.',
  'problem.egress.redirects': 'Le site redirige trop souvent. Cinq redirections au plus sont suivies.',
  'problem.egress.downgrade':
    'Le site redirige de https vers http, où la requête pourrait être lue et modifiée en chemin.',
  'problem.egress.secretRedirect':
    'Le site redirige vers un autre hôte, qui ne doit pas recevoir le secret. Utilisez l’URL finale.',
  'problem.egress.encoding':
    'La réponse utilise une compression non prise en charge. Sont acceptés gzip, br, zstd et deflate, deux au plus.',
  'problem.egress.brokenBody': 'La réponse s’est terminée trop tôt, ou sa compression est endommagée.',
  'problem.egress.tooLarge': 'La réponse dépasse la taille autorisée.',
} satisfies CopyOf<typeof en>;
