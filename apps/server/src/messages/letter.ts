/** What the admins are told about a message, in English and Arabic: they did not ask for it in any language. */
import type { Message } from '@apiyard/api/contract/messages';
import type { MessageKind } from '@apiyard/api/contract/site';
import type { Letter } from '../egress/mail.ts';

const kinds: Readonly<Record<MessageKind, { readonly en: string; readonly ar: string }>> = {
  contact: { en: 'Message', ar: 'رسالة' },
  support: { en: 'Question for support', ar: 'طلب دعم' },
  'data-deletion': { en: 'Request to delete data', ar: 'طلب حذف بيانات' },
};

/** An answer to the mail goes to whoever wrote. */
export function messageLetter(
  siteName: string,
  { kind, reference, name, email, subject, text, requestId, username }: Message,
): Letter {
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
      line('Request id', 'معرّف الطلب', requestId) +
      `\n${text}\n\n` +
      '— — —\n\n' +
      'Reply to this mail to answer. The message is kept with the others until an admin removes it.\n' +
      'رُدّ على هذا البريد للإجابة. تبقى الرسالة محفوظة مع غيرها إلى أن يزيلها أحد المديرين.\n',
  };
}
