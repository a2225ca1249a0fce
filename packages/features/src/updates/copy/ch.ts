import type { CopyIn } from '../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'updates.title': '最近更新',
  'updates.purpose': '{{site}} 的新增、改动、修复和移除。',
  'updates.manage': '管理',
  'updates.kinds': '更新类型',
  'updates.all': '全部',
  'updates.new': '新增',
  'updates.changed': '改动',
  'updates.fixed': '修复',
  'updates.removed': '移除',
  'updates.in': '{{month}}的更新',
  'updates.more': '显示更早的更新',
  'updates.moreFailed': '更早的更新没有加载出来。已显示的内容不变，请重试。',
  'updates.none': '还没有更新',
  'updates.none.text': '这里有变化时，会在本页说明。',
  'updates.none.hub': '查看 API',
  'updates.nothing': '没有这类更新',
  'updates.nothing.text': '其他更新仍然可以查看。',
  'updates.nothing.all': '显示全部更新',
  'updates.failed': '更新没有加载出来',
  'updates.failed.text': '服务器没有回应。内容没有丢失，请稍后重试。',
} satisfies CopyIn<'ch', typeof en>;
