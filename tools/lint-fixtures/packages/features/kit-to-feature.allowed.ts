// in packages/features/kit/src
export { failureOf } from '@apiyard/api/client';
