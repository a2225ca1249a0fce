import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'updates.title': 'آخر التحديثات',
  'updates.purpose': 'الجديد والمتغيّر والمُصلَح والمُزال في {{site}}.',
  'updates.manage': 'إدارة',
  'updates.kinds': 'نوع التحديث',
  'updates.all': 'الكل',
  'updates.new': 'جديد',
  'updates.changed': 'تغيير',
  'updates.fixed': 'إصلاح',
  'updates.removed': 'إزالة',
  'updates.in': 'تحديثات {{month}}',
  'updates.more': 'عرض التحديثات الأقدم',
  'updates.moreFailed': 'تعذّر تحميل التحديثات الأقدم. أعد المحاولة.',
  'updates.none': 'لا توجد تحديثات بعد',
  'updates.none.text': 'تظهر هنا التغييرات التي تطرأ على الموقع.',
  'updates.none.hub': 'تصفّح الواجهات البرمجية',
  'updates.nothing': 'لا توجد تحديثات من هذا النوع',
  'updates.nothing.text': 'اختر نوعًا آخر أو اعرض كل التحديثات.',
  'updates.nothing.all': 'عرض كل التحديثات',
  'updates.failed': 'تعذّر تحميل التحديثات',
  'updates.failed.text': 'لم يستجب الخادم. أعد المحاولة بعد لحظات.',
} satisfies CopyIn<'ar', typeof en>;
