import type { PlanWords } from './words.ts';

export const ar: PlanWords = {
  free: 'المجانية',
  premium: 'المميزة',
  until: (date) => `حتى ${date}`,
  withoutEnd: 'دون تاريخ انتهاء',
  answer: 'كتبوا لك:',
  granted: ({ plan, site, term }) => ({
    subject: `خطتك في ${site}: ${plan}`,
    text: `أنت الآن على الخطة «${plan}» في ${site}، ${term}. وهي سارية على جميع مفاتيحك من الآن.`,
  }),
  declined: ({ plan, site }) => ({
    subject: `طلبك للخطة «${plan}» في ${site}`,
    text: `لم يوافق من يديرون ${site} على الخطة «${plan}» التي طلبتها. تبقى خطتك الحالية كما هي، ويمكنك أن تطلب مرة أخرى.`,
  }),
  ended: ({ plan, site }) => ({
    subject: `انتهت خطتك «${plan}» في ${site}`,
    text: `انتهت الخطة «${plan}» وعدت إلى الخطة المجانية. تواصل مفاتيحك العمل ضمن حدودها، وترفضها الواجهات المميزة إلى أن تكون لك خطة تشملها.`,
  }),
  revoked: ({ plan, site }) => ({
    subject: `أُنهيت خطتك «${plan}» في ${site}`,
    text: `أنهى من يديرون ${site} خطتك «${plan}»، وعدت إلى الخطة المجانية. تواصل مفاتيحك العمل ضمن حدودها. اكتب إليهم إن لم تكن تتوقع ذلك.`,
  }),
  see: 'عرض خطتي',
};
