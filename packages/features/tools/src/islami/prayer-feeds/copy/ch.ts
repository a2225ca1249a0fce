import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'prayerFeeds.title': '日历链接',
  'prayerFeeds.text':
    '订阅链接后，可在日历中查看礼拜时间，内容会自动更新。任何持有链接的人都可以读取；地点和设置保存在服务器上。',
  'prayerFeeds.close': '关闭',
  'prayerFeeds.signedOut': '登录后可创建链接，并可随时吊销。',
  'prayerFeeds.signIn': '登录',
  'prayerFeeds.prayers': '日历中的时间',
  'prayerFeeds.reminder': '提醒',
  'prayerFeeds.reminder.none': '无',
  'prayerFeeds.reminder.atTime': '准时',
  'prayerFeeds.reminder.before_other': '提前 {{count, number}} 分钟',
  'prayerFeeds.create': '创建链接',
  'prayerFeeds.created': '链接已创建',
  'prayerFeeds.yours': '您的链接',
  'prayerFeeds.empty': '暂无链接。',
  'prayerFeeds.failed': '无法加载您的链接',
  'prayerFeeds.open': '在日历应用中打开{{place}}',
  'prayerFeeds.copy': '复制{{place}}的链接',
  'prayerFeeds.revoke': '吊销{{place}}的链接',
  'prayerFeeds.revoked': '链接已吊销',
  'prayerFeeds.undo': '撤销',
  'prayerFeeds.notChanged': '无法更改链接，请重试。',
  'prayerFeeds.tooMany_other': '您最多可有 {{count, number}} 个链接，请吊销不再使用的链接。',
  'prayerFeeds.outOfOrder': '您增加的分钟数使时间顺序颠倒。请在设置中使用较小的值。',
} as const satisfies CopyIn<'ch', typeof en>;
