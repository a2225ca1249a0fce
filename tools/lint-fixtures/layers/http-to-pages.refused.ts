// in apps/server/src/http
// by boundaries(dependencies)
export type { WebPages } from '../pages/pages.ts';
