import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { space, size } = vars;

/** Two equal fields around the button. */
export const formatsRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: space[1],
});

/** As high as the fields, below their labels. */
export const swap = style({ display: 'flex', alignItems: 'center', blockSize: size.control });
