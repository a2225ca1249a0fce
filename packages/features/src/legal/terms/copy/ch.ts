import type { CopyIn } from '../../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'legal.terms.title': '使用条款',
  'legal.terms.purpose': '您可以对 {{site}} 有什么期待，{{site}} 又对您有什么要求。',
  'legal.terms.who': '您的合同对方',
  'legal.terms.who.1': '{{site}} 由这里列出的运营者运营。本条款在您与运营者之间生效，软件的作者不是当事方。',
  'legal.terms.who.2': '使用本站或调用其 API，即表示您接受本条款。如果您代表某个组织，则确认您有权这样做。',
  'legal.terms.account': '您的账户',
  'legal.terms.account.1':
    '一个账户属于一个人或一个组织。填写真实信息，保管好密码；如果怀疑有人使用您的账户，告知运营者。',
  'legal.terms.account.2': '您对账户和密钥的使用负责，您无法避免的情况除外。',
  'legal.terms.keys': '关于 API 密钥',
  'legal.terms.keys.1':
    '密钥代表您本人。不要公开密钥，不要把它放进他人能读取的页面或应用；一旦可能泄露，就要更换。运营者可以停用在公开场合发现的密钥。',
  'legal.terms.limits': '限制与合理使用',
  'legal.terms.limits.1':
    '每种套餐都写明每天、每分钟的调用次数和文件大小上限。失败的调用不计数。不允许用多个账户绕过限制。',
  'legal.terms.limits.2': '服务器过载时，调用可能会暂时被拒绝。响应中会写明何时重试，请照此执行。',
  'legal.terms.dont': '不允许的行为',
  'legal.terms.dont.1': '法律禁止或侵犯他人权利的一切行为。',
  'legal.terms.dont.2': '攻击本站、使其过载或绕过其防护，或借助本站对其他网站这样做。',
  'legal.terms.dont.3': '跟踪、曝光或骚扰他人。查询公开资料只能用于正当目的。',
  'legal.terms.dont.4': '恶意软件、垃圾信息，以及将儿童性化的内容。',
  'legal.terms.dont.5': '未经运营者同意出售本站的访问权。',
  'legal.terms.others': '其他网站的内容',
  'legal.terms.others.1':
    '有些 API 会读取其他网站的页面或获取其中的文件。这些内容属于其所有者。您能否保存、使用或转交，取决于对方的条款和法律：使用前先确认。',
  'legal.terms.others.2': '这些网站可能随时变化，读取它们的 API 也可能随时失效或下线。',
  'legal.terms.specimens': '样本证件',
  'legal.terms.specimens.1':
    '样本证件生成器产生的是虚构数据，用于测试表单和文字识别。它们带有样本标记，不具有任何证明效力。去除标记或冒充真件均被禁止，在大多数地方构成犯罪。',
  'legal.terms.yours': '您的内容',
  'legal.terms.yours.1':
    '您发送的内容仍归您所有。您允许运营者在为您返回结果所需的范围内处理这些内容，并确保您有权发送。',
  'legal.terms.results': '结果',
  'legal.terms.results.1':
    '结果力求准确，但可能有误、不完整或已过时。涉及金钱、健康、法律、礼拜时间或人身安全等重要事项时，使用前先核实。',
  'legal.terms.results.2': '由 AI 生成的文本可能会编造内容，却显得十分肯定。',
  'legal.terms.plans': '付费套餐',
  'legal.terms.plans.1':
    '套餐价格见价格页面。运营者将您的账户切换到某个套餐时，该套餐即开始。价格、期限和付款方式事先与运营者约定；未经您同意，不会自动续期。',
  'legal.terms.service': '服务可用性',
  'legal.terms.service.1':
    '运营者会在合理范围内维持网站运行，但不承诺始终可用。维护、故障和变更都可能造成中断。API 可能新增、修改或移除，最近更新页面会加以说明。',
  'legal.terms.liability': '责任',
  'legal.terms.liability.1':
    '对于故意和重大过失、对生命、身体或健康的损害，以及法律不允许限制责任的情形，运营者承担无限责任。',
  'legal.terms.liability.2':
    '对于轻微过失，运营者只在违反使用本站所依赖的义务时承担责任，且以典型的、可以预见的损害为限。除此之外，在法律允许的范围内，对免费提供的服务不承担责任。',
  'legal.terms.end': '终止',
  'legal.terms.end.1':
    '您可以随时停止使用并要求删除账户。运营者可以提前一个月通知终止账户；严重违反本条款或危及他人时，可以立即终止。在可能的情况下，会先告知您原因。',
  'legal.terms.end.link': '如何申请删除数据',
  'legal.terms.changes': '条款的变更',
  'legal.terms.changes.1':
    '出于新功能、新法律等正当理由，运营者可以修改本条款。对账户持有人不利的变更会提前一个月公布。不同意者可以在此之前终止账户。',
  'legal.terms.law': '适用法律',
  'legal.terms.law.1':
    '适用“您的合同对方”一节所列国家或地区的法律；未列明时，适用运营者居住地或所在地的法律。您所在国家的法律赋予消费者的权利不受影响。',
  'legal.terms.law.2': '如果其中某项条款无效，其余条款仍然有效。',
} as const satisfies CopyIn<'ch', typeof en>;
