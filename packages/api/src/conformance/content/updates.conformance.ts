import { expect } from 'vitest';
import { listUpdates, type Update } from '../../contract/content/updates.ts';
import { expectFailure, expectOutput, conformance, conformanceOf } from '../conformance.ts';
import type { World } from '../world.ts';

interface Page {
  readonly items: readonly Update[];
  readonly next: string | null;
}

async function allUpdates(world: World, kind?: Update['kind']): Promise<Update[]> {
  const found: Update[] = [];
  let cursor: string | null | undefined;
  for (let pages = 0; cursor !== null; pages += 1) {
    if (pages > 100) throw new Error('The list of updates never ends.');
    const page = expectOutput<Page>(
      listUpdates,
      await world.send(listUpdates, { ...(kind && { kind }), ...(cursor && { cursor }) }),
    );
    found.push(...page.items);
    cursor = page.next;
  }
  return found;
}

function some(world: World, count: number): Update[] {
  const name = world.name('update');
  return Array.from({ length: count }, (_, at) => ({
    id: `${name}-${String(at).padStart(2, '0')}`,
    kind: at % 2 === 0 ? 'new' : 'removed',
    title: `Change ${at}`,
    body: 'In **short**.',
    // Two with each timestamp, because a page may end between them.
    publishedAt: new Date(Date.UTC(2026, 9, 1) + Math.floor(at / 2) * 60_000).toISOString(),
  }));
}

export const updatesConformance = conformance(
  conformanceOf(listUpdates, [
    [
      'success',
      'returns every entry once in pages, latest first',
      async (world) => {
        const added = some(world, 45);
        await world.subject.addUpdates(added);
        const found = await allUpdates(world);
        expect(found.filter(({ id }) => added.some((each) => each.id === id))).toEqual(added.toReversed());
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        expect(found.map(({ publishedAt }) => publishedAt)).toEqual(
          found
            .map(({ publishedAt }) => publishedAt)
            .toSorted()
            .toReversed(),
        );
      },
    ],
    [
      'success',
      'filters by kind',
      async (world) => {
        const added = some(world, 6);
        await world.subject.addUpdates(added);
        const found = await allUpdates(world, 'removed');
        expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['removed']));
        expect(found.filter(({ id }) => added.some((each) => each.id === id))).toEqual(
          added.filter(({ kind }) => kind === 'removed').toReversed(),
        );
      },
    ],
    [
      'InvalidInput',
      'rejects unknown cursors',
      async (world) => {
        const body = expectFailure(listUpdates, await world.send(listUpdates, { cursor: 'anything' }), 'InvalidInput');
        expect(body['errors']).toEqual([
          { pointer: '/cursor', code: 'invalid_format', detail: 'cursor is not valid for this list.' },
        ]);
      },
    ],
  ]),
);
