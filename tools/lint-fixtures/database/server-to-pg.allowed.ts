// in apps/server/src/accounts
export type { Schema } from '../db/schema.ts';
