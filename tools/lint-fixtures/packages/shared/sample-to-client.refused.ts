// in packages/api/src/sample
// by boundaries(dependencies)
export { createClient } from '../client/client.ts';
