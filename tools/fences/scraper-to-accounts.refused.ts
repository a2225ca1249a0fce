// in apps/server/src/scrapers
// by boundaries(dependencies)
export type { Person } from '../accounts/caller.ts';
