// in packages/features/src/cart
export { FenceTarget } from '@apiyard/ui/FenceTarget';
