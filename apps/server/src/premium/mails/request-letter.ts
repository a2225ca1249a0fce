/** What the admins are told about a request, in English and Arabic: they did not ask for it in any language. */
import type { Letter } from '../../egress/mail.ts';

interface Request {
  readonly siteName: string;
  /** The site's address, or null where it is not known. */
  readonly site: string | null;
  readonly username: string;
  readonly email: string | null;
  readonly plan: string;
  readonly message: string;
}

/** An answer to the mail goes to whoever asked. */
export function requestLetter({ siteName, site, username, email, plan, message }: Request): Letter {
  return {
    subject: `Request for a plan · طلب خطة (${username}: ${plan})`,
    ...(email === null ? {} : { replyTo: email }),
    text:
      `${siteName}\n\n` +
      `Account · الحساب: ${username}\n` +
      `Plan · الخطة: ${plan}\n` +
      (message === '' ? '' : `\n${message}\n`) +
      (site === null ? '' : `\n— — —\n\nGrant or decline it · للموافقة أو الرفض:\n${site}/addprem?tab=requests\n`),
  };
}
