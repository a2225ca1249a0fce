// in packages/ui/src/components/Button
import { along } from '../../theme/along.css.ts';
export const look = { translate: `calc(${along} * -100%) 0` };
