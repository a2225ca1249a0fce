// in packages/features/modules/src
// by theme(no-raw-values)
export const look = { background: `linear-gradient(rgb(0 0 0 / 0.5), ${1})` };
