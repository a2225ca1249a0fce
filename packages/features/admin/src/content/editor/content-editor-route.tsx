import type { Endpoint, InputOf, OutputOf } from '@apiyard/api/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useEffect } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { useCopy } from '@apiyard/kit/copy.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { useLoadedOnce } from '@apiyard/kit/data/use-loaded-once.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useVisit } from '@apiyard/kit/routing/use-visit.ts';
import { useUser } from '@apiyard/kit/services.tsx';
import { createDrafts } from '@apiyard/kit/unsaved/drafts.ts';
import { UnsavedGuard } from '@apiyard/kit/unsaved/UnsavedGuard.tsx';
import { contentCopy } from '../content-copy.ts';
import type { DraftKind } from '../content-drafts.ts';
import { draftPlace, draftsDatabase } from '../content-drafts.ts';
import type { Kept } from './editor.machine.ts';
import { EditorNotLoaded } from './EditorNotLoaded.tsx';
import type { EditorState, SendEditor } from './use-content-editor.ts';

export interface OpenEditorProps<Written> {
  /** The loaded entry; null for a new one. */
  readonly loaded: Kept<Written> | null;
  readonly onCreated: (id: string) => void;
}

interface EditorRoute<E extends Endpoint, Written> {
  readonly path: string;
  readonly kind: DraftKind;
  /** Title of the list. */
  readonly list: 'content.posts.title' | 'content.updates.title';
  /** Gets one entry by its id. */
  readonly endpoint: E;
  readonly keptOf: (entry: OutputOf<E>) => Kept<Written>;
  readonly Editor: ComponentType<OpenEditorProps<Written>>;
}

/** Editor route below `path`: `/:id`, or `/new` for a new entry. */
export function contentEditorRoute<E extends Endpoint, Written>({
  path,
  kind,
  list,
  endpoint,
  keptOf,
  Editor,
}: EditorRoute<E, Written>) {
  const entryQuery = (id: string) => query(endpoint, { id } as unknown as InputOf<E>);

  /** Does not await the data: the page renders immediately and fills in. */
  function loader(args: LoaderFunctionArgs): null {
    const { id = 'new' } = args.params;
    if (id !== 'new') void servicesOf(args).queryClient.prefetchQuery(entryQuery(id));
    return null;
  }

  const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean =>
    currentParams['id'] !== nextParams['id'];

  function Component() {
    const { key, id, onCreated } = useVisit(path);
    if (id === null) return <Editor key={key} loaded={null} onCreated={onCreated} />;
    return <Stored key={key} id={id} onCreated={onCreated} />;
  }

  function Stored({ id, onCreated }: { readonly id: string; readonly onCreated: (id: string) => void }) {
    const t = useCopy(contentCopy);
    const owner = useUser()?.id ?? null;
    const entry = useQuery(entryQuery(id));
    const loaded = useLoadedOnce(entry);
    const isMissing = loaded.state === 'failed' && refusalOf(entry.error).code === 'NotFound';
    useEffect(() => {
      if (isMissing) void createDrafts(draftsDatabase, owner).drop(draftPlace(kind, id));
    }, [isMissing, owner, id]);
    if (loaded.state === 'done') return <Editor loaded={keptOf(loaded.value)} onCreated={onCreated} />;
    return (
      <EditorNotLoaded
        {...loaded}
        state={isMissing ? 'missing' : loaded.state}
        list={{ label: t(list), href: path }}
        onRetry={() => void entry.refetch()}
      />
    );
  }

  return { loader, shouldRevalidate, Component };
}

interface EditorGuardProps<Written> {
  readonly path: string;
  readonly state: EditorState<Written>;
  readonly send: SendEditor<Written>;
}

/** Asks before leaving with unsaved changes, except when a new entry moves to its own URL. */
export function EditorGuard<Written>({ path, state, send }: EditorGuardProps<Written>) {
  return (
    <UnsavedGuard
      isUnsaved={state.isUnsaved}
      onLeave={() => send({ type: 'forget' })}
      {...(state.kept !== null && { own: `${path}/${state.kept.id}` })}
    />
  );
}
