import {
  changePost,
  createPost,
  getAdminPost,
  listCategories,
  publishPost,
  unpublishPost,
} from '@apiyard/api/contract/content/posts';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import { query } from '@apiyard/kit/data/query.ts';
import type { OpenEditorProps } from '../editor/content-editor-route.tsx';
import { contentEditorRoute, EditorGuard } from '../editor/content-editor-route.tsx';
import type { EditorCalls } from '../editor/editor.machine.ts';
import { useContentEditor } from '../editor/use-content-editor.ts';
import { LazyPicturePicker } from '../pictures/LazyPicturePicker.tsx';
import { PictureTool } from '../pictures/PictureTool.tsx';
import { usePicturePicker } from '../pictures/use-picture-picker.ts';
import type { WrittenPost } from './post-form.ts';
import { blankPost, keptPost, sentPost } from './post-form.ts';
import { PostEditorScreen } from './PostEditorScreen.tsx';

const path = '/admin/blog';

const callsOf = (client: QueryClient, api = apiOf(client)): EditorCalls<WrittenPost> => ({
  loadLatest: async (id) => keptPost(await client.fetchQuery(query(getAdminPost, { id }))),
  create: async (written) => keptPost(await api.send(createPost, sentPost(written))),
  change: async ({ id, version }, written) =>
    keptPost(await api.send(changePost, { id, version, ...sentPost(written) })),
  publish: async ({ id, version }) => keptPost(await api.send(publishPost, { id, version })),
  unpublish: async ({ id, version }) => keptPost(await api.send(unpublishPost, { id, version })),
});

function Editor({ loaded, onCreated }: OpenEditorProps<WrittenPost>) {
  const client = useQueryClient();
  const calls = useMemo(() => callsOf(client), [client]);
  const [state, send] = useContentEditor<WrittenPost>({
    kind: 'post',
    loaded,
    blank: blankPost,
    calls,
    titleOf: ({ title }) => title,
    onCreated,
  });
  // Suggestions only: without them the category is typed.
  const categories = useQuery({ ...query(listCategories, {}), refetchOnMount: true }).data?.items ?? [];
  const cover = usePicturePicker(({ address }) =>
    send({ type: 'change', written: { ...state.written, cover: address } }),
  );
  return (
    <>
      <EditorGuard path={path} state={state} send={send} />
      <PostEditorScreen
        state={state}
        send={send}
        categories={categories}
        tools={(insert) => <PictureTool insert={insert} />}
        onChooseCover={cover.open}
      />
      <LazyPicturePicker {...cover.props} />
    </>
  );
}

export const { loader, shouldRevalidate, Component } = contentEditorRoute({
  path,
  kind: 'post',
  list: 'content.posts.title',
  endpoint: getAdminPost,
  keptOf: keptPost,
  Editor,
});
