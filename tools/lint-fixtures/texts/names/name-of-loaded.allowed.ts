// in packages/features/hub/src
export const loaded = { isLoaded: true };
