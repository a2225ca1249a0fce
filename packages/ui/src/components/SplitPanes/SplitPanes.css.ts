import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';

const { color, space, size } = vars;

/** Container width below which the panes are one below the other. */
const narrow = '(max-width: 37.49rem)';

export const room = style({ containerType: 'inline-size', minInlineSize: 0, blockSize: '100%' });

const sizes = `minmax(min(var(--pane-start-min), 50%), calc(var(--pane-share) - ${space[1]})) ${space[2]} minmax(min(var(--pane-end-min), 40%), 1fr)`;
const base = { display: 'grid', minInlineSize: 0, blockSize: '100%' } as const;

const row = style({ ...base, gridTemplateColumns: sizes, gridTemplateRows: 'minmax(0, 1fr)' });
const stackingRow = style([
  row,
  {
    '@container': {
      [narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto',
        rowGap: space[2],
        blockSize: 'auto',
      },
    },
  },
]);
const column = style({ ...base, gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: sizes });
export const panes = { row, stackingRow, column };

export const pane = style([
  focusRing,
  {
    minInlineSize: 0,
    minBlockSize: 0,
    overflow: 'auto',
    selectors: { '&:focus-visible': { outlineOffset: `calc(${size.ring} * -1)` } },
  },
]);

const divider = style([
  focusRing,
  {
    position: 'relative',
    borderRadius: vars.radius.small,
    touchAction: 'none',
    // A line along it, with a thicker mark in the middle that shows that it can be dragged.
    '::before': {
      content: '',
      position: 'absolute',
      background: color.divider,
      transition: `background-color ${vars.duration.quick}`,
    },
    '::after': {
      content: '',
      position: 'absolute',
      borderRadius: vars.radius.pill,
      background: color.controlBorder,
      transition: `background-color ${vars.duration.quick}`,
    },
    selectors: {
      '&:hover::before, &:active::before, &:focus-visible::before, &:active::after, &:focus-visible::after': {
        background: color.primary.border,
      },
    },
    '@media': {
      [media.forcedColors]: { '::before': { background: 'ButtonText' }, '::after': { background: 'ButtonText' } },
    },
  },
]);

const rowHandle = style([
  divider,
  {
    cursor: 'col-resize',
    '::before': { insetBlock: 0, insetInlineStart: `calc(50% - ${size.line} / 2)`, inlineSize: size.line },
    '::after': {
      insetBlockStart: `calc(50% - ${space[2]})`,
      insetInlineStart: `calc(50% - ${size.ring})`,
      blockSize: space[4],
      inlineSize: space[0.5],
    },
    // Fingers reach 44 px across.
    '@media': {
      [media.coarsePointer]: {
        marginInline: `calc((${space[2]} - ${size.touch}) / 2)`,
      },
    },
  },
]);
const stackingRowHandle = style([rowHandle, { '@container': { [narrow]: { display: 'none' } } }]);
const columnHandle = style([
  divider,
  {
    cursor: 'row-resize',
    '::before': { insetInline: 0, insetBlockStart: `calc(50% - ${size.line} / 2)`, blockSize: size.line },
    '::after': {
      insetInlineStart: `calc(50% - ${space[2]})`,
      insetBlockStart: `calc(50% - ${size.ring})`,
      inlineSize: space[4],
      blockSize: space[0.5],
    },
    '@media': {
      [media.coarsePointer]: {
        marginBlock: `calc((${space[2]} - ${size.touch}) / 2)`,
      },
    },
  },
]);
export const handle = { row: rowHandle, stackingRow: stackingRowHandle, column: columnHandle };
