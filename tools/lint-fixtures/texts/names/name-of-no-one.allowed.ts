// in packages/features/hub/src
export const body = 1;
