import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { size } = vars;

/** A cell as wide as the board allows: `--across` is the width of the board in cells. */
const fitting = 'calc(100cqi / var(--across))';

export const viewport = style({ inlineSize: '100%', containerType: 'inline-size' });

export const scroller = styleVariants({
  fit: { vars: { '--cell': fitting } },
  zoomed: {
    vars: { '--cell': `max(${fitting}, ${size.controlDense})` },
    overflow: 'auto',
    maxBlockSize: '70dvh',
    overscrollBehavior: 'contain',
  },
});
