import type { MessageKind } from '@apiyard/api/contract/site/site';
import { sendMessage } from '@apiyard/api/contract/site/site';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { fromPromise } from 'xstate';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useServices, useUser } from '@apiyard/kit/services.tsx';
import { createDraftStore } from './draft-store.ts';
import type { MessageInput, MessageValues, Prefill } from './message-form.ts';
import { emptyValues, filledIn } from './message-form.ts';
import { messageMachine } from './message.machine.ts';
import type { MessageFormProps } from './MessageForm/MessageForm.tsx';
import { messagesCopy } from './messages-copy.ts';
import { sendProven } from './send-proven.ts';

/** Connects a message form to its call, its draft, the account and the URL. */
export function useMessage(kind: MessageKind): MessageFormProps {
  const { api } = useServices();
  const t = useCopy(messagesCopy);
  const user = useUser();
  const [params] = useSearchParams();
  const drafts = useMemo(() => createDraftStore(user?.id ?? null), [user?.id]);

  const machine = messageMachine.provide({
    actors: {
      send: fromPromise<string, MessageInput>(({ input, signal }) =>
        sendProven({
          send: async (proof) =>
            (await api.send(sendMessage, { ...input, ...(proof !== undefined && { proof }) }, { signal })).reference,
          solve: async (challenge) => (await import('./solve-in-workers.ts')).solveInWorkers(challenge, signal),
          onChecking: (isChecking) => send({ type: isChecking ? 'check started' : 'check ended' }),
        }),
      ),
    },
    actions: { dropDraft: () => void drafts.drop(kind) },
  });
  const [snapshot, send] = useMachine(machine);

  const [prefill, setPrefill] = useState<Prefill | null>(null);
  const requestId = (params.get('requestId') ?? '').slice(0, 100);
  const isAboutPremium = kind === 'contact' && params.get('topic') === 'premium';
  const premiumSubject = isAboutPremium ? t('messages.contact.premiumSubject') : '';
  // After the first render, which must match the HTML from the build: that has no URL and no account.
  useEffect(() => {
    let isCurrent = true;
    void drafts.read(kind).then((draft) => {
      if (!isCurrent) return;
      const account = user === null ? {} : { name: user.name, email: user.email ?? '' };
      const username = user !== null && kind === 'data-deletion' ? { subject: user.username } : {};
      const sources: readonly Partial<MessageValues>[] = [
        { requestId },
        draft ?? {},
        { subject: premiumSubject },
        { ...account, ...username },
      ];
      setPrefill({ draft, values: sources.reduce(filledIn, emptyValues) });
    });
    return () => {
      isCurrent = false;
    };
  }, [drafts, kind, premiumSubject, requestId, user]);

  const { error, reference } = snapshot.context;
  return {
    kind,
    prefill,
    sending: {
      mutate: (input) => send({ type: 'send', input }),
      isPending: snapshot.matches('sending'),
      error,
    },
    isChecking: snapshot.matches({ sending: 'proving' }),
    reference,
    onTyped: (values) => void drafts.keep(kind, values),
    onStartOver: () => send({ type: 'start over' }),
  };
}
