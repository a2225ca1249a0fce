import type { Preview, Scraper } from '@apiyard/api/contract/scrapers/scrapers';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { ScraperDraft } from '../../scraper-drafts.ts';
import type { PreviewOrder, SaveOrder } from './editor-calls.ts';
import { draftOf, isUnsaved } from './editor-context.ts';
import { editorMachine, lookDelayMs } from './editor.machine.ts';
import { bookDefinition, storedBook } from '../story/story-definitions.ts';

const looked: Preview = { result: [], failure: null, fields: [], trace: [], hints: [], page: null };
const refused = (code: string, errors: { pointer: string; code: string; detail: string }[] = []) =>
  Promise.reject({ code, detail: 'No.', errors });

interface Script {
  readonly scraper?: Scraper | null;
  readonly draft?: ScraperDraft | null;
  readonly save?: (order: SaveOrder) => Scraper | Promise<Scraper>;
  readonly publish?: () => Promise<Scraper>;
  readonly preview?: (order: PreviewOrder, signal: AbortSignal) => Promise<Preview>;
}

function opened({ scraper = storedBook(), draft = null, save, publish, preview = async () => looked }: Script = {}) {
  const clock = new SimulatedClock();
  const orders = {
    save: [] as SaveOrder[],
    preview: [] as PreviewOrder[],
    drafts: [] as ReturnType<typeof draftOf>[],
    kept: [] as string[],
  };
  const server = { stored: scraper };
  const machine = editorMachine.provide({
    actors: {
      loadLatest: fromPromise(async () => server.stored ?? refused('NotFound')),
      save: fromPromise(async ({ input }) => {
        orders.save.push(input);
        return save?.(input) ?? storedBook({ version: 5, definition: input.definition });
      }),
      publish: fromPromise(async () => publish?.() ?? storedBook({ version: 5 })),
      preview: fromPromise(({ input, signal }) => {
        orders.preview.push(input);
        return preview(input, signal);
      }),
    },
    actions: {
      store: ({ context }) => void orders.drafts.push(draftOf(context)),
      kept: (_, { id }) => void orders.kept.push(id),
    },
  });
  const actor = createActor(machine, { input: { loaded: scraper, draft }, clock });
  actor.start();
  const rename = (title: string) => actor.send({ type: 'edit', at: '/title', change: (old) => ({ ...old, title }) });
  const context = () => actor.getSnapshot().context;
  return { actor, clock, orders, server, rename, context };
}

describe('preview', () => {
  test('waits for a pause, and runs once for all changes', async () => {
    const { clock, orders, rename } = opened();
    rename('B');
    clock.increment(lookDelayMs - 1);
    rename('Bo');
    clock.increment(lookDelayMs - 1);
    expect(orders.preview).toEqual([]);
    clock.increment(1);
    expect(orders.preview.map(({ params, id }) => ({ params, id }))).toEqual([{ params: { page: 1 }, id: 'book-1' }]);
  });
  test('requests the site when the editor opens and on demand, and uses the cached page in between', async () => {
    const { actor, clock, orders, rename } = opened();
    const settled = () => waitFor(actor, (snapshot) => snapshot.value.preview === 'idle');
    clock.increment(lookDelayMs);
    await settled();
    rename('B');
    clock.increment(lookDelayMs);
    await settled();
    actor.send({ type: 'look again' });
    expect(orders.preview.map(({ fresh }) => fresh)).toEqual([true, false, true]);
  });
  test('aborts the running preview on a change, so that an old response never replaces a newer one', async () => {
    const signals: AbortSignal[] = [];
    const { clock, rename } = opened({ preview: (_, signal) => (signals.push(signal), new Promise(() => {})) });
    clock.increment(lookDelayMs);
    rename('Other');
    clock.increment(lookDelayMs);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });
  test('sends nothing without a URL', async () => {
    const { clock, orders } = opened({ scraper: null });
    clock.increment(lookDelayMs);
    expect(orders.preview).toEqual([]);
  });
  test('maps server issues to their place in the definition', async () => {
    const { actor, clock, context } = opened({
      preview: async () =>
        refused('InvalidInput', [
          { pointer: '/definition/fields/0/select/css', code: 'syntax', detail: 'Ends too soon.' },
        ]),
    });
    clock.increment(lookDelayMs);
    await waitFor(actor, () => context().previewError !== null);
    expect(context().issues).toEqual([
      { pointer: '/fields/0/select/css', code: 'server', figures: {}, detail: 'Ends too soon.' },
    ]);
  });
});

describe('undo', () => {
  test('undoes all changes at one place between two pauses in one step', async () => {
    const { actor, clock, rename, context } = opened();
    rename('A');
    rename('AB');
    clock.increment(lookDelayMs);
    rename('ABC');
    actor.send({ type: 'undo' });
    expect(context().definition.title).toBe('AB');
    actor.send({ type: 'undo' });
    expect(context().definition.title).toBe('Corner Books');
    actor.send({ type: 'undo' });
    actor.send({ type: 'redo' });
    actor.send({ type: 'redo' });
    expect(context().definition.title).toBe('ABC');
  });
});

describe('unsaved changes', () => {
  test('are stored with each edit, and deleted when undone', async () => {
    const { actor, orders, rename } = opened();
    rename('A');
    actor.send({ type: 'undo' });
    expect(orders.drafts).toEqual([{ definition: { ...bookDefinition, title: 'A' }, baseVersion: 4 }, null]);
  });
  test('of an earlier visit are restored, and can be discarded and restored again', async () => {
    const draft = { definition: { ...bookDefinition, title: 'Mine' }, baseVersion: 4, at: '2026-11-19T12:00:00.000Z' };
    const { actor, context } = opened({ draft });
    expect([context().definition.title, context().restoredAt]).toEqual(['Mine', draft.at]);
    actor.send({ type: 'discard' });
    expect([context().definition.title, isUnsaved(context())]).toEqual(['Corner Books', false]);
    actor.send({ type: 'undo' });
    expect(context().definition.title).toBe('Mine');
  });
  test('show a conflict when someone saved since', async () => {
    const { actor } = opened({
      draft: { definition: { ...bookDefinition, title: 'Mine' }, baseVersion: 3, at: '2026-11-19T12:00:00.000Z' },
    });
    expect(actor.getSnapshot().value.document).toBe('stale');
  });
});

describe('the JSON text', () => {
  test('that cannot be read is kept as it is, is unsaved, and is not saved', async () => {
    const { actor, orders, context } = opened();
    actor.send({ type: 'write json', text: '{"title": ' });
    actor.send({ type: 'save' });
    expect([context().json, isUnsaved(context()), orders.save]).toEqual(['{"title": ', true, []]);
  });
  test('updates the definition when valid, in one undo step', async () => {
    const { actor, context } = opened();
    actor.send({ type: 'write json', text: JSON.stringify({ ...bookDefinition, title: 'From text' }) });
    expect([context().json, context().definition.title]).toEqual([null, 'From text']);
    actor.send({ type: 'undo' });
    expect(context().definition.title).toBe('Corner Books');
  });
});

describe('saving', () => {
  test('keeps changes made during the save, based on the new version', async () => {
    let answer: (value: Scraper) => void = () => {};
    const { actor, orders, rename, context } = opened({
      save: () => new Promise((resolve) => (answer = resolve)),
    });
    rename('Sent');
    actor.send({ type: 'save' });
    rename('Typed');
    answer(storedBook({ version: 5, definition: { ...bookDefinition, title: 'Sent' } }));
    await waitFor(actor, (snapshot) => snapshot.value.document === 'editing');
    expect(orders.save.map(({ version, definition }) => [version, definition.title])).toEqual([[4, 'Sent']]);
    expect([context().definition.title, context().baseVersion, isUnsaved(context())]).toEqual(['Typed', 5, true]);
  });
  test('sends nothing for invalid JSON and shows the issue', async () => {
    const { actor, orders, rename, context } = opened();
    rename('');
    actor.send({ type: 'save' });
    expect([orders.save, context().isChecked]).toEqual([[], true]);
  });
  test('reports the id of a new API', async () => {
    const { actor, orders, context } = opened({ scraper: null });
    actor.send({ type: 'edit', at: '', change: () => bookDefinition });
    actor.send({ type: 'publish' });
    await waitFor(actor, (snapshot) => snapshot.context.lastDone === 'published');
    expect([orders.kept, orders.save.map(({ id }) => id), context().id]).toEqual([['book-1'], [null], 'book-1']);
  });
  test('shows a conflict with another version, and overwrites it only when chosen', async () => {
    const { actor, server, orders, rename, context } = opened({
      save: ({ version }) =>
        version === 9
          ? storedBook({ version: 10, definition: { ...bookDefinition, title: 'Mine' } })
          : refused('Stale'),
    });
    rename('Mine');
    server.stored = storedBook({ version: 9, definition: { ...bookDefinition, title: 'Theirs' } });
    actor.send({ type: 'save' });
    await waitFor(actor, (snapshot) => snapshot.value.document === 'stale');
    expect([context().theirs?.definition.title, context().definition.title]).toEqual(['Theirs', 'Mine']);
    actor.send({ type: 'keep mine' });
    actor.send({ type: 'save' });
    await waitFor(actor, (snapshot) => snapshot.context.lastDone === 'saved');
    expect([orders.save.map(({ version }) => version), context().baseVersion]).toEqual([[4, 9], 10]);
  });
  test('can use their version, and undo restores the local one', async () => {
    const { actor, server, rename, context } = opened({ save: () => refused('Stale') });
    rename('Mine');
    server.stored = storedBook({ version: 9, definition: { ...bookDefinition, title: 'Theirs' } });
    actor.send({ type: 'save' });
    await waitFor(actor, (snapshot) => snapshot.value.document === 'stale');
    actor.send({ type: 'take theirs' });
    expect([context().definition.title, isUnsaved(context())]).toEqual(['Theirs', false]);
    actor.send({ type: 'undo' });
    expect(context().definition.title).toBe('Mine');
  });
  test('keeps all changes and shows an error without a response', async () => {
    const { actor, rename, context } = opened({ save: vi.fn(() => Promise.reject(new Error('down'))) });
    rename('Mine');
    actor.send({ type: 'save' });
    await waitFor(actor, () => context().failure !== null);
    expect([context().failure, context().definition.title]).toEqual([{ of: 'save', error: new Error('down') }, 'Mine']);
  });
  test('reports a taken path as an issue of the path', async () => {
    const { actor, context } = opened({ save: () => refused('Conflict') });
    actor.send({ type: 'save' });
    await waitFor(actor, (snapshot) => snapshot.value.document === 'editing');
    expect(context().issues.map(({ pointer, code }) => [pointer, code])).toEqual([['/path', 'taken']]);
  });
});

describe('publishing', () => {
  test('does not save again when nothing changed', async () => {
    const { actor, orders } = opened();
    actor.send({ type: 'publish' });
    await waitFor(actor, (snapshot) => snapshot.context.lastDone === 'published');
    expect(orders.save).toEqual([]);
  });
  test('keeps the saved draft when refused', async () => {
    const { actor, rename, context } = opened({
      publish: () =>
        refused('InvalidInput', [
          { pointer: '/request/url', code: 'secret', detail: 'The secret belongs to another host.' },
        ]),
    });
    rename('Mine');
    actor.send({ type: 'publish' });
    await waitFor(actor, () => context().issues.length > 0);
    expect([context().baseVersion, isUnsaved(context()), context().issues[0]?.pointer]).toEqual([
      5,
      false,
      '/request/url',
    ]);
  });
});
