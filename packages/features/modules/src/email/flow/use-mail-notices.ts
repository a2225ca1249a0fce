import { cancelSending } from '@apiyard/api/contract/modules/email';
import { translatorOf } from '@apiyard/kit/copy.ts';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { emailCopy } from '../email-copy.ts';
import type { StepKind } from '../mailbox/steps.ts';
import type { Work } from './email.machine.ts';
import { messageOf } from './message-of.ts';
import type { MailSession } from './session.ts';
import { takeEmails, undoSendingMs } from './session.ts';

/** The messages of moves; other changes are seen in the row. */
const textOf = {
  archived: 'email.done.archived',
  deleted: 'email.done.deleted',
  restored: 'email.done.restored',
  spam: 'email.done.spam',
  notSpam: 'email.done.moved',
  moved: 'email.done.moved',
  snoozed: 'email.done.snoozed',
  unsnoozed: 'email.done.moved',
} as const satisfies Partial<Record<StepKind, string>>;

/** Short messages about what happened, most of them with a button to undo it, also after the page was left. */
export function useMailNotices(composer: MailSession['composer'], mailbox: MailSession['mailbox']): void {
  const client = useQueryClient();
  const format = useFormat();
  useEffect(() => {
    const t = translatorOf(emailCopy);
    const notify = ({ step, direction }: Work) => {
      if (direction !== 'do') {
        showToast({ tone: 'info', message: t(direction === 'undo' ? 'email.done.undone' : 'email.done.redone') });
        return;
      }
      if (!(step.kind in textOf)) return;
      showToast({
        tone: 'success',
        message: t(textOf[step.kind as keyof typeof textOf], { count: step.after.length }),
        action: { label: t('email.undo'), onPress: () => mailbox.send({ type: 'take back', step }) },
      });
    };
    const undoSending = async (id: string) => {
      try {
        const { data } = await apiOf(client).send(cancelSending, { id });
        takeEmails(client, [data]);
        composer.send({ type: 'compose', message: messageOf(data), draftId: data.id });
      } catch {
        showToast({ tone: 'error', message: t('email.failed.cancelSending') });
      }
    };
    const subscriptions = [
      mailbox.on('saved', ({ work }) => notify(work)),
      mailbox.on('failed', () => showToast({ tone: 'error', message: t('email.failed.change') })),
      composer.on('kept', () => showToast({ tone: 'success', message: t('email.composer.kept') })),
      composer.on('sent', ({ email, sendAt }) =>
        showToast({
          tone: 'success',
          message:
            sendAt === null ? t('email.composer.sent') : t('email.composer.scheduled', { at: format.moment(sendAt) }),
          action: { label: t('email.undo'), onPress: () => void undoSending(email.id) },
          timeoutMs: undoSendingMs,
        }),
      ),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [client, composer, mailbox, format]);
}
