import type { CopyOf } from '../../copy-of.ts';
import type en from './en.ts';

export default {
  'problem.http.wait': 'Trop de requêtes. Réessayez dans {{waitS}} s.',
  'problem.http.invalid': 'Les données envoyées ne sont pas valides.',
  'problem.http.written': '{{text}}',
  'problem.http.signIn': 'Connectez-vous d’abord.',
  'problem.http.signInOrKey':
    'Connectez-vous, ou envoyez une clé API avec la portée {{scope}} dans l’en-tête X-Api-Key.',
  'problem.http.adminsOnly': 'Seuls les administrateurs peuvent faire cela.',
  'problem.http.noScope':
    'Cette clé API n’a pas la portée {{scope}}. Son propriétaire peut l’ajouter sous « Clés API ».',
  'problem.http.network.unsent': 'Votre réseau a trop de réponses non lues. Réessayez dans {{waitS}} s.',
  'problem.http.server.unsent': 'Le serveur a trop de réponses non lues. Réessayez dans {{waitS}} s.',
  'problem.http.network.bodies': 'Votre réseau a trop de grosses requêtes en cours. Réessayez dans {{waitS}} s.',
  'problem.http.server.bodies': 'Le serveur a trop de grosses requêtes en cours. Réessayez dans {{waitS}} s.',
  'problem.http.oneHost': 'La requête a plusieurs en-têtes Host. Envoyez-en un seul.',
  'problem.http.tooDeep': 'Le corps dépasse {{levels}} niveaux d’imbrication. Réduisez-la.',
  'problem.http.notUtf8': 'Le corps n’est pas en UTF-8 valide. Envoyez-le en UTF-8.',
  'problem.http.notJson':
    'Le corps n’est pas en JSON valide. Vérifiez-le avec un outil de mise en forme JSON. La position n’est indiquée que pour les corps plus courts.',
  'problem.http.notJsonAt': 'Le corps n’est pas en JSON valide. L’erreur est à la ligne {{line}}, colonne {{column}}.',
  'problem.http.forbiddenKey':
    'Le corps a une clé nommée « __proto__ » ou « constructor.prototype », ce qui n’est pas autorisé.',
  'problem.http.encodingUnknown':
    'Le Content-Encoding du corps n’est pas pris en charge. Envoyez-le avec « gzip », ou sans compression.',
  'problem.http.encodingRefused': 'Ce corps ne peut pas avoir de Content-Encoding. Envoyez-le sans compression.',
  'problem.http.notGzip': 'Le corps n’est pas en gzip valide, ou il s’est terminé trop tôt.',
  'problem.http.metricsKey': 'Envoyez une clé API d’un administrateur avec l’en-tête « Authorization: Bearer <key> ».',
  'problem.http.metricsAdmins': 'Seuls les administrateurs peuvent lire ces données.',
  'problem.http.metricsAreas': 'Cette clé API ne peut appeler que {{areas}}. Créez-en une pour toutes les catégories.',
  'problem.http.rebuilt':
    'L’application web a été reconstruite pendant le fonctionnement du serveur. L’administrateur doit redémarrer le serveur.',
  'problem.http.storageDamaged':
    'Le stockage du serveur est endommagé. L’administrateur doit restaurer une sauvegarde avant que vous réessayiez.',
  'problem.http.storageFull':
    'Le disque du serveur est plein, rien n’a été enregistré. Réessayez quand l’administrateur aura libéré de l’espace.',
  'problem.http.storageFailing':
    'Le serveur ne peut pas utiliser son disque pour le moment. Réessayez dans un instant. Si cela persiste, envoyez l’identifiant de requête à l’administrateur.',
  'problem.http.badHost':
    'L’en-tête Host n’est pas un nom d’hôte valide, ou un proxy indique un protocole autre que HTTP. L’administrateur peut définir l’adresse du site avec PUBLIC_URL.',
  'problem.http.busy': 'Le serveur est surchargé. Réessayez dans {{waitS}} s.',
  'problem.http.otherSite':
    'Cette requête vient d’un autre site. Ouvrez ce site à sa propre adresse, que l’administrateur définit avec PUBLIC_URL.',
  'problem.http.crossSite': 'Cette requête vient d’un autre site.',
  'problem.http.noOrigin':
    'Une requête avec des cookies doit avoir un en-tête Origin avec l’adresse de ce serveur. Hors d’un navigateur, utilisez une clé API.',
  'problem.http.noEndpoint': 'Aucun point de terminaison ne correspond à {{method}} {{path}}.',
  'problem.http.wrongMethod': '{{path}} n’accepte pas {{method}}. Méthodes acceptées : {{allowed}}.',
  'problem.http.needsBytes': 'Envoyez les octets bruts avec l’en-tête « Content-Type: application/octet-stream ».',
  'problem.http.needsJson': 'Envoyez le corps en JSON avec l’en-tête « Content-Type: application/json ».',
  'problem.http.wrongLength': 'La longueur du corps ne correspond pas à son Content-Length.',
  'problem.http.endedEarly': 'Le corps s’est terminé trop tôt.',
  'problem.http.noDatabase':
    'Le serveur ne peut pas utiliser sa base de données pour le moment. Réessayez dans un instant. Si cela persiste, envoyez l’identifiant de requête à l’administrateur.',
  'problem.http.internal':
    'Une erreur s’est produite sur le serveur. Réessayez. Si cela persiste, envoyez l’identifiant de requête à l’administrateur.',
  'problem.http.tooLarge': 'Le corps est trop volumineux. La limite de cet appel est de {{limit, bytes}}.',
  'problem.http.badEscape':
    'L’URL contient un signe pour cent qui n’est pas suivi de deux chiffres hexadécimaux de texte UTF-8.',
  'problem.http.cursor': 'cursor n’est pas valide pour cette liste.',
  'problem.http.cursorAgain': 'cursor n’est pas valide pour cette liste. Recommencez sans lui.',
  'problem.http.maintenance':
    'Ce site est en maintenance et réservé aux administrateurs. Réessayez plus tard. Vos données sont en sécurité.',
} satisfies CopyOf<typeof en>;
