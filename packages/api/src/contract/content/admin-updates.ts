/**
 * Updates of the installation, for admins. Separate from `updates.ts`, whose list every page loads: code in the same file
 * would be loaded by everyone.
 */
import * as z from 'zod/mini';
import { ContentDeleted, adminCursor, adminMoment, ContentState, contentVersion } from './admin-content.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { ManyLines } from '../long-text.ts';
import { NoExtras, OneLine, Stale } from '../problem.ts';
import { UpdateKind } from './updates.ts';

const rowMembers = {
  id: z.string(),
  /** Grows with each change. */
  version: z.int(),
  kind: UpdateKind,
  title: z.string(),
  state: ContentState,
  /** When it becomes visible; null for a draft without a date. */
  publishAt: z.nullable(z.string()),
  /** Unchanged sample content. */
  sample: z.boolean(),
  updatedAt: z.string(),
};

export const AdminUpdateRow = z.object(rowMembers);
export type AdminUpdateRow = z.infer<typeof AdminUpdateRow>;

export const AdminUpdate = z.object({ ...rowMembers, body: z.string() });
export type AdminUpdate = z.infer<typeof AdminUpdate>;

const updateTitleCharsMax = 160;
export const updateBodyCharsMax = 20_000;

const written = {
  kind: UpdateKind,
  title: OneLine.check(z.minLength(1), z.maxLength(updateTitleCharsMax)),
  /** Markdown. */
  body: ManyLines.check(z.maxLength(updateBodyCharsMax)),
  /** Null is the moment of publishing; something published keeps its date then. */
  publishAt: z.nullable(adminMoment),
};

export const listAdminUpdates = endpoint({
  method: 'GET',
  path: '/api/admin/updates',
  summary: 'All updates, drafts included, last changed first.',
  auth: 'admin',
  input: z.object({
    cursor: adminCursor,
    query: z.optional(z.string().check(z.maxLength(100))),
    state: z.optional(ContentState),
    kind: z.optional(UpdateKind),
  }),
  output: z.object({ items: z.array(AdminUpdateRow), next: z.nullable(z.string()) }),
});

export const getAdminUpdate = endpoint({
  method: 'GET',
  path: '/api/admin/updates/{id}',
  summary: 'One update in full.',
  auth: 'admin',
  input: z.object({ id: Id }),
  output: AdminUpdate,
  errors: { NotFound: NoExtras },
});

export const createUpdate = endpoint({
  method: 'POST',
  path: '/api/admin/updates',
  summary: 'Create an update as a draft.',
  auth: 'admin',
  input: z.object(written),
  output: AdminUpdate,
});

export const changeUpdate = endpoint({
  method: 'PUT',
  path: '/api/admin/updates/{id}',
  summary: 'Change an update. Changes to a published update are public immediately.',
  auth: 'admin',
  input: z.object({ id: Id, version: contentVersion, ...written }),
  output: AdminUpdate,
  errors: { NotFound: NoExtras, Stale },
});

export const publishUpdate = endpoint({
  method: 'POST',
  path: '/api/admin/updates/{id}/publish',
  summary: 'Publish an update from its date on, or immediately if it has none.',
  auth: 'admin',
  input: z.object({ id: Id, version: contentVersion }),
  output: AdminUpdate,
  errors: { NotFound: NoExtras, Stale },
});

export const unpublishUpdate = endpoint({
  method: 'POST',
  path: '/api/admin/updates/{id}/unpublish',
  summary: 'Unpublish an update. It becomes a draft again.',
  auth: 'admin',
  input: z.object({ id: Id, version: contentVersion }),
  output: AdminUpdate,
  errors: { NotFound: NoExtras, Stale },
});

export const deleteUpdate = endpoint({
  method: 'DELETE',
  path: '/api/admin/updates/{id}',
  summary: 'Delete an update. It can be restored for 30 days.',
  auth: 'admin',
  input: z.object({ id: Id }),
  output: ContentDeleted,
  errors: { NotFound: NoExtras },
});

export const restoreUpdate = endpoint({
  method: 'POST',
  path: '/api/admin/updates/{id}/restore',
  summary: 'Restore a deleted update.',
  auth: 'admin',
  input: z.object({ id: Id }),
  output: AdminUpdate,
  errors: { NotFound: NoExtras },
});
