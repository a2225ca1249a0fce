import type { MailTexts } from './texts.ts';

/** Names, addresses and codes keep their own direction inside a sentence. */
const own = (text: string | number): string => `\u2068${text}\u2069`;

const notYou = 'إذا لم تكن أنت، فغيّر كلمة المرور الآن وراجع الجلسات المفتوحة.';
const security = 'فتح إعدادات الأمان';

export const ar: MailTexts = {
  hello: (username) => `مرحبًا ${own(username)}،`,
  from: (site) => `أُرسلت هذه الرسالة من ${own(site)}.`,
  orOpen: 'إذا لم يعمل الزر، فافتح هذا الرابط:',
  asked: {
    heading: 'تفاصيل الطلب',
    browser: 'المتصفح',
    address: 'عنوان IP',
    time: 'الوقت',
    device: (browser, system) => `${own(browser)} على ${own(system)}`,
    unknown: 'غير معروف',
  },

  confirmAddress: ({ username, site, url, hours }) => ({
    subject: `أكّد عنوان بريدك الإلكتروني في ${own(site)}`,
    lines: [`أكّد أن عنوان البريد الإلكتروني هذا يخص حسابك «${own(username)}» في ${own(site)}.`],
    link: { label: 'تأكيد عنوان البريد الإلكتروني', url },
    after: [
      `حتى ذلك الحين، سجّل الدخول باسم المستخدم. يعمل الرابط مرة واحدة وتنتهي صلاحيته خلال ${own(hours)} ساعة.`,
      'إذا لم تطلب ذلك، فتجاهل هذه الرسالة. لا يتغير شيء ما لم يُفتح الرابط.',
    ],
  }),
  addressKnown: ({ username, site, newUsername }) => ({
    subject: `عنوان بريدك الإلكتروني مسجّل بالفعل في ${own(site)}`,
    lines: [
      `أُنشئ للتو حساب باسم «${own(newUsername)}» في ${own(site)} باستخدام عنوان بريدك الإلكتروني. يخص هذا العنوان حسابك «${own(username)}»، لذلك لم يُضَف إلى الحساب الجديد.`,
      `إذا كنت أنت، فسجّل الدخول إلى حسابك «${own(username)}». وإلا، فلا داعي لأي إجراء. لم يتغير حسابك، ولا يمكن للحساب الجديد الوصول إليه.`,
    ],
  }),
  addressWanted: ({ username, site, otherUsername }) => ({
    subject: `طلب حساب آخر عنوان بريدك الإلكتروني في ${own(site)}`,
    lines: [
      `طلب الحساب «${own(otherUsername)}» استخدام عنوان بريدك الإلكتروني في ${own(site)}. يبقى العنوان لحسابك «${own(username)}».`,
      'إذا كان الحسابان لك، فغيّر عنوان البريد الإلكتروني لهذا الحساب أولًا. وإلا، فلا داعي لأي إجراء. لم يتغير حسابك.',
    ],
  }),
  addressChanging: ({ username, site, url, email }) => ({
    subject: `سيتغير عنوان بريدك الإلكتروني في ${own(site)}`,
    lines: [
      `سيتغير عنوان البريد الإلكتروني لحسابك «${own(username)}» إلى ${own(email)}، ويحل محل هذا العنوان عند فتح الرابط المرسل إليه.`,
    ],
    link: { label: 'فتح الملف الشخصي', url },
    after: ['إذا لم تكن أنت، فافتح ملفك الشخصي واحتفظ بالعنوان الحالي وغيّر كلمة المرور.'],
  }),
  addressChanged: ({ username, site, email }) => ({
    subject: `تغيّر عنوان بريدك الإلكتروني في ${own(site)}`,
    lines: [
      `أصبح عنوان البريد الإلكتروني لحسابك «${own(username)}» هو ${own(email)}. لن تُرسل رسائل الحساب إلى هذا العنوان بعد الآن.`,
    ],
    after: ['إذا لم تكن أنت، فتواصل مع المسؤولين عن الموقع.'],
  }),
  resetPassword: ({ username, site, url, minutes }) => ({
    subject: `أعد تعيين كلمة مرورك في ${own(site)}`,
    lines: [`تلقّينا طلبًا لإعادة تعيين كلمة مرور حسابك «${own(username)}».`],
    link: { label: 'إعادة تعيين كلمة المرور', url },
    after: [
      `يعمل الرابط مرة واحدة وتنتهي صلاحيته خلال ${own(minutes)} دقيقة.`,
      'إذا لم تطلب ذلك، فتجاهل هذه الرسالة. لن تتغير كلمة مرورك.',
    ],
  }),
  passwordChanged: ({ username, site, url, wasReset, keysRevoked }) => ({
    subject: `تغيّرت كلمة مرورك في ${own(site)}`,
    lines: [
      wasReset
        ? `أُعيد تعيين كلمة مرور حسابك «${own(username)}» عبر رابط أُرسل بالبريد الإلكتروني. سُجّل الخروج من كل الجلسات. سجّل الدخول بكلمة المرور الجديدة.`
        : `تغيّرت كلمة مرور حسابك «${own(username)}». سُجّل الخروج من كل الجلسات الأخرى.`,
      ...(keysRevoked ? ['أُبطلت كل مفاتيح API. لحسابك مفتاح رئيسي جديد.'] : []),
    ],
    link: { label: 'إعادة تعيين كلمة المرور', url },
    after: ['إذا كنت أنت، فلا داعي لأي إجراء. وإلا، فأعد تعيين كلمة المرور الآن.'],
  }),
  newSignIn: ({ username, site, url }) => ({
    subject: `تسجيل دخول جديد في ${own(site)}`,
    lines: [`سجّل شخص ما الدخول إلى حسابك «${own(username)}» من متصفح لم يُستخدم له من قبل.`],
    link: { label: 'مراجعة الجلسات', url },
    after: ['إذا كنت أنت، فلا داعي لأي إجراء. وإلا، فأنهِ تلك الجلسة وغيّر كلمة المرور.'],
  }),
  secondStepRefused: ({ username, site, url }) => ({
    subject: `شخص ما لديه كلمة مرورك في ${own(site)}`,
    lines: [
      `أدخل شخص ما كلمة المرور الصحيحة لحسابك «${own(username)}» ثم عدة رموز غير صحيحة. منع التحقق بخطوتين تسجيل الدخول.`,
    ],
    link: { label: 'تغيير كلمة المرور', url },
    after: ['إذا كنت أنت، فسجّل الدخول برمز استرداد. وإلا، فغيّر كلمة المرور الآن.'],
  }),
  twoStepsOn: ({ username, site, url }) => ({
    subject: `شُغّل التحقق بخطوتين في ${own(site)}`,
    lines: [
      `أصبح تسجيل الدخول إلى حسابك «${own(username)}» يتطلب رمزًا من تطبيق المصادقة. سُجّل الخروج من كل الجلسات الأخرى.`,
    ],
    link: { label: security, url },
    after: [notYou],
  }),
  twoStepsOff: ({ username, site, url }) => ({
    subject: `أُوقف التحقق بخطوتين في ${own(site)}`,
    lines: [`أصبح تسجيل الدخول إلى حسابك «${own(username)}» يتطلب كلمة المرور فقط.`],
    link: { label: security, url },
    after: [notYou],
  }),
  recoveryCodeUsed: ({ username, site, url, left }) => ({
    subject: `استُخدم رمز استرداد في ${own(site)}`,
    lines: [`سجّل شخص ما الدخول إلى حسابك «${own(username)}» برمز استرداد. الرموز المتبقية: ${own(left)}.`],
    link: { label: security, url },
    after: [notYou],
  }),
  passkeyAdded: ({ username, site, url, name }) => ({
    subject: `أُضيف مفتاح مرور في ${own(site)}`,
    lines: [
      `أُضيف مفتاح المرور «${own(name)}» إلى حسابك «${own(username)}». يمكن استخدامه لتسجيل الدخول دون كلمة المرور.`,
    ],
    link: { label: security, url },
    after: [notYou],
  }),
  passkeyRemoved: ({ username, site, url, name }) => ({
    subject: `أُزيل مفتاح مرور في ${own(site)}`,
    lines: [`لم يعد من الممكن استخدام مفتاح المرور «${own(name)}» لتسجيل الدخول إلى حسابك «${own(username)}».`],
    link: { label: security, url },
    after: [notYou],
  }),
  deletionAsked: ({ username, site, url, date }) => ({
    subject: `سيُحذف حسابك في ${own(site)}`,
    lines: [`سيُحذف حسابك «${own(username)}» ومفاتيح API وسجله في ${own(date)}. حتى ذلك الحين، يعمل كل شيء كالمعتاد.`],
    link: { label: 'الاحتفاظ بالحساب', url },
    after: ['إذا لم تكن أنت، فاحتفظ بالحساب وغيّر كلمة المرور.'],
  }),
  deletionCancelled: ({ username, site }) => ({
    subject: `لن يُحذف حسابك في ${own(site)}`,
    lines: [`أُلغي حذف حسابك «${own(username)}».`],
  }),
  deleted: ({ username, site }) => ({
    subject: `حُذف حسابك في ${own(site)}`,
    lines: [
      `حُذف حسابك «${own(username)}» ومفاتيح API وسجله. لم يعد لدى الموقع عنوان بريدك الإلكتروني، لذا هذه آخر رسالة تصلك.`,
    ],
  }),
};
