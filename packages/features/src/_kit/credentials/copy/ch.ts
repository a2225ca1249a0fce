import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'credentials.noAnswer': '服务器没有响应。内容没有丢失，请稍后再试。',
  'credentials.tooMany': '尝试次数过多。请等待{{wait}}后再试。',
  'credentials.storage.damaged': '服务器存储已损坏，需要管理员从备份恢复。',
  'credentials.storage.full': '服务器磁盘已满，未保存任何内容。需要管理员释放空间。',
  'credentials.storage.failing': '服务器暂时无法使用磁盘，请稍后重试。',
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
