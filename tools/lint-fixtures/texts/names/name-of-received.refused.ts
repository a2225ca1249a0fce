// in packages/features/hub/src
// by words(plain-names)
export const heard: readonly string[] = [];
