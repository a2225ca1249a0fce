/** The email with an invitation, in the language of the invited person. */
import type { Language } from '@apiyard/api/contract/hub/hub';
import type { MailContent } from '../../egress/mail.ts';

interface Invited {
  /** What people call the site. */
  readonly siteName: string;
  readonly link: string;
  /** Days. */
  readonly days: number;
}

const letters: Readonly<Record<Language, (invited: Invited) => MailContent>> = {
  en: ({ siteName, link, days }) => ({
    subject: `You’re invited to ${siteName}`,
    text: `Hello,\n\nYou’re invited to create an account on ${siteName}. Open this link and choose a username and password:\n\n${link}\n\nThe link works once, for this email address only, and expires in ${days === 1 ? '1 day' : `${days} days`}. If you didn’t expect an invitation, ignore this email.\n`,
  }),
  fr: ({ siteName, link, days }) => ({
    subject: `Vous avez reçu une invitation sur ${siteName}`,
    text: `Bonjour,\n\nVous avez reçu une invitation à créer un compte sur ${siteName}. Ouvrez ce lien, puis choisissez un nom d’utilisateur et un mot de passe :\n\n${link}\n\nLe lien ne fonctionne qu’une fois, uniquement pour cette adresse e-mail, et expire dans ${days === 1 ? 'un jour' : `${days} jours`}. Si vous n’attendiez pas d’invitation, ignorez cet e-mail.\n`,
  }),
  ar: ({ siteName, link, days }) => ({
    subject: `أنت مدعوّ إلى ${siteName}`,
    text: `مرحبًا،\n\nأنت مدعوّ إلى إنشاء حساب في ${siteName}. افتح هذا الرابط واختر اسم مستخدم وكلمة مرور:\n\n${link}\n\nيعمل الرابط مرة واحدة، ولعنوان البريد الإلكتروني هذا فقط، وتنتهي صلاحيته بعد ${arabicDays(days)}. إذا لم تكن تتوقع دعوة، فتجاهل هذه الرسالة.\n`,
  }),
  ch: ({ siteName, link, days }) => ({
    subject: `${siteName} 邀请您加入`,
    text: `您好：\n\n您受邀在 ${siteName} 创建账号。请打开以下链接，设置用户名和密码：\n\n${link}\n\n链接只能使用一次，仅限此邮箱地址，${days} 天后过期。如果您没有预期收到邀请，请忽略本邮件。\n`,
  }),
};

function arabicDays(days: number): string {
  if (days === 1) return 'يوم واحد';
  if (days === 2) return 'يومين';
  return days % 100 >= 3 && days % 100 <= 10 ? `${days} أيام` : `${days} يومًا`;
}

export const invitationMail = (language: Language, invited: Invited): MailContent => letters[language](invited);
