import type { PlanWords } from './words.ts';

export const fr: PlanWords = {
  free: 'Gratuit',
  premium: 'Premium',
  until: (date) => `jusqu’au ${date}`,
  withoutEnd: 'sans date de fin',
  answer: 'Message des administrateurs :',
  granted: ({ plan, site, term }) => ({
    subject: `Votre forfait sur ${site} : ${plan}`,
    text: `Vous avez désormais le forfait ${plan} sur ${site}, ${term}. Il s’applique à toutes vos clés API.`,
  }),
  declined: ({ plan, site }) => ({
    subject: `Votre demande de forfait ${plan} sur ${site}`,
    text: `Votre demande de forfait ${plan} sur ${site} a été refusée. Votre forfait actuel ne change pas et vous pouvez envoyer une autre demande.`,
  }),
  ended: ({ plan, site }) => ({
    subject: `Votre forfait ${plan} sur ${site} a pris fin`,
    text: `Votre forfait ${plan} a pris fin et vous revenez au forfait gratuit. Vos clés API continuent de fonctionner dans ses limites, mais n’ont plus accès aux API premium tant que votre forfait ne les inclut pas.`,
  }),
  revoked: ({ plan, site }) => ({
    subject: `Votre forfait ${plan} sur ${site} a été révoqué`,
    text: `Un administrateur du site ${site} a révoqué votre forfait ${plan} et vous revenez au forfait gratuit. Vos clés API continuent de fonctionner dans ses limites. Si vous ne vous y attendiez pas, contactez les responsables du site.`,
  }),
  see: 'Voir votre forfait',
};
