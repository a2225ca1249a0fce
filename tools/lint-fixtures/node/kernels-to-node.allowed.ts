// in packages/kernels/src
export const now = () => performance.now();
