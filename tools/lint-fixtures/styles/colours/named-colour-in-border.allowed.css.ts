// in packages/ui/src/components/Button
import { vars } from '../../theme/contract.css.ts';

export const look = { borderBlockEnd: `${vars.size.line} solid transparent` };
