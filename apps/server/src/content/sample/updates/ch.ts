import type { UpdateTexts } from '../updates.ts';

export const ch: UpdateTexts = {
  languages: {
    title: '本站提供四种语言',
    body: '英文、法文、阿拉伯文和中文，覆盖每个页面。阿拉伯文界面完全镜像，包括图表、滑块和图标。请在页眉选择您的语言。',
  },
  jsonpath: {
    title: 'JSONPath 过滤器不再会使服务器停止',
    body: '成倍放大数据的 JSONPath 过滤器曾可能耗尽服务器内存。现在保存定义时会拒绝此类过滤器，并在错误中指出是哪个过滤器。',
  },
  contrast: {
    title: '高对比度和深色模式的对比度更好',
    body: '控件、图标和插图现在使用系统的高对比度颜色。在深色模式下，菜单和对话框有可见的边框。焦点框在任何背景上都清晰可见。',
  },
  health: {
    title: 'API 中心会标记异常的 API',
    body: '无代码创建的 API 会定时运行测试。连续失败三次后，API 中心会标记该 API，管理员会收到邮件。测试再次通过后，标记会移除，并再发送一封邮件。',
  },
  browsers: {
    title: '不再支持旧浏览器',
    body: '我们移除了针对过时浏览器的代码，以及本站不提供的语言的文本。仪表板加载更快。如果您的浏览器是最新版本，则没有任何变化。',
  },
  scrapers: {
    title: '无需代码，从网页创建 API',
    body: '管理员粘贴 URL，即可获得来自 JSON-LD、脚本数据、订阅源、重复元素和表格的建议及样本。编辑器会显示每个选择器在页面上匹配的内容。发布的 API 立即可用，并带有表单、代码和文档。您可以随时回滚到较早的修订版本。',
  },
  threads: {
    title: '大型转换不再拖慢其他调用',
    body: '耗时超过几毫秒的工作现在在单独的线程中运行。转换 5 MB 的文件时，其他调用与之前一样快。',
  },
  charges: {
    title: '失败的调用不再消耗配额',
    body: '调用成功后才会扣减。被拒绝的输入、没有响应的网站和已取消的调用不会消耗您的配额。[每日配额如何计算](/apps/blog/detail/how-the-daily-quota-counts)',
  },
  tools: {
    title: '数据格式、数独、二维码和 UUID',
    body: '首批工具已上线：[数据格式](/hub/convert/data)可在 JSON、YAML、TOML、XML、CSV 和 NDJSON 之间转换，[数独](/hub/puzzle/sudoku)可出题和解题，[二维码](/hub/random/qr)可生成手机能识别的二维码，[UUID](/hub/random/uuid)可生成随机或按时间排序的标识符。',
  },
  hub: {
    title: '每个 API 都有表单、代码和历史记录的 API 中心',
    body: '按分类或任务查找 API，在其页面上运行，并复制 curl 或 11 种编程语言的调用代码。每个账号都有 API 密钥，可限制到部分分类并设置有效期。',
  },
};
