// in packages/features/hub/src
export const savedSince = 1;
