import {
  deletePost,
  listAdminPosts,
  publishPost,
  restorePost,
  unpublishPost,
} from '@apiyard/api/contract/content/posts';
import { contentListRoute } from '../list/content-list-route.tsx';
import { PostListScreen } from './PostListScreen.tsx';

const endpoints = { publish: publishPost, unpublish: unpublishPost } as const;

export const { loader, Component } = contentListRoute({
  kind: 'post',
  list: listAdminPosts,
  async save(api, { kind, row: { id, version } }) {
    if (kind === 'restore') return api.send(restorePost, { id });
    if (kind !== 'delete') return api.send(endpoints[kind], { id, version });
    await api.send(deletePost, { id });
    return null;
  },
  Screen: PostListScreen,
});
