import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'homepage.title': '产品介绍',
  'homepage.purpose': '{{site}} 能做什么、适合谁、如何使用：从第一次搜索到自己的服务器。',
  'homepage.register': '免费创建账号',
  'homepage.try': '试用工具',

  'homepage.hub.title': '在一处查找所有工具',
  'homepage.hub.text': 'API 中心列出本站的所有工具。用四种语言中的任意一种描述您的需求，最匹配的工具会排在最前。',
  'homepage.hub.fact1': '按名称、分类或任务搜索。筛选和排序保存在 URL 中，可以直接分享列表。',
  'homepage.hub.fact2': '每个工具都显示运行状态、调用消耗，以及是否可以免登录试用。',
  'homepage.hub.fact3': '收藏的工具显示在仪表板上。',
  'homepage.hub.link': '打开 API 中心',

  'homepage.play.title': '用表单运行任意工具',
  'homepage.play.text':
    '在调试台中，您可以在编写代码之前查看工具返回的内容。表单已预填示例，响应以文本、树形、表格或图片显示。',
  'homepage.play.fact1': '可复制同一调用的 curl 代码或 11 种编程语言的代码。',
  'homepage.play.fact2': '最近的调用保存在您的浏览器中，可以查看和重新发送。',
  'homepage.play.fact3': '链接包含全部输入，可以把完全相同的调用发给同事。',
  'homepage.play.link': '试用数据转换器',

  'homepage.keys.title': 'API 密钥与每日配额',
  'homepage.keys.text':
    '通过 API 密钥，您的程序可以调用您能使用的所有工具。为每个程序创建一个密钥，只授权所需的分类，并可随时吊销。',
  'homepage.keys.fact1': '剩余配额显示在每次响应的响应头和仪表板中。',
  'homepage.keys.fact2': '失败的调用不计次数。',
  'homepage.keys.fact3': '配额用完时，错误信息会说明重置时间。',
  'homepage.keys.link': '对比套餐',

  'homepage.convert.title': '适合处理数据的用户',
  'homepage.convert.text':
    '一个系统导出 CSV，另一个需要 JSON，同事习惯用 YAML。转换器精确保留数据，并列出目标格式无法容纳的内容。',
  'homepage.convert.fact1': '支持 JSON、YAML、TOML、XML、CSV 和 NDJSON 之间的互相转换。',
  'homepage.convert.fact2': '长数字保留每一位，文本保留所有字符。',
  'homepage.convert.fact3': '错误信息包含行号和列号。',
  'homepage.convert.link': '查看转换器',

  'homepage.puzzle.title': '适合教师、编辑和谜题爱好者',
  'homepage.puzzle.text': '每道谜题都有唯一解和可靠的难度等级。谜题由种子生成，全班或所有读者都可以得到同一道题。',
  'homepage.puzzle.fact1': '四个等级，按人工求解所需的最难步骤划分。',
  'homepage.puzzle.fact2': '求解器解释每一步。',
  'homepage.puzzle.fact3': '相同的日期始终生成同一道题。',
  'homepage.puzzle.link': '查看谜题',

  'homepage.scrape.title': '管理员：把网页变成 API',
  'homepage.scrape.text':
    '粘贴公开网页的 URL，选择所需内容，然后发布。之后即可像其他工具一样，通过 API 密钥、表单和文档以 JSON 调用该网页。',
  'homepage.scrape.fact1': '从带示例的建议开始，而不是空白表单。',
  'homepage.scrape.fact2': '定时测试会在网页变化时通知您。',
  'homepage.scrape.fact3': '只读取公开 URL，除非运营者允许特定主机。',
  'homepage.scrape.link': '了解工作原理',

  'homepage.languages.title': '面向所有人，支持四种语言',
  'homepage.languages.text': '英语、法语、阿拉伯语和中文。阿拉伯语界面完全镜像，包括图表和滑块。',
  'homepage.languages.fact1': '所有操作都可以用键盘完成，所有图片和状态都有文字说明。',
  'homepage.languages.fact2': '六种配色主题，支持浅色和深色，对比度经过测试。',
  'homepage.languages.fact3': '375 像素宽度即可使用，手机上功能完整。',
  'homepage.languages.link': '了解我们的原则',

  'homepage.privacy.title': '您的数据只留在一台服务器上',
  'homepage.privacy.text':
    '网站运行在一台机器上，只有一个数据文件夹。不从外部加载字体、脚本或跟踪器；只有当工具需要获取网页时，您发送的内容才会离开服务器。',
  'homepage.privacy.fact1': '一个会话 Cookie，一个语言 Cookie，没有跟踪 Cookie。',
  'homepage.privacy.fact2': '调用日志记录工具、时间和结果，不记录内容。',
  'homepage.privacy.fact3': '无论是否有账号，都可以要求删除您的全部数据。',
  'homepage.privacy.link': '阅读隐私政策',

  'homepage.end.title': '用您自己的数据试试',
  'homepage.end.text': '部分工具可以免登录试用，创建账号后可使用全部工具。',
} as const satisfies CopyIn<'ch', typeof en>;
