// in apps/server/src/http
export type { Person } from '../caller.ts';
