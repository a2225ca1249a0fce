/** Errors of a server that cannot store data. */
import type { StorageProblem } from '@apiyard/api/contract/problem';
import type { Failure, Sentence } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import { isDamaged, isFull } from '../../db/unavailable.ts';
import { sentence } from '../../problems/sentence.ts';

/** A disk without room, a quota, or a limit of the process on the length of its files (`ulimit -f`). */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const failingCodes = new Set(['EIO', 'EROFS', 'ENXIO', 'ENODEV']);

/** The storage problem that caused `error`, or null. */
export function storageProblemOf(error: unknown): StorageProblem | null {
  if (isDamaged(error)) return 'damaged';
  if (isFull(error)) return 'full';
  // File system errors: SQLite and PostgreSQL have other codes.
  const code = error instanceof Error && 'syscall' in error && 'code' in error ? String(error.code) : '';
  if (fullCodes.has(code)) return 'full';
  return failingCodes.has(code) ? 'failing' : null;
}

/** Enough time for an admin to free space. */
const retryAfterS = 60;

const sentences: Readonly<Record<StorageProblem, Sentence>> = {
  damaged: sentence('problem.http.storageDamaged'),
  full: sentence('problem.http.storageFull'),
  failing: sentence('problem.http.storageFailing'),
};

export const storageFailure = (
  storage: StorageProblem,
  text = sentences[storage],
): Failure<'Maintenance', { storage: StorageProblem; retryAfterS: number }> =>
  fail('Maintenance', text, { storage, retryAfterS });
