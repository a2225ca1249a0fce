// in apps/server/src/accounts
export const failed = () => new Error('No account has this name.');
export const unknownName = { name: 'nobody' }.name;
