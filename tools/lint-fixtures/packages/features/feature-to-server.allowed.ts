// in packages/features/modules/src
export { toKernels } from '@apiyard/kernels/lint-target';
