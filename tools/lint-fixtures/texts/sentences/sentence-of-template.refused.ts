// in apps/server/src/accounts
// by words(plain-texts)
export const failed = (name: string) => `The account ${name} was deleted meanwhile.`;
