// in packages/ui/src/components/Button
// by theme(no-physical-sides)
import { vars } from '../../theme/contract.css.ts';

export const look = { boxShadow: `inset calc(-1 * ${vars.size.line}) 0 ${vars.color.divider}` };
