// in packages/features/src/_kit
export { failureOf } from '@apiyard/api/client';
