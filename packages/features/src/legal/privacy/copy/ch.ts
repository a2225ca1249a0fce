import type { CopyIn } from '../../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'legal.privacy.title': '隐私政策',
  'legal.privacy.purpose': '{{site}} 知道您的哪些信息、用来做什么、保存多久，以及您可以怎么做。',
  'legal.privacy.short': '概要',
  'legal.privacy.short.1': '没有广告，没有跟踪，没有第三方统计。',
  'legal.privacy.short.2': '您的数据留在本站的服务器上，默认不会交给其他任何人。',
  'legal.privacy.short.3': '无需账户、无需透露姓名即可浏览公开页面。',
  'legal.privacy.short.4': '您可以查看、更正并要求删除与您有关的数据。',
  'legal.privacy.who': '谁对数据负责',
  'legal.privacy.who.1':
    '{{site}} 运行在一套任何人都可以安装到自己机器上的软件上。对您的数据负责的是这里列出的本站运营者，而不是软件的作者。',
  'legal.privacy.visit': '打开页面时',
  'legal.privacy.visit.1':
    '为了作出响应，服务器需要知道请求来自哪个网络地址。日志会记录时间、不含参数的路径、状态、响应耗时、请求编号和该地址；您登录后还会记录账户的内部编号。日志用于查找故障和攻击，保留到运营者轮换日志文件为止。',
  'legal.privacy.visit.2':
    '同一地址尝试次数过多时会被减速。为此会保存该地址的指纹，指纹无法还原成地址，尝试不再计数后即被清除。',
  'legal.privacy.visit.3': '其依据是维持服务正常运行、抵御攻击的正当利益。',
  'legal.privacy.cookies': '关于 Cookie',
  'legal.privacy.cookies.1': '只在必要时设置 Cookie，因此没有征求同意的横幅。',
  'legal.privacy.cookies.session': '会话 Cookie 表示您已登录。退出登录、14 天没有访问，或最长 60 天后，它就会失效。',
  'legal.privacy.cookies.step': '分两步登录时，会有一个 Cookie 保存第一步的结果，十分钟后失效。',
  'legal.privacy.cookies.device':
    '设备 Cookie 在一年内记住曾有人从这个浏览器登录，这样猜测您密码的陌生人就无法把您挡在门外。',
  'legal.privacy.cookies.language': '名为 lang 的 Cookie 记住您选择的语言，使下一个页面以该语言呈现。',
  'legal.privacy.browser': '浏览器中保存的内容',
  'legal.privacy.browser.1': '有些内容不会传到服务器，只保存在您自己的浏览器里，您可以随时在浏览器中删除。',
  'legal.privacy.browser.settings': '本地存储保存网站的外观：主题、浅色或深色、文字方向和布局。',
  'legal.privacy.browser.key':
    '登录期间，它以 apiKey 为名保存您的主密钥，以 APP_DATE 为名保存最近访问的日期。新的一天开始时，除外观以外的内容都会清除。',
  'legal.privacy.browser.database':
    '浏览器数据库保存草稿、您在试用区的调用历史、访客的收藏，并在一天内保存未发送的留言。',
  'legal.privacy.account': '您的账户',
  'legal.privacy.account.1':
    '账户保存您的用户名、姓名、您提供的邮箱、头像、套餐与角色、收藏以及创建时间。密码只以无法还原的哈希形式保存。',
  'legal.privacy.account.2':
    '每个会话会保存网络地址、浏览器自述和最近访问时间，便于您辨认并结束会话。API 密钥以可校验的形式保存；主密钥经过加密，因为网站需要向您显示它。',
  'legal.privacy.account.3': '缺少这些数据就无法提供账户：它们是您注册时所订立合同的必要内容。',
  'legal.privacy.account.4':
    '如果您使用两步验证，身份验证器应用的密钥会加密保存，恢复代码只保存哈希值。通行密钥只保存公开的那一半，任何人都无法用它登录。',
  'legal.privacy.account.5':
    '日志会记录账户发生的事情，例如登录、被拒绝的尝试、密码和密钥的更改，以及时间和网络地址，还有管理员的操作。管理员可以查看日志以发现滥用行为。',
  'legal.privacy.calls': '调用 API 时',
  'legal.privacy.calls.1':
    '您发送的内容只用于计算结果，随后即被丢弃。从其他网站读取的结果可能会短暂保存，以免重复请求。',
  'legal.privacy.calls.2':
    '调用记录包括调用了哪个 API、时间、耗时、消耗以及是否成功，但不包括您的输入和返回结果。按日期、密钥和 API 统计的次数与账户一同保留，因为限额和您的用量概览依赖这些数字。',
  'legal.privacy.calls.3':
    '只有当您在“用量”页面开启后，较短的输入才会随调用一起保存，方便您再次发送。关闭后会立即清除。',
  'legal.privacy.outside': '读取其他网站的 API',
  'legal.privacy.outside.1':
    '有些 API 会替您从其他网站获取页面。请求由服务器发出：对方看到的是服务器的地址而不是您的地址，并会收到请求所需的内容，例如您输入的网址或文字。对方如何处理由其自行负责。',
  'legal.privacy.messages': '给我们写信时',
  'legal.privacy.messages.1':
    '表单会保存您的姓名、邮箱、主题、正文、您填写的请求编号；登录时还会保存用户名。这些内容只用于回复您，保留到管理员删除为止。',
  'legal.privacy.mail': '邮件',
  'legal.privacy.mail.1':
    '网站只在有理由时发送邮件：确认邮箱、重设密码、通知账户安全事项，或回复您。邮件经由运营者选择的邮件服务器发送。',
  'legal.privacy.mail.2': '邮件在等待发送期间加密保存，发送之后只保留收件人、主题和发送结果。',
  'legal.privacy.others': '还有谁会收到数据',
  'legal.privacy.others.1':
    '默认没有。字体、脚本和图片都来自本服务器，其他网站不会得知您的访问。为运营者提供主机的公司可能在技术上能够接触到机器。只有在法律要求时才会向主管机关提供数据。',
  'legal.privacy.others.2': '运营者如果接入他人的服务，必须在这里以自己的文本说明。',
  'legal.privacy.keeping': '保存多久',
  'legal.privacy.keeping.1':
    '账户、密钥、收藏和用量统计：直到账户被删除。您删除的账户会在 14 天后彻底清除，在此之前您可以保留它。',
  'legal.privacy.keeping.2':
    '会话：最长 60 天。除非运营者另行设定：调用记录 30 天，账户和管理员日志 365 天，已发送邮件的结果 30 天。',
  'legal.privacy.keeping.3': '留言：处理完毕并被删除为止。',
  'legal.privacy.keeping.4': '备份：直到被新的备份取代，在此之前其中可能仍有已删除的数据。',
  'legal.privacy.rights': '您的权利',
  'legal.privacy.rights.1':
    '您可以询问保存了哪些与您有关的数据，并以常见格式获得副本；可以要求更正错误、删除数据、限制使用，也可以提出反对。已经给出的同意可以撤回。',
  'legal.privacy.rights.2':
    '您可以在个人资料页面自行修改和删除账户。没有账户时，可使用专门的删除表单，其他事项请联系运营者。您也有权向居住地的数据保护机关投诉。',
  'legal.privacy.rights.form': '申请删除',
  'legal.privacy.security': '如何保护数据',
  'legal.privacy.security.1':
    '密码用 argon2id 加密哈希；会话和密钥的保存方式使被盗的数据库无法用来登录；机密不会出现在日志中；页面不允许来自别处的脚本。没有完美的系统：发现漏洞时，可以通过支持表单报告。',
  'legal.privacy.changes': '变更',
  'legal.privacy.changes.1': '软件或法律变化时，本文也会随之修改。页首的日期表示最近一次修改的时间。',
} as const satisfies CopyIn<'ch', typeof en>;
