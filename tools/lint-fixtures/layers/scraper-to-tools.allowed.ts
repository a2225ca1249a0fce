// in apps/server/src/scrapers
export { toScrapers } from './lint-target.ts';
