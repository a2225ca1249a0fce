// in packages/ui/src/components/Button
// by theme(no-physical-sides)
import { vars } from '../../theme/contract.css.ts';

export const look = { maskImage: `linear-gradient(to right, ${vars.color.text}, transparent)` };
