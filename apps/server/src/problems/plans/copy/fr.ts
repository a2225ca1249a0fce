import type { CopyOf } from '../../copy-of.ts';
import type en from './en.ts';

export default {
  'problem.plans.noPlan': 'Ce forfait n’existe pas. Choisissez-en un sur /pricing.',
  'problem.plans.freeNoRequest': 'Le forfait gratuit ne se demande pas. Vous y revenez à la fin de votre forfait.',
  'problem.plans.samePlan': 'Vous avez déjà ce forfait. Demandez-en un autre.',
  'problem.plans.requestsMax': 'Trop de demandes de forfait. Réessayez dans {{waitS}} s.',
  'problem.plans.noRequestHere': 'Cette demande n’existe pas. Rechargez la page.',
  'problem.plans.ownAnswered': 'Votre demande a déjà été traitée. Rechargez la page.',
  'problem.plans.codesMax': 'Trop de codes promo non valides. Réessayez dans {{waitS}} s.',
  'problem.plans.requestOpen': 'Vous avez déjà une demande en attente. Retirez-la pour demander autre chose.',
  'problem.plans.stale': 'Quelqu’un d’autre a modifié cet élément. Rechargez-le, puis refaites votre modification.',
  'problem.plans.everyoneFree':
    'Tout le monde a le forfait gratuit. Choisissez-en un autre, ou révoquez le forfait actuel.',
  'problem.plans.past': '{{field}} doit être dans le futur.',
  'problem.plans.personUnknown':
    'Aucun compte n’a ce nom d’utilisateur, cette adresse e-mail ou cet identifiant. Vérifiez, ou demandez à la personne comment elle se connecte.',
  'problem.plans.alreadyPremium': 'Cette personne a déjà un forfait. Modifiez-le ou prolongez-le.',
  'problem.plans.notPremium': 'Ce forfait est déjà terminé, il n’y a rien à révoquer.',
  'problem.plans.nothingToRestore':
    'La dernière modification ne peut pas être annulée, ou le forfait révoqué serait déjà terminé. Accordez de nouveau le forfait.',
  'problem.plans.noPersonHere': 'Personne avec cet identifiant n’a ou n’a eu de forfait. Rechargez la liste.',
  'problem.plans.voucherPlanGone':
    'Le forfait de ce code promo a été supprimé. Créez un code promo pour un autre forfait.',
  'problem.plans.noVoucher': 'Ce code promo n’existe pas. Rechargez la liste.',
  'problem.plans.planIdTaken': 'Un forfait a déjà cet identifiant. Choisissez-en un autre, ou modifiez ce forfait.',
  'problem.plans.plansMax': 'La limite de {{max}} forfaits est atteinte. Supprimez-en un que personne n’a.',
  'problem.plans.freePlan':
    'Le forfait gratuit ne peut pas être supprimé, car chacun y revient à la fin de son forfait. Modifiez plutôt ses limites.',
  'problem.plans.planInUse':
    'Ce forfait est utilisé (personnes : {{people}}, codes promo : {{vouchers}}, demandes : {{requests}}). Déplacez, retirez ou traitez-les d’abord.',
  'problem.plans.noPlanHere': 'Ce forfait n’existe pas. Rechargez la liste.',
  'problem.plans.priceCurrency': 'Un prix nécessite une devise.',
  'problem.plans.currencyPrice': 'Une devise nécessite un prix. Retirez la devise, ou ajoutez un prix.',
  'problem.plans.notCurrency': 'Ce n’est pas un code de devise ISO 4217. Utilisez-en un comme EUR, USD ou IDR.',
  'problem.plans.noRequest': 'Cette demande n’existe pas. Rechargez la liste.',
  'problem.plans.answered': 'Cette demande a déjà été traitée ou retirée. Rechargez la liste.',
  'problem.plans.voucherOwn': 'Vous avez déjà utilisé ce code promo. Chacun peut l’utiliser une fois.',
  'problem.plans.voucherWithdrawn': 'Ce code promo a été retiré. Demandez-en un autre.',
  'problem.plans.voucherSpent': 'Ce code promo est épuisé. Demandez-en un autre.',
  'problem.plans.voucherExpired': 'Ce code promo a expiré. Demandez-en un autre.',
  'problem.plans.planInForce':
    'Ce code promo ne peut pas prolonger votre forfait actuel, il n’a donc pas été utilisé. Utilisez-le à la fin de votre forfait.',
  'problem.plans.voucherUnknown': 'Aucun code promo ne correspond. Vérifiez le code et réessayez.',
} satisfies CopyOf<typeof en>;
