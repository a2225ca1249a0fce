import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'accountPage.pages': '账号页面',
  'accountPage.account': '账号',
  'accountPage.profile': '个人资料',
  'accountPage.security': '安全',
  'accountPage.keys': 'API 密钥',
  'accountPage.usage': '用量',
  'accountPage.plan': '套餐',
} satisfies CopyIn<'ch', typeof en>;
