import type { DeskGalleryItem } from '@apiyard/api/contract/pictures';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { galleryList } from './gallery-changes.ts';

const item = (id: string, day: number): DeskGalleryItem => ({
  id,
  version: 1,
  name: id,
  cover: `/${id}`,
  small: `/${id}`,
  time: `2026-11-0${day}T08:00:00.000Z`,
  sample: false,
});
const [b, a] = [item('b', 2), item('a', 1)];

test('pictures stand newest first: one comes first, one goes and comes back to its place', async () => {
  const actor = createActor(
    galleryList.savingBy((change) =>
      Promise.resolve(
        change.kind === 'delete'
          ? null
          : change.kind === 'first'
            ? { ...change.item, time: change.time, version: 2 }
            : change.item,
      ),
    ),
  ).start();
  const shown = () => galleryList.shown(actor.getSnapshot().context)?.map(({ id, version }) => `${id}${version}`);
  const rest = () => waitFor(actor, (state) => state.matches('saved') && state.context.pending.length === 0);
  actor.send({ type: 'told', saved: [b, a] });
  actor.send({ type: 'change', change: { kind: 'first', item: a, time: '2026-11-09T08:00:00.000Z' } });
  // Another change may follow before this one is saved: it names the version that this one makes.
  expect(shown()).toEqual(['a2', 'b1']);
  await rest();
  expect(shown()).toEqual(['a2', 'b1']);
  actor.send({ type: 'change', change: { kind: 'delete', item: b } });
  await rest();
  expect(shown()).toEqual(['a2']);
  actor.send({ type: 'change', change: { kind: 'restore', item: b } });
  await rest();
  expect(shown()).toEqual(['a2', 'b1']);
});

test('a name that is refused goes back', async () => {
  const actor = createActor(galleryList.savingBy(() => Promise.reject({ code: 'Stale' }))).start();
  actor.send({ type: 'told', saved: [b] });
  actor.send({ type: 'change', change: { kind: 'rename', item: b, name: 'New' } });
  expect(galleryList.shown(actor.getSnapshot().context)?.[0]).toMatchObject({ name: 'New', version: 2 });
  await waitFor(actor, (state) => state.context.pending.length === 0);
  expect(galleryList.shown(actor.getSnapshot().context)?.[0]?.name).toBe('b');
});
