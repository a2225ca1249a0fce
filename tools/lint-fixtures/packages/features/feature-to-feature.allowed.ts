// in packages/features/modules/src
export { toKit } from '../../kit/src/lint-target.ts';
