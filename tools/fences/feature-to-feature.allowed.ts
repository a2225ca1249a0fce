// in packages/features/src/cart
export { toKit } from '../_kit/fence-target.ts';
