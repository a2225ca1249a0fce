// in packages/features/hub/src
export { FenceTarget } from '@apiyard/ui/FenceTarget';
