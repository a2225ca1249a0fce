// in apps/server/src/hub
// by boundaries(dependencies)
export { FenceTarget } from '../../../../packages/ui/src/components/FenceTarget/FenceTarget.tsx';
