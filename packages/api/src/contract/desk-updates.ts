/**
 * News of the installation, where admins write them. Apart from `updates.ts`, of which every page has the list: what
 * stands in one file with that is fetched by everybody.
 */
import * as z from 'zod/mini';
import { DeskDeleted, deskCursor, deskId, deskMoment, DeskState, deskVersion } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { ManyLines } from './long-text.ts';
import { NoExtras, OneLine, Stale } from './problem.ts';
import { UpdateKind } from './updates.ts';

const rowMembers = {
  id: z.string(),
  /** Grows with each change. */
  version: z.int(),
  kind: UpdateKind,
  title: z.string(),
  state: DeskState,
  /** From when on it is shown; null while a draft has no date. */
  publishAt: z.nullable(z.string()),
  /** It came with the product, as it is. */
  sample: z.boolean(),
  updatedAt: z.string(),
};

export const DeskUpdateRow = z.object(rowMembers);
export type DeskUpdateRow = z.infer<typeof DeskUpdateRow>;

export const DeskUpdate = z.object({ ...rowMembers, body: z.string() });
export type DeskUpdate = z.infer<typeof DeskUpdate>;

export const updateTitleCharsMax = 160;
export const updateBodyCharsMax = 20_000;

const written = {
  kind: UpdateKind,
  title: OneLine.check(z.minLength(1), z.maxLength(updateTitleCharsMax)),
  /** Markdown. */
  body: ManyLines.check(z.maxLength(updateBodyCharsMax)),
  /** Null is the moment of publishing; something published keeps its date then. */
  publishAt: z.nullable(deskMoment),
};

export const listDeskUpdates = endpoint({
  method: 'GET',
  path: '/api/admin/updates',
  summary: 'All updates, drafts too, last changed first.',
  auth: 'admin',
  input: z.object({
    cursor: deskCursor,
    query: z.optional(z.string().check(z.maxLength(100))),
    state: z.optional(DeskState),
    kind: z.optional(UpdateKind),
  }),
  output: z.object({ items: z.array(DeskUpdateRow), next: z.nullable(z.string()) }),
});

export const getDeskUpdate = endpoint({
  method: 'GET',
  path: '/api/admin/updates/{id}',
  summary: 'One update whole.',
  auth: 'admin',
  input: z.object({ id: deskId }),
  output: DeskUpdate,
  errors: { NotFound: NoExtras },
});

export const createUpdate = endpoint({
  method: 'POST',
  path: '/api/admin/updates',
  summary: 'Keep a new update as a draft.',
  auth: 'admin',
  input: z.object(written),
  output: DeskUpdate,
});

export const changeUpdate = endpoint({
  method: 'PUT',
  path: '/api/admin/updates/{id}',
  summary: 'Change an update. What is published changes for everybody at once.',
  auth: 'admin',
  input: z.object({ id: deskId, version: deskVersion, ...written }),
  output: DeskUpdate,
  errors: { NotFound: NoExtras, Stale },
});

export const publishUpdate = endpoint({
  method: 'POST',
  path: '/api/admin/updates/{id}/publish',
  summary: 'Show an update to everybody from its date on, or from now on where it has none.',
  auth: 'admin',
  input: z.object({ id: deskId, version: deskVersion }),
  output: DeskUpdate,
  errors: { NotFound: NoExtras, Stale },
});

export const unpublishUpdate = endpoint({
  method: 'POST',
  path: '/api/admin/updates/{id}/unpublish',
  summary: 'Make an update a draft again.',
  auth: 'admin',
  input: z.object({ id: deskId, version: deskVersion }),
  output: DeskUpdate,
  errors: { NotFound: NoExtras, Stale },
});

export const deleteUpdate = endpoint({
  method: 'DELETE',
  path: '/api/admin/updates/{id}',
  summary: 'Take an update away. It can be restored for 30 days.',
  auth: 'admin',
  input: z.object({ id: deskId }),
  output: DeskDeleted,
  errors: { NotFound: NoExtras },
});

export const restoreUpdate = endpoint({
  method: 'POST',
  path: '/api/admin/updates/{id}/restore',
  summary: 'Bring a deleted update back, as it was.',
  auth: 'admin',
  input: z.object({ id: deskId }),
  output: DeskUpdate,
  errors: { NotFound: NoExtras },
});
