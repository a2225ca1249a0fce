// in packages/kernels/src
export const half = (value: number) => value / 2;
