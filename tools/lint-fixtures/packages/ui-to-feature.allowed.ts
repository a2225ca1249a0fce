// in packages/ui/src/components/Button
export { FenceTarget } from '../FenceTarget/FenceTarget.tsx';
