import type { Email } from '@apiyard/api/contract/modules/email';
import { cancelSending, deleteForever } from '@apiyard/api/contract/modules/email';
import { useCopy } from '@apiyard/kit/copy.ts';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { mutation } from '@apiyard/kit/data/query.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { emailCopy } from '../email-copy.ts';
import type { EmailScreenProps } from '../email-screen-props.ts';
import { mailboxesIn, nameOf } from '../mailbox/mailboxes.ts';
import type { ReplyKind } from '../mailbox/reply.ts';
import { replyTo } from '../mailbox/reply.ts';
import type { Act } from '../mailbox/steps.ts';
import { stepFor } from '../mailbox/steps.ts';
import type { DeleteForeverDialogProps } from '../parts/DeleteForeverDialog.tsx';
import { emptyMessage } from './composer.machine.ts';
import { messageOf } from './message-of.ts';
import { emailsQuery, mailSessionOf, takeEmails, updateEmails } from './session.ts';
import { useDue } from './use-due.ts';
import { useMailNotices } from './use-mail-notices.ts';

type ScreenData = Omit<EmailScreenProps, 'view' | 'onView' | 'pane' | 'onPane' | 'nowMs' | 'actions'>;

/** Connects the screen with the emails of the cache and the machines of the mailbox. */
export function useMailbox(): {
  readonly screen: ScreenData;
  readonly deleting: DeleteForeverDialogProps;
  /** The sample data were reset. */
  readonly onForget: () => void;
} {
  const t = useCopy(emailCopy);
  const format = useFormat();
  const client = useQueryClient();
  const { mailbox, composer } = mailSessionOf(client);
  const result = useQuery(emailsQuery);
  const { data, error } = result;
  const emails = useMemo(() => loadable({ data: data?.data ?? undefined, error }), [data, error]);
  const selected = useSelector(mailbox, ({ context }) => context.selected);
  const owner = data?.owner ?? '';
  useDue(data?.data);
  useMailNotices(composer, mailbox);

  const [doomed, setDoomed] = useState<readonly Email[] | null>(null);
  const removal = useMutation(mutation(deleteForever));
  const cancel = useMutation(mutation(cancelSending));

  const onAct = useCallback(
    (act: Act, targets: readonly Email[]) => {
      const step = stepFor(act, targets);
      if (step !== null) mailbox.send({ type: 'do', step });
    },
    [mailbox],
  );
  const onReply = useCallback(
    (kind: ReplyKind, email: Email) => {
      const [sender = { name: '', address: email.from }] = mailboxesIn(email.from);
      const values = { date: format.moment(email.time), name: nameOf(sender) };
      const introduction = t(kind === 'forward' ? 'email.forwarded' : 'email.quoted', values);
      composer.send({ type: 'compose', message: replyTo(kind, email, owner, introduction), draftId: null });
    },
    [composer, format, owner, t],
  );
  const onEditDraft = useCallback(
    (email: Email) => composer.send({ type: 'compose', message: messageOf(email), draftId: email.id }),
    [composer],
  );
  const { mutate: cancelIt } = cancel;
  const onCancelSending = useCallback(
    ({ id }: Email) =>
      cancelIt(
        { id },
        {
          onSuccess: ({ data: draft }) => {
            takeEmails(client, [draft]);
            onEditDraft(draft);
          },
          onError: () => showToast({ tone: 'error', message: t('email.failed.cancelSending') }),
        },
      ),
    [cancelIt, client, onEditDraft, t],
  );
  const onCompose = useCallback(
    () => composer.send({ type: 'compose', message: emptyMessage, draftId: null }),
    [composer],
  );

  // A new visit begins without a selection.
  useEffect(() => () => mailbox.send({ type: 'select', ids: [] }), [mailbox]);

  return {
    screen: {
      emails,
      selected,
      onToggle: useCallback((id: string) => mailbox.send({ type: 'toggle', id }), [mailbox]),
      onExtend: useCallback(
        (id: string, order: readonly string[]) => mailbox.send({ type: 'extend', id, order }),
        [mailbox],
      ),
      onSelect: useCallback((ids: readonly string[]) => mailbox.send({ type: 'select', ids }), [mailbox]),
      onRead: (unread) => {
        const step = stepFor({ kind: 'read' }, unread);
        if (step !== null) mailbox.send({ type: 'do quietly', step });
      },
      onAct,
      onDeleteForever: setDoomed,
      onReply,
      onEditDraft,
      onCancelSending,
      onCompose,
      onUndo: () => mailbox.send({ type: 'undo' }),
      onRedo: () => mailbox.send({ type: 'redo' }),
      onRetry: () => void result.refetch(),
    },
    deleting: {
      emails: doomed,
      isPending: removal.isPending,
      isFailed: removal.isError,
      onClose: () => {
        setDoomed(null);
        removal.reset();
      },
      onConfirm: () => {
        const ids = (doomed ?? []).map(({ id }) => id);
        removal.mutate(
          { ids },
          {
            onSuccess: () => {
              updateEmails(client, (known) => known.filter(({ id }) => !ids.includes(id)));
              mailbox.send({ type: 'drop', ids });
              setDoomed(null);
              showToast({ tone: 'success', message: t('email.done.deletedForever', { count: ids.length }) });
            },
          },
        );
      },
    },
    onForget: useCallback(() => mailbox.send({ type: 'forget' }), [mailbox]),
  };
}
