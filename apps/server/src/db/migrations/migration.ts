import type { Transaction } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Schema } from '../schema.ts';

/** A step forward, the same on both engines. Once released it never changes: the next change is the next file. */
export interface Migration {
  /** `0002-what-changes`, sorted by number. */
  readonly name: string;
  up(db: Transaction<Schema>, dialect: Dialect): Promise<void>;
}
