import {
  changePost,
  createPost,
  getAdminPost,
  listCategories,
  publishPost,
  unpublishPost,
} from '@apiyard/api/contract/content/posts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { query } from '@apiyard/kit/data/query.ts';
import type { Services } from '@apiyard/kit/services.tsx';
import { useServices } from '@apiyard/kit/services.tsx';
import type { Visited } from '../editor/content-editor-route.tsx';
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

const callsOf = (api: Services['api']): EditorCalls<WrittenPost> => ({
  load: async (id) => keptPost(await api.send(getAdminPost, { id })),
  create: async (written) => keptPost(await api.send(createPost, sentPost(written))),
  change: async ({ id, version }, written) =>
    keptPost(await api.send(changePost, { id, version, ...sentPost(written) })),
  publish: async ({ id, version }) => keptPost(await api.send(publishPost, { id, version })),
  unpublish: async ({ id, version }) => keptPost(await api.send(unpublishPost, { id, version })),
});

function Editor({ id, onCreated }: Visited) {
  const { api } = useServices();
  const calls = useMemo(() => callsOf(api), [api]);
  const [state, send] = useContentEditor<WrittenPost>({
    kind: 'post',
    id,
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

export const { shouldRevalidate, Component } = contentEditorRoute(path, Editor);
