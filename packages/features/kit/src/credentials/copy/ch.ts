import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'credentials.tooMany': '尝试次数过多。请等待{{wait}}后重试。',
  'credentials.resend.now': '重新发送',
  'credentials.resend.in': '{{wait}}后可以重新发送。',
  'credentials.password.help': '请至少使用 8 个字符，15 个或更多更好。',
  'credentials.password.short_other': '还需要 {{count}} 个字符。',
  'credentials.password.enough_other': '长度足够。再加 {{count}} 个字符会更安全。',
  'credentials.password.good': '长度很好。',
  'credentials.problem.missing': '请输入密码。',
  'credentials.problem.short': '请至少使用 8 个字符。',
  'credentials.problem.long': '请最多使用 256 个字符。',
  'credentials.problem.common': '此密码过于常见。请选择更长的密码，例如四个词语。',
  'credentials.problem.repeat': '此密码只是重复几个字符。请选择更长的密码，例如四个词语。',
  'credentials.problem.sequence': '此密码是连续的字母、数字或键盘按键。请选择更长的密码，例如四个词语。',
  'credentials.problem.site': '此密码基于本站名称。请另选一个。',
  'credentials.problem.personal': '此密码基于您的用户名、姓名或邮箱地址。请另选一个。',
  'credentials.revokeKeys': '吊销所有 API 密钥',
  'credentials.revokeKeysHelp': '使用这些密钥的程序将停止工作。您的账号会获得新的主密钥。',
} as const satisfies CopyIn<'ch', typeof en>;
