// in apps/server/src/hub
export type { Caller } from '../caller.ts';
