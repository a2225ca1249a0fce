// in apps/server/src/accounts
// by words(plain-texts)
export const failed = () => new Error('Nobody has this name.');
