// in apps/server/src/hub
// by boundaries(dependencies)
export { createClient } from '../../../../packages/api/src/client/client.ts';
