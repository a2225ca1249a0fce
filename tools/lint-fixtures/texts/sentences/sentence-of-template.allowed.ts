// in apps/server/src/accounts
export const failed = (name: string) => `The account ${name} was deleted.`;
