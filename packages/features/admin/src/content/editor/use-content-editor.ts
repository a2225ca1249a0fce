import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { useDraft } from '@apiyard/kit/unsaved/use-draft.ts';
import { contentCopy } from '../content-copy.ts';
import type { DraftKind } from '../content-drafts.ts';
import { draftsDatabase, draftPlace } from '../content-drafts.ts';
import type { Sending } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import type { EditorCalls, EditorEvent, Kept } from './editor.machine.ts';
import { editorMachine, isUnsaved } from './editor.machine.ts';

export interface EditorState<Written> {
  readonly phase: 'editing' | 'saving';
  readonly written: Written;
  readonly kept: Kept<Written> | null;
  readonly theirs: Kept<Written> | null;
  /** Error of the last call; null if it did not fail. */
  readonly error: unknown;
  readonly isUnsaved: boolean;
  /** Time of unsaved changes from an earlier visit, ISO 8601. */
  readonly offeredAt: string | null;
}

/** `restore` and `discard` apply to the offered draft; `forget` drops the current changes. */
export type EditorOrder<Written> =
  | Exclude<EditorEvent<Written>, { type: 'restore' }>
  | { type: 'restore' }
  | { type: 'discard' }
  | { type: 'forget' };
export type SendEditor<Written> = (order: EditorOrder<Written>) => void;

export const isGone = (error: unknown): boolean => refusalOf(error).code === 'NotFound';

/** Adapts the state for the form. The page's buttons submit it; a deleted entry has its own dialog. */
export const sendingOf = <Input>({ phase, error }: EditorState<unknown>): Sending<Input> => ({
  mutate() {},
  isPending: phase === 'saving',
  error: isGone(error) ? null : error,
});

interface Options<Written> {
  readonly kind: DraftKind;
  /** The loaded entry; null for a new one. */
  readonly loaded: Kept<Written> | null;
  readonly blank: Written;
  readonly calls: EditorCalls<Written>;
  readonly titleOf: (written: Written) => string;
  /** Called with the id after each save, also if it did not change. */
  readonly onCreated: (id: string) => void;
}

export function useContentEditor<Written>({
  kind,
  loaded,
  blank,
  calls,
  titleOf,
  onCreated,
}: Options<Written>): readonly [EditorState<Written>, SendEditor<Written>] {
  const t = useCopy(contentCopy);
  const machine = useMemo(() => editorMachine(calls), [calls]);
  const [snapshot, send, actor] = useMachine(machine, { input: { kept: loaded, blank } });
  const latest = useRef({ t, onCreated, titleOf });
  useLayoutEffect(() => {
    latest.current = { t, onCreated, titleOf };
  });
  useEffect(() => {
    const onDone = actor.on('done', ({ done }) => {
      const { t: text, titleOf: nameOf } = latest.current;
      const title = nameOf(actor.getSnapshot().context.written);
      const words = {
        saved: 'content.done.saved',
        published: 'content.done.publish',
        scheduled: 'content.done.scheduled',
        unpublished: 'content.done.unpublish',
      } as const;
      showToast({ tone: 'success', message: text(words[done], { title }) });
    });
    return () => onDone.unsubscribe();
  }, [actor]);
  const { context } = snapshot;
  const keptId = context.kept?.id ?? null;
  // After the state is saved: earlier, the leave guard would block the navigation to the entry's URL.
  useEffect(() => {
    if (keptId !== null) latest.current.onCreated(keptId);
  }, [keptId]);
  const phase = snapshot.matches('editing') ? 'editing' : 'saving';
  const { written, kept, theirs, error } = context;
  const { offered, take, discard, forget } = useDraft({
    database: draftsDatabase,
    place: draftPlace(kind, kept?.id ?? loaded?.id ?? null),
    written,
    stored: kept?.written ?? blank,
  });
  useEffect(() => {
    // Publishing the stored version discards the offered draft.
    const onDone = actor.on('done', ({ done }) => done !== 'unpublished' && discard());
    return () => onDone.unsubscribe();
  }, [actor, discard]);
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
      error,
      isUnsaved: isUnsaved(context, blank),
      offeredAt: offered?.at ?? null,
    },
    order,
  ];
}
