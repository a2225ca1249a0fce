import type { CopyIn } from '../../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'notifications.title': 'Vos notifications',
  'notifications.titleUnread_one': 'Notifications, {{count, number}} non lue',
  'notifications.titleUnread_many': 'Notifications, {{count, number}} de non lues',
  'notifications.titleUnread_other': 'Notifications, {{count, number}} non lues',
  'notifications.many': '99+',
  'notifications.readAll': 'Tout marquer comme lu',
  'notifications.isUnread': 'Non lue',
  'notifications.list': 'Dernières notifications',
  'notifications.none': 'Rien de nouveau',
  'notifications.none.text':
    'Les appels qui s’épuisent, les clés qui expirent et les connexions depuis un nouveau navigateur sont annoncés ici.',
  'notifications.failed': 'Les notifications ne se sont pas chargées',
  'notifications.failed.text': 'Le serveur n’a pas répondu. Rien n’est perdu ; réessayez dans un instant.',
  'notifications.notRead': 'La notification n’a pas pu être marquée comme lue. Réessayez dans un instant.',
  'notifications.older': 'Afficher les plus anciennes',
  'notifications.olderFailed': 'Les plus anciennes ne se sont pas chargées. Réessayez.',
  'notifications.quota80': '80 % des {{limit, number}} appels du jour sont utilisés.',
  'notifications.quota100': 'Les {{limit, number}} appels du jour sont tous utilisés. Le compte repart à minuit UTC.',
  'notifications.key': 'La clé {{name}} fonctionne jusqu’au {{date}}. Prolongez-la ou créez-en une autre.',
  'notifications.signIn':
    'Quelqu’un s’est connecté avec {{browser}} sous {{system}}. Si ce n’était pas vous, fermez cette session et changez de mot de passe.',
  'notifications.update': 'Nouveauté : {{title}}',
  'notifications.planGranted': 'Vous avez la formule {{plan}} jusqu’au {{date}}.',
  'notifications.planGrantedOpen': 'Vous avez maintenant la formule {{plan}}.',
  'notifications.planEnding': 'Votre formule {{plan}} se termine le {{date}}.',
  'notifications.planEnded': 'Votre formule {{plan}} est terminée. La formule gratuite s’applique de nouveau.',
  'notifications.planDeclined': 'Votre demande de formule {{plan}} a été refusée.',
  'notifications.recovery_one': 'Il reste {{count, number}} code de secours. Créez-en de nouveaux.',
  'notifications.recovery_many': 'Il reste {{count, number}} de codes de secours. Créez-en de nouveaux.',
  'notifications.recovery_other': 'Il reste {{count, number}} codes de secours. Créez-en de nouveaux.',
  'notifications.premium': 'Premium',
} as const satisfies CopyIn<'fr', typeof en>;
