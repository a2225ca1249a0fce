import type { CopyOf } from '../../copy-of.ts';
import type en from './en.ts';

export default {
  'problem.calls.cookies': 'Cookie 仅在本站自己的页面上有效。请在请求头 X-Api-Key 中发送密钥。',
  'problem.calls.needsKey': '{{api}} 需要在请求头 X-Api-Key 中提供 API 密钥，或使用已登录的浏览器。',
  'problem.calls.otherAreas': '此 API 密钥只能调用 {{areas}}，不能调用 {{area}}。',
  'problem.calls.premium': '{{api}} 需要包含高级 API 的套餐，请参阅 {{pricing}}。',
  'problem.calls.visitorRate': '访客每小时可调用 {{limit}} 次。登录后可调用更多，或在 {{waitS}} 秒后重试。',
  'problem.calls.planRate': '您的套餐允许所有 API 密钥每分钟共调用 {{limit}} 次，请在 {{waitS}} 秒后重试。',
  'problem.calls.tookTooLong': '{{api}} 运行超过 {{limitS}} 秒，已停止。请减少发送的数据。',
  'problem.calls.thisTookTooLong': '此调用运行超过 {{limitS}} 秒，已停止。请减少发送的数据。',
  'problem.calls.tookMemory': '此调用使用的内存超过 {{limitMb}} MB，已停止。请减少发送的数据。',
  'problem.calls.ownWaiting': '您有过多调用正在等待，请在 {{waitS}} 秒后重试。',
  'problem.calls.allWaiting': '服务器有过多调用正在等待，请在 {{waitS}} 秒后重试。',
  'problem.calls.idempotencyKey': '使用 Idempotency-Key 需要在请求头 X-Api-Key 中提供 API 密钥，或使用已登录的浏览器。',
  'problem.calls.idempotencyForm': 'Idempotency-Key 必须为 1 至 {{max}} 个不含空格的可打印 ASCII 字符，例如 UUID。',
  'problem.calls.idempotencyOther': '此 Idempotency-Key 已用于其他输入，请为每次调用使用新的键。',
  'problem.calls.idempotencyRunning': '使用此 Idempotency-Key 的调用仍在运行，请稍后重试。',
  'problem.calls.idempotencyLost':
    '服务器在处理使用此 Idempotency-Key 的调用时停止，响应未知。请在调用日志中确认是否已扣减，然后使用新的键。',
  'problem.calls.idempotencyLarge':
    '使用此 Idempotency-Key 的调用已成功，但响应超过 {{limitKb}} kB，未保存。如需再次运行，请使用新的键。',
  'problem.calls.fileSize': '您的套餐允许单个文件最大 {{limit, bytes}}，一次调用的全部文件最大为其四倍。',
  'problem.calls.partName': '表单中有一部分没有名称，请在每部分的 Content-Disposition 中设置 name="…"。',
  'problem.calls.fieldSize': '字段“{{field}}”过大，上限为 {{limit, bytes}}。',
  'problem.calls.fieldUtf8': '字段“{{field}}”不是 UTF-8 文本。',
  'problem.calls.partsMax': '一次调用最多包含 {{files}} 个文件和 {{fields}} 个字段。',
  'problem.calls.fieldName': '表单中有名称不被允许的字段。',
  'problem.calls.notForm': '表单提前结束，或不是有效的 multipart/form-data（RFC 7578）。',
  'problem.calls.noApi': '没有名为“{{api}}”的 API。GET /api/v1/catalogue 会列出全部 API。',
  'problem.calls.noApiAt': '此路径没有 API，请查看目录。',
  'problem.calls.paused': '{{api}} 已暂停，请稍后重试。',
  'problem.calls.needsPost': '{{api}} 的输入无法放入 URL，请作为 POST 请求的 JSON 请求体发送。',
  'problem.calls.quotaSpent': '您已用完今天的 {{limit}} 次调用。配额在 UTC 午夜重置。',
  'problem.calls.notInLog': '此调用不在日志中，较早的调用会被删除。',
  'problem.calls.sourceAway': '无法访问 {{api}} 的来源，已通知所有者。',
} satisfies CopyOf<typeof en>;
