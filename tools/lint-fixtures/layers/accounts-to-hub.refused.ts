// in apps/server/src/accounts
// by boundaries(dependencies)
export type { ApiSource } from '../hub/source.ts';
