import type { MessageKind } from '@apiyard/api/contract/site';
import { sendMessage } from '@apiyard/api/contract/site';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { fromPromise } from 'xstate';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useServices, useUser } from '@apiyard/kit/services.tsx';
import { createDraftStore } from './draft-store.ts';
import { choiceKey } from './choices.ts';
import type { MessageForm } from './message-form.ts';
import { messageMachine } from './message.machine.ts';
import type { MessageFormProps } from './MessageForm/MessageForm.tsx';
import { messagesCopy } from './messages-copy.ts';
import { sendProven } from './send-proven.ts';

/** Connects a message form to the call, its draft, the account and the URL. */
export function useMessage(kind: MessageKind): MessageFormProps {
  const { api } = useServices();
  const t = useCopy(messagesCopy);
  const user = useUser();
  const [params] = useSearchParams();
  const drafts = useMemo(() => createDraftStore(user?.id ?? null), [user?.id]);

  const machine = messageMachine.provide({
    actors: {
      send: fromPromise<string, MessageForm>(async ({ input, signal }) => {
        const key = choiceKey(kind, input.choice);
        const chosen = key === undefined ? '' : t(key);
        const text = input.text.trim();
        const message = {
          kind,
          name: input.name.trim(),
          email: input.email.trim(),
          subject: kind === 'support' ? chosen : input.subject.trim(),
          text: kind === 'data-deletion' ? [chosen, text].filter(Boolean).join('\n\n') : text,
          ...(input.requestId.trim() !== '' && { requestId: input.requestId.trim() }),
          ...(input.website !== '' && { website: input.website.slice(0, 200) }),
        };
        return sendProven({
          send: async (proof) =>
            (await api.send(sendMessage, { ...message, ...(proof !== undefined && { proof }) }, { signal })).reference,
          solve: async (challenge) => (await import('./solve-in-workers.ts')).solveInWorkers(challenge, signal),
          onChecking: (isChecking) => send({ type: isChecking ? 'check started' : 'check ended' }),
        });
      }),
    },
    actions: {
      keepDraft: (_, { form }) => void drafts.keep(kind, form),
      dropDraft: () => void drafts.drop(kind),
    },
  });
  const [snapshot, send] = useMachine(machine, { input: { kind } });

  const requestId = params.get('requestId');
  const isAboutPremium = kind === 'contact' && params.get('topic') === 'premium';
  const premiumSubject = t('messages.contact.premiumSubject');
  // After the first render, which must match the HTML from build time: it has no URL and no account.
  useEffect(() => {
    let isCurrent = true;
    void drafts.read(kind).then((draft) => {
      if (!isCurrent) return;
      if (requestId !== null) send({ type: 'fill in', from: { requestId: requestId.slice(0, 100) }, isDraft: false });
      if (draft !== null) send({ type: 'fill in', from: draft, isDraft: true });
      if (isAboutPremium) send({ type: 'fill in', from: { subject: premiumSubject }, isDraft: false });
      if (user !== null) {
        const username = kind === 'data-deletion' ? { subject: user.username } : {};
        send({ type: 'fill in', from: { name: user.name, email: user.email ?? '', ...username }, isDraft: false });
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [drafts, isAboutPremium, kind, premiumSubject, requestId, send, user]);

  const { form, problems, refusal, stops, hasDraft, reference } = snapshot.context;
  return {
    kind,
    form,
    problems,
    refusal,
    stops,
    hasDraft,
    reference,
    isPending: snapshot.matches('sending'),
    isChecking: snapshot.matches({ sending: 'proving' }),
    onChange: (change) => send({ type: 'change', change }),
    onFound: (from) => send({ type: 'fill in', from, isDraft: false }),
    onSend: () => send({ type: 'send' }),
    onStartOver: () => send({ type: 'start over' }),
  };
}
