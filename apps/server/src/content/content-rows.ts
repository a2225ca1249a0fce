/** Shared by the admin lists: paging, search, states, and conflict detection. */
import type { Failure, Sentence } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { ContentState } from '@apiyard/api/contract/content/admin-content';
import type { InputIssue } from '@apiyard/api/contract/problem';
import { invalidAt, sentence } from '../problems/sentence.ts';

/** How long deleted rows can be restored. */
export const keptDeletedMs = 30 * 86_400_000;

const pageSize = 20;
/** Rows per page while a search scans them. */
const rowsAtOnce = 100;

/** Where a page ended. */
export interface Place {
  readonly at: number;
  readonly id: string;
}

const cursorPattern = /^(\d{1,15})\.([\w-]{1,80})$/;

interface Asked<Row> {
  readonly cursor: string | undefined;
  readonly placeOf: (row: Row) => Place;
  /** Rows after a place, in the list's order. */
  readonly read: (after: Place | null, limit: number) => Promise<Row[]>;
  /** @default all */
  readonly matches?: (row: Row) => boolean;
}

/** One page of a list that is read from the latest to the first. */
export async function pageOf<Row>({
  cursor,
  placeOf,
  read,
  matches = () => true,
}: Asked<Row>): Promise<
  { readonly rows: Row[]; readonly next: string | null } | Failure<'InvalidInput', { errors: InputIssue[] }>
> {
  const [, at, id] = cursorPattern.exec(cursor ?? '') ?? [];
  if (cursor !== undefined && (at === undefined || id === undefined))
    return badInput('/cursor', sentence('problem.http.cursor'));
  const rows: Row[] = [];
  for (let after: Place | null = at === undefined || id === undefined ? null : { at: Number(at), id }; ;) {
    const read_ = await read(after, rowsAtOnce);
    rows.push(...read_.filter(matches));
    const last = read_.at(-1);
    if (rows.length > pageSize || read_.length < rowsAtOnce || last === undefined) break;
    after = placeOf(last);
  }
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const place = rows.length > pageSize && last !== undefined ? placeOf(last) : null;
  return { rows: shown, next: place && `${place.at}.${place.id}` };
}

export const badInput = (pointer: string, text: Sentence) => invalidAt(pointer, 'invalid_format', text);

export function stateOf(published: number, from: number, nowMs: number): ContentState {
  if (published === 0) return 'draft';
  return from > nowMs ? 'scheduled' : 'published';
}

/** 0 is used for no date. */
export const momentOf = (ms: number): string | null => (ms === 0 ? null : new Date(ms).toISOString());

export const stale = (version: number) => fail('Stale', sentence('problem.content.saved'), { version });
