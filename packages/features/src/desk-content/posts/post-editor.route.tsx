import {
  changePost,
  createPost,
  getDeskPost,
  listCategories,
  publishPost,
  unpublishPost,
} from '@apiyard/api/contract/posts';
import { useEffect, useMemo, useState } from 'react';
import type { Services } from '../../_kit/services.tsx';
import { useServices } from '../../_kit/services.tsx';
import type { Visited } from '../editor/desk-editor-route.tsx';
import { deskEditorRoute, EditorGuard } from '../editor/desk-editor-route.tsx';
import type { EditorCalls } from '../editor/editor.machine.ts';
import { useDeskEditor } from '../editor/use-desk-editor.ts';
import { LazyPicturePicker } from '../pictures/LazyPicturePicker.tsx';
import { PictureTool } from '../pictures/PictureTool.tsx';
import { usePicturePicker } from '../pictures/use-picture-picker.ts';
import type { WrittenPost } from './post-form.ts';
import { blankPost, keptPost, sentPost } from './post-form.ts';
import { PostEditorScreen } from './PostEditorScreen.tsx';

const path = '/admin/blog';

const callsOf = (api: Services['api']): EditorCalls<WrittenPost> => ({
  load: async (id) => keptPost(await api.send(getDeskPost, { id })),
  create: async (written) => keptPost(await api.send(createPost, sentPost(written))),
  change: async ({ id, version }, written) =>
    keptPost(await api.send(changePost, { id, version, ...sentPost(written) })),
  publish: async ({ id, version }) => keptPost(await api.send(publishPost, { id, version })),
  unpublish: async ({ id, version }) => keptPost(await api.send(unpublishPost, { id, version })),
});

function Editor({ id, onCreated }: Visited) {
  const { api } = useServices();
  const calls = useMemo(() => callsOf(api), [api]);
  const [state, send] = useDeskEditor<WrittenPost>({
    kind: 'post',
    id,
    blank: blankPost,
    calls,
    titleOf: ({ title }) => title,
    onCreated,
  });
  const [categories, setCategories] = useState<readonly string[]>([]);
  useEffect(() => {
    let isLeft = false;
    // Suggestions: without them a category is typed.
    api.send(listCategories, {}).then(
      ({ items }) => isLeft || setCategories(items),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [api]);
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

export const { loader, shouldRevalidate, Component } = deskEditorRoute(path, Editor);
