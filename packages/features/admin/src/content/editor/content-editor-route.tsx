import type { ComponentType } from 'react';
import { UnsavedGuard } from '@apiyard/kit/unsaved/UnsavedGuard.tsx';
import { useVisit } from '@apiyard/kit/routing/use-visit.ts';
import type { EditorState, SendEditor } from './use-content-editor.ts';

export type Visited = Pick<ReturnType<typeof useVisit>, 'id' | 'onCreated'>;

/** Editor route below `path`: `/:id`, or `/new` for a new entry. */
export function contentEditorRoute(path: string, Editor: ComponentType<Visited>) {
  /** Loading must not overwrite unsaved changes. */
  const shouldRevalidate = (): boolean => false;
  function Component() {
    const { key, ...visit } = useVisit(path);
    return <Editor key={key} {...visit} />;
  }
  return { shouldRevalidate, Component };
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
