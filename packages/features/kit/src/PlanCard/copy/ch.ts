import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'planCard.plan.free': '免费版',
  'planCard.plan.premium': '高级版',
  'planCard.plan.freeText': '适合试用和小型项目。',
  'planCard.plan.premiumText': '适合供他人使用的服务。',
  'planCard.price.free': '免费',
  'planCard.price.request': '价格面议',
  'planCard.price.month': '每月',
  'planCard.yours': '您的套餐',
  'planCard.featured': '推荐',
  'planCard.act.register': '创建账号',
  'planCard.act.ask': '申请此套餐',
  'planCard.act.own': '查看您的套餐',
  'planCard.limit.day_other': '每天 {{count, number}} 次调用',
  'planCard.limit.minute_other': '每分钟 {{count, number}} 次调用',
  'planCard.limit.file': '单个文件最大 {{size}}',
  'planCard.limit.keys_other': '{{count, number}} 个 API 密钥',
  'planCard.limit.premium': '包含高级 API',
  'planCard.limit.noPremium': '不含高级 API',
} as const satisfies CopyIn<'ch', typeof en>;
