import type { CopyOf } from '../../copy-of.ts';
import type en from './en.ts';

export default {
  'problem.content.emptyMessage': 'text فارغ. أدخل رسالة.',
  'problem.content.messagesToday':
    'أُرسلت رسائل كثيرة جدًا اليوم. سجّل الدخول لإرسال رسالتك الآن، أو أعد المحاولة بعد {{waitS}} ث.',
  'problem.content.networkMessages': 'رسائل كثيرة جدًا من شبكتك. أعد المحاولة بعد {{waitS}} ث.',
  'problem.content.proofNeeded': 'تصل رسائل كثيرة حاليًا. حُل التحدي وأرسل الرسالة مجددًا مع الحل إثباتًا.',
  'problem.content.proofSpent':
    'استُخدم هذا الإثبات، أو انتهت صلاحيته، أو يخص رسالة أخرى. حُل التحدي وأرسل الرسالة مجددًا مع الحل إثباتًا.',
  'problem.content.messageStale': 'عدّل شخص آخر هذه الرسالة. أعد تحميلها.',
  'problem.content.noMessage': 'هذه الرسالة غير موجودة. أعد تحميل القائمة.',
  'problem.content.noUpdate': 'هذا التحديث غير موجود. ربما حُذف.',
  'problem.content.noPicture': 'هذه الصورة غير موجودة في المعرض. ربما حُذفت.',
  'problem.content.notUploaded': 'pictureId ليس صورة مرفوعة. ارفعها أولًا.',
  'problem.content.noPost': 'هذا المقال غير موجود. ربما حُذف.',
  'problem.content.slugTaken': 'يستخدم مقال آخر «{{slug}}». اختر اسمًا آخر.',
  'problem.content.foreignCover': 'cover ليس صورة في هذا الموقع. ارفعها أولًا. لا تحمّل المتصفحات هنا صورًا من مواقع أخرى.',
  'problem.content.noFile': 'لا توجد صورة بهذا الاسم. ربما أُزيلت.',
  'problem.content.notPicture':
    'هذا ليس PNG أو JPEG أو WebP أو AVIF أو GIF. احفظ الصورة بإحدى هذه الصيغ، ثم ارفعها مجددًا.',
  'problem.content.pixelsMax':
    'أبعاد الصورة {{width}} × {{height}} بكسل. صغّرها إلى أقل من {{millions}} مليون، ثم ارفعها مجددًا.',
  'problem.content.brokenPicture': 'الصورة ناقصة أو تالفة. افتحها واحفظها مجددًا، ثم ارفعها.',
  'problem.content.saved': 'حفظ شخص آخر هذا العنصر. حمّل أحدث نسخة، ثم قرر أي التعديلات تُبقي.',
  'problem.content.apkSize': 'الملف أكبر من {{limit, bytes}}. اختر نسخة أصغر.',
  'problem.content.moreArrived': 'أُعلن عن رفع {{size}} بايت، لكن وصل أكثر من ذلك. ابدأ من جديد بهذا الملف.',
  'problem.content.notApk': 'هذا ليس ملف APK: ‏{{reason}}. اختر ملف ‎.apk الناتج عن بناء التطبيق.',
  'problem.content.ownUploads':
    'لديك {{max}} من عمليات الرفع غير المكتملة. أكمل إحداها أو ألغها. تُحذف العمليات التي لا تتلقى بيانات لمدة يوم.',
  'problem.content.allUploads':
    'تستهلك عمليات الرفع غير المكتملة لكل المسؤولين المساحة المخصصة لها. أكمل إحداها أو ألغها. تُحذف العمليات التي لا تتلقى بيانات لمدة يوم.',
  'problem.content.noUpload': 'عملية الرفع هذه غير موجودة. تُحذف العمليات التي لا تتلقى بيانات لمدة يوم. ابدأ من جديد.',
  'problem.content.wrongOffset': 'وصل {{received}} بايت. تابع من هناك.',
  'problem.content.uploadDiskFull': 'قرص الخادم ممتلئ. أخلِ مساحة، ثم تابع. ما وصل محفوظ.',
  'problem.content.noVersion': 'هذا الإصدار غير موجود. ربما حُذف. أعد تحميل القائمة.',
  'problem.content.codeTaken': 'لدى {{app}} إصدار بالرمز {{code}}. احذفه أولًا، أو ابنِ برمز أعلى.',
  'problem.content.apkMissing': 'ملف هذا الإصدار مفقود على الخادم. اطلب من مسؤول رفعه مجددًا.',
  'problem.content.noIcon': 'ليس لهذا التطبيق أيقونة.',
  'problem.content.noApp': 'هذا التطبيق أو الإصدار غير موجود. راجع قائمة التطبيقات.',
  'problem.content.notChecked': 'لم يُفحص الملف بعد. أكمل الرفع أولًا.',
  'problem.content.versionStale': 'عدّل شخص آخر هذا الإصدار. أعد تحميله، ثم كرر تعديلاتك.',
  'problem.content.noDeletedVersion': 'لا يوجد إصدار محذوف لاستعادته. تُحفظ الإصدارات المحذوفة 30 يومًا.',
  'problem.content.inFile': 'قيمة {{field}} في الملف {{value}} ولا يمكن تغييرها.',
  'problem.content.mailFailed': 'تعذّر إرسال البريد الإلكتروني: {{reason}}',
  'problem.content.noLegalText': 'لم يكتب المشغّل نصًا لهذه الصفحة.',
  'problem.content.siteStale': 'عدّل شخص آخر الإعدادات، فلم تُحفظ إعداداتك. حمّل أحدث نسخة، ثم احفظ مجددًا.',
  'problem.content.contactEmail': 'يجب أن يكون contactEmail عنوان بريد إلكتروني أو فارغًا.',
  'problem.content.legalNone':
    'يجب أن يحتوي legal.{{page}} على نص بلغة واحدة على الأقل. أرسل null لاستخدام النص الافتراضي.',
  'problem.content.legalEmpty': 'legal.{{page}}.{{language}} فارغ. احذف اللغة، أو أضف نصًا.',
  'problem.content.legalNull': 'يحتوي legal.{{page}}.{{language}} على محرف فارغ. أزله.',
  'problem.content.maintenanceControl': 'يحتوي maintenance.message.{{language}} على محارف تحكم. أزلها.',
  'problem.content.maintenanceTime': 'يجب أن يكون maintenance.until وقتًا مثل 2027-01-31T18:00:00Z أو null.',
  'problem.content.maintenancePast': 'مضى وقت maintenance.until. اختر وقتًا لاحقًا، أو null إذا كانت النهاية غير معروفة.',
} satisfies CopyOf<typeof en>;
