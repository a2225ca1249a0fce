// in packages/ui/src/components/Button
// by theme(no-physical-sides)
import { vars } from '../../theme/contract.css.ts';

export const look = { borderRadius: `${vars.radius.card} 0 0 ${vars.radius.card}` };
