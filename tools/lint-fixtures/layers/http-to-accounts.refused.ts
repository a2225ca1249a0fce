// in apps/server/src/http
// by boundaries(dependencies)
export type { Accounts } from '../accounts/accounts.ts';
