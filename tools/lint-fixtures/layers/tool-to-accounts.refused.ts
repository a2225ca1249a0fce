// in apps/server/src/tools/random
// by boundaries(dependencies)
export type { Accounts } from '../../accounts/accounts.ts';
