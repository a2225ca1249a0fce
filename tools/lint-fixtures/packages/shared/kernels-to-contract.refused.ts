// in packages/kernels/src
// by boundaries(dependencies)
export type { Stats } from '../../api/src/contract/stats.ts';
