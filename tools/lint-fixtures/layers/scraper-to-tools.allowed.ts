// in apps/server/src/scrapers
export { toScrapers } from './fence-target.ts';
