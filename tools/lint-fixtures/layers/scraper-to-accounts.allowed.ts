// in apps/server/src/scrapers
export { toEgress } from '../egress/fence-target.ts';
