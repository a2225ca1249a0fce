/** What the site writes to people, in English and Arabic. */
import type { Letter } from '../egress/mail.ts';

type MailLanguage = 'en' | 'ar';

/** The better of the two for an `Accept-Language` header. */
export function mailLanguageOf(acceptLanguage: string | undefined): MailLanguage {
  const first = /^\s*([a-z]{2})\b/i.exec(acceptLanguage ?? '')?.[1]?.toLowerCase();
  return first === 'ar' ? 'ar' : 'en';
}

interface AddressKnown {
  /** The owner's account. */
  readonly username: string;
  /** The account that was made with the same address. */
  readonly newUsername: string;
  /** What people call the site. */
  readonly siteName: string;
  /** Its address, or null where it is not known. */
  readonly site: string | null;
}

/** To the owner of an address that somebody registered again. */
export function addressKnownMail(language: MailLanguage, { username, newUsername, siteName, site }: AddressKnown): Letter {
  const at = site === null ? '' : ` (${site})`;
  if (language === 'ar') {
    return {
      subject: `عنوان بريدك مسجّل من قبل في ${siteName}`,
      text:
        `مرحبًا ${username}،\n\n` +
        `أُنشئ الآن في ${siteName}${at} حساب باسم «${newUsername}» باستخدام عنوان بريدك. هذا العنوان يخص حسابك «${username}»، ولذلك لم يُضَف إلى الحساب الجديد.\n\n` +
        `إن كنت أنت من فعل ذلك فسجّل الدخول إلى حسابك «${username}». وإن لم تكن أنت فلا يلزمك شيء: لم يتغير حسابك ولا يستطيع الحساب الجديد الوصول إليه.\n`,
    };
  }
  return {
    subject: `Your address is already registered with ${siteName}`,
    text:
      `Hello ${username},\n\n` +
      `An account named "${newUsername}" has just been made at ${siteName}${at} with your address. The address belongs to your account "${username}", so it was not added to the new one.\n\n` +
      `If that was you, sign in to your account "${username}". If it was not, there is nothing you need to do: your account has not changed and the new one has no way into it.\n`,
  };
}
