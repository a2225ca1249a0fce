// in tools/bench
// by boundaries(dependencies)
export { toKit } from '../../packages/features/kit/src/lint-target.ts';
