/** The email to admins about a plan request. In English and Arabic, because their language is not known here. */
import type { MailContent } from '../../egress/mail.ts';

interface Request {
  readonly siteName: string;
  /** The site's address, or null where it is not known. */
  readonly site: string | null;
  readonly username: string;
  readonly email: string | null;
  readonly plan: string;
  readonly message: string;
}

/** Replies go to the person who sent the request. */
export function requestMail({ siteName, site, username, email, plan, message }: Request): MailContent {
  return {
    subject: `Plan request · طلب باقة (${username}: ${plan})`,
    ...(email === null ? {} : { replyTo: email }),
    text:
      `${siteName}\n\n` +
      `Account · الحساب: ${username}\n` +
      `Plan · الباقة: ${plan}\n` +
      (message === '' ? '' : `\n${message}\n`) +
      (site === null ? '' : `\n— — —\n\nGrant or decline · الموافقة أو الرفض:\n${site}/addprem?tab=requests\n`),
  };
}
