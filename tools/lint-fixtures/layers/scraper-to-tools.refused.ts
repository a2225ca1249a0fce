// in apps/server/src/scrapers
// by boundaries(dependencies)
export { tool } from '../tools/tool.ts';
