import type { MailTexts } from './texts.ts';

const notYou = '如果不是您本人操作，请立即更改密码，并查看登录会话。';
const security = '打开安全设置';

export const ch: MailTexts = {
  hello: (username) => `${username}，您好：`,
  from: (site) => `本邮件由 ${site} 发送。`,
  orOpen: '如果按钮无法使用，请打开以下链接：',
  asked: {
    heading: '请求详情',
    browser: '浏览器',
    address: 'IP 地址',
    time: '时间',
    device: (browser, system) => `${system} 上的 ${browser}`,
    unknown: '未知',
  },

  confirmAddress: ({ username, site, url, hours }) => ({
    subject: `验证您在 ${site} 的邮箱地址`,
    lines: [`请验证此邮箱地址属于您在 ${site} 的账号“${username}”。`],
    link: { label: '验证邮箱地址', url },
    after: [
      `在此之前，请使用用户名登录。链接只能使用一次，${hours} 小时后过期。`,
      '如果您没有提出此请求，请忽略本邮件。不打开链接，就不会有任何更改。',
    ],
  }),
  addressKnown: ({ username, site, newUsername }) => ({
    subject: `您的邮箱地址已用于 ${site} 的账号`,
    lines: [
      `刚刚有人使用您的邮箱地址在 ${site} 创建了名为“${newUsername}”的账号。该地址属于您的账号“${username}”，因此未添加到新账号。`,
      `如果是您本人操作，请登录您的账号“${username}”。如果不是，您无需执行任何操作。您的账号没有变化，新账号也无法访问它。`,
    ],
  }),
  addressWanted: ({ username, site, otherUsername }) => ({
    subject: `其他账号请求使用您在 ${site} 的邮箱地址`,
    lines: [
      `账号“${otherUsername}”请求在 ${site} 使用您的邮箱地址。该地址仍属于您的账号“${username}”。`,
      '如果两个账号都是您的，请先更改此账号的邮箱地址。如果不是，您无需执行任何操作。您的账号没有变化。',
    ],
  }),
  addressChanging: ({ username, site, url, email }) => ({
    subject: `您在 ${site} 的邮箱地址即将更改`,
    lines: [`您的账号“${username}”的邮箱地址即将更改为 ${email}。打开发往新地址的链接后，新地址将取代当前地址。`],
    link: { label: '打开个人资料', url },
    after: ['如果不是您本人操作，请打开个人资料，保留当前地址并更改密码。'],
  }),
  addressChanged: ({ username, site, email }) => ({
    subject: `您在 ${site} 的邮箱地址已更改`,
    lines: [`您的账号“${username}”的邮箱地址现为 ${email}。有关该账号的邮件不再发送到此地址。`],
    after: ['如果不是您本人操作，请联系网站运营者。'],
  }),
  resetPassword: ({ username, site, url, minutes }) => ({
    subject: `重置您在 ${site} 的密码`,
    lines: [`我们收到了重置您的账号“${username}”密码的请求。`],
    link: { label: '重置密码', url },
    after: [`链接只能使用一次，${minutes} 分钟后过期。`, '如果您没有提出此请求，请忽略本邮件。您的密码保持不变。'],
  }),
  passwordChanged: ({ username, site, url, wasReset, keysRevoked }) => ({
    subject: `您在 ${site} 的密码已更改`,
    lines: [
      wasReset
        ? `您的账号“${username}”的密码已通过邮件中的链接重置。所有会话均已退出登录。请使用新密码登录。`
        : `您的账号“${username}”的密码已更改。其他所有会话均已退出登录。`,
      ...(keysRevoked ? ['所有 API 密钥均已吊销。您的账号已生成新的主密钥。'] : []),
    ],
    link: { label: '重置密码', url },
    after: ['如果是您本人操作，则无需执行任何操作。如果不是，请立即重置密码。'],
  }),
  newSignIn: ({ username, site, url }) => ({
    subject: `${site} 有新的登录`,
    lines: [`有人使用此前未用过的浏览器登录了您的账号“${username}”。`],
    link: { label: '查看会话', url },
    after: ['如果是您本人操作，则无需执行任何操作。如果不是，请结束该会话并更改密码。'],
  }),
  secondStepRefused: ({ username, site, url }) => ({
    subject: `有人获得了您在 ${site} 的密码`,
    lines: [`有人输入了您的账号“${username}”的正确密码，随后多次输入错误的验证码。两步验证已阻止此次登录。`],
    link: { label: '更改密码', url },
    after: ['如果是您本人操作，请使用恢复代码登录。如果不是，请立即更改密码。'],
  }),
  twoStepsOn: ({ username, site, url }) => ({
    subject: `${site} 的两步验证已开启`,
    lines: [`现在登录您的账号“${username}”需要身份验证器应用中的验证码。其他所有会话均已退出登录。`],
    link: { label: security, url },
    after: [notYou],
  }),
  twoStepsOff: ({ username, site, url }) => ({
    subject: `${site} 的两步验证已关闭`,
    lines: [`现在登录您的账号“${username}”只需要密码。`],
    link: { label: security, url },
    after: [notYou],
  }),
  recoveryCodeUsed: ({ username, site, url, left }) => ({
    subject: `${site} 的一个恢复代码已被使用`,
    lines: [`有人使用恢复代码登录了您的账号“${username}”。剩余代码：${left}。`],
    link: { label: security, url },
    after: [notYou],
  }),
  passkeyAdded: ({ username, site, url, name }) => ({
    subject: `${site} 添加了一个通行密钥`,
    lines: [`通行密钥“${name}”已添加到您的账号“${username}”。使用它登录无需密码。`],
    link: { label: security, url },
    after: [notYou],
  }),
  passkeyRemoved: ({ username, site, url, name }) => ({
    subject: `${site} 移除了一个通行密钥`,
    lines: [`通行密钥“${name}”不能再用于登录您的账号“${username}”。`],
    link: { label: security, url },
    after: [notYou],
  }),
  deletionAsked: ({ username, site, url, date }) => ({
    subject: `您在 ${site} 的账号将被删除`,
    lines: [`您的账号“${username}”及其 API 密钥和历史记录将于 ${date} 删除。在此之前一切照常。`],
    link: { label: '保留账号', url },
    after: ['如果不是您本人操作，请保留账号并更改密码。'],
  }),
  deletionCancelled: ({ username, site }) => ({
    subject: `您在 ${site} 的账号不会被删除`,
    lines: [`您的账号“${username}”的删除已取消。`],
  }),
  deleted: ({ username, site }) => ({
    subject: `您在 ${site} 的账号已删除`,
    lines: [`您的账号“${username}”及其 API 密钥和历史记录已删除。网站不再保留您的邮箱地址，这是您收到的最后一封邮件。`],
  }),
};
