// in apps/server/src/db
// by boundaries(dependencies)
export type { Audit } from '../audit/audit.ts';
