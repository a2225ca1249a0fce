// in apps/server/src/http
export type { Env } from '../env.ts';
