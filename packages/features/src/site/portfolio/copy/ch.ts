import type { CopyIn } from '../../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'portfolio.title': '实用案例',
  'portfolio.purpose': '六件来自生活的小事，用 {{site}} 的工具完成。每件都列出所用的调用，并附可直接带走的代码。',
  'portfolio.areas': '按领域显示案例',
  'portfolio.calls': '所用工具',
  'portfolio.code': '代码',
  'portfolio.qr': '二维码',
  'portfolio.uuid': 'UUID 标识符',
  'portfolio.data': '数据格式',
  'portfolio.sudoku': '数独',

  'portfolio.labels.title': '仓库货架标签',
  'portfolio.labels.text':
    '仓库给货架编号，希望每个货架上都有标签，用任何手机一扫就打开该货架的页面。一次调用画一个码；SVG 格式以任何尺寸打印都清晰。',
  'portfolio.labels.fact': '四分之一的纠错能力，标签刮花了也能识读。',
  'portfolio.statement.title': '把银行流水变成 JSON',
  'portfolio.statement.text':
    '银行导出用分号分隔的 CSV，记账脚本读 JSON。转换工具自动识别分隔符，金额保持银行原样，并统计行数。',
  'portfolio.statement.fact': '金额保留为文本，一位数字也不会被舍入。',
  'portfolio.sheet.title': '公告栏的每日数独',
  'portfolio.sheet.text': '学校每天印一题数独。以日期为种子，每个教室都得到同一题，不必传来传去，第二天早上答案也在。',
  'portfolio.sheet.fact': '相同的等级和日期永远得到同一题。',
  'portfolio.orders.title': '按时间排序的订单号',
  'portfolio.orders.text': '有三个收银台的商店需要永不冲突、又能按生成顺序排列的订单号。第 7 版标识符以时间开头。',
  'portfolio.orders.fact': '一百个号码只算一次调用：早上取好，离线使用。',
  'portfolio.settings.title': '两份配置有何不同',
  'portfolio.settings.text':
    '测试环境和生产环境各有一份 TOML，没人记得差别在哪。转成键已排序的 JSON，简单一比就看到不同的三行。',
  'portfolio.settings.fact': '注释和顺序不再碍事。',
  'portfolio.hints.title': '解谜应用里的提示',
  'portfolio.hints.text': '玩家卡住了，想要一点提示，而不是答案。求解器按人的思路依次返回步骤，应用只显示第一步。',
  'portfolio.hints.fact': '每一步都写明技巧、所看的格子和填入的数字。',

  'portfolio.end.title': '您用它做了什么？',
  'portfolio.end.text': '告诉运营者吧，好案例会出现在这一页。',
  'portfolio.end.contact': '告诉我们',
} as const satisfies CopyIn<'ch', typeof en>;
