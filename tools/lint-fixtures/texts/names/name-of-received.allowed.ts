// in packages/features/hub/src
export const sheared: readonly string[] = [];
