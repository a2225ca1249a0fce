import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'notifications.title': 'Notifications',
  'notifications.titleUnread_one': 'Notifications, {{count, number}} non lue',
  'notifications.titleUnread_many': 'Notifications, {{count, number}} non lues',
  'notifications.titleUnread_other': 'Notifications, {{count, number}} non lues',
  'notifications.many': '99+',
  'notifications.readAll': 'Tout marquer comme lu',
  'notifications.isUnread': 'Non lue',
  'notifications.list': 'Dernières notifications',
  'notifications.none': 'Aucune notification',
  'notifications.none.text':
    'Les alertes de quota, les clés qui expirent et les connexions depuis un nouveau navigateur apparaissent ici.',
  'notifications.failed': 'Impossible de charger les notifications',
  'notifications.failed.text': 'Le serveur n’a pas répondu. Réessayez dans un instant.',
  'notifications.notRead': 'Impossible de marquer la notification comme lue. Réessayez dans un instant.',
  'notifications.older': 'Afficher les plus anciennes',
  'notifications.olderFailed': 'Impossible de charger les notifications plus anciennes. Réessayez.',
  'notifications.quota80': 'Vous avez utilisé 80 % de vos {{limit, number}} appels du jour.',
  'notifications.quota100':
    'Vous avez utilisé vos {{limit, number}} appels du jour. Votre quota sera réinitialisé à minuit UTC.',
  'notifications.key': 'La clé {{name}} expire le {{date}}. Prolongez-la ou créez-en une autre.',
  'notifications.signIn':
    'Nouvelle connexion avec {{browser}} sous {{system}}. Si ce n’était pas vous, fermez la session et changez de mot de passe.',
  'notifications.update': 'Nouveauté : {{title}}',
  'notifications.planGranted': 'Vous avez le forfait {{plan}} jusqu’au {{date}}.',
  'notifications.planGrantedOpen': 'Vous avez maintenant le forfait {{plan}}.',
  'notifications.planEnding': 'Votre forfait {{plan}} se termine le {{date}}.',
  'notifications.planEnded': 'Votre forfait {{plan}} est terminé. Vous revenez au forfait gratuit.',
  'notifications.planDeclined': 'Votre demande de forfait {{plan}} a été refusée.',
  'notifications.recovery_one': 'Il reste {{count, number}} code de récupération. Créez-en de nouveaux.',
  'notifications.recovery_many': 'Il reste {{count, number}} codes de récupération. Créez-en de nouveaux.',
  'notifications.recovery_other': 'Il reste {{count, number}} codes de récupération. Créez-en de nouveaux.',
  'notifications.sourceAway':
    'Les appels de {{title}} n’atteignent pas la source. Ouvrez la définition et corrigez-la, ou mettez l’API en pause.',
  'notifications.premium': 'Premium',
} as const satisfies CopyIn<'fr', typeof en>;
