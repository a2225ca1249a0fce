// in packages/client/src
export const half = (value: number) => value / 2;
