// in packages/ui/src/components/Button
import { vars } from '../../theme/contract.css.ts';

export const look = { borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0` };
