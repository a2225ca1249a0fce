import { expect } from 'vitest';
import {
  changeUpdate,
  createUpdate,
  deleteUpdate,
  type DeskUpdate,
  type DeskUpdateRow,
  getDeskUpdate,
  listDeskUpdates,
  publishUpdate,
  restoreUpdate,
  unpublishUpdate,
} from '../contract/desk-updates.ts';
import type { InputOf } from '../contract/endpoint.ts';
import { listUpdates, type Update } from '../contract/updates.ts';
import { refusesAllButAdmins } from './admin-only.ts';
import { expectFailure, expectOutput, promises, promisesOf } from './promise.ts';
import type { World } from './world.ts';

const toCome = '2099-01-01T08:00:00.000Z';

const written = (world: World): InputOf<typeof createUpdate> => ({
  kind: 'new',
  title: world.name('Update'),
  body: 'In **short**.',
  publishAt: null,
});

const made = async (world: World, more: Partial<InputOf<typeof createUpdate>> = {}) =>
  expectOutput<DeskUpdate>(createUpdate, await world.send(createUpdate, { ...written(world), ...more }));
const publish = async (world: World, { id, version }: DeskUpdate) =>
  expectOutput<DeskUpdate>(publishUpdate, await world.send(publishUpdate, { id, version }));
const isListed = async (world: World, id: string) =>
  expectOutput<{ items: Update[] }>(listUpdates, await world.send(listUpdates, {})).items.some(
    (update) => update.id === id,
  );

const nobody = { id: 'nobody', version: 1 };
const unknown = (
  entry:
    | typeof getDeskUpdate
    | typeof deleteUpdate
    | typeof restoreUpdate
    | typeof publishUpdate
    | typeof unpublishUpdate
    | typeof changeUpdate,
) =>
  promisesOf(entry, [
    [
      'NotFound',
      'knows no such update',
      async (world) => {
        await world.admin();
        expectFailure(entry, await world.sendAnything(entry, { ...written(world), ...nobody }), 'NotFound');
      },
    ],
  ]);
const refusesStale = (entry: typeof publishUpdate | typeof unpublishUpdate | typeof changeUpdate) =>
  promisesOf(entry, [
    [
      'Stale',
      'changes nothing when somebody else saved meanwhile',
      async (world) => {
        await world.admin();
        const update = await made(world);
        const theirs = expectOutput<DeskUpdate>(
          changeUpdate,
          await world.send(changeUpdate, { ...written(world), id: update.id, version: 1, title: 'Theirs' }),
        );
        const refused = expectFailure(
          entry,
          await world.sendAnything(entry, { ...written(world), id: update.id, version: 1 }),
          'Stale',
        );
        expect(refused['version']).toBe(2);
        expect(expectOutput(getDeskUpdate, await world.send(getDeskUpdate, { id: update.id }))).toEqual(theirs);
      },
    ],
  ]);

export const deskUpdatesPromises = promises(
  promisesOf(createUpdate, [
    [
      'success',
      'keeps a draft that readers do not see',
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
  promisesOf(getDeskUpdate, [
    [
      'success',
      'gives it whole',
      async (world) => {
        await world.admin();
        const update = await made(world);
        expect(expectOutput(getDeskUpdate, await world.send(getDeskUpdate, { id: update.id }))).toEqual(update);
      },
    ],
  ]),
  unknown(getDeskUpdate),
  refusesAllButAdmins(getDeskUpdate, { id: 'any' }),
  promisesOf(listDeskUpdates, [
    [
      'success',
      'lists what changed last first, drafts too, and finds by state and words',
      async (world) => {
        await world.admin();
        const draft = await made(world);
        const planned = await publish(world, await made(world, { publishAt: toCome, body: 'Zanzibar' }));
        const { body: _, ...row } = planned;
        const list = async (input: InputOf<typeof listDeskUpdates>) =>
          expectOutput<{ items: DeskUpdateRow[] }>(listDeskUpdates, await world.send(listDeskUpdates, input)).items;
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
  refusesAllButAdmins(listDeskUpdates, {}),
  promisesOf(changeUpdate, [
    [
      'success',
      'changes what stands there, for readers too',
      async (world) => {
        await world.admin();
        const { id, version } = await publish(world, await made(world));
        const changed = expectOutput<DeskUpdate>(
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
  refusesAllButAdmins(changeUpdate, { ...nobody, kind: 'new', title: 'T', body: '', publishAt: null }),
  promisesOf(publishUpdate, [
    [
      'success',
      'shows it now, or from its date on',
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
  refusesAllButAdmins(publishUpdate, nobody),
  promisesOf(unpublishUpdate, [
    [
      'success',
      'takes it out of sight and keeps its date',
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
  refusesAllButAdmins(unpublishUpdate, nobody),
  promisesOf(deleteUpdate, [
    [
      'success',
      'takes it away from readers and from the desk',
      async (world) => {
        await world.admin();
        const { id } = await publish(world, await made(world));
        expect(expectOutput(deleteUpdate, await world.send(deleteUpdate, { id }))).toEqual({ id });
        expect(await isListed(world, id)).toBe(false);
        expectFailure(getDeskUpdate, await world.send(getDeskUpdate, { id }), 'NotFound');
      },
    ],
  ]),
  unknown(deleteUpdate),
  refusesAllButAdmins(deleteUpdate, { id: 'any' }),
  promisesOf(restoreUpdate, [
    [
      'success',
      'brings it back as it was',
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
