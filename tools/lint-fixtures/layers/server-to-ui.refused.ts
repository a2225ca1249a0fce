// in apps/server/src/hub
// by boundaries(dependencies)
export { LintTarget } from '../../../../packages/ui/src/components/LintTarget/LintTarget.tsx';
