// in packages/ui/src/components/Button
import { vars } from '../../theme/contract.css.ts';

export const look = { padding: `${vars.space[1]} ${vars.space[2]}` };
