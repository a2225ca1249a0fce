// in apps/server/src/hub
export { getStats } from '@apiyard/api/contract/stats';
