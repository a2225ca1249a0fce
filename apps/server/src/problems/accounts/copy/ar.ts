import type { CopyOf } from '../../copy-of.ts';
import type en from './en.ts';

export default {
  'problem.accounts.inviteLink': 'تعذّر إنشاء الرابط لأن الترويسة Host ليست اسم مضيف صالحًا. عيّن PUBLIC_URL.',
  'problem.accounts.noInvitation': 'هذه الدعوة غير موجودة. أعد تحميل القائمة.',
  'problem.accounts.closed': 'لا يقبل هذا الموقع حسابات جديدة.',
  'problem.accounts.byInvitation': 'التسجيل في هذا الموقع بالدعوة فقط. افتح رابط دعوتك، أو اطلب دعوة من المسؤول.',
  'problem.accounts.invitationSpent':
    'انتهت صلاحية هذه الدعوة، أو استُخدمت أو سُحبت، أو تخص عنوان بريد إلكتروني آخر. اطلب دعوة جديدة.',
  'problem.accounts.reserved': 'اسم المستخدم هذا محجوز. اختر اسمًا آخر.',
  'problem.accounts.networkAccounts': 'أُنشئت حسابات كثيرة جدًا من شبكتك. أعد المحاولة بعد {{waitS}} ث.',
  'problem.accounts.signInsBusy': 'عدد كبير من الأشخاص يسجلون الدخول حاليًا. أعد المحاولة بعد {{waitS}} ث.',
  'problem.accounts.setupSpent':
    'استُخدم رابط الإعداد هذا من قبل أو أنه ناقص. سجّل الدخول، أو انسخ الرابط من سجل آخر تشغيل.',
  'problem.accounts.usernameTaken': 'اسم المستخدم هذا مستخدَم بالفعل. اختر اسمًا آخر.',
  'problem.accounts.keyInUrl':
    'لا تُقبل مفاتيح API في عنوان URL، لأنها تُحفظ في السجلات ومحفوظات المتصفحات. أرسل الترويسة «X-Api-Key: <key>» واستبدل هذا المفتاح.',
  'problem.accounts.keyForm':
    'هذا ليس مفتاح API صالحًا. تبدأ المفاتيح بالرمز «ay_» وطولها 41 محرفًا. انسخ المفتاح مجددًا.',
  'problem.accounts.keyGone': 'أُبطل مفتاح API هذا أو أنه غير موجود. أنشئ مفتاحًا في «مفاتيح API».',
  'problem.accounts.keyExpired': 'انتهت صلاحية مفتاح API هذا. أنشئ مفتاحًا جديدًا في «مفاتيح API».',
  'problem.accounts.noPasskey': 'مفتاح المرور هذا غير موجود. أعد تحميل القائمة.',
  'problem.accounts.passkeysMax': 'الحد الأقصى لمفاتيح المرور لكل حساب هو {{max}}. أزل مفتاحًا لم تعد تستخدمه.',
  'problem.accounts.passkeyDomain': 'تتطلب مفاتيح المرور اسم نطاق. افتح الموقع باسمه بدلًا من عنوان IP.',
  'problem.accounts.passkeyRefused': 'لا يمكن استخدام مفتاح المرور هذا هنا. أعد المحاولة، أو سجّل الدخول بكلمة المرور.',
  'problem.accounts.confirmSent': 'أكّد عنوان بريدك الإلكتروني أولًا. أُرسلت إليك رسالة فيها الرابط.',
  'problem.accounts.confirmEarlier': 'أكّد عنوان بريدك الإلكتروني أولًا. افتح الرابط في الرسالة التي أُرسلت إليك.',
  'problem.accounts.emailsMax': 'طُلبت رسائل كثيرة جدًا. استخدم أحدثها، أو أعد المحاولة بعد {{waitS}} ث.',
  'problem.accounts.nothingPending': 'لا يوجد عنوان بريد إلكتروني بحاجة إلى تأكيد.',
  'problem.accounts.attemptsMax': 'محاولات كثيرة جدًا. أعد المحاولة بعد {{waitS}} ث.',
  'problem.accounts.attemptsMaxUnknown':
    'محاولات كثيرة جدًا. أعد المحاولة بعد {{waitS}} ث. ما زال بإمكانك تسجيل الدخول على جهاز استخدمته من قبل، أو بمفتاح مرور، أو بعد إعادة تعيين كلمة المرور عبر البريد الإلكتروني.',
  'problem.accounts.emailLinkSpent':
    'استُخدم هذا الرابط، أو حل محله رابط أحدث، أو مضى عليه أكثر من يومين. اطلب رابطًا جديدًا من ملفك الشخصي.',
  'problem.accounts.addressTaken': 'أكّد حساب آخر عنوان البريد الإلكتروني هذا. استخدم عنوانًا آخر.',
  'problem.accounts.wrongLogin':
    'اسم المستخدم أو كلمة المرور غير صحيحة. إذا لم يُؤكَّد عنوان بريدك الإلكتروني بعد، فسجّل الدخول باسم المستخدم.',
  'problem.accounts.enterCode': 'أدخل الرمز من تطبيق المصادقة.',
  'problem.accounts.sessionEnded': 'انتهت هذه الجلسة من قبل. أعد تحميل القائمة.',
  'problem.accounts.wrongPassword': 'كلمة المرور غير صحيحة. أدخل كلمة المرور التي تسجّل الدخول بها.',
  'problem.accounts.passwordsMax': 'كلمات مرور غير صحيحة كثيرة جدًا. أعد المحاولة بعد {{waitS}} ث.',
  'problem.accounts.linkSpent': 'استُخدم هذا الرابط، أو حل محله رابط أحدث، أو انتهت صلاحيته. اطلب رابطًا جديدًا.',
  'problem.accounts.weakCommon': 'كلمة المرور هذه شائعة جدًا. اختر عبارة أطول، من أربع كلمات مثلًا.',
  'problem.accounts.weakRepeat': 'تكرر كلمة المرور هذه بضعة محارف. اختر عبارة أطول، من أربع كلمات مثلًا.',
  'problem.accounts.weakSequence':
    'كلمة المرور هذه تسلسل من الحروف أو الأرقام أو مفاتيح لوحة المفاتيح. اختر عبارة أطول، من أربع كلمات مثلًا.',
  'problem.accounts.weakSite': 'كلمة المرور هذه مبنية على اسم هذا الموقع. اختر غيرها، من أربع كلمات مثلًا.',
  'problem.accounts.weakPersonal':
    'كلمة المرور هذه مبنية على اسم المستخدم أو اسمك أو بريدك الإلكتروني. اختر غيرها، من أربع كلمات مثلًا.',
  'problem.accounts.twoStepsOn': 'التحقق بخطوتين قيد التشغيل بالفعل. أوقفه أولًا، ثم أعد إعداده.',
  'problem.accounts.setupOver': 'انتهت صلاحية هذا الإعداد. ابدأ من جديد وامسح الرمز الجديد.',
  'problem.accounts.codesMax': 'رموز غير صحيحة كثيرة جدًا. أعد المحاولة بعد {{waitS}} ث.',
  'problem.accounts.wrongFirstCode': 'الرمز غير صحيح. أدخل أحدث رمز من التطبيق، وتأكد من صحة ساعة هاتفك.',
  'problem.accounts.twoStepsOff': 'التحقق بخطوتين متوقف. فعّله أولًا.',
  'problem.accounts.signInOver': 'انتهت صلاحية تسجيل الدخول هذا. سجّل الدخول بكلمة المرور مجددًا.',
  'problem.accounts.wrongCode': 'هذا الرمز غير صحيح أو استُخدم من قبل. انتظر الرمز التالي.',
  'problem.accounts.wrongRecovery': 'رمز الاسترداد هذا غير صحيح أو استُخدم من قبل. استخدم رمزًا آخر.',
  'problem.accounts.wrongEither':
    'هذا الرمز غير صحيح أو استُخدم من قبل. أدخل الرمز التالي من التطبيق، أو رمز استرداد آخر.',
  'problem.accounts.noKey': 'مفتاح API هذا غير موجود. أعد تحميل القائمة.',
  'problem.accounts.keyExpiryPast': 'يجب أن يكون تاريخ انتهاء الصلاحية في المستقبل.',
  'problem.accounts.keysToday':
    'أنشأت اليوم {{max}} من مفاتيح API. أعد المحاولة بعد {{waitS}} ث، أو استخدم مفتاحًا لديك.',
  'problem.accounts.keysMax':
    'الحد الأقصى لمفاتيح API في باقتك هو {{max}}. أبطل مفتاحًا لم تعد تحتاج إليه، أو اختر باقة أكبر.',
  'problem.accounts.mainExpiry':
    'يُستخدم المفتاح الرئيسي في الاستدعاءات من هذا الموقع، فلا يمكن أن تنتهي صلاحيته. استبدله بدلًا من ذلك.',
  'problem.accounts.keyStale': 'عُدّل مفتاح API هذا في مكان آخر، فلم يُحفظ شيء. أعد تحميله.',
  'problem.accounts.mainRevoke':
    'يُستخدم المفتاح الرئيسي في الاستدعاءات من هذا الموقع، فلا يمكن إبطاله. استبدله بدلًا من ذلك.',
  'problem.accounts.keyAddress': 'أدخل عنوان IP أو نطاقًا، مثل 203.0.113.9 أو 203.0.113.0/24.',
  'problem.accounts.keyOrigin': 'أدخل مصدرًا مثل https://app.example.com دون مسار.',
  'problem.accounts.onlyAdmin': 'أنت المسؤول الوحيد. اجعل حسابًا آخر مسؤولًا أولًا.',
  'problem.accounts.noPerson': 'لا يوجد حساب بهذا المعرّف. ربما حُذف. أعد تحميل القائمة.',
  'problem.accounts.lastAdmin': 'هذا هو المسؤول الوحيد القادر على تسجيل الدخول. اجعل حسابًا آخر مسؤولًا أولًا.',
  'problem.accounts.ownAccount': 'هذا حسابك. اطلب من مسؤول آخر تعديله.',
  'problem.accounts.personStale': 'عدّل شخص آخر هذا الحساب. أعد تحميله.',
  'problem.accounts.ownTwoSteps': 'أوقف التحقق بخطوتين لحسابك من صفحة الأمان التي تطلب كلمة المرور.',
  'problem.accounts.noTwoSteps': 'التحقق بخطوتين متوقف لهذا الحساب.',
  'problem.accounts.noAddress': 'هذا الحساب معطّل أو ليس له عنوان بريد إلكتروني.',
  'problem.accounts.linksMax': 'أُرسلت روابط كثيرة جدًا إلى هذا الشخص. أعد المحاولة بعد {{waitS}} ث.',
  'problem.accounts.noNotification': 'هذا الإشعار غير موجود. تُحذف الإشعارات بعد 60 يومًا.',
  'problem.accounts.keyRotated': 'استُبدل مفتاح API هذا وانتهت مهلته. استخدم المفتاح الجديد.',
  'problem.accounts.keyAddressRefused':
    'لا يمكن استخدام مفتاح API هذا من عنوان IP {{address}}. يمكن لمالكه تغيير ذلك في «مفاتيح API».',
  'problem.accounts.keyOriginRefused':
    'لا يمكن لصفحات هذا المصدر استخدام مفتاح API هذا. يمكن لمالكه تغيير ذلك في «مفاتيح API».',
  'problem.accounts.noPrayerFeed': 'رابط التقويم هذا غير موجود. أعد تحميل القائمة.',
  'problem.accounts.noPrayerFeedLink': 'رابط التقويم هذا غير موجود أو أُلغي. أنشئ رابطًا آخر في صفحة مواقيت الصلاة.',
  'problem.accounts.prayerFeedsMax': 'الحد الأقصى لروابط التقويم هو {{max}}. ألغِ رابطًا لم تعد تستخدمه.',
  'problem.accounts.timesOutOfOrder': 'الدقائق التي تضيفها تُخلّ بترتيب مواقيت ⁦{{date}}⁩. استخدم قيمًا أصغر.',
} satisfies CopyOf<typeof en>;
