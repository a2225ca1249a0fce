// in packages/api/src/client
export { getStats } from '../contract/stats.ts';
