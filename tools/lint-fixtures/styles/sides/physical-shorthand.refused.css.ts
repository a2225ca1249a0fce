// in packages/ui/src/components/Button
// by theme(no-physical-sides)
import { vars } from '../../theme/contract.css.ts';

export const look = { padding: `0 ${vars.space[1]} 0 ${vars.space[2]}` };
