import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'legal.terms.title': '使用条款',
  'legal.terms.purpose': '您可以对 {{site}} 有哪些期待，以及您需要遵守的要求。',
  'legal.terms.who': '条款的当事方',
  'legal.terms.who.1': '{{site}} 由此处列出的运营者运营。本条款由您与运营者订立，软件作者不是当事方。',
  'legal.terms.who.2': '使用本站或调用其 API 即表示您接受本条款。如果您代表某个组织，即确认您已获得授权。',
  'legal.terms.account': '您的账号',
  'legal.terms.account.1':
    '一个账号属于一个人或一个组织。请填写真实信息，妥善保管密码；如果怀疑有人使用您的账号，请告知运营者。',
  'legal.terms.account.2': '您对自己的账号和 API 密钥的使用负责，您无法避免的情况除外。',
  'legal.terms.keys': '关于 API 密钥',
  'legal.terms.keys.1':
    'API 密钥代表您本人。请勿公开密钥，也不要放入他人可读取的页面或应用；一旦可能泄露，请立即更换。运营者可以吊销在公开场合发现的密钥。',
  'legal.terms.limits': '限制与合理使用',
  'legal.terms.limits.1':
    '每种套餐都注明每天和每分钟的调用次数以及文件大小上限。失败的调用不计数。不得使用多个账号绕过限制。',
  'legal.terms.limits.2': '服务器过载时，调用可能会被暂时拒绝。请在响应中注明的时间之后再重试。',
  'legal.terms.dont': '禁止的行为',
  'legal.terms.dont.1': '任何违法行为，或侵犯他人权利的行为。',
  'legal.terms.dont.2': '攻击本站、使其过载或绕过其安全措施，或通过本站对其他网站实施上述行为。',
  'legal.terms.dont.3': '跟踪、曝光或骚扰他人。查询公开资料仅限正当目的。',
  'legal.terms.dont.4': '恶意软件、垃圾信息以及儿童性化内容。',
  'legal.terms.dont.5': '未经运营者同意，出售本站的访问权限。',
  'legal.terms.others': '其他网站的内容',
  'legal.terms.others.1':
    '部分 API 会读取其他网站的页面或获取其中的文件。这些内容归其所有者所有。在保存、使用或分享之前，请确认对方的条款和法律允许这样做。',
  'legal.terms.others.2': '这些网站可能随时变化，读取它们的 API 也可能随时失效或被移除。',
  'legal.terms.specimens': '样本证件',
  'legal.terms.specimens.1':
    '样本证件生成器生成虚构数据，用于测试表单和文字识别。结果带有样本标记，不能作为身份证明。禁止去除标记或将样本冒充真件，这在大多数国家和地区属于犯罪。',
  'legal.terms.yours': '您的内容',
  'legal.terms.yours.1': '您发送的内容仍归您所有。您允许运营者在提供响应所需的范围内处理这些内容，并确保您有权发送。',
  'legal.terms.results': '结果',
  'legal.terms.results.1':
    '结果可能有误、不完整或已过时。涉及金钱、健康、法律、礼拜时间或人身安全等重要事项时，请先核实。',
  'legal.terms.results.2': 'AI 生成的文本可能有误，即使看起来十分肯定。',
  'legal.terms.plans': '付费套餐',
  'legal.terms.plans.1':
    '价格列于价格页面。运营者将您的账号切换到某个套餐时，该套餐即生效。价格、期限和付款方式由您与运营者事先约定。未经您同意，不会自动续订。',
  'legal.terms.service': '服务可用性',
  'legal.terms.service.1':
    '运营者会尽合理努力维持网站运行，但不保证始终可用。维护、故障和变更可能造成中断。API 可能新增、变更或移除，请参阅“最近更新”。',
  'legal.terms.liability': '责任',
  'legal.terms.liability.1':
    '对于故意和重大过失、对生命、身体或健康造成的损害，以及法律不允许限制责任的情形，运营者承担无限责任。',
  'legal.terms.liability.2':
    '对于轻微过失，运营者仅在违反使用本站所必需的义务时承担责任，且仅限于典型的、可预见的损害。除此之外，在法律允许的范围内，对免费服务不承担责任。',
  'legal.terms.end': '终止账号',
  'legal.terms.end.1':
    '您可以随时停止使用本站并删除账号。运营者可以提前一个月通知终止账号；严重违反本条款或危及他人时，可以立即终止。在可能的情况下，运营者会事先告知原因。',
  'legal.terms.end.link': '删除您的数据',
  'legal.terms.changes': '条款的变更',
  'legal.terms.changes.1':
    '运营者可以出于正当理由（例如新功能或新法律）修改本条款。对账号持有者不利的变更会提前一个月公布。如果您不同意，可以在此之前终止账号。',
  'legal.terms.law': '适用法律',
  'legal.terms.law.1':
    '适用“条款的当事方”一节所列国家或地区的法律；未列明时，适用运营者居住地或所在地的法律。您作为消费者根据本国法律享有的权利不受影响。',
  'legal.terms.law.2': '如果某项条款无效，其余条款仍然有效。',
} as const satisfies CopyIn<'ch', typeof en>;
