// in packages/features/modules/src
export const look = { background: `linear-gradient(${'Canvas'}, transparent)` };
