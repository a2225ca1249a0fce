import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/focus-ring.css.ts';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { cell, events } from '../Scheduler.css.ts';

const { color, space, size, radius } = vars;

const lane = space[3];
const headBlock = space[4];
const numberBlock = space[4];
/** Day number, three lines of events and gaps. */
const weekBlock = `calc(${numberBlock} + 3 * (${lane} + ${size.ringGap}) + ${space[0.5]})`;

const columns = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } as const;

export const head = style({ ...columns, blockSize: headBlock });
export const week = style({ ...columns, blockSize: weekBlock });

export const day = style([cell, { padding: space[0.5], textAlign: 'center' }]);
export const outside = style({ background: color.sunken });

/** The events of all weeks, over the days. */
export const layer = style({ position: 'absolute', insetInline: 0, insetBlockStart: headBlock, pointerEvents: 'none' });

export const weekEvents = style([
  events,
  {
    ...columns,
    gridAutoRows: lane,
    rowGap: size.ringGap,
    blockSize: weekBlock,
    // Overrides the reset's styles for lists without markers.
    selectors: { '&&': { paddingBlockStart: numberBlock } },
    overflow: 'hidden',
  },
]);

export const bar = style({ minInlineSize: 0, paddingInline: size.ringGap });

export const more = style([
  focusRing,
  text.small,
  {
    inlineSize: '100%',
    minInlineSize: 0,
    margin: 0,
    paddingBlock: 0,
    paddingInline: space[0.5],
    overflow: 'hidden',
    border: 0,
    borderRadius: radius.small,
    background: 'transparent',
    color: color.textQuiet,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: color.hover, color: color.text } },
    '@media': { [media.belowSm]: { paddingInline: 0, fontSize: vars.type.small.size } },
  },
]);
