import type { CopyIn } from '../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'updates.title': 'آخر التحديثات',
  'updates.purpose': 'ما أُضيف أو تغيّر أو أُصلح أو أُزيل في {{site}}.',
  'updates.manage': 'إدارة',
  'updates.kinds': 'نوع التحديث',
  'updates.all': 'الكل',
  'updates.new': 'جديد',
  'updates.changed': 'تغيير',
  'updates.fixed': 'إصلاح',
  'updates.removed': 'إزالة',
  'updates.in': 'تحديثات {{month}}',
  'updates.more': 'اعرض الأقدم',
  'updates.moreFailed': 'تعذّر تحميل التحديثات الأقدم. الظاهر باقٍ، فأعد المحاولة.',
  'updates.none': 'لا تحديثات بعد',
  'updates.none.text': 'حين يتغيّر شيء هنا تخبرك به هذه الصفحة.',
  'updates.none.hub': 'اطّلع على الواجهات',
  'updates.nothing': 'لا تحديث من هذا النوع',
  'updates.nothing.text': 'بقية التحديثات ما زالت هنا.',
  'updates.nothing.all': 'اعرض كل التحديثات',
  'updates.failed': 'تعذّر تحميل التحديثات',
  'updates.failed.text': 'لم يجب الخادم. لم يُفقد شيء؛ أعد المحاولة بعد لحظة.',
} satisfies CopyIn<'ar', typeof en>;
