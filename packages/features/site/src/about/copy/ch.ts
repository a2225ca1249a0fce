import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'about.title': '关于本站',
  'about.purpose': '{{site}} 汇集每个团队都需要的小工具，并且可以部署在您自己的服务器上。',

  'about.why.title': '我们为什么做这个产品',
  'about.why.text1':
    '每个团队都收藏了一堆转换、生成和校验网站。每个网站都有自己的表单、广告和数据处理规则，而程序一个也用不了。',
  'about.why.text2':
    '因此，我们把它们集中到一处。每个工具只描述一次，既可以用表单运行，也可以通过 API 调用，密钥、限制和错误处理处处一致。',
  'about.why.text3': '您可以为公司、学校或家庭自行部署。由服务器的运营者决定提供哪些工具、谁可以使用。',

  'about.principles.title': '我们的原则',
  'about.principles.errors': '清晰的错误信息',
  'about.principles.errorsText': '错误信息说明问题、位置和下一步操作。工具无法给出准确结果时会明确说明，而不是猜测。',
  'about.principles.data': '数据在您的服务器上',
  'about.principles.dataText': '没有第三方：字体、脚本和统计都不从外部加载。不需要的数据不会保存。',
  'about.principles.everyone': '人人可用',
  'about.principles.everyoneText':
    '我们测试键盘、屏幕阅读器、手机、从右到左的文字、高对比度和减少动画，没有单独的无障碍模式。',
  'about.principles.fast': '在旧电脑上也很快',
  'about.principles.fastText':
    '页面在脚本运行之前就已显示，每次修改都会检查页面大小。我们在网速较慢的旧笔记本电脑上测量。',
  'about.principles.small': '小而完整',
  'about.principles.smallText': '一个进程，一个文件夹。与其做十个差一点的工具，不如做好一个。',
  'about.principles.exact': '准确且可验证',
  'about.principles.exactText': '算法注明出处，数字保留每一位，本站的每项说明都可以通过一次 API 调用来验证。',

  'about.built.title': '技术架构',
  'about.built.text': '面向计划部署者的概览。',
  'about.built.server': '服务器',
  'about.built.serverText':
    'Node.js 与 Fastify。每次调用都经过相同的步骤：身份验证、查找工具、校验输入、检查配额、运行、扣减、响应。',
  'about.built.data': '数据',
  'about.built.dataText': 'SQLite 单文件存储，已确认的写入在断电后不会丢失。需要多个进程时使用 PostgreSQL。',
  'about.built.pages': '页面',
  'about.built.pagesText': 'React 与自研组件库。公开页面在构建时以四种语言生成。',
  'about.built.contract': '契约',
  'about.built.contractText': '每个端点只声明一次。表单、文档、代码示例和 OpenAPI 文档都由该声明生成，始终保持一致。',
  'about.built.checks': '测试',
  'about.built.checksText': '数千项测试，包括让运行中的数据库断电、用键盘浏览每个页面，以及对比屏幕截图。',

  'about.who.title': '网站运营者',
  'about.who.operator': '运营者',
  'about.who.address': '地址',
  'about.who.country': '适用法律',
  'about.who.mail': '邮箱',
  'about.who.unnamed': '运营者尚未填写信息。您可以通过联系表单联系运营者，或询问向您提供本站链接的人。',
  'about.who.text': '有关账号、数据和价格的问题，请联系运营者。我们只开发软件。',
  'about.who.contact': '联系运营者',
  'about.who.support': '获取工具方面的帮助',

  'about.end.title': '亲自试试',
  'about.end.text': '判断一个工具，最好的办法是用一用。',
  'about.end.hub': '浏览 API 中心',
} as const satisfies CopyIn<'ch', typeof en>;
