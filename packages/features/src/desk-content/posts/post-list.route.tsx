import type { DeskPostRow } from '@apiyard/api/contract/posts';
import { deletePost, listDeskPosts, publishPost, restorePost, unpublishPost } from '@apiyard/api/contract/posts';
import { deskListRoute } from '../list/desk-list-route.tsx';
import { PostListScreen } from './PostListScreen.tsx';

export const { loader, Component } = deskListRoute<DeskPostRow>(
  'post',
  (api) => ({
    list: (question) => api.send(listDeskPosts, question),
    publish: ({ id, version }) => api.send(publishPost, { id, version }),
    unpublish: ({ id, version }) => api.send(unpublishPost, { id, version }),
    delete: ({ id }) => api.send(deletePost, { id }),
    restore: ({ id }) => api.send(restorePost, { id }),
  }),
  PostListScreen,
);
