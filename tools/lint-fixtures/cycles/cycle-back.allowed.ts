// in packages/kernels/src
export const end = 1;
