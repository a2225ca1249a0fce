// in apps/server/src/hub
export type { Dispatcher } from 'undici';
