// in apps/server/src/hub
import type { Selectable } from 'kysely';
import type { Schema } from '../db/schema.ts';

export type Call = Selectable<Schema['call_log']>;
