// in apps/server/src/tools/random
export { toKernels } from '@apiyard/kernels/lint-target';
