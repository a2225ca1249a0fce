import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'problem.noAnswer': '服务器没有响应。请稍后重试。',
  'problem.internal': '服务器出现错误。请稍后重试。',
  'problem.input': '部分内容无效，请检查各字段。',
  'problem.signedOut': '您已退出登录。请登录后重试。',
  'problem.forbidden': '您的账号无权执行此操作。',
  'problem.gone': '此项已不存在，请重新加载页面。',
  'problem.stale': '其他人已修改此项。未覆盖任何内容，您的更改仍在这里。',
  'problem.conflict': '此项已在其他窗口或设备上更改，请重新加载页面。',
  'problem.tooLarge': '内容过大，请缩小后重试。',
  'problem.wait': '请求过多。请等待{{wait}}后重试。',
  'problem.maintenance': '网站正在维护，请稍后重试。',
  'problem.storage.damaged': '服务器存储已损坏，需要管理员从备份恢复。',
  'problem.storage.full': '服务器磁盘已满，未保存任何内容。需要管理员释放空间。',
  'problem.storage.failing': '服务器暂时无法使用磁盘，请稍后重试。',
  'problem.requestId': '请求 ID {{id}}',
  'problem.field.missing': '请填写此字段。',
  'problem.field.short_other': '请至少输入 {{count, number}} 个字符。',
  'problem.field.long_other': '请最多输入 {{count, number}} 个字符。',
  'problem.field.min': '请输入不小于 {{min, number}} 的数值。',
  'problem.field.max': '请输入不大于 {{max, number}} 的数值。',
  'problem.field.decimals': '请最多使用 {{max, number}} 位小数。',
  'problem.field.email': '请输入完整的邮箱地址，例如 name@example.org。',
  'problem.field.url': '请输入完整的 URL，例如 https://example.org。',
  'problem.field.invalid': '请检查此内容。',
} satisfies CopyIn<'ch', typeof en>;
