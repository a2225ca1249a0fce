import type { AdminUpdate } from '@apiyard/api/contract/content/admin-updates';
import {
  changeUpdate,
  createUpdate,
  deleteUpdate,
  getAdminUpdate,
  listAdminUpdates,
  publishUpdate,
  restoreUpdate,
  unpublishUpdate,
} from '@apiyard/api/contract/content/admin-updates';
import { getSampleContent } from '@apiyard/api/contract/content/content';
import { fail } from '@apiyard/api/contract/endpoint';
import { listUpdates } from '@apiyard/api/contract/content/updates';
import { fixture } from '@apiyard/kit/story/fixture.ts';

const now = '2026-11-20T09:30:00.000Z';

export const storyUpdate = (given: Partial<AdminUpdate> = {}): AdminUpdate => ({
  id: 'u1',
  version: 1,
  kind: 'new',
  title: 'QR codes as SVG',
  body: 'Sharp.',
  state: 'published',
  publishAt: '2026-11-18T09:00:00.000Z',
  sample: false,
  updatedAt: '2026-11-18T09:00:00.000Z',
  ...given,
});

const rowOf = ({ body: _, ...row }: AdminUpdate) => row;

/** Responses of the update pages, public and admin, based on a list that reflects changes. */
export function updateFixtures(...given: readonly AdminUpdate[]) {
  let list = given;
  let deleted: AdminUpdate | undefined;
  const unknown = () => fail('NotFound', 'Gone.');
  const find = (id: string) => list.find((each) => each.id === id);
  /** Rejected if another admin saved first. */
  const change = (id: string, version: number, changes: (update: AdminUpdate) => Partial<AdminUpdate>) => {
    const found = find(id);
    if (found === undefined) return unknown();
    if (found.version !== version) return fail('Stale', 'Someone else changed it.', { version: found.version });
    const changed = { ...found, ...changes(found), version: version + 1, updatedAt: now };
    list = list.map((each) => (each === found ? changed : each));
    return changed;
  };
  return {
    find,
    handlers: [
      fixture(listAdminUpdates, () => ({ items: list.map(rowOf), next: null })),
      fixture(getAdminUpdate, ({ input }) => find(input.id) ?? unknown()),
      fixture(createUpdate, ({ input }) => {
        const made = storyUpdate({ ...input, id: `new-${list.length + 1}`, state: 'draft', updatedAt: now });
        list = [made, ...list];
        return made;
      }),
      fixture(changeUpdate, ({ input: { id, version, ...written } }) => change(id, version, () => written)),
      fixture(publishUpdate, ({ input: { id, version } }) =>
        change(id, version, ({ publishAt }) => ({ state: 'published', publishAt: publishAt ?? now })),
      ),
      fixture(unpublishUpdate, ({ input: { id, version } }) => change(id, version, () => ({ state: 'draft' }))),
      fixture(deleteUpdate, ({ input: { id } }) => {
        deleted = find(id);
        if (deleted === undefined) return unknown();
        list = list.filter((each) => each !== deleted);
        return { id };
      }),
      fixture(restoreUpdate, () => {
        if (deleted === undefined) return unknown();
        list = [deleted, ...list];
        return deleted;
      }),
      fixture(listUpdates, () => ({
        items: list
          .filter(({ state }) => state === 'published')
          .map(({ id, kind, title, body, publishAt }) => ({ id, kind, title, body, publishedAt: publishAt ?? now })),
        next: null,
      })),
      fixture(getSampleContent, { posts: 0, pictures: 0, updates: 0 }),
    ],
  };
}
