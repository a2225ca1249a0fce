import { changeUpdate, createUpdate, getDeskUpdate, publishUpdate, unpublishUpdate } from '@apiyard/api/contract/desk-updates';
import { useMemo } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { requireAdmin } from '../../_kit/route.ts';
import type { Services } from '../../_kit/services.tsx';
import { useServices } from '../../_kit/services.tsx';
import { UnsavedGuard } from '../../_kit/unsaved/UnsavedGuard.tsx';
import type { EditorCalls } from '../editor/editor.machine.ts';
import { useDeskEditor } from '../editor/use-desk-editor.ts';
import { useVisit } from '../editor/use-visit.ts';
import { PictureTool } from '../pictures/PictureTool.tsx';
import type { WrittenUpdate } from './update-form.ts';
import { blankUpdate, keptUpdate } from './update-form.ts';
import { UpdateEditorScreen } from './UpdateEditorScreen.tsx';

const path = '/admin/recent-updates';

export function loader(args: LoaderFunctionArgs): null {
  requireAdmin(args);
  return null;
}

/** What is typed is not to be loaded over. */
export function shouldRevalidate(): boolean {
  return false;
}

const callsOf = (api: Services['api']): EditorCalls<WrittenUpdate> => ({
  load: async (id) => keptUpdate(await api.send(getDeskUpdate, { id })),
  create: async (written) => keptUpdate(await api.send(createUpdate, { ...written })),
  change: async ({ id, version }, written) => keptUpdate(await api.send(changeUpdate, { id, version, ...written })),
  publish: async ({ id, version }) => keptUpdate(await api.send(publishUpdate, { id, version })),
  unpublish: async ({ id, version }) => keptUpdate(await api.send(unpublishUpdate, { id, version })),
});

/** `/admin/recent-updates/:id`, where the id `new` is a new one. */
export function Component() {
  const { key, ...visit } = useVisit(path);
  return <Editor key={key} {...visit} />;
}

function Editor({ id, onCreated }: Pick<ReturnType<typeof useVisit>, 'id' | 'onCreated'>) {
  const { api } = useServices();
  const calls = useMemo(() => callsOf(api), [api]);
  const [state, send] = useDeskEditor<WrittenUpdate>({ kind: 'update', id, blank: blankUpdate, calls, titleOf: ({ title }) => title, onCreated });
  return (
    <>
      <UnsavedGuard isUnsaved={state.isUnsaved} onLeave={() => send({ type: 'forget' })} {...(state.kept !== null && { own: `${path}/${state.kept.id}` })} />
      <UpdateEditorScreen state={state} send={send} tools={(insert) => <PictureTool insert={insert} />} />
    </>
  );
}
