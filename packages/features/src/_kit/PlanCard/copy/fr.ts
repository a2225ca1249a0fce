import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'planCard.plan.free': 'Gratuite',
  'planCard.plan.premium': 'Premium',
  'planCard.plan.freeText': 'Pour essayer et pour les petits projets.',
  'planCard.plan.premiumText': 'Pour les services dont d’autres dépendent.',
  'planCard.price.free': 'Sans frais',
  'planCard.price.request': 'Sur demande',
  'planCard.price.month': 'par mois',
  'planCard.yours': 'Votre formule',
  'planCard.featured': 'Conseillée',
  'planCard.act.register': 'Créer un compte',
  'planCard.act.ask': 'Demander cette formule',
  'planCard.act.own': 'Voir votre formule',
  'planCard.limit.day_one': '{{count, number}} appel par jour',
  'planCard.limit.day_many': '{{count, number}} d’appels par jour',
  'planCard.limit.day_other': '{{count, number}} appels par jour',
  'planCard.limit.minute_one': '{{count, number}} appel par minute',
  'planCard.limit.minute_many': '{{count, number}} d’appels par minute',
  'planCard.limit.minute_other': '{{count, number}} appels par minute',
  'planCard.limit.file': 'Fichiers jusqu’à {{size}}',
  'planCard.limit.keys_one': '{{count, number}} clé d’API',
  'planCard.limit.keys_many': '{{count, number}} de clés d’API',
  'planCard.limit.keys_other': '{{count, number}} clés d’API',
  'planCard.limit.premium': 'API Premium comprises',
  'planCard.limit.noPremium': 'Sans les API Premium',
} as const satisfies CopyIn<'fr', typeof en>;
