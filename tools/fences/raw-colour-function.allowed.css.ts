// in packages/features/src/cart
export const look = { background: `linear-gradient(${'red'}, transparent)` };
