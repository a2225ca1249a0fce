import { useMachine } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useCopy } from '../../_kit/copy.ts';
import { say } from '../../_kit/say.ts';
import { deskCopy } from '../desk-copy.ts';
import type { Refusal } from '../refusal.ts';
import type { EditorCalls, EditorEvent, Kept } from './editor.machine.ts';
import { editorMachine, isUnsaved } from './editor.machine.ts';

/** What an editor's screen shows. */
export interface EditorState<Written> {
  readonly phase: 'loading' | 'missing' | 'failed' | 'editing' | 'saving';
  readonly written: Written;
  readonly kept: Kept<Written> | null;
  readonly theirs: Kept<Written> | null;
  readonly refusal: Refusal | null;
  readonly isUnsaved: boolean;
}

export type SendEditor<Written> = (event: EditorEvent<Written>) => void;

interface Options<Written> {
  /** Null for something new. */
  readonly id: string | null;
  readonly blank: Written;
  readonly calls: EditorCalls<Written>;
  readonly titleOf: (written: Written) => string;
  /** Told of the id that it has, also when it has it already. */
  readonly onCreated: (id: string) => void;
}

export function useDeskEditor<Written>({ id, blank, calls, titleOf, onCreated }: Options<Written>): readonly [EditorState<Written>, SendEditor<Written>] {
  const t = useCopy(deskCopy);
  const machine = useMemo(() => editorMachine(calls), [calls]);
  const [snapshot, send, actor] = useMachine(machine, { input: { id, blank } });
  const latest = useRef({ t, onCreated, titleOf });
  useLayoutEffect(() => {
    latest.current = { t, onCreated, titleOf };
  });
  useEffect(() => {
    const onDone = actor.on('done', ({ done }) => {
      const { t: text, titleOf: nameOf } = latest.current;
      const title = nameOf(actor.getSnapshot().context.written);
      const words = { saved: 'desk.done.saved', published: 'desk.done.publish', scheduled: 'desk.done.scheduled', unpublished: 'desk.done.unpublish' } as const;
      say({ tone: 'success', message: text(words[done], { title }) });
    });
    return () => onDone.unsubscribe();
  }, [actor]);
  const { context } = snapshot;
  const keptId = context.kept?.id ?? null;
  // Once the page knows it as saved: before that, what guards what is typed would stop the way to its address.
  useEffect(() => {
    if (keptId !== null) latest.current.onCreated(keptId);
  }, [keptId]);
  const phase = snapshot.matches('missing') ? 'missing' : snapshot.matches('failed') ? 'failed' : snapshot.matches('editing') ? 'editing' : snapshot.matches('loading') ? 'loading' : 'saving';
  const { written, kept, theirs, refusal } = context;
  return [{ phase, written, kept, theirs, refusal, isUnsaved: phase !== 'loading' && phase !== 'missing' && phase !== 'failed' && isUnsaved(context, blank) }, send];
}
