import type { DeskUpdateRow } from '@apiyard/api/contract/desk-updates';
import {
  deleteUpdate,
  listDeskUpdates,
  publishUpdate,
  restoreUpdate,
  unpublishUpdate,
} from '@apiyard/api/contract/desk-updates';
import { deskListRoute } from '../list/desk-list-route.tsx';
import { UpdateListScreen } from './UpdateListScreen.tsx';

export const { loader, Component } = deskListRoute<DeskUpdateRow>(
  'update',
  (api) => ({
    list: (question) => api.send(listDeskUpdates, question),
    publish: ({ id, version }) => api.send(publishUpdate, { id, version }),
    unpublish: ({ id, version }) => api.send(unpublishUpdate, { id, version }),
    delete: ({ id }) => api.send(deleteUpdate, { id }),
    restore: ({ id }) => api.send(restoreUpdate, { id }),
  }),
  UpdateListScreen,
);
