import type { PlanWords } from './words.ts';

export const ch: PlanWords = {
  free: '免费版',
  premium: '高级版',
  until: (date) => `有效期至 ${date}`,
  withoutEnd: '没有结束日期',
  answer: '对方留言：',
  granted: ({ plan, site, term }) => ({
    subject: `您在 ${site} 的套餐：${plan}`,
    text: `您在 ${site} 的套餐现为“${plan}”，${term}。即刻起对您的所有密钥生效。`,
  }),
  declined: ({ plan, site }) => ({
    subject: `您在 ${site} 申请的套餐：${plan}`,
    text: `${site} 的运营者没有批准您申请的“${plan}”套餐。您现在的套餐保持不变，之后可以再次申请。`,
  }),
  ended: ({ plan, site }) => ({
    subject: `您在 ${site} 的“${plan}”套餐已到期`,
    text: `“${plan}”套餐已到期，您已回到免费套餐。密钥会在免费套餐的限额内继续可用；在换到包含高级 API 的套餐之前，这些 API 会拒绝调用。`,
  }),
  revoked: ({ plan, site }) => ({
    subject: `您在 ${site} 的“${plan}”套餐已被终止`,
    text: `${site} 的运营者终止了您的“${plan}”套餐，您已回到免费套餐。密钥会在免费套餐的限额内继续可用。如有疑问，请与对方联系。`,
  }),
  see: '查看我的套餐',
};
