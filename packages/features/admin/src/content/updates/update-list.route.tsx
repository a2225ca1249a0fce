import {
  deleteUpdate,
  listAdminUpdates,
  publishUpdate,
  restoreUpdate,
  unpublishUpdate,
} from '@apiyard/api/contract/content/admin-updates';
import { contentListRoute } from '../list/content-list-route.tsx';
import { UpdateListScreen } from './UpdateListScreen.tsx';

const endpoints = { publish: publishUpdate, unpublish: unpublishUpdate } as const;

export const { loader, Component } = contentListRoute({
  kind: 'update',
  list: listAdminUpdates,
  async save(api, { kind, row: { id, version } }) {
    if (kind === 'restore') return api.send(restoreUpdate, { id });
    if (kind !== 'delete') return api.send(endpoints[kind], { id, version });
    await api.send(deleteUpdate, { id });
    return null;
  },
  Screen: UpdateListScreen,
});
