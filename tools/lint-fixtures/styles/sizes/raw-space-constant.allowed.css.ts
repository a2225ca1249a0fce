// in packages/ui/src/components/Button
import { vars } from '../../theme/contract.css.ts';

const gap = vars.space[1.5];

export const look = { gap };
