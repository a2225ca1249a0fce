// in packages/api/src/contract
// by words(plain-texts)
export const entry = { summary: 'Sets the plan anew' };
