import type { CopyIn } from '../../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'about.title': '为什么要有这个站点',
  'about.purpose': '{{site}} 把人人需要、却没人想做第二遍的小工具集中到一处，而这一处可以归您自己所有。',

  'about.why.title': '来由',
  'about.why.text1':
    '每个团队都有一夹子书签：转换、生成、校验。每个网站各有表单、各有广告，对粘贴进去的文字各有各的处置，而程序一个也用不了。',
  'about.why.text2':
    '于是我们为它们建了一个共同的场地：每个工具只描述一次，对人是表单，对程序是调用，密钥、限制和错误处处一致。',
  'about.why.text3': '这是由您自己运行的软件。公司、学校、家庭都可以有一个；由运行者决定放哪些工具、谁可以用。',

  'about.principles.title': '我们的原则',
  'about.principles.errors': '诚实的错误信息',
  'about.principles.errorsText': '错误信息说明错在哪里、为什么、接下来怎么办。工具给不出准确答案时会直说，不去猜测。',
  'about.principles.data': '数据在您的机器上',
  'about.principles.dataText': '没有第三方：字体、脚本、统计都不来自外部。不需要的东西就不保存。',
  'about.principles.everybody': '为每个人而做',
  'about.principles.everybodyText':
    '键盘、读屏软件、手机、从右到左的文字、高对比度、减少动效：全部经过测试，没有一项是另设的模式。',
  'about.principles.fast': '慢机器上也快',
  'about.principles.fastText': '任何脚本运行之前页面就已显示，每次改动都检查体积。我们以弱网下的旧笔记本为准。',
  'about.principles.small': '小而完整',
  'about.principles.smallText':
    '一个进程，一个文件夹。宁可删减，不愿堆砌；宁要一个把事做到底的工具，不要十个差一点的。',
  'about.principles.exact': '要么精确，要么明说',
  'about.principles.exactText': '算法注明出处，数字不丢位数，本站的每个说法都能用一次调用验证。',

  'about.built.title': '如何构建',
  'about.built.text': '用平常话，说给想知道自己要运行什么的人。',
  'about.built.server': '服务器',
  'about.built.serverText':
    'Node 加 Fastify。每次调用走同一条路：谁、哪个工具、输入是否合规、额度够不够，然后运行、扣减、作答。',
  'about.built.data': '数据',
  'about.built.dataText': 'SQLite 单一文件，写入方式保证断电也不丢失已确认的内容；多个进程分担工作时换用 PostgreSQL。',
  'about.built.pages': '页面',
  'about.built.pagesText': 'React 加自有组件库。公开页面在构建产品时就以四种语言生成。',
  'about.built.contract': '契约',
  'about.built.contractText': '每个调用只声明一次。表单、文档、代码示例和 OpenAPI 文档都由它生成，不会互相矛盾。',
  'about.built.checks': '检验',
  'about.built.checksText': '数千项测试，包括给运行中的数据库断电、用键盘走遍每个页面、比对界面图像。',

  'about.who.title': '本站由谁运营',
  'about.who.operator': '运营者',
  'about.who.address': '地址',
  'about.who.country': '适用法律',
  'about.who.mail': '邮箱',
  'about.who.unnamed': '本站没有写明运营者。给您网址的人可以告诉您是谁在运营，联系表单也能送达。',
  'about.who.text': '账户、数据和价格方面的问题请找运营者，我们只制作软件。',
  'about.who.contact': '写信给运营者',
  'about.who.support': '获取工具方面的帮助',

  'about.end.title': '眼见为实',
  'about.end.text': '判断一个工具，最快的办法是用一次。',
  'about.end.hub': '浏览 API 中心',
} as const satisfies CopyIn<'ch', typeof en>;
