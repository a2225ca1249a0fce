// in apps/server/src/db
export type { Schema } from './schema.ts';
