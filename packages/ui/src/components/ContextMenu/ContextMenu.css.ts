import { style } from '@vanilla-extract/css';
import { popover as surface } from '../../overlay/popover.css.ts';

/** Without the callout of iOS, which would open over the menu. */
export const area = style({ minInlineSize: 0, WebkitTouchCallout: 'none' });

/** Unlike that of a button, as wide as its items. */
export const popover = style([surface, { minInlineSize: '11rem', maxInlineSize: 'min(22rem, calc(100vi - 2rem))' }]);
