// in packages/api/src/sample
export { getStats } from '../contract/stats.ts';
