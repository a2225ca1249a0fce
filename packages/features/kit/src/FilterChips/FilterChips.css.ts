import { style } from '@vanilla-extract/css';
import { along } from '@apiyard/ui/theme/along.css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';
import { scrollLine } from '@apiyard/ui/theme/scroll-line.css';

const { color, space, size } = vars;

export const row = style([scrollLine, { margin: 0, padding: space[0.5], listStyle: 'none' }]);

/** The same, faded where it continues. */
export const fadingRow = style([
  row,
  {
    '@media': {
      [media.belowSm]: {
        paddingInlineEnd: space[3],
        maskImage: `linear-gradient(calc(${along} * 90deg), ${color.text} calc(100% - ${space[3]}), transparent)`,
      },
    },
  },
]);

export const chip = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    blockSize: size.controlDense,
    paddingInline: space[1.5],
    border: `${size.line} solid ${color.divider}`,
    borderRadius: vars.radius.pill,
    background: color.paper,
    color: color.text,
    font: 'inherit',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background ${vars.duration.quick}, border-color ${vars.duration.quick}`,
    selectors: {
      '&:hover': { background: color.hover },
      '&[aria-pressed=true], &[aria-current]': {
        background: color.selected,
        borderColor: color.primary.border,
        color: color.primary.text,
        fontWeight: vars.weight.medium,
      },
    },
    '@media': {
      [media.coarsePointer]: { blockSize: size.touch },
      [media.forcedColors]: {
        selectors: { '&[aria-pressed=true], &[aria-current]': { outline: `${size.ring} solid Highlight` } },
      },
    },
  },
]);

export const count = style({ color: 'inherit', fontSize: vars.type.small.size, fontVariantNumeric: 'tabular-nums' });
