// in packages/features/src/cart
// by boundaries(dependencies)
export { createClient } from '@apiyard/api/client';
