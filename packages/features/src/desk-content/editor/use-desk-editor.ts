import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useCopy } from '../../_kit/copy.ts';
import { say } from '../../_kit/say.ts';
import { useDraft } from '../../_kit/unsaved/use-draft.ts';
import { deskCopy } from '../desk-copy.ts';
import type { DraftKind } from '../desk-drafts.ts';
import { deskDatabase, draftPlace } from '../desk-drafts.ts';
import type { Refusal } from '../../_kit/refusal.ts';
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
  /** When an earlier visit typed something and did not save it, ISO 8601. */
  readonly offeredAt: string | null;
}

/** `restore` and `discard` are about what is offered; `forget` gives up what is typed now. */
export type EditorOrder<Written> =
  | Exclude<EditorEvent<Written>, { type: 'restore' }>
  | { type: 'restore' }
  | { type: 'discard' }
  | { type: 'forget' };
export type SendEditor<Written> = (order: EditorOrder<Written>) => void;

interface Options<Written> {
  readonly kind: DraftKind;
  /** Null for something new. */
  readonly id: string | null;
  readonly blank: Written;
  readonly calls: EditorCalls<Written>;
  readonly titleOf: (written: Written) => string;
  /** Told of the id that it has, also when it has it already. */
  readonly onCreated: (id: string) => void;
}

export function useDeskEditor<Written>({
  kind,
  id,
  blank,
  calls,
  titleOf,
  onCreated,
}: Options<Written>): readonly [EditorState<Written>, SendEditor<Written>] {
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
      const words = {
        saved: 'desk.done.saved',
        published: 'desk.done.publish',
        scheduled: 'desk.done.scheduled',
        unpublished: 'desk.done.unpublish',
      } as const;
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
  const phase = snapshot.matches('missing')
    ? 'missing'
    : snapshot.matches('failed')
      ? 'failed'
      : snapshot.matches('editing')
        ? 'editing'
        : snapshot.matches('loading')
          ? 'loading'
          : 'saving';
  const { written, kept, theirs, refusal } = context;
  const isOpen = phase === 'editing' || phase === 'saving';
  const { offered, take, discard, forget } = useDraft({
    database: deskDatabase,
    place: draftPlace(kind, kept?.id ?? id),
    written: isOpen ? written : null,
    stored: isOpen ? (kept?.written ?? blank) : null,
  });
  useEffect(() => {
    // Published as it is stored: what was offered beside it is decided about.
    const onDone = actor.on('done', ({ done }) => done !== 'unpublished' && discard());
    return () => onDone.unsubscribe();
  }, [actor, discard]);
  useEffect(() => {
    if (phase === 'missing') forget();
  }, [phase, forget]);
  const order = useCallback<SendEditor<Written>>(
    (event) => {
      if (event.type === 'discard') return discard();
      if (event.type === 'forget') return forget();
      if (event.type !== 'restore') return send(event);
      if (offered === null) return;
      take();
      send({ type: 'restore', written: offered.written, from: offered.from });
    },
    [send, offered, take, discard, forget],
  );
  return [
    {
      phase,
      written,
      kept,
      theirs,
      refusal,
      isUnsaved: isOpen && isUnsaved(context, blank),
      offeredAt: offered?.at ?? null,
    },
    order,
  ];
}
