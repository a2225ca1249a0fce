import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'confirmBand.label': '邮箱验证',
  'confirmBand.waiting': '请打开发送到 {{email}} 的链接以验证邮箱。',
  'confirmBand.sent': '新链接已发送到 {{email}}。如未收到，请检查垃圾邮件。',
  'confirmBand.resend': '重新发送',
  'confirmBand.none': '您的账号没有邮箱。没有邮箱就无法重置密码。',
  'confirmBand.add': '添加邮箱',
  'confirmBand.tooMany': '请求的邮件过多。请打开最新一封，或等待{{wait}}后重试。',
} as const satisfies CopyIn<'ch', typeof en>;
