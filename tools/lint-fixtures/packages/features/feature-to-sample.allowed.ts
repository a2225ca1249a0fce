// in packages/features/hub/src
export { LintTarget } from '@apiyard/ui/LintTarget';
