// in packages/api/src/contract
// by boundaries(dependencies)
export { createClient } from '../client/client.ts';
