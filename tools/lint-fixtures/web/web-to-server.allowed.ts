// in apps/web/src
export { createClient } from '@apiyard/api/client';
