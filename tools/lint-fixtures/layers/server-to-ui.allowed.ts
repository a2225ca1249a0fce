// in apps/server/src/hub
export { readEnv } from '../env.ts';
