// in apps/server/src/scrapers
export { toEgress } from '../egress/lint-target.ts';
