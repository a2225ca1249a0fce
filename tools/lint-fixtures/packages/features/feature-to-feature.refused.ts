// in packages/features/modules/src
// by boundaries(dependencies)
export { toHub } from '../../hub/src/lint-target.ts';
