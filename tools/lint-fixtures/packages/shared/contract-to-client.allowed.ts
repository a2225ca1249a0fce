// in packages/api/src/contract
export { getStats } from './stats.ts';
