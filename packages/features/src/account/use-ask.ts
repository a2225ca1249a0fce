import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { askMachine } from './ask.machine.ts';
import type { AccountRefusal } from './refusals.ts';

export type AskPhase = 'closed' | 'asking' | 'sending';

export interface Ask<Answer, Subject> {
  readonly phase: AskPhase;
  /** What it was opened about last; kept while it closes. */
  readonly subject: Subject | null;
  readonly refusal: AccountRefusal | null;
  readonly open: (subject: Subject) => void;
  readonly submit: (answer: Answer) => void;
  readonly change: () => void;
  readonly close: () => void;
}

/** Asks and sends by `askMachine`. `onDone` is told what came of it. */
export function useAsk<Answer, Told, Subject = null>(
  call: (answer: Answer, subject: Subject) => Promise<Told>,
  onDone: (told: Told, subject: Subject) => void,
  { isInPlace = false }: { readonly isInPlace?: boolean } = {},
): Ask<Answer, Subject> {
  const actor = useActorRef(askMachine, { input: { isInPlace } });
  const phase = useSelector(actor, (snapshot) => snapshot.value);
  const subject = useSelector(actor, ({ context }) => context.subject as Subject | null);
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const tell = useRef(onDone);
  useLayoutEffect(() => {
    tell.current = onDone;
  });
  useEffect(() => {
    const listening = actor.on('done', ({ told, subject: about }) => tell.current(told as Told, about as Subject));
    return () => listening.unsubscribe();
  }, [actor]);
  return {
    phase,
    subject,
    refusal,
    open: (about) => actor.send({ type: 'open', subject: about }),
    submit: (answer) => actor.send({ type: 'submit', call: (about) => call(answer, about as Subject) }),
    change: () => actor.send({ type: 'change' }),
    close: () => actor.send({ type: 'close' }),
  };
}
