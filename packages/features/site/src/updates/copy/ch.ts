import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'updates.title': '最近更新',
  'updates.purpose': '{{site}} 的新增、变更、修复和移除内容。',
  'updates.manage': '管理',
  'updates.kinds': '更新类型',
  'updates.all': '全部',
  'updates.new': '新增',
  'updates.changed': '变更',
  'updates.fixed': '修复',
  'updates.removed': '移除',
  'updates.in': '{{month}}的更新',
  'updates.more': '显示更早的更新',
  'updates.moreFailed': '无法加载更早的更新，请重试。',
  'updates.none': '暂无更新',
  'updates.none.text': '网站的变更会显示在这里。',
  'updates.none.hub': '浏览 API 中心',
  'updates.nothing': '没有此类更新',
  'updates.nothing.text': '请选择其他类型，或显示全部更新。',
  'updates.nothing.all': '显示全部更新',
  'updates.failed': '无法加载更新',
  'updates.failed.text': '服务器没有响应。请稍后重试。',
} satisfies CopyIn<'ch', typeof en>;
