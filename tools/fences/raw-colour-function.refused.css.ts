// in packages/features/src/cart
// by theme(no-raw-values)
export const look = { background: `linear-gradient(rgb(0 0 0 / 0.5), ${1})` };
