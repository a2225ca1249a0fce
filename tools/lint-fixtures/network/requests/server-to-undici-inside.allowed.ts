// in apps/server/src/hub
export type { Pool } from 'undici';
