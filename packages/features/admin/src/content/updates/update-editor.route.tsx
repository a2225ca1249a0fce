import {
  changeUpdate,
  createUpdate,
  getAdminUpdate,
  publishUpdate,
  unpublishUpdate,
} from '@apiyard/api/contract/content/admin-updates';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import { query } from '@apiyard/kit/data/query.ts';
import type { OpenEditorProps } from '../editor/content-editor-route.tsx';
import { contentEditorRoute, EditorGuard } from '../editor/content-editor-route.tsx';
import type { EditorCalls } from '../editor/editor.machine.ts';
import { useContentEditor } from '../editor/use-content-editor.ts';
import { PictureTool } from '../pictures/PictureTool.tsx';
import type { WrittenUpdate } from './update-form.ts';
import { blankUpdate, keptUpdate } from './update-form.ts';
import { UpdateEditorScreen } from './UpdateEditorScreen.tsx';

const path = '/admin/recent-updates';

const callsOf = (client: QueryClient, api = apiOf(client)): EditorCalls<WrittenUpdate> => ({
  loadLatest: async (id) => keptUpdate(await client.fetchQuery(query(getAdminUpdate, { id }))),
  create: async (written) => keptUpdate(await api.send(createUpdate, { ...written })),
  change: async ({ id, version }, written) => keptUpdate(await api.send(changeUpdate, { id, version, ...written })),
  publish: async ({ id, version }) => keptUpdate(await api.send(publishUpdate, { id, version })),
  unpublish: async ({ id, version }) => keptUpdate(await api.send(unpublishUpdate, { id, version })),
});

function Editor({ loaded, onCreated }: OpenEditorProps<WrittenUpdate>) {
  const client = useQueryClient();
  const calls = useMemo(() => callsOf(client), [client]);
  const [state, send] = useContentEditor<WrittenUpdate>({
    kind: 'update',
    loaded,
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

export const { loader, shouldRevalidate, Component } = contentEditorRoute({
  path,
  kind: 'update',
  list: 'content.updates.title',
  endpoint: getAdminUpdate,
  keptOf: keptUpdate,
  Editor,
});
