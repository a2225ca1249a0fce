// in packages/features/kit/src
// by boundaries(dependencies)
export { toHub } from '../../hub/src/lint-target.ts';
