import type { Migration } from './migration.ts';
import { start } from './0001-start.ts';

/** All of them, in order. */
export const migrations: readonly Migration[] = [start];
