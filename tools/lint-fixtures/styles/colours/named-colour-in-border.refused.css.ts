// in packages/ui/src/components/Button
// by theme(no-raw-values)
import { vars } from '../../theme/contract.css.ts';

export const look = { borderBlockEnd: `${vars.size.line} solid gray` };
