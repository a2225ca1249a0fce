import type { Email, Message } from '@apiyard/api/contract/modules/email';

/** What was written, of a draft. */
export const messageOf = ({ To, cc, bcc, subject, emailContent, attchments, threadId }: Email): Message => ({
  To,
  cc,
  bcc,
  subject,
  emailContent,
  attchments,
  threadId,
});
