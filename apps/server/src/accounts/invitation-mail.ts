/** What somebody who is invited reads, in their language. */
import type { Language } from '@apiyard/api/contract/hub';
import type { Letter } from '../egress/mail.ts';

interface Invited {
  /** What people call the site. */
  readonly siteName: string;
  readonly link: string;
  /** Days. */
  readonly days: number;
}

const letters: Readonly<Record<Language, (invited: Invited) => Letter>> = {
  en: ({ siteName, link, days }) => ({
    subject: `You are invited to ${siteName}`,
    text: `Hello,\n\nyou can make an account at ${siteName}. Open this link and choose a name and a password:\n\n${link}\n\nThe link is for this address alone, works once and ends in ${days === 1 ? 'a day' : `${days} days`}. If you expected no invitation, leave it: nothing happens without you.\n`,
  }),
  fr: ({ siteName, link, days }) => ({
    subject: `Vous êtes invité sur ${siteName}`,
    text: `Bonjour,\n\nvous pouvez créer un compte sur ${siteName}. Ouvrez ce lien, puis choisissez un nom et un mot de passe :\n\n${link}\n\nLe lien ne vaut que pour cette adresse, une seule fois, et expire dans ${days === 1 ? 'un jour' : `${days} jours`}. Si vous n’attendiez pas d’invitation, laissez ce message : rien ne se fait sans vous.\n`,
  }),
  ar: ({ siteName, link, days }) => ({
    subject: `أنت مدعوّ إلى ${siteName}`,
    text: `مرحبًا،\n\nيمكنك إنشاء حساب في ${siteName}. افتح هذا الرابط واختر اسمًا وكلمة مرور:\n\n${link}\n\nالرابط مخصّص لهذا العنوان وحده، ويعمل مرة واحدة، وتنتهي صلاحيته بعد ${arabicDays(days)}. إن لم تكن تنتظر دعوة فتجاهل هذه الرسالة: لن يحدث شيء من دونك.\n`,
  }),
  ch: ({ siteName, link, days }) => ({
    subject: `${siteName} 邀请您加入`,
    text: `您好：\n\n您可以在 ${siteName} 创建账户。打开以下链接，设置用户名和密码：\n\n${link}\n\n此链接仅供该邮箱使用，只能用一次，${days} 天后失效。如果您并未期待邀请，请忽略本邮件，您不操作就不会有任何变化。\n`,
  }),
};

function arabicDays(days: number): string {
  if (days === 1) return 'يوم واحد';
  if (days === 2) return 'يومين';
  return days % 100 >= 3 && days % 100 <= 10 ? `${days} أيام` : `${days} يومًا`;
}

export const invitationMail = (language: Language, invited: Invited): Letter => letters[language](invited);
