// in packages/features/src/_kit
// by boundaries(dependencies)
export { toHub } from '../hub/fence-target.ts';
