// in apps/server/src
// by boundaries(dependencies)
export type { Audit } from './audit/audit.ts';
