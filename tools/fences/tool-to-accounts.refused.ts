// in apps/server/src/tools/random
// by boundaries(dependencies)
export type { Person } from '../../accounts/caller.ts';
