// in packages/ui/src/components/Button
import { vars } from '../../theme/contract.css.ts';

export const look = { zIndex: vars.layer.raised };
