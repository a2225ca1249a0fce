// in packages/features/modules/src
export { toKit } from '../../kit/src/fence-target.ts';
