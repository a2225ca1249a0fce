// in packages/ui/src/components/Button
// by boundaries(dependencies)
export type { Stats } from '../../../../api/src/contract/stats.ts';
