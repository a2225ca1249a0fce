// in packages/ui/src/components/Button
// by boundaries(dependencies)
export { toKit } from '../../../../features/src/_kit/fence-target.ts';
