import type { CopyOf } from '../../copy-of.ts';
import type en from './en.ts';

export default {
  'problem.egress.notPublic': '无法请求此 URL，因为其主机不在公网上。如需允许您自己网络中的主机，请设置 EGRESS_ALLOW。',
  'problem.egress.noResponse': '无法访问该网站，或其返回了无效的 HTTP 响应。请在浏览器中检查 URL，或稍后重试。',
  'problem.egress.late': '网站没有及时响应。请稍后重试，或延长超时时间。',
  'problem.egress.unreadable': '这不是有效的 URL。请按 https://example.com/page 的形式填写，不含反斜杠或控制字符。',
  'problem.egress.scheme': 'URL 必须以 http:// 或 https:// 开头。',
  'problem.egress.userinfo': 'URL 不能包含用户名或密码。请在请求头中发送凭据。',
  'problem.egress.port': '只允许端口 80 和 443。如需允许其他端口，请设置 EGRESS_ALLOW。',
  'problem.egress.headerName': '有不允许的请求头。不能设置 Host、Cookie、长度和连接相关的请求头。',
  'problem.egress.headerValue': '请求头包含换行符或其他不允许的字符。',
  'problem.egress.noSuchHost': '找不到使用此主机名的网站，请检查 URL 的拼写。',
  'problem.egress.resting': '该网站连续多次失败，已暂停对其请求。请在半分钟后重试。',
  'problem.egress.loop': '该网站循环重定向。',
  'problem.egress.redirects': '该网站重定向次数过多，最多跟随五次重定向。',
  'problem.egress.downgrade': '该网站从 https 重定向到 http，请求可能在传输中被读取和篡改。',
  'problem.egress.secretRedirect': '该网站重定向到其他主机，不能将机密发送给它。请使用最终的 URL。',
  'problem.egress.encoding': '响应使用了不支持的压缩。支持 gzip、br、zstd 和 deflate，最多叠加两种。',
  'problem.egress.brokenBody': '响应提前结束，或其压缩数据已损坏。',
  'problem.egress.tooLarge': '响应超过允许的大小。',
} satisfies CopyOf<typeof en>;
