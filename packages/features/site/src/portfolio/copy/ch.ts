import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'portfolio.title': '应用示例',
  'portfolio.purpose': '用 {{site}} 的工具完成的六个日常任务。每个示例都列出所用的调用，并附有可复制的代码。',
  'portfolio.areas': '按分类筛选示例',
  'portfolio.calls': '所用工具',
  'portfolio.code': '代码',
  'portfolio.qr': '二维码',
  'portfolio.uuid': 'UUID 标识符',
  'portfolio.data': '数据格式',
  'portfolio.sudoku': '数独',

  'portfolio.labels.title': '仓库货架标签',
  'portfolio.labels.text':
    '仓库在每个货架上贴一张标签，用任何手机扫码都能打开该货架的页面。一次调用生成一个二维码；使用 SVG 格式，任意尺寸打印都清晰。',
  'portfolio.labels.fact': '25% 的纠错率让刮花的标签依然可读。',
  'portfolio.statement.title': '银行对账单转 JSON',
  'portfolio.statement.text':
    '银行导出以分号分隔的 CSV，记账脚本读取 JSON。转换器自动识别分隔符，金额保持原样，并统计行数。',
  'portfolio.statement.fact': '金额保留为文本，不会被四舍五入。',
  'portfolio.sheet.title': '学校的每日数独',
  'portfolio.sheet.text': '学校每天打印一道数独。以日期为种子，每个班级得到同一道题，第二天早上即可获取答案。',
  'portfolio.sheet.fact': '相同的等级和日期始终生成同一道题。',
  'portfolio.orders.title': '按时间排序的订单号',
  'portfolio.orders.text': '一家有三个收银台的商店需要唯一且按创建顺序排列的订单号。UUID 第 7 版以时间戳开头。',
  'portfolio.orders.fact': '一百个号码只需一次调用：早上获取，离线使用。',
  'portfolio.settings.title': '比较两个配置文件',
  'portfolio.settings.text':
    '测试环境和生产环境各有一个 TOML 文件。把两者转换为键已排序的 JSON，简单对比就能看到不同的三行。',
  'portfolio.settings.fact': '注释和键的顺序不影响比较结果。',
  'portfolio.hints.title': '解谜应用里的提示',
  'portfolio.hints.text': '玩家卡住了，需要提示而不是答案。求解器按人的解题顺序返回步骤，应用只显示第一步。',
  'portfolio.hints.fact': '每一步都注明技巧、相关格子和填入的数字。',

  'portfolio.end.title': '有您的作品吗？',
  'portfolio.end.text': '告诉运营者，好的示例会添加到本页。',
  'portfolio.end.contact': '分享示例',
} as const satisfies CopyIn<'ch', typeof en>;
