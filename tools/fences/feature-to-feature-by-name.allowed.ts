// in packages/features/src/cart
export { toCart } from '@apiyard/features/cart/fence-target.ts';
