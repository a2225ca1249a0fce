import type { Transaction } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Schema } from '../schema.ts';

/** A migration step for both engines. Released steps never change: the next change is a new file. */
export interface Migration {
  /** `0002-what-changes`, sorted by number. */
  readonly name: string;
  up(db: Transaction<Schema>, dialect: Dialect): Promise<void>;
}
