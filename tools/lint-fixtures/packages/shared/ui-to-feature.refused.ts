// in packages/ui/src/components/Button
// by boundaries(dependencies)
export { toKit } from '../../../../features/kit/src/lint-target.ts';
