// in packages/features/src/cart
export { getStats } from '@apiyard/api/contract/stats';
