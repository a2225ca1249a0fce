import type { MailTexts } from './texts.ts';

/** Names, addresses and codes keep their own direction inside a sentence. */
const own = (text: string | number): string => `\u2068${text}\u2069`;

const notYou = 'إن لم تكن أنت فغيّر كلمة المرور الآن وراجع الأجهزة التي سجّلت الدخول منها.';
const security = 'فتح صفحة الأمان';

export const ar: MailTexts = {
  hello: (username) => `مرحبًا ${own(username)}،`,
  from: (site) => `هذه الرسالة من ${own(site)}.`,
  orOpen: 'إن لم يعمل الزر فافتح هذا العنوان:',
  asked: {
    heading: 'من أين جاء ذلك',
    browser: 'المتصفح',
    address: 'عنوان الشبكة',
    time: 'الوقت',
    device: (browser, system) => `${own(browser)} على ${own(system)}`,
    unknown: 'غير معروف',
  },

  confirmAddress: ({ username, site, url, hours }) => ({
    subject: `أكّد عنوان بريدك في ${own(site)}`,
    lines: [`أكّد أن هذا العنوان يخص حسابك «${own(username)}» في ${own(site)}.`],
    link: { label: 'تأكيد العنوان', url },
    after: [
      `إلى ذلك الحين سجّل الدخول باسم المستخدم. يعمل الرابط مرة واحدة خلال ${own(hours)} ساعة.`,
      'إن لم تطلب ذلك فتجاهل هذه الرسالة: لا يتغير شيء من دون الرابط.',
    ],
  }),
  addressKnown: ({ username, site, newUsername }) => ({
    subject: `عنوان بريدك مسجّل من قبل في ${own(site)}`,
    lines: [
      `أُنشئ الآن في ${own(site)} حساب باسم «${own(newUsername)}» باستخدام عنوان بريدك. هذا العنوان يخص حسابك «${own(username)}»، ولذلك لم يُضَف إلى الحساب الجديد.`,
      `إن كنت أنت من فعل ذلك فسجّل الدخول إلى حسابك «${own(username)}». وإن لم تكن أنت فلا يلزمك شيء: لم يتغير حسابك ولا يستطيع الحساب الجديد الوصول إليه.`,
    ],
  }),
  addressWanted: ({ username, site, otherUsername }) => ({
    subject: `طلب حساب آخر عنوان بريدك في ${own(site)}`,
    lines: [
      `طلب الحساب «${own(otherUsername)}» استخدام عنوان بريدك في ${own(site)}. هذا العنوان يخص حسابك «${own(username)}» ويبقى له.`,
      'إن كان الحسابان لك فغيّر عنوان هذا الحساب أولًا. وإلا فلا يلزمك شيء: لم يتغير حسابك.',
    ],
  }),
  addressChanging: ({ username, site, url, email }) => ({
    subject: `عنوان بريدك في ${own(site)} على وشك التغيير`,
    lines: [`سيصبح عنوان حسابك «${own(username)}» هو ${own(email)}، ويحل محل هذا العنوان حين يُفتح الرابط المرسل إليه.`],
    link: { label: 'فتح الملف الشخصي', url },
    after: ['إن لم تكن أنت فافتح ملفك الشخصي وأبقِ العنوان القديم وغيّر كلمة المرور.'],
  }),
  addressChanged: ({ username, site, email }) => ({
    subject: `تغيّر عنوان بريدك في ${own(site)}`,
    lines: [`أصبح عنوان حسابك «${own(username)}» هو ${own(email)}، ولن تصل رسائل الحساب إلى هنا بعد الآن.`],
    after: ['إن لم تكن أنت فراسل القائم على الموقع.'],
  }),
  resetPassword: ({ username, site, url, minutes }) => ({
    subject: `عيّن كلمة مرور جديدة في ${own(site)}`,
    lines: [`طلب أحدهم كلمة مرور جديدة لحسابك «${own(username)}».`],
    link: { label: 'تعيين كلمة مرور جديدة', url },
    after: [
      `يعمل الرابط مرة واحدة خلال ${own(minutes)} دقيقة.`,
      'إن لم تكن أنت فتجاهل هذه الرسالة: تبقى كلمة المرور كما هي.',
    ],
  }),
  passwordChanged: ({ username, site, url, wasReset, keysRevoked }) => ({
    subject: `تغيّرت كلمة مرورك في ${own(site)}`,
    lines: [
      wasReset
        ? `عُيّنت كلمة مرور جديدة لحسابك «${own(username)}» عبر رابط في رسالة. انتهت كل الجلسات: سجّل الدخول بالكلمة الجديدة.`
        : `تغيّرت كلمة مرور حسابك «${own(username)}»، وانتهت كل الجلسات الأخرى.`,
      ...(keysRevoked ? ['أُلغيت كل مفاتيح API، وأصبح لحسابك مفتاح رئيسي جديد.'] : []),
    ],
    link: { label: 'تعيين كلمة مرور جديدة', url },
    after: ['إن كنت أنت فلا يلزمك شيء. وإن لم تكن أنت فعيّن كلمة مرور جديدة الآن.'],
  }),
  newSignIn: ({ username, site, url }) => ({
    subject: `تسجيل دخول جديد في ${own(site)}`,
    lines: [`سجّل أحدهم الدخول إلى حسابك «${own(username)}» من متصفح لم يُستخدم له من قبل.`],
    link: { label: 'عرض الأجهزة المسجّل دخولها', url },
    after: ['إن كنت أنت فلا يلزمك شيء. وإن لم تكن أنت فأنهِ تلك الجلسة وغيّر كلمة المرور.'],
  }),
  secondStepRefused: ({ username, site, url }) => ({
    subject: `أحدهم يعرف كلمة مرورك في ${own(site)}`,
    lines: [
      `أدخل أحدهم كلمة المرور الصحيحة لحسابك «${own(username)}» ثم عدة رموز خاطئة، فمنعه التحقق بخطوتين من الدخول.`,
    ],
    link: { label: 'تغيير كلمة المرور', url },
    after: ['إن كنت أنت فسجّل الدخول برمز استرداد. وإن لم تكن أنت فغيّر كلمة المرور الآن.'],
  }),
  twoStepsOn: ({ username, site, url }) => ({
    subject: `فُعّل التحقق بخطوتين في ${own(site)}`,
    lines: [`أصبح تسجيل الدخول إلى حسابك «${own(username)}» يتطلب رمزًا من تطبيق المصادقة، وانتهت كل الجلسات الأخرى.`],
    link: { label: security, url },
    after: [notYou],
  }),
  twoStepsOff: ({ username, site, url }) => ({
    subject: `أُوقف التحقق بخطوتين في ${own(site)}`,
    lines: [`أصبح تسجيل الدخول إلى حسابك «${own(username)}» بكلمة المرور وحدها.`],
    link: { label: security, url },
    after: [notYou],
  }),
  recoveryCodeUsed: ({ username, site, url, left }) => ({
    subject: `استُخدم رمز استرداد في ${own(site)}`,
    lines: [`سجّل أحدهم الدخول إلى حسابك «${own(username)}» برمز استرداد. الرموز المتبقية: ${own(left)}.`],
    link: { label: security, url },
    after: [notYou],
  }),
  passkeyAdded: ({ username, site, url, name }) => ({
    subject: `مفتاح مرور جديد في ${own(site)}`,
    lines: [`أُضيف مفتاح المرور «${own(name)}» إلى حسابك «${own(username)}»، وهو يسجّل الدخول من دون كلمة المرور.`],
    link: { label: security, url },
    after: [notYou],
  }),
  passkeyRemoved: ({ username, site, url, name }) => ({
    subject: `أُزيل مفتاح مرور في ${own(site)}`,
    lines: [`لم يعد مفتاح المرور «${own(name)}» يسجّل الدخول إلى حسابك «${own(username)}».`],
    link: { label: security, url },
    after: [notYou],
  }),
  deletionAsked: ({ username, site, url, date }) => ({
    subject: `سيُحذف حسابك في ${own(site)}`,
    lines: [`سيُحذف حسابك «${own(username)}» ومفاتيحه وسجله في ${own(date)}. وحتى ذلك الحين يعمل كالمعتاد.`],
    link: { label: 'الاحتفاظ بالحساب', url },
    after: ['إن لم تكن أنت فاحتفظ بالحساب وغيّر كلمة المرور.'],
  }),
  deletionCancelled: ({ username, site }) => ({
    subject: `سيبقى حسابك في ${own(site)}`,
    lines: [`لن يُحذف حسابك «${own(username)}».`],
  }),
  deleted: ({ username, site }) => ({
    subject: `حُذف حسابك في ${own(site)}`,
    lines: [`حُذف حسابك «${own(username)}» ومفاتيحه وسجله. لم يعد لدى الموقع عنوان يراسلك عليه: هذه آخر رسالة منه.`],
  }),
};
