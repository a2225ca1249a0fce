// in packages/ui/src/components/Button
import { vars } from '../../theme/contract.css.ts';

export const look = { boxShadow: `inset 0 calc(-1 * ${vars.size.line}) ${vars.color.divider}` };
