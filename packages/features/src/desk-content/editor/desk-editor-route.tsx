import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { requireAdmin } from '../../_kit/route.ts';
import { UnsavedGuard } from '../../_kit/unsaved/UnsavedGuard.tsx';
import { useVisit } from '../../_kit/use-visit.ts';
import type { EditorState, SendEditor } from './use-desk-editor.ts';

export type Visited = Pick<ReturnType<typeof useVisit>, 'id' | 'onCreated'>;

/** The route of an editor of the desk, below `path`: by the id of what is written, where `new` is something new. */
export function deskEditorRoute(path: string, Editor: ComponentType<Visited>) {
  function loader(args: LoaderFunctionArgs): null {
    requireAdmin(args);
    return null;
  }
  /** What is typed is not to be loaded over. */
  const shouldRevalidate = (): boolean => false;
  function Component() {
    const { key, ...visit } = useVisit(path);
    return <Editor key={key} {...visit} />;
  }
  return { loader, shouldRevalidate, Component };
}

interface EditorGuardProps<Written> {
  readonly path: string;
  readonly state: EditorState<Written>;
  readonly send: SendEditor<Written>;
}

/** Asks before what is typed is left; its own address, once it has one, is no way out. */
export function EditorGuard<Written>({ path, state, send }: EditorGuardProps<Written>) {
  return (
    <UnsavedGuard
      isUnsaved={state.isUnsaved}
      onLeave={() => send({ type: 'forget' })}
      {...(state.kept !== null && { own: `${path}/${state.kept.id}` })}
    />
  );
}
