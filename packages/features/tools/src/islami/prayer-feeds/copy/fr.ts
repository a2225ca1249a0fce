import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'prayerFeeds.title': 'Liens d’agenda',
  'prayerFeeds.text':
    'Abonnez votre agenda à un lien pour y voir les heures de prière. Il se met à jour tout seul. Toute personne qui a le lien peut le lire ; le lieu et les réglages sont enregistrés sur le serveur.',
  'prayerFeeds.close': 'Fermer',
  'prayerFeeds.signedOut': 'Connectez-vous pour créer des liens. Vous pouvez les révoquer à tout moment.',
  'prayerFeeds.signIn': 'Se connecter',
  'prayerFeeds.prayers': 'Heures dans l’agenda',
  'prayerFeeds.reminder': 'Rappel',
  'prayerFeeds.reminder.none': 'Aucun',
  'prayerFeeds.reminder.atTime': 'À l’heure',
  'prayerFeeds.reminder.before_one': '{{count, number}} minute avant',
  'prayerFeeds.reminder.before_many': '{{count, number}} de minutes avant',
  'prayerFeeds.reminder.before_other': '{{count, number}} minutes avant',
  'prayerFeeds.create': 'Créer un lien',
  'prayerFeeds.created': 'Lien créé',
  'prayerFeeds.yours': 'Vos liens',
  'prayerFeeds.empty': 'Aucun lien pour l’instant.',
  'prayerFeeds.failed': 'Impossible de charger vos liens',
  'prayerFeeds.open': 'Ouvrir {{place}} dans une application d’agenda',
  'prayerFeeds.copy': 'Copier le lien pour {{place}}',
  'prayerFeeds.revoke': 'Révoquer le lien pour {{place}}',
  'prayerFeeds.revoked': 'Lien révoqué',
  'prayerFeeds.undo': 'Annuler',
  'prayerFeeds.notChanged': 'Impossible de modifier le lien. Réessayez.',
  'prayerFeeds.tooMany_one': 'Vous pouvez avoir {{count, number}} lien. Révoquez-le pour en créer un autre.',
  'prayerFeeds.tooMany_many':
    'Vous pouvez avoir {{count, number}} de liens. Révoquez-en un dont vous ne vous servez plus.',
  'prayerFeeds.tooMany_other':
    'Vous pouvez avoir jusqu’à {{count, number}} liens. Révoquez-en un dont vous ne vous servez plus.',
  'prayerFeeds.outOfOrder':
    'Les minutes ajoutées inversent l’ordre des heures. Utilisez des valeurs plus petites dans les réglages.',
} as const satisfies CopyIn<'fr', typeof en>;
