// in packages/features/src/cart
// by boundaries(dependencies)
export { toHub } from '../hub/fence-target.ts';
