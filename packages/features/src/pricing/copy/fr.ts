import type { CopyIn } from '../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'pricing.title': 'Tarifs',
  'pricing.purpose':
    'Ce qu’un compte peut faire en un jour, et ce que cela coûte. Chaque formule comprend toutes les langues, le banc d’essai et ses propres clés.',
  'pricing.plain.title': 'Tarifs',
  'pricing.plain.purpose': 'Commencez sans payer. Prenez davantage quand vos chiffres le demandent.',
  'pricing.compare': 'Comparer les formules',
  'pricing.compare.what': 'Ce que vous avez',
  'pricing.compare.price': 'Prix',
  'pricing.compare.day': 'Appels par jour',
  'pricing.compare.minute': 'Appels par minute',
  'pricing.compare.file': 'Taille maximale d’un fichier',
  'pricing.compare.keys': 'Clés d’API',
  'pricing.compare.premium': 'API Premium',
  'pricing.yes': 'Compris',
  'pricing.no': 'Non compris',
  'pricing.note':
    'La plupart des appels comptent pour un ; une API qui travaille davantage indique son coût sur sa page. Les appels en échec sont gratuits. Le jour commence à minuit UTC.',
  'pricing.note.link': 'Comment marchent les limites',
  'pricing.failed': 'Les formules n’ont pas pu être chargées',
  'pricing.failedText': 'Rien de ce qui vous appartient n’est touché. Réessayez dans un instant.',
  'pricing.none': 'Aucune formule n’est publiée',
  'pricing.noneText': 'Demandez aux responsables du site ce qu’un compte peut faire.',
  'pricing.none.ask': 'Nous écrire',
  'pricing.calculator': 'Combien d’appels me faut-il ?',
  'pricing.calculator.people': 'Personnes par jour',
  'pricing.calculator.peopleHelp': 'Celles qui utilisent ce que vous construisez.',
  'pricing.calculator.each': 'Appels pour chacune',
  'pricing.calculator.eachHelp': 'Ce que demande une visite.',
  'pricing.calculator.hourly': 'Appels par heure des tâches',
  'pricing.calculator.hourlyHelp': 'Les scripts qui tournent jour et nuit.',
  'pricing.calculator.premium': 'J’ai besoin des API Premium',
  'pricing.calculator.need_one': '{{count, number}} appel par jour',
  'pricing.calculator.need_many': '{{count, number}} d’appels par jour',
  'pricing.calculator.need_other': '{{count, number}} appels par jour',
  'pricing.calculator.peak_one':
    'et jusqu’à {{count, number}} appel dans la minute la plus chargée, si un sixième des visites du jour tombe dans la même heure.',
  'pricing.calculator.peak_many':
    'et jusqu’à {{count, number}} d’appels dans la minute la plus chargée, si un sixième des visites du jour tombe dans la même heure.',
  'pricing.calculator.peak_other':
    'et jusqu’à {{count, number}} appels dans la minute la plus chargée, si un sixième des visites du jour tombe dans la même heure.',
  'pricing.calculator.fits': '{{plan}} : cela suffit',
  'pricing.calculator.room': 'Vous utiliseriez {{share}} des appels du jour.',
  'pricing.calculator.share': 'Part des appels du jour',
  'pricing.calculator.tooMuch': 'Plus que toutes les formules',
  'pricing.calculator.tooMuchText': 'Écrivez-nous avec ces chiffres : les limites peuvent être fixées pour un compte.',
  'pricing.calculator.busy': 'La recommandation arrive avec les formules.',
  'pricing.all': 'Toutes les formules',
  'pricing.questions': 'Bon à savoir',
  'pricing.ask.spent': 'Que se passe-t-il quand les appels du jour sont épuisés ?',
  'pricing.ask.spentText':
    'Les appels reçoivent la réponse 429 QuotaSpent avec l’heure à laquelle ils marcheront de nouveau. Rien n’est facturé, rien n’est perdu.',
  'pricing.ask.fail': 'Les appels en échec comptent-ils ?',
  'pricing.ask.failText':
    'Non. Un appel compte quand il a reçu la réponse demandée ; refusé ou en échec, il rend sa part.',
  'pricing.ask.change': 'Comment changer de formule ?',
  'pricing.ask.changeText':
    'Demandez-la sur la page de votre formule, ou par un bon si vous en avez un. Les responsables du site changent votre compte ; clés et utilisation restent telles quelles.',
  'pricing.ask.without': 'Peut-on appeler sans compte ?',
  'pricing.ask.withoutText':
    'Oui, un peu : les API marquées comme ouvertes répondent à quelques appels de chaque adresse, pour que vous puissiez les essayer.',
} as const satisfies CopyIn<'fr', typeof en>;
