import type { PlanWords } from './words.ts';

export const en: PlanWords = {
  free: 'Free',
  premium: 'Premium',
  until: (date) => `until ${date}`,
  withoutEnd: 'with no end date',
  answer: 'Message from the admins:',
  granted: ({ plan, site, term }) => ({
    subject: `Your plan on ${site}: ${plan}`,
    text: `You’re now on the ${plan} plan on ${site}, ${term}. It applies to all your API keys.`,
  }),
  declined: ({ plan, site }) => ({
    subject: `Your request for the ${plan} plan on ${site}`,
    text: `Your request for the ${plan} plan on ${site} was declined. Your current plan stays the same, and you can send another request.`,
  }),
  ended: ({ plan, site }) => ({
    subject: `Your ${plan} plan on ${site} has ended`,
    text: `Your ${plan} plan has ended, and you’re on the free plan again. Your API keys keep working within its limits, but can’t call premium APIs until you have a plan that includes them.`,
  }),
  revoked: ({ plan, site }) => ({
    subject: `Your ${plan} plan on ${site} was revoked`,
    text: `An admin of ${site} revoked your ${plan} plan, and you’re on the free plan again. Your API keys keep working within its limits. If you didn’t expect this, contact the people who run the site.`,
  }),
  see: 'View your plan',
};
