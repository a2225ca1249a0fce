// in packages/features/src/cart
export { toKernels } from '@apiyard/kernels/fence-target';
