import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'notifications.title': 'الإشعارات',
  'notifications.titleUnread_zero': 'الإشعارات، لا يوجد غير مقروء',
  'notifications.titleUnread_one': 'الإشعارات، إشعار واحد غير مقروء',
  'notifications.titleUnread_two': 'الإشعارات، إشعاران غير مقروءين',
  'notifications.titleUnread_few': 'الإشعارات، {{count, number}} إشعارات غير مقروءة',
  'notifications.titleUnread_many': 'الإشعارات، {{count, number}} إشعارًا غير مقروء',
  'notifications.titleUnread_other': 'الإشعارات، {{count, number}} إشعار غير مقروء',
  'notifications.many': '99+',
  'notifications.readAll': 'وضع علامة مقروء على الكل',
  'notifications.isUnread': 'غير مقروء',
  'notifications.list': 'آخر الإشعارات',
  'notifications.none': 'لا توجد إشعارات',
  'notifications.none.text': 'تظهر هنا تنبيهات الحصة والمفاتيح التي ستنتهي صلاحيتها وتسجيلات الدخول من متصفحات جديدة.',
  'notifications.failed': 'تعذّر تحميل الإشعارات',
  'notifications.failed.text': 'لم يستجب الخادم. أعد المحاولة بعد لحظات.',
  'notifications.notRead': 'تعذّر وضع علامة مقروء على الإشعار. أعد المحاولة بعد لحظات.',
  'notifications.older': 'عرض الأقدم',
  'notifications.olderFailed': 'تعذّر تحميل الإشعارات الأقدم. أعد المحاولة.',
  'notifications.quota80': 'استخدمت 80% من استدعاءات اليوم البالغة {{limit, number}}.',
  'notifications.quota100':
    'استخدمت كل استدعاءات اليوم البالغة {{limit, number}}. تتجدد حصتك عند منتصف الليل بتوقيت UTC.',
  'notifications.key': 'تنتهي صلاحية المفتاح {{name}} في {{date}}. مدّدها أو أنشئ مفتاحًا جديدًا.',
  'notifications.signIn':
    'تسجيل دخول جديد عبر {{browser}} على {{system}}. إذا لم تكن أنت، فأنهِ الجلسة وغيّر كلمة المرور.',
  'notifications.update': 'تحديث: {{title}}',
  'notifications.planGranted': 'أنت على الباقة {{plan}} حتى {{date}}.',
  'notifications.planGrantedOpen': 'أنت الآن على الباقة {{plan}}.',
  'notifications.planEnding': 'تنتهي باقتك {{plan}} في {{date}}.',
  'notifications.planEnded': 'انتهت باقتك {{plan}}. عدت إلى الباقة المجانية.',
  'notifications.planDeclined': 'رُفض طلبك للباقة {{plan}}.',
  'notifications.recovery_zero': 'لم يبقَ أي رمز استرداد. أنشئ رموزًا جديدة.',
  'notifications.recovery_one': 'بقي رمز استرداد واحد. أنشئ رموزًا جديدة.',
  'notifications.recovery_two': 'بقي رمزا استرداد. أنشئ رموزًا جديدة.',
  'notifications.recovery_few': 'بقيت {{count, number}} رموز استرداد. أنشئ رموزًا جديدة.',
  'notifications.recovery_many': 'بقي {{count, number}} رمز استرداد. أنشئ رموزًا جديدة.',
  'notifications.recovery_other': 'بقي {{count, number}} رمز استرداد. أنشئ رموزًا جديدة.',
  'notifications.sourceAway':
    'لا تصل استدعاءات {{title}} إلى مصدرها. افتح التعريف وصحّحه، أو أوقف الواجهة البرمجية مؤقتًا.',
  'notifications.premium': 'المميزة',
} as const satisfies CopyIn<'ar', typeof en>;
