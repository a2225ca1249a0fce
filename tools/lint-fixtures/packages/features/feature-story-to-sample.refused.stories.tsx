// in packages/features/hub/src
// by boundaries(dependencies)
export { toSample } from '@apiyard/api/sample/lint-target';
