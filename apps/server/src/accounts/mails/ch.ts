import type { MailTexts } from './texts.ts';

const notYou = '如果不是您本人操作，请立即修改密码，并查看您的登录位置。';
const security = '打开安全设置';

export const ch: MailTexts = {
  hello: (username) => `${username}，您好：`,
  from: (site) => `本邮件来自 ${site}。`,
  orOpen: '如果按钮无法使用，请打开以下地址：',
  asked: {
    heading: '操作来源',
    browser: '浏览器',
    address: '网络地址',
    time: '时间',
    device: (browser, system) => `${system} 上的 ${browser}`,
    unknown: '未知',
  },

  confirmAddress: ({ username, site, url, hours }) => ({
    subject: `确认您在 ${site} 的邮箱地址`,
    lines: [`请确认此邮箱地址属于您在 ${site} 的账户“${username}”。`],
    link: { label: '确认地址', url },
    after: [
      `在此之前，请用用户名登录。该链接仅可使用一次，${hours} 小时内有效。`,
      '如果您没有提出此请求，请忽略本邮件：不打开链接就不会有任何变化。',
    ],
  }),
  addressKnown: ({ username, site, newUsername }) => ({
    subject: `您的邮箱地址已在 ${site} 注册`,
    lines: [
      `刚刚有人用您的邮箱地址在 ${site} 创建了名为“${newUsername}”的账户。该地址属于您的账户“${username}”，因此没有添加到新账户。`,
      `如果是您本人操作，请登录您的账户“${username}”。如果不是，您无需做任何事：您的账户没有变化，新账户也无法进入它。`,
    ],
  }),
  addressWanted: ({ username, site, otherUsername }) => ({
    subject: `有其他账户想使用您在 ${site} 的邮箱地址`,
    lines: [
      `账户“${otherUsername}”请求在 ${site} 使用您的邮箱地址。该地址属于您的账户“${username}”，不会变动。`,
      '如果两个账户都是您的，请先更改此账户的地址。如果不是，您无需做任何事：您的账户没有变化。',
    ],
  }),
  addressChanging: ({ username, site, url, email }) => ({
    subject: `您在 ${site} 的邮箱地址即将更改`,
    lines: [`您的账户“${username}”将改用地址 ${email}。打开发往该地址的链接后，它将取代当前地址。`],
    link: { label: '打开个人资料', url },
    after: ['如果不是您本人操作，请打开个人资料，保留原地址并修改密码。'],
  }),
  addressChanged: ({ username, site, email }) => ({
    subject: `您在 ${site} 的邮箱地址已更改`,
    lines: [`您的账户“${username}”的地址现在是 ${email}。有关该账户的邮件不再发往此处。`],
    after: ['如果不是您本人操作，请联系网站的运营者。'],
  }),
  resetPassword: ({ username, site, url, minutes }) => ({
    subject: `为 ${site} 设置新密码`,
    lines: [`有人为您的账户“${username}”请求设置新密码。`],
    link: { label: '设置新密码', url },
    after: [`该链接仅可使用一次，${minutes} 分钟内有效。`, '如果不是您本人操作，请忽略本邮件：您的密码保持不变。'],
  }),
  passwordChanged: ({ username, site, url, wasReset, keysRevoked }) => ({
    subject: `您在 ${site} 的密码已修改`,
    lines: [
      wasReset
        ? `您的账户“${username}”已通过邮件中的链接设置了新密码。所有会话均已结束：请使用新密码登录。`
        : `您的账户“${username}”的密码已修改。其他所有会话均已结束。`,
      ...(keysRevoked ? ['所有 API 密钥均已吊销，您的账户已生成新的主密钥。'] : []),
    ],
    link: { label: '设置新密码', url },
    after: ['如果是您本人操作，则无需做任何事。如果不是，请立即设置新密码。'],
  }),
  newSignIn: ({ username, site, url }) => ({
    subject: `${site} 有新的登录`,
    lines: [`有人使用此前从未用过的浏览器登录了您的账户“${username}”。`],
    link: { label: '查看登录位置', url },
    after: ['如果是您本人操作，则无需做任何事。如果不是，请结束该会话并修改密码。'],
  }),
  secondStepRefused: ({ username, site, url }) => ({
    subject: `有人知道您在 ${site} 的密码`,
    lines: [`有人输入了您的账户“${username}”的正确密码，随后多次输入错误的验证码。两步验证阻止了对方登录。`],
    link: { label: '修改密码', url },
    after: ['如果是您本人操作，请使用恢复代码登录。如果不是，请立即修改密码。'],
  }),
  twoStepsOn: ({ username, site, url }) => ({
    subject: `${site} 的两步验证已开启`,
    lines: [`现在登录您的账户“${username}”需要身份验证器应用中的验证码。其他所有会话均已结束。`],
    link: { label: security, url },
    after: [notYou],
  }),
  twoStepsOff: ({ username, site, url }) => ({
    subject: `${site} 的两步验证已关闭`,
    lines: [`现在只需密码即可登录您的账户“${username}”。`],
    link: { label: security, url },
    after: [notYou],
  }),
  recoveryCodeUsed: ({ username, site, url, left }) => ({
    subject: `${site} 的一个恢复代码已被使用`,
    lines: [`有人使用恢复代码登录了您的账户“${username}”。剩余代码：${left}。`],
    link: { label: security, url },
    after: [notYou],
  }),
  passkeyAdded: ({ username, site, url, name }) => ({
    subject: `${site} 添加了新的通行密钥`,
    lines: [`通行密钥“${name}”已添加到您的账户“${username}”。使用它登录无需密码。`],
    link: { label: security, url },
    after: [notYou],
  }),
  passkeyRemoved: ({ username, site, url, name }) => ({
    subject: `${site} 移除了一个通行密钥`,
    lines: [`通行密钥“${name}”不能再登录您的账户“${username}”。`],
    link: { label: security, url },
    after: [notYou],
  }),
  deletionAsked: ({ username, site, url, date }) => ({
    subject: `您在 ${site} 的账户将被删除`,
    lines: [`您的账户“${username}”及其密钥和历史记录将于 ${date} 删除。在此之前账户照常可用。`],
    link: { label: '保留账户', url },
    after: ['如果不是您本人操作，请保留账户并修改密码。'],
  }),
  deletionCancelled: ({ username, site }) => ({
    subject: `您在 ${site} 的账户将保留`,
    lines: [`您的账户“${username}”不会被删除。`],
  }),
  deleted: ({ username, site }) => ({
    subject: `您在 ${site} 的账户已删除`,
    lines: [`您的账户“${username}”及其密钥和历史记录已不复存在。网站不再保留您的地址：这是最后一封邮件。`],
  }),
};
