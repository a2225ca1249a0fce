import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { space } = vars;

/** Container width from which input and result are side by side. The container may be the page or share it with a list. */
export const sideBySide = '(min-width: 40rem)';

export const room = style({ containerType: 'inline-size' });

/** Input and history underForm the result; in narrow containers, the result is between them. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[2],
  '@container': {
    [sideBySide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gridTemplateRows: 'auto 1fr' },
  },
});

export const underForm = style({ minInlineSize: 0, '@container': { [sideBySide]: { gridColumn: 1 } } });
