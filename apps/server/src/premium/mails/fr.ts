import type { PlanWords } from './words.ts';

export const fr: PlanWords = {
  free: 'Gratuite',
  premium: 'Premium',
  until: (date) => `jusqu’au ${date}`,
  withoutEnd: 'sans date de fin',
  answer: 'Leur message :',
  granted: ({ plan, site, term }) => ({
    subject: `Votre formule sur ${site} : ${plan}`,
    text: `Vous avez désormais la formule ${plan} sur ${site}, ${term}. Elle vaut dès maintenant pour toutes vos clés.`,
  }),
  declined: ({ plan, site }) => ({
    subject: `Votre demande de formule ${plan} sur ${site}`,
    text: `Les responsables du site ${site} n’ont pas accordé la formule ${plan} que vous aviez demandée. Votre formule actuelle reste inchangée et vous pouvez refaire une demande.`,
  }),
  ended: ({ plan, site }) => ({
    subject: `Votre formule ${plan} sur ${site} est terminée`,
    text: `La formule ${plan} est arrivée à son terme : vous êtes de nouveau sur la formule gratuite. Vos clés continuent de fonctionner dans ses limites ; les API premium les refusent tant que votre formule ne les comprend pas.`,
  }),
  revoked: ({ plan, site }) => ({
    subject: `Votre formule ${plan} sur ${site} a été arrêtée`,
    text: `Les responsables du site ${site} ont mis fin à votre formule ${plan} : vous êtes de nouveau sur la formule gratuite. Vos clés continuent de fonctionner dans ses limites. Écrivez-leur si vous ne vous y attendiez pas.`,
  }),
  see: 'Voir ma formule',
};
