// in apps/server/src/hub
// by boundaries(dependencies)
export type { Accounts } from '../accounts/accounts.ts';
