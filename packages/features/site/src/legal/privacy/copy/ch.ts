import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'legal.privacy.title': '隐私政策',
  'legal.privacy.purpose': '{{site}} 保存您的哪些数据、用途、保存期限，以及您可以采取的操作。',
  'legal.privacy.short': '摘要',
  'legal.privacy.short.1': '没有广告，没有跟踪，没有第三方分析。',
  'legal.privacy.short.2': '您的数据保存在本站的服务器上，默认不提供给任何第三方。',
  'legal.privacy.short.3': '无需账号，也无需提供姓名，即可浏览公开页面。',
  'legal.privacy.short.4': '您可以查看、更正和删除与您有关的数据。',
  'legal.privacy.who': '数据责任方',
  'legal.privacy.who.1':
    '{{site}} 使用的软件任何人都可以安装在自己的服务器上。对您的数据负责的是此处列出的本站运营者，而不是软件作者。',
  'legal.privacy.visit': '打开页面时',
  'legal.privacy.visit.1':
    '为了作出响应，服务器需要知道请求来自的 IP 地址。服务器日志记录时间、不含查询参数的路径、状态、响应时间、请求 ID 和该地址；如果您已登录，还会记录账号的内部编号。日志用于查找错误和攻击，保留至运营者轮换日志文件为止。',
  'legal.privacy.visit.2':
    '同一地址的尝试次数过多时，后续尝试会被限速。为此会保存该地址的指纹，指纹无法还原为地址，并会在尝试不再计数后删除。',
  'legal.privacy.visit.3': '其法律依据是保障服务正常运行并抵御攻击的合法利益。',
  'legal.privacy.cookies': '关于 Cookie',
  'legal.privacy.cookies.1': '仅在必要时设置 Cookie，因此没有征求同意的横幅。',
  'legal.privacy.cookies.session': '会话 Cookie 用于保持登录状态。退出登录、14 天未访问或满 60 天后失效。',
  'legal.privacy.cookies.step': '两步登录期间，会用一个 Cookie 保存第一步的结果，十分钟后失效。',
  'legal.privacy.cookies.device':
    '设备 Cookie 在一年内记住曾有人从此浏览器登录，这样试图猜测您密码的人就无法让您的账号被锁定。',
  'legal.privacy.cookies.language': '名为 lang 的 Cookie 保存您选择的语言。',
  'legal.privacy.browser': '浏览器保存的内容',
  'legal.privacy.browser.1': '有些数据不会发送到服务器，只保存在您的浏览器中，您可以随时删除。',
  'legal.privacy.browser.settings': '本地存储保存您的显示设置：主题、浅色或深色、文字方向和布局。',
  'legal.privacy.browser.key':
    '登录期间，它还以 apiKey 为名保存您的主 API 密钥，以 APP_DATE 为名保存最近访问的日期。新的一天开始时，除显示设置外的内容都会清除。',
  'legal.privacy.browser.database': '浏览器数据库保存草稿、调试台的调用历史、访客的收藏，并在一天内保存未发送的留言。',
  'legal.privacy.account': '您的账号',
  'legal.privacy.account.1':
    '账号保存您的用户名、姓名、头像、套餐、角色、收藏、创建日期，以及您提供的邮箱。密码仅以无法还原的哈希形式保存。',
  'legal.privacy.account.2':
    '每个会话保存 IP 地址、浏览器信息和最近访问时间，便于您识别和结束会话。API 密钥以只能校验的形式保存。主 API 密钥加密保存，因为网站需要向您显示它。',
  'legal.privacy.account.3': '这些数据是履行您创建账号时所订立合同的必要信息。缺少这些数据，我们无法提供账号。',
  'legal.privacy.account.4':
    '如果您使用两步验证，身份验证器应用的密钥会加密保存，恢复代码仅保存哈希值。通行密钥只保存公钥，无法用于登录。',
  'legal.privacy.account.5':
    '审计日志记录账号事件（例如登录、失败的尝试、密码和密钥的更改）及其时间和 IP 地址，以及管理员的操作。管理员可以查看日志以发现滥用行为。',
  'legal.privacy.calls': '调用 API 时',
  'legal.privacy.calls.1':
    '您发送的内容仅用于处理并返回响应，随后即被丢弃。从其他网站读取的响应可能会短暂缓存，以避免重复请求。',
  'legal.privacy.calls.2':
    '调用日志记录调用的 API、时间、耗时、消耗的次数以及是否成功，但不记录您的输入和响应。按日期、密钥和 API 统计的次数与账号一同保留，因为限制和用量页面依赖这些数据。',
  'legal.privacy.calls.3':
    '只有在“用量”页面开启后，较短的输入才会随调用保存，以便再次发送。关闭后会删除这些内容。如果程序在调用时发送幂等键，响应会保存一天，以便再次发送。',
  'legal.privacy.outside': '读取其他网站的 API',
  'legal.privacy.outside.1':
    '部分 API 会替您从其他网站获取页面。请求由服务器发出，因此对方看到的是服务器的 IP 地址，而不是您的地址。对方会收到请求所需的内容，例如您输入的 URL 或文字，并自行负责对这些数据的处理。',
  'legal.privacy.messages': '联系我们时',
  'legal.privacy.messages.1':
    '表单会保存您的姓名、邮箱、主题、留言、您提供的请求 ID，以及登录时的用户名。这些内容仅用于回复您，保留至管理员删除为止。',
  'legal.privacy.mail': '电子邮件',
  'legal.privacy.mail.1':
    '网站仅在以下情况发送邮件：验证邮箱、重置密码、通知账号安全事项或回复您。邮件通过运营者选择的邮件服务器发送。',
  'legal.privacy.mail.2': '等待发送的邮件会加密保存。发送后仅保留收件人、主题和发送结果。',
  'legal.privacy.others': '还有谁会收到数据',
  'legal.privacy.others.1':
    '默认没有。字体、脚本和图片都来自本服务器，其他网站不会得知您的访问。运营者的主机服务商可能在技术上能够访问服务器。仅在法律要求时才会向主管机关提供数据。',
  'legal.privacy.others.2': '运营者如果接入第三方服务，必须在此处以自己的文本说明。',
  'legal.privacy.keeping': '保存期限',
  'legal.privacy.keeping.1':
    '账号、API 密钥、收藏和用量统计：保留至您删除账号。已删除的账号会在 14 天后永久清除，在此之前可以恢复。',
  'legal.privacy.keeping.2':
    '会话：最长 60 天。除非运营者另行设定：调用日志 30 天，审计日志 365 天，已发送邮件的结果 30 天。',
  'legal.privacy.keeping.3': '留言：保留至处理完毕并删除。',
  'legal.privacy.keeping.4': '备份：保留至被新备份取代，在此之前其中可能仍包含已删除的数据。',
  'legal.privacy.rights': '您的权利',
  'legal.privacy.rights.1':
    '您可以查询保存了哪些与您有关的数据，并以常见格式获取副本。您可以要求更正错误数据、删除数据、限制使用，也可以提出反对，并可随时撤回同意。',
  'legal.privacy.rights.2':
    '您可以在个人资料页面修改和删除账号。如果没有账号，请使用删除表单。其他事项请联系运营者。您还有权向所在地的数据保护机构投诉。',
  'legal.privacy.rights.form': '申请删除',
  'legal.privacy.security': '如何保护数据',
  'legal.privacy.security.1':
    '密码使用 argon2id 进行哈希处理。会话和 API 密钥的保存方式确保被盗的数据库无法用于登录。日志中不会出现机密信息，页面不允许外部脚本。没有完美的系统：如果您发现漏洞，请通过支持表单报告。',
  'legal.privacy.changes': '变更',
  'legal.privacy.changes.1': '软件或法律变更时，我们会更新本文。最近更新日期显示在页面顶部。',
} as const satisfies CopyIn<'ch', typeof en>;
