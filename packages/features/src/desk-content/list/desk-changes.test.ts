import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { DeskRow } from './desk-changes.ts';
import { deskList } from './desk-changes.ts';

const row = (id: string, day: number, more: Partial<DeskRow> = {}): DeskRow => ({
  id,
  version: 1,
  title: id,
  state: 'draft',
  publishAt: null,
  sample: false,
  updatedAt: `2026-11-0${day}T08:00:00.000Z`,
  ...more,
});

function list(save: (kind: string) => Promise<DeskRow | null>) {
  const rules = deskList<DeskRow>();
  const actor = createActor(rules.savingBy(({ kind }) => save(kind))).start();
  const rows = [row('c', 3), row('b', 2), row('a', 1)];
  actor.send({ type: 'told', saved: rows });
  return {
    actor,
    rows,
    shown: () => rules.shown(actor.getSnapshot().context)?.map(({ id, state }) => `${id} ${state}`),
    rest: () => waitFor(actor, (state) => state.matches('saved') && state.context.pending.length === 0),
  };
}

test('a deleted row goes at once and comes back to where it stood', async () => {
  const { actor, rows, shown, rest } = list((kind) => Promise.resolve(kind === 'delete' ? null : row('b', 2)));
  actor.send({ type: 'change', change: { kind: 'delete', row: rows[1] as DeskRow } });
  expect(shown()).toEqual(['c draft', 'a draft']);
  await rest();
  actor.send({ type: 'change', change: { kind: 'restore', row: rows[1] as DeskRow } });
  expect(shown()).toEqual(['c draft', 'b draft', 'a draft']);
  await rest();
  expect(shown()).toEqual(['c draft', 'b draft', 'a draft']);
});

test('a published row says so at once, and what the server knows better afterwards', async () => {
  const { actor, rows, shown, rest } = list(() => Promise.resolve(row('b', 4, { state: 'scheduled' })));
  actor.send({ type: 'change', change: { kind: 'publish', row: rows[1] as DeskRow } });
  expect(shown()).toEqual(['c draft', 'b published', 'a draft']);
  await rest();
  expect(shown()).toEqual(['c draft', 'b scheduled', 'a draft']);
});

test('a change that is refused goes back', async () => {
  const { actor, rows, shown, rest } = list(() => Promise.reject({ code: 'Stale' }));
  actor.send({ type: 'change', change: { kind: 'publish', row: rows[0] as DeskRow } });
  await rest();
  expect(shown()).toEqual(['c draft', 'b draft', 'a draft']);
});

test('a second change of a row names the version that the first one makes, though that is still being saved', async () => {
  const { actor, rows, rest } = list(() => Promise.resolve(row('b', 2)));
  actor.send({ type: 'change', change: { kind: 'publish', row: rows[1] as DeskRow } });
  const shown = deskList<DeskRow>().shown(actor.getSnapshot().context) ?? [];
  expect(shown.map(({ id, version }) => `${id} ${version}`)).toEqual(['c 1', 'b 2', 'a 1']);
  await rest();
});
