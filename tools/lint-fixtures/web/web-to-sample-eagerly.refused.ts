// in apps/web/src
// by boundaries(dependencies)
export { toSample } from '@apiyard/api/sample/lint-target';
