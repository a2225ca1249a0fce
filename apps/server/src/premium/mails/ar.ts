import type { PlanWords } from './words.ts';

export const ar: PlanWords = {
  free: 'المجانية',
  premium: 'المميزة',
  until: (date) => `حتى ${date}`,
  withoutEnd: 'دون تاريخ انتهاء',
  answer: 'رسالة من المسؤولين:',
  granted: ({ plan, site, term }) => ({
    subject: `باقتك في ${site}: ${plan}`,
    text: `أنت الآن على الباقة «${plan}» في ${site}، ${term}. تسري على كل مفاتيح API الخاصة بك.`,
  }),
  declined: ({ plan, site }) => ({
    subject: `طلبك للباقة «${plan}» في ${site}`,
    text: `رُفض طلبك للباقة «${plan}» في ${site}. تبقى باقتك الحالية كما هي، ويمكنك إرسال طلب آخر.`,
  }),
  ended: ({ plan, site }) => ({
    subject: `انتهت باقتك «${plan}» في ${site}`,
    text: `انتهت باقتك «${plan}» وعدت إلى الباقة المجانية. تستمر مفاتيح API الخاصة بك في العمل ضمن حدودها، لكن لا يمكنها استدعاء الواجهات المميزة حتى تحصل على باقة تشملها.`,
  }),
  revoked: ({ plan, site }) => ({
    subject: `أُلغيت باقتك «${plan}» في ${site}`,
    text: `ألغى أحد مسؤولي ${site} باقتك «${plan}» وعدت إلى الباقة المجانية. تستمر مفاتيح API الخاصة بك في العمل ضمن حدودها. إذا لم تكن تتوقع ذلك، فتواصل مع المسؤولين عن الموقع.`,
  }),
  see: 'عرض باقتك',
};
