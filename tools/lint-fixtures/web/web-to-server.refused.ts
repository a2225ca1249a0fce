// in apps/web/src
// by boundaries(dependencies)
export { readEnv } from '../../server/src/env.ts';
