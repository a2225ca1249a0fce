// in apps/server/src/scrapers
// by boundaries(dependencies)
export type { Accounts } from '../accounts/accounts.ts';
