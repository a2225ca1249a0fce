import { expect } from 'vitest';
import {
  changeUpdate,
  createUpdate,
  deleteUpdate,
  type AdminUpdate,
  type AdminUpdateRow,
  getAdminUpdate,
  listAdminUpdates,
  publishUpdate,
  restoreUpdate,
  unpublishUpdate,
} from '../../contract/content/admin-updates.ts';
import type { InputOf } from '../../contract/endpoint.ts';
import { listUpdates, type Update } from '../../contract/content/updates.ts';
import { refusesAllButAdmins } from '../admin-only.ts';
import { expectFailure, expectOutput, conformance, conformanceOf } from '../conformance.ts';
import type { World } from '../world.ts';

const toCome = '2099-01-01T08:00:00.000Z';

const written = (world: World): InputOf<typeof createUpdate> => ({
  kind: 'new',
  title: world.name('Update'),
  body: 'In **short**.',
  publishAt: null,
});

const made = async (world: World, more: Partial<InputOf<typeof createUpdate>> = {}) =>
  expectOutput<AdminUpdate>(createUpdate, await world.send(createUpdate, { ...written(world), ...more }));
const publish = async (world: World, { id, version }: AdminUpdate) =>
  expectOutput<AdminUpdate>(publishUpdate, await world.send(publishUpdate, { id, version }));
const isListed = async (world: World, id: string) =>
  expectOutput<{ items: Update[] }>(listUpdates, await world.send(listUpdates, {})).items.some(
    (update) => update.id === id,
  );

const unknownUpdate = { id: 'unknown', version: 1 };
const unknown = (
  entry:
    | typeof getAdminUpdate
    | typeof deleteUpdate
    | typeof restoreUpdate
    | typeof publishUpdate
    | typeof unpublishUpdate
    | typeof changeUpdate,
) =>
  conformanceOf(entry, [
    [
      'NotFound',
      'returns NotFound for an unknown update',
      async (world) => {
        await world.admin();
        expectFailure(entry, await world.sendAnything(entry, { ...written(world), ...unknownUpdate }), 'NotFound');
      },
    ],
  ]);
const refusesStale = (entry: typeof publishUpdate | typeof unpublishUpdate | typeof changeUpdate) =>
  conformanceOf(entry, [
    [
      'Stale',
      'rejects a stale version and changes nothing',
      async (world) => {
        await world.admin();
        const update = await made(world);
        const theirs = expectOutput<AdminUpdate>(
          changeUpdate,
          await world.send(changeUpdate, { ...written(world), id: update.id, version: 1, title: 'Theirs' }),
        );
        const refused = expectFailure(
          entry,
          await world.sendAnything(entry, { ...written(world), id: update.id, version: 1 }),
          'Stale',
        );
        expect(refused['version']).toBe(2);
        expect(expectOutput(getAdminUpdate, await world.send(getAdminUpdate, { id: update.id }))).toEqual(theirs);
      },
    ],
  ]);

export const adminUpdatesConformance = conformance(
  conformanceOf(createUpdate, [
    [
      'success',
      'saves a draft that readers do not see',
      async (world) => {
        await world.admin();
        const draft = await made(world, { title: 'QR codes', body: 'Sharp.' });
        expect(draft).toEqual({
          id: draft.id,
          version: 1,
          kind: 'new',
          title: 'QR codes',
          body: 'Sharp.',
          state: 'draft',
          publishAt: null,
          sample: false,
          updatedAt: draft.updatedAt,
        });
        expect(await isListed(world, draft.id)).toBe(false);
      },
    ],
  ]),
  refusesAllButAdmins(createUpdate, { kind: 'new', title: 'T', body: '', publishAt: null }),
  conformanceOf(getAdminUpdate, [
    [
      'success',
      'returns all fields',
      async (world) => {
        await world.admin();
        const update = await made(world);
        expect(expectOutput(getAdminUpdate, await world.send(getAdminUpdate, { id: update.id }))).toEqual(update);
      },
    ],
  ]),
  unknown(getAdminUpdate),
  refusesAllButAdmins(getAdminUpdate, { id: 'any' }),
  conformanceOf(listAdminUpdates, [
    [
      'success',
      'lists the latest changed first with drafts, and filters by state and words',
      async (world) => {
        await world.admin();
        const draft = await made(world);
        const planned = await publish(world, await made(world, { publishAt: toCome, body: 'Zanzibar' }));
        const { body: _, ...row } = planned;
        const list = async (input: InputOf<typeof listAdminUpdates>) =>
          expectOutput<{ items: AdminUpdateRow[] }>(listAdminUpdates, await world.send(listAdminUpdates, input)).items;
        const items = await list({});
        expect(items.find(({ id }) => id === planned.id)).toEqual(row);
        expect(items.findIndex(({ id }) => id === planned.id)).toBeLessThan(
          items.findIndex(({ id }) => id === draft.id),
        );
        expect((await list({ state: 'scheduled' })).map(({ state }) => state)).toContain('scheduled');
        expect((await list({ state: 'draft' })).map(({ id }) => id)).not.toContain(planned.id);
        expect((await list({ query: 'ZANZÍBAR', state: 'scheduled', kind: 'new' })).map(({ id }) => id)).toContain(
          planned.id,
        );
      },
    ],
  ]),
  refusesAllButAdmins(listAdminUpdates, {}),
  conformanceOf(changeUpdate, [
    [
      'success',
      'changes a published update for readers too',
      async (world) => {
        await world.admin();
        const { id, version } = await publish(world, await made(world));
        const changed = expectOutput<AdminUpdate>(
          changeUpdate,
          await world.send(changeUpdate, {
            id,
            version,
            kind: 'fixed',
            title: 'Better',
            body: 'Text',
            publishAt: '2026-11-20T07:00:00.000Z',
          }),
        );
        expect(changed).toMatchObject({
          version: 3,
          kind: 'fixed',
          title: 'Better',
          body: 'Text',
          state: 'published',
          publishAt: '2026-11-20T07:00:00.000Z',
        });
        expect(await isListed(world, id)).toBe(true);
      },
    ],
  ]),
  unknown(changeUpdate),
  refusesStale(changeUpdate),
  refusesAllButAdmins(changeUpdate, { ...unknownUpdate, kind: 'new', title: 'T', body: '', publishAt: null }),
  conformanceOf(publishUpdate, [
    [
      'success',
      'publishes it immediately or from its date on',
      async (world) => {
        await world.admin();
        const now = await publish(world, await made(world));
        expect([now.state, now.version, typeof now.publishAt, await isListed(world, now.id)]).toEqual([
          'published',
          2,
          'string',
          true,
        ]);
        const planned = await publish(world, await made(world, { publishAt: toCome }));
        expect([planned.state, planned.publishAt, await isListed(world, planned.id)]).toEqual([
          'scheduled',
          toCome,
          false,
        ]);
      },
    ],
  ]),
  unknown(publishUpdate),
  refusesStale(publishUpdate),
  refusesAllButAdmins(publishUpdate, unknownUpdate),
  conformanceOf(unpublishUpdate, [
    [
      'success',
      'unpublishes it and keeps its date',
      async (world) => {
        await world.admin();
        const { id, version, publishAt } = await publish(world, await made(world));
        expect(expectOutput(unpublishUpdate, await world.send(unpublishUpdate, { id, version }))).toMatchObject({
          state: 'draft',
          publishAt,
          version: 3,
        });
        expect(await isListed(world, id)).toBe(false);
      },
    ],
  ]),
  unknown(unpublishUpdate),
  refusesStale(unpublishUpdate),
  refusesAllButAdmins(unpublishUpdate, unknownUpdate),
  conformanceOf(deleteUpdate, [
    [
      'success',
      'removes it from the site and the admin list',
      async (world) => {
        await world.admin();
        const { id } = await publish(world, await made(world));
        expect(expectOutput(deleteUpdate, await world.send(deleteUpdate, { id }))).toEqual({ id });
        expect(await isListed(world, id)).toBe(false);
        expectFailure(getAdminUpdate, await world.send(getAdminUpdate, { id }), 'NotFound');
      },
    ],
  ]),
  unknown(deleteUpdate),
  refusesAllButAdmins(deleteUpdate, { id: 'any' }),
  conformanceOf(restoreUpdate, [
    [
      'success',
      'restores it unchanged',
      async (world) => {
        await world.admin();
        const update = await publish(world, await made(world));
        await world.send(deleteUpdate, { id: update.id });
        expect(expectOutput(restoreUpdate, await world.send(restoreUpdate, { id: update.id }))).toEqual(update);
        expect(await isListed(world, update.id)).toBe(true);
      },
    ],
  ]),
  unknown(restoreUpdate),
  refusesAllButAdmins(restoreUpdate, { id: 'any' }),
);
