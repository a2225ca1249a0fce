import type { CopyOf } from '../../copy-of.ts';
import type en from './en.ts';

export default {
  'problem.scrapers.noDefinition': '此定义不存在，可能已删除。',
  'problem.scrapers.notPublished': '尚未发布任何内容，请先发布草稿。',
  'problem.scrapers.stale': '其他人保存了此定义。请加载最新版本后再次更改。',
  'problem.scrapers.apiTaken': '“{{api}}”处已有 API，请选择其他路径。',
  'problem.scrapers.tooLong': '分析页面耗时过长。请手动编写定义，或尝试较小的页面。',
  'problem.scrapers.tooLarge': '页面过大，无法分析。请手动编写定义，或尝试较小的页面。',
  'problem.scrapers.justDeleted': '此定义刚刚被删除，请重新加载列表。',
  'problem.scrapers.noDeleted': '没有可恢复的已删除定义。已删除的定义保留 30 天。',
  'problem.scrapers.twice': '文件中“{{api}}”出现了两次，请移除一个。',
  'problem.scrapers.urlReturned': '{{host}} 返回了 {{status}}，请在浏览器中打开该 URL 进行检查。',
  'problem.scrapers.noTests': '此定义没有测试，请先添加一个。',
  'problem.scrapers.noRevision': '没有修订版本 {{revision}}。',
  'problem.scrapers.noPage': '{{provider}} 没有此页面（状态 {{status}}）。',
  'problem.scrapers.returned': '{{provider}} 返回了 {{status}}，而不是页面。',
  'problem.scrapers.busyPages': '服务器正忙于读取其他页面，请在 {{waitS}} 秒后重试。',
  'problem.scrapers.readTooLong': '读取 {{provider}} 的页面耗时过长，已停止。',
  'problem.scrapers.noSecret': '没有名为“{{name}}”的机密。',
} satisfies CopyOf<typeof en>;
