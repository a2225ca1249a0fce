// in apps/server/src/tools/random
export { tool } from '../tool.ts';
