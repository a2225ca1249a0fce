// in packages/ui/src/components/Button
export { LintTarget } from '../LintTarget/LintTarget.tsx';
