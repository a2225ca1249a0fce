// in packages/ui/src/components/Button
import { along } from '../../theme/along.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const look = { maskImage: `linear-gradient(calc(${along} * 90deg), ${vars.color.text}, transparent)` };
