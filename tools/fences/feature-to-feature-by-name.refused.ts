// in packages/features/src/cart
// by boundaries(dependencies)
export { toHub } from '@apiyard/features/hub/fence-target.ts';
