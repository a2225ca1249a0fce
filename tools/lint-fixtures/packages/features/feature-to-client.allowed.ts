// in packages/features/hub/src
export { getStats } from '@apiyard/api/contract/stats';
