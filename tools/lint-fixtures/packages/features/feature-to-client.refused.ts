// in packages/features/hub/src
// by boundaries(dependencies)
export { createClient } from '@apiyard/api/client';
