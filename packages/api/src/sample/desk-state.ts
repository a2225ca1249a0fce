/** What the sample layer knows of updates, posts and pictures beside what readers get of them. */
import { fail } from '../contract/endpoint.ts';
import type { DeskState } from '../contract/desk.ts';
import type { Picture } from '../contract/pictures.ts';
import { sampleNow } from './sample-now.ts';

interface DeskMark {
  version: number;
  published: boolean;
  deleted: boolean;
  /** Changed by an admin: no sample any more. */
  changed: boolean;
  updatedAt: string;
  /** Grows with each change: lists show what changed last first. */
  order: number;
}

export interface SamplePicture {
  readonly picture: Picture;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface SampleDesk {
  /** Of entries that an admin made or changed; any other is published as it is. */
  readonly marks: Map<string, DeskMark>;
  /** Latest first. */
  readonly uploads: SamplePicture[];
  changes: number;
}

export const emptyDesk = (): SampleDesk => ({ marks: new Map(), uploads: [], changes: 0 });

/** An entry as the desk sees it: `at` is its date, empty for none. */
export function markOf({ marks }: SampleDesk, id: string, at: string): Readonly<DeskMark> {
  return marks.get(id) ?? { version: 1, published: true, deleted: false, changed: false, updatedAt: at, order: 0 };
}

export function mark(
  desk: SampleDesk,
  id: string,
  at: string,
  change: Partial<Pick<DeskMark, 'version' | 'published' | 'deleted' | 'changed'>>,
): void {
  desk.changes += 1;
  desk.marks.set(id, { ...markOf(desk, id, at), updatedAt: sampleNow, order: desk.changes, ...change });
}

/** Readers see it. */
export function isShown(desk: SampleDesk, id: string, at: string): boolean {
  return desk.marks.get(id) === undefined || (stateOf(desk, id, at) === 'published' && !markOf(desk, id, at).deleted);
}

export function stateOf(desk: SampleDesk, id: string, at: string): DeskState {
  const { published } = markOf(desk, id, at);
  if (!published) return 'draft';
  return desk.marks.has(id) && at > sampleNow ? 'scheduled' : 'published';
}

/** Last changed first. */
export function byChange<Entry extends { readonly id: string }>(
  desk: SampleDesk,
  entries: readonly Entry[],
  atOf: (entry: Entry) => string,
): Entry[] {
  const markFor = (entry: Entry) => markOf(desk, entry.id, atOf(entry));
  return entries
    .filter((entry) => !markFor(entry).deleted)
    .toSorted(
      (a, b) => markFor(b).order - markFor(a).order || atOf(b).localeCompare(atOf(a)) || b.id.localeCompare(a.id),
    );
}

const pageSize = 20;

export function pageFrom<Entry extends { readonly id: string }>(entries: readonly Entry[], cursor: string | undefined) {
  const last = entries.findIndex(({ id }) => id === cursor);
  if (cursor !== undefined && last === -1) return badInput('/cursor', 'cursor is not one that this list gave.');
  const items = entries.slice(last + 1, last + 1 + pageSize);
  return { items, next: entries.length > last + 1 + pageSize ? (items.at(-1)?.id ?? null) : null };
}

export function badInput(pointer: string, detail: string) {
  return fail('InvalidInput', detail, { errors: [{ pointer, code: 'invalid_format', detail }] });
}

export const stale = (version: number) =>
  fail('Stale', 'Somebody else saved this meanwhile. Load what they saved, then decide whose goes on.', { version });
