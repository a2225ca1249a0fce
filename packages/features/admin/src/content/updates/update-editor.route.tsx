import {
  changeUpdate,
  createUpdate,
  getAdminUpdate,
  publishUpdate,
  unpublishUpdate,
} from '@apiyard/api/contract/content/admin-updates';
import { useMemo } from 'react';
import type { Services } from '@apiyard/kit/services.tsx';
import { useServices } from '@apiyard/kit/services.tsx';
import type { Visited } from '../editor/content-editor-route.tsx';
import { contentEditorRoute, EditorGuard } from '../editor/content-editor-route.tsx';
import type { EditorCalls } from '../editor/editor.machine.ts';
import { useContentEditor } from '../editor/use-content-editor.ts';
import { PictureTool } from '../pictures/PictureTool.tsx';
import type { WrittenUpdate } from './update-form.ts';
import { blankUpdate, keptUpdate } from './update-form.ts';
import { UpdateEditorScreen } from './UpdateEditorScreen.tsx';

const path = '/admin/recent-updates';

const callsOf = (api: Services['api']): EditorCalls<WrittenUpdate> => ({
  load: async (id) => keptUpdate(await api.send(getAdminUpdate, { id })),
  create: async (written) => keptUpdate(await api.send(createUpdate, { ...written })),
  change: async ({ id, version }, written) => keptUpdate(await api.send(changeUpdate, { id, version, ...written })),
  publish: async ({ id, version }) => keptUpdate(await api.send(publishUpdate, { id, version })),
  unpublish: async ({ id, version }) => keptUpdate(await api.send(unpublishUpdate, { id, version })),
});

function Editor({ id, onCreated }: Visited) {
  const { api } = useServices();
  const calls = useMemo(() => callsOf(api), [api]);
  const [state, send] = useContentEditor<WrittenUpdate>({
    kind: 'update',
    id,
    blank: blankUpdate,
    calls,
    titleOf: ({ title }) => title,
    onCreated,
  });
  return (
    <>
      <EditorGuard path={path} state={state} send={send} />
      <UpdateEditorScreen state={state} send={send} tools={(insert) => <PictureTool insert={insert} />} />
    </>
  );
}

export const { shouldRevalidate, Component } = contentEditorRoute(path, Editor);
