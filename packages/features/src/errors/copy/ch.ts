import type { CopyIn } from '../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'errors.notFound.title': '没有这个页面',
  'errors.notFound.text': '地址可能输错了，或者页面已经移动。所有工具都列在中心里。',
  'errors.notFound.hub': '浏览中心',
  'errors.notFound.search': '在中心里搜索“{{words}}”',
  'errors.forbidden.title': '此页面仅供管理员使用',
  'errors.forbidden.text': '您的账户无权打开它。本站管理员可以更改权限。',
  'errors.unexpected.title': '应用程序发生意外错误！',
  'errors.unexpected.text': '此页面遇到了我们这边的故障。您的账户和数据没有变化。',
  'errors.chunk.text': '此页面有一部分无法加载，重新加载后仍然如此。可能正在发布新版本，或者网络连接已断开。',
  'errors.maintenance.title': '网站正在维护',
  'errors.maintenance.text': '维护期间 {{site}} 不响应调用。您的账户和数据没有变化。',
  'errors.maintenance.again': '再次检查',
  'errors.maintenance.checking': '正在检查网站',
  'errors.maintenance.checkingText': '请稍候片刻。',
  'errors.maintenance.over': '网站正常运行',
  'errors.maintenance.overText': '目前没有维护。{{site}} 正常响应。',
  'errors.maintenance.silent': '网站没有响应',
  'errors.maintenance.silentText': '服务器可能已停机，或者您的网络已断开。您的内容没有丢失。',
  'errors.home': '前往控制台',
  'errors.requestId': '请求编号',
  'errors.copyRequestId': '复制请求编号',
  'errors.reload': '重新加载页面',
} as const satisfies CopyIn<'ch', typeof en>;
