// in packages/features/hub/src
export const apiyardUrl = '/';
export const courtyard = 1;
