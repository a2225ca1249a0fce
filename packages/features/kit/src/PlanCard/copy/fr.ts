import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'planCard.plan.free': 'Gratuit',
  'planCard.plan.premium': 'Premium',
  'planCard.plan.freeText': 'Pour essayer et pour les petits projets.',
  'planCard.plan.premiumText': 'Pour les services dont d’autres dépendent.',
  'planCard.price.free': 'Sans frais',
  'planCard.price.request': 'Sur demande',
  'planCard.price.month': 'par mois',
  'planCard.yours': 'Votre forfait',
  'planCard.featured': 'Recommandé',
  'planCard.act.register': 'Créer un compte',
  'planCard.act.ask': 'Demander ce forfait',
  'planCard.act.own': 'Voir votre forfait',
  'planCard.limit.day_one': '{{count, number}} appel par jour',
  'planCard.limit.day_many': '{{count, number}} appels par jour',
  'planCard.limit.day_other': '{{count, number}} appels par jour',
  'planCard.limit.minute_one': '{{count, number}} appel par minute',
  'planCard.limit.minute_many': '{{count, number}} appels par minute',
  'planCard.limit.minute_other': '{{count, number}} appels par minute',
  'planCard.limit.file': 'Fichiers jusqu’à {{size}}',
  'planCard.limit.keys_one': '{{count, number}} clé API',
  'planCard.limit.keys_many': '{{count, number}} clés API',
  'planCard.limit.keys_other': '{{count, number}} clés API',
  'planCard.limit.premium': 'API premium incluses',
  'planCard.limit.noPremium': 'Sans API premium',
} as const satisfies CopyIn<'fr', typeof en>;
