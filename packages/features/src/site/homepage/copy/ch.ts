import type { CopyIn } from '../../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'homepage.title': '到处走走看看',
  'homepage.purpose': '{{site}} 能做什么、为谁而做、用起来如何：从第一次搜索到自己的服务器，一共八站。',
  'homepage.register': '免费注册',
  'homepage.try': '先试一个工具',

  'homepage.hub.title': '全部工具，一处搜索',
  'homepage.hub.text': 'API 中心列出本站的所有工具。用四种语言中的任何一种写下您要做的事，合适的工具就排在最前。',
  'homepage.hub.fact1': '按名称、领域或任务搜索；筛选和排序都写在网址里，列表可以直接分享。',
  'homepage.hub.fact2': '每个工具都标明运行状况、费用，以及访客能否试用。',
  'homepage.hub.fact3': '收藏的工具在仪表盘上等您。',
  'homepage.hub.link': '打开 API 中心',

  'homepage.play.title': '每个工具都有表单，结果立现',
  'homepage.play.text': '写代码之前，先在调试台看看工具给出什么。表单已预先填好，结果以文本、树形、表格或图片呈现。',
  'homepage.play.fact1': '同一调用已备好 curl、JavaScript、Python、PHP 和 Go 的写法。',
  'homepage.play.fact2': '最近的调用保存在您的浏览器里，可以查看并再次发送。',
  'homepage.play.fact3': '一个链接包含全部输入：把原样的调用发给同事。',
  'homepage.play.link': '试试数据转换',

  'homepage.keys.title': '密钥与每日额度',
  'homepage.keys.text': '有了密钥，您的程序就能调用您能用的工具。每个程序一把钥匙，只开放所需的领域，随时可以收回。',
  'homepage.keys.fact1': '当天剩余额度写在每次响应的标头里，也显示在仪表盘上。',
  'homepage.keys.fact2': '失败的调用不计费用。',
  'homepage.keys.fact3': '额度用完时，错误信息会说明何时恢复。',
  'homepage.keys.link': '比较套餐',

  'homepage.convert.title': '给搬运数据的人',
  'homepage.convert.text':
    '导出的是 CSV，程序要 JSON，同事看 YAML。转换工具原样搬运数据；如果目标格式放不下，会明确告诉您。',
  'homepage.convert.fact1': 'JSON、YAML、TOML、XML、CSV 和 NDJSON，任意互转。',
  'homepage.convert.fact2': '长数字一位不丢，文字一个不错。',
  'homepage.convert.fact3': '出错时指明行号和列号。',
  'homepage.convert.link': '查看转换工具',

  'homepage.puzzle.title': '给老师、编辑和想解闷的人',
  'homepage.puzzle.text': '谜题只有唯一解，难度名副其实，由种子生成：今天全班、全体读者拿到的都是同一题。',
  'homepage.puzzle.fact1': '四个等级，以人工求解最难的一步命名。',
  'homepage.puzzle.fact2': '求解器逐步展示推理过程。',
  'homepage.puzzle.fact3': '同一日期永远得到同一题。',
  'homepage.puzzle.link': '查看谜题',

  'homepage.scrape.title': '给管理员：网页变成 API',
  'homepage.scrape.text':
    '粘贴一个公开网页的地址，指出要点，发布。片刻之后，这个网页就以 JSON 作答，和其他工具一样有密钥、表单和文档。',
  'homepage.scrape.fact1': '先给出带样例的建议，您只需修正，不必从零开始。',
  'homepage.scrape.fact2': '自带的测试定时运行，网页变了会通知您。',
  'homepage.scrape.fact3': '只读取公开地址，除非运营者逐一许可。',
  'homepage.scrape.link': '了解工作方式',

  'homepage.languages.title': '为每个人，按各自的阅读习惯',
  'homepage.languages.text':
    '英语、法语、阿拉伯语和中文，都为各自的读者而写。阿拉伯语界面真正镜像，图表和滑块也不例外。',
  'homepage.languages.fact1': '每个操作都能用键盘完成，每张图、每种状态都有文字说明。',
  'homepage.languages.fact2': '六种配色，明暗两用，对比度经过检验。',
  'homepage.languages.fact3': '从 375 像素宽起设计：手机上也是完整的产品。',
  'homepage.languages.link': '我们还坚持什么',

  'homepage.privacy.title': '数据留在您信任的人那里',
  'homepage.privacy.text':
    '整个产品运行在一台机器、一个数据文件夹里。字体、脚本和统计都不来自外部；除非工具的用途就是抓取网页，否则您发送的内容不会离开服务器。',
  'homepage.privacy.fact1': '一个会话 Cookie，一个语言 Cookie，没有一个用来跟踪您。',
  'homepage.privacy.fact2': '调用日志记录工具、时间和结果，不记录内容。',
  'homepage.privacy.fact3': '无论有没有账户，都可以要求删除您的全部数据。',
  'homepage.privacy.link': '阅读隐私政策',

  'homepage.end.title': '现在，用您自己的内容试试',
  'homepage.end.text': '访客可以运行开放工具，注册后可用其余工具。',
} as const satisfies CopyIn<'ch', typeof en>;
