import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'pricing.title': 'Tarifs',
  'pricing.purpose':
    'Comparez les quotas, les limites et les prix. Chaque forfait comprend toutes les langues, le bac à sable et des clés API.',
  'pricing.plain.title': 'Forfaits et tarifs',
  'pricing.plain.purpose': 'Commencez gratuitement et changez de forfait quand il vous faut plus d’appels.',
  'pricing.compare': 'Comparer les forfaits',
  'pricing.compare.what': 'Caractéristique',
  'pricing.compare.price': 'Prix',
  'pricing.compare.day': 'Appels par jour',
  'pricing.compare.minute': 'Appels par minute',
  'pricing.compare.file': 'Taille maximale d’un fichier',
  'pricing.compare.keys': 'Clés API',
  'pricing.compare.premium': 'API premium',
  'pricing.yes': 'Comprises',
  'pricing.no': 'Non comprises',
  'pricing.note':
    'La plupart des appels comptent pour un. Les API plus exigeantes indiquent leur coût sur leur page. Les appels en échec ne sont pas décomptés. Les quotas sont réinitialisés à minuit UTC.',
  'pricing.note.link': 'Fonctionnement des limites',
  'pricing.failed': 'Impossible de charger les forfaits',
  'pricing.failedText': 'Réessayez dans un instant.',
  'pricing.none': 'Aucun forfait publié pour l’instant',
  'pricing.noneText': 'Demandez à l’exploitant du site ce qui est proposé.',
  'pricing.none.ask': 'Nous contacter',
  'pricing.calculator': 'De combien d’appels ai-je besoin ?',
  'pricing.calculator.people': 'Utilisateurs par jour',
  'pricing.calculator.peopleHelp': 'Les personnes qui utilisent votre produit.',
  'pricing.calculator.each': 'Appels par utilisateur',
  'pricing.calculator.eachHelp': 'Les appels effectués lors d’une visite.',
  'pricing.calculator.hourly': 'Appels par heure (tâches automatiques)',
  'pricing.calculator.hourlyHelp': 'Les scripts exécutés jour et nuit.',
  'pricing.calculator.premium': 'J’ai besoin des API premium',
  'pricing.calculator.need_one': '{{count, number}} appel par jour',
  'pricing.calculator.need_many': '{{count, number}} appels par jour',
  'pricing.calculator.need_other': '{{count, number}} appels par jour',
  'pricing.calculator.peak_one':
    'Jusqu’à {{count, number}} appel dans la minute la plus chargée, si un sixième des visites du jour arrive en une heure.',
  'pricing.calculator.peak_many':
    'Jusqu’à {{count, number}} appels dans la minute la plus chargée, si un sixième des visites du jour arrive en une heure.',
  'pricing.calculator.peak_other':
    'Jusqu’à {{count, number}} appels dans la minute la plus chargée, si un sixième des visites du jour arrive en une heure.',
  'pricing.calculator.fits': 'Le forfait {{plan}} suffit',
  'pricing.calculator.room': 'Utilise {{share}} du quota quotidien.',
  'pricing.calculator.share': 'Part du quota quotidien',
  'pricing.calculator.tooMuch': 'Plus que tous les forfaits',
  'pricing.calculator.tooMuchText':
    'Contactez-nous avec ces chiffres. Nous pouvons fixer des limites propres à votre compte.',
  'pricing.calculator.busy': 'Chargement des forfaits…',
  'pricing.all': 'Tous les forfaits',
  'pricing.questions': 'Questions fréquentes',
  'pricing.ask.spent': 'Que se passe-t-il quand j’atteins mon quota quotidien ?',
  'pricing.ask.spentText':
    'Les appels renvoient 429 QuotaSpent et l’heure de réinitialisation de votre quota. Rien n’est facturé et aucune donnée n’est perdue.',
  'pricing.ask.fail': 'Les appels en échec comptent-ils ?',
  'pricing.ask.failText':
    'Non. Seuls les appels réussis comptent. Les appels refusés ou en échec n’utilisent pas votre quota.',
  'pricing.ask.change': 'Comment changer de forfait ?',
  'pricing.ask.changeText':
    'Demandez-le sur la page de votre forfait, ou utilisez un code promo si vous en avez un. L’exploitant du site change votre forfait. Vos clés et votre utilisation restent les mêmes.',
  'pricing.ask.without': 'Puis-je appeler des API sans compte ?',
  'pricing.ask.withoutText':
    'Oui. Certaines API sont en accès libre : chaque adresse IP peut faire un petit nombre d’appels.',
} as const satisfies CopyIn<'fr', typeof en>;
