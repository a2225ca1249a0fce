// in packages/features/hub/src
export const telephone = 1;
export const essay = 1;
