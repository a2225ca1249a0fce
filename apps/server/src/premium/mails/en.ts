import type { PlanWords } from './words.ts';

export const en: PlanWords = {
  free: 'Free',
  premium: 'Premium',
  until: (date) => `until ${date}`,
  withoutEnd: 'without an end',
  answer: 'They wrote:',
  granted: ({ plan, site, term }) => ({
    subject: `Your plan at ${site}: ${plan}`,
    text: `You are now on the plan ${plan} at ${site}, ${term}. It holds for all your keys from now on.`,
  }),
  declined: ({ plan, site }) => ({
    subject: `Your request for ${plan} at ${site}`,
    text: `The people who run ${site} have not granted the plan ${plan} that you asked for. Your present plan stays as it is, and you can ask again.`,
  }),
  ended: ({ plan, site }) => ({
    subject: `Your plan ${plan} at ${site} has ended`,
    text: `The plan ${plan} has ended, and you are on the free plan again. Your keys go on working within its limits; premium APIs refuse them until you have a plan that holds these.`,
  }),
  revoked: ({ plan, site }) => ({
    subject: `Your plan ${plan} at ${site} was ended`,
    text: `The people who run ${site} have ended your plan ${plan}, and you are on the free plan again. Your keys go on working within its limits. Write to them if you did not expect this.`,
  }),
  see: 'See your plan',
};
