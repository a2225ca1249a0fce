/** The email to admins about a message. In English and Arabic, because their language is not known here. */
import type { Message } from '@apiyard/api/contract/site/messages';
import type { MessageKind } from '@apiyard/api/contract/site/site';
import type { MailContent } from '../egress/mail.ts';

const kinds: Readonly<Record<MessageKind, { readonly en: string; readonly ar: string }>> = {
  contact: { en: 'Message', ar: 'رسالة' },
  support: { en: 'Support request', ar: 'طلب دعم' },
  'data-deletion': { en: 'Data deletion request', ar: 'طلب حذف بيانات' },
};

/** Replies go to the person who sent the message. */
export function messageMail(
  siteName: string,
  { kind, reference, name, email, subject, text, requestId, username }: Message,
): MailContent {
  const { en, ar } = kinds[kind];
  const line = (english: string, arabic: string, value: string | null) =>
    value === null || value === '' ? '' : `${english} · ${arabic}: ${value}\n`;
  return {
    subject: `${en} · ${ar} (${reference})`,
    replyTo: email,
    text:
      `${siteName}\n\n` +
      line('Reference', 'المرجع', reference) +
      line('From', 'من', `${name} <${email}>`) +
      line('Account', 'الحساب', username) +
      line('Subject', 'الموضوع', subject) +
      line('Request ID', 'معرّف الطلب', requestId) +
      `\n${text}\n\n` +
      '— — —\n\n' +
      'Reply to this email to answer. The message is kept until an admin removes it.\n' +
      'للرد على المرسل، أجب عن هذه الرسالة. تبقى الرسالة محفوظة إلى أن يزيلها أحد المسؤولين.\n',
  };
}
