// in apps/server/src/tools/random
// by boundaries(dependencies)
export { toScrapers } from '../../scrapers/lint-target.ts';
