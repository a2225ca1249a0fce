// in packages/features/hub/src
export const keysConformance = [Promise.resolve()];
