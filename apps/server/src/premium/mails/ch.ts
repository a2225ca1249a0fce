import type { PlanWords } from './words.ts';

export const ch: PlanWords = {
  free: '免费版',
  premium: '高级版',
  until: (date) => `有效期至 ${date}`,
  withoutEnd: '长期有效',
  answer: '管理员留言：',
  granted: ({ plan, site, term }) => ({
    subject: `您在 ${site} 的套餐：${plan}`,
    text: `您在 ${site} 的套餐现为“${plan}”，${term}，适用于您的所有 API 密钥。`,
  }),
  declined: ({ plan, site }) => ({
    subject: `您在 ${site} 的“${plan}”套餐申请`,
    text: `您在 ${site} 的“${plan}”套餐申请未获批准。当前套餐保持不变，您可以再次提交申请。`,
  }),
  ended: ({ plan, site }) => ({
    subject: `您在 ${site} 的“${plan}”套餐已到期`,
    text: `您的“${plan}”套餐已到期，现已恢复为免费套餐。您的 API 密钥可在免费套餐的限额内继续使用，但在您拥有包含高级 API 的套餐之前，无法调用高级 API。`,
  }),
  revoked: ({ plan, site }) => ({
    subject: `您在 ${site} 的“${plan}”套餐已被收回`,
    text: `${site} 的管理员收回了您的“${plan}”套餐，现已恢复为免费套餐。您的 API 密钥可在免费套餐的限额内继续使用。如有疑问，请联系网站运营者。`,
  }),
  see: '查看套餐',
};
