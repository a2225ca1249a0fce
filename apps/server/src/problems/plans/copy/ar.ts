import type { CopyOf } from '../../copy-of.ts';
import type en from './en.ts';

export default {
  'problem.plans.noPlan': 'هذه الباقة غير موجودة. اختر باقة من /pricing.',
  'problem.plans.freeNoRequest': 'لا تحتاج الباقة المجانية إلى طلب. تعود إليها عند انتهاء باقتك.',
  'problem.plans.samePlan': 'أنت على هذه الباقة بالفعل. اطلب باقة أخرى.',
  'problem.plans.requestsMax': 'طلبات باقات كثيرة جدًا. أعد المحاولة بعد {{waitS}} ث.',
  'problem.plans.noRequestHere': 'هذا الطلب غير موجود. أعد تحميل الصفحة.',
  'problem.plans.ownAnswered': 'سبقت معالجة طلبك. أعد تحميل الصفحة.',
  'problem.plans.codesMax': 'رموز قسائم غير صالحة كثيرة جدًا. أعد المحاولة بعد {{waitS}} ث.',
  'problem.plans.requestOpen': 'لديك طلب قيد الانتظار. اسحبه لتطلب شيئًا آخر.',
  'problem.plans.stale': 'عدّل شخص آخر هذا العنصر. أعد تحميله، ثم كرر تعديلك.',
  'problem.plans.everyoneFree': 'الباقة المجانية متاحة للجميع. اختر باقة أخرى، أو أبطل الباقة الحالية.',
  'problem.plans.past': 'يجب أن يكون {{field}} في المستقبل.',
  'problem.plans.personUnknown':
    'لا يوجد حساب باسم المستخدم هذا أو بهذا البريد الإلكتروني أو المعرّف. تحقق منه، أو اسأل الشخص كيف يسجّل الدخول.',
  'problem.plans.alreadyPremium': 'لدى هذا الشخص باقة بالفعل. عدّلها أو مدّدها.',
  'problem.plans.notPremium': 'انتهت هذه الباقة من قبل، فلا شيء لإبطاله.',
  'problem.plans.nothingToRestore':
    'لا يمكن التراجع عن آخر تعديل، أو أن الباقة المُبطلة كانت ستنتهي الآن. امنح الباقة مجددًا.',
  'problem.plans.noPersonHere': 'لا أحد بهذا المعرّف لديه باقة أو كانت لديه. أعد تحميل القائمة.',
  'problem.plans.voucherPlanGone': 'حُذفت باقة هذه القسيمة. أنشئ قسيمة لباقة أخرى.',
  'problem.plans.noVoucher': 'هذه القسيمة غير موجودة. أعد تحميل القائمة.',
  'problem.plans.planIdTaken': 'توجد باقة بهذا المعرّف. اختر معرّفًا آخر، أو عدّل تلك الباقة.',
  'problem.plans.plansMax': 'بلغ عدد الباقات الحد الأقصى {{max}}. احذف باقة لا يملكها أحد.',
  'problem.plans.freePlan': 'لا يمكن حذف الباقة المجانية لأن الجميع يعود إليها عند انتهاء باقته. عدّل حدودها بدلًا من ذلك.',
  'problem.plans.planInUse':
    'هذه الباقة مستخدمة (الأشخاص: {{people}}، القسائم: {{vouchers}}، الطلبات: {{requests}}). انقلها أو اسحبها أو عالجها أولًا.',
  'problem.plans.noPlanHere': 'هذه الباقة غير موجودة. أعد تحميل القائمة.',
  'problem.plans.priceCurrency': 'يحتاج السعر إلى عملة.',
  'problem.plans.currencyPrice': 'تحتاج العملة إلى سعر. احذف العملة، أو أضف سعرًا.',
  'problem.plans.notCurrency': 'هذا ليس رمز عملة وفق ISO 4217. استخدم رمزًا مثل EUR أو USD أو IDR.',
  'problem.plans.noRequest': 'هذا الطلب غير موجود. أعد تحميل القائمة.',
  'problem.plans.answered': 'سبقت معالجة هذا الطلب أو سحبه. أعد تحميل القائمة.',
  'problem.plans.voucherOwn': 'استخدمت هذه القسيمة من قبل. يمكن لكل شخص استخدامها مرة واحدة.',
  'problem.plans.voucherWithdrawn': 'سُحبت هذه القسيمة. اطلب قسيمة أخرى.',
  'problem.plans.voucherSpent': 'استُنفدت هذه القسيمة. اطلب قسيمة أخرى.',
  'problem.plans.voucherExpired': 'انتهت صلاحية هذه القسيمة. اطلب قسيمة أخرى.',
  'problem.plans.planInForce': 'لا يمكن لهذه القسيمة تمديد باقتك الحالية، فلم تُستخدم. استخدمها بعد انتهاء باقتك.',
  'problem.plans.voucherUnknown': 'لا توجد قسيمة بهذا الرمز. تحقق من الرمز وأعد المحاولة.',
} satisfies CopyOf<typeof en>;
