// in packages/features/hub/src
// by words(plain-names)
export const grantToNobody = 1;
