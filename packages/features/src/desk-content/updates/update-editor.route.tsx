import {
  changeUpdate,
  createUpdate,
  getDeskUpdate,
  publishUpdate,
  unpublishUpdate,
} from '@apiyard/api/contract/desk-updates';
import { useMemo } from 'react';
import type { Services } from '../../_kit/services.tsx';
import { useServices } from '../../_kit/services.tsx';
import type { Visited } from '../editor/desk-editor-route.tsx';
import { deskEditorRoute, EditorGuard } from '../editor/desk-editor-route.tsx';
import type { EditorCalls } from '../editor/editor.machine.ts';
import { useDeskEditor } from '../editor/use-desk-editor.ts';
import { PictureTool } from '../pictures/PictureTool.tsx';
import type { WrittenUpdate } from './update-form.ts';
import { blankUpdate, keptUpdate } from './update-form.ts';
import { UpdateEditorScreen } from './UpdateEditorScreen.tsx';

const path = '/admin/recent-updates';

const callsOf = (api: Services['api']): EditorCalls<WrittenUpdate> => ({
  load: async (id) => keptUpdate(await api.send(getDeskUpdate, { id })),
  create: async (written) => keptUpdate(await api.send(createUpdate, { ...written })),
  change: async ({ id, version }, written) => keptUpdate(await api.send(changeUpdate, { id, version, ...written })),
  publish: async ({ id, version }) => keptUpdate(await api.send(publishUpdate, { id, version })),
  unpublish: async ({ id, version }) => keptUpdate(await api.send(unpublishUpdate, { id, version })),
});

function Editor({ id, onCreated }: Visited) {
  const { api } = useServices();
  const calls = useMemo(() => callsOf(api), [api]);
  const [state, send] = useDeskEditor<WrittenUpdate>({
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

export const { loader, shouldRevalidate, Component } = deskEditorRoute(path, Editor);
