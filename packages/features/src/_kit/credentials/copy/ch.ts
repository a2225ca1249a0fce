import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'credentials.noAnswer': '服务器没有响应。内容没有丢失，请稍后再试。',
  'credentials.tooMany': '尝试次数过多。请等待{{wait}}后再试。',
  'credentials.resend.now': '重新发送',
  'credentials.resend.in': '{{wait}}后可以重新发送。',
  'credentials.password.help': '至少 8 个字符。15 个字符以上的句子更好。',
  'credentials.password.short_other': '还需要 {{count}} 个字符。',
  'credentials.password.enough_other': '长度足够。再加 {{count}} 个字符就很难猜到。',
  'credentials.password.good': '长度很好。',
  'credentials.problem.missing': '请选择密码。',
  'credentials.problem.short': '请至少使用 8 个字符。',
  'credentials.problem.long': '请最多使用 256 个字符。',
  'credentials.problem.common': '这是别人最先尝试的密码之一。请选择只有您才想得到的密码。',
} as const satisfies CopyIn<'ch', typeof en>;
