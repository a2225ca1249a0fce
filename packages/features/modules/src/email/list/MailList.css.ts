import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';
import { selectedEntry, selectionMark } from '@apiyard/ui/theme/selection.css';
import { tabularFigures, text, truncate } from '@apiyard/ui/theme/text.css';
import { touchTarget } from '@apiyard/ui/theme/touch-target.css';

const { color, space, size } = vars;

/** Wide enough for one line. */
const wide = 'mail-list (min-width: 44rem)';
const narrow = 'mail-list (max-width: 30rem)';

export const list = style([
  focusRing,
  {
    flex: '1 1 0',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    containerType: 'inline-size',
    containerName: 'mail-list',
    background: color.paper,
  },
]);

// The library takes no presses for a moment after it has scrolled: one that came just then was lost.
globalStyle(`${list} > *`, { pointerEvents: 'auto !important' as 'auto' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space[1],
  alignItems: 'start',
  boxSizing: 'border-box',
  minBlockSize: size.row,
  paddingBlock: space[1],
  paddingInline: `${space[1]} ${space[2]}`,
  borderBlockEnd: `${size.line} solid ${color.divider}`,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-selected=true]': { ...selectedEntry, color: color.text },
    '&[data-open]': { ...selectedEntry, ...selectionMark, color: color.text },
    '&:focus-visible': {
      outline: `${size.ring} solid ${color.focusRing}`,
      outlineOffset: `calc(-1 * ${size.ring})`,
    },
  },
  '@container': { [wide]: { alignItems: 'center', paddingBlock: space['0.5'] } },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-open], &[aria-selected=true]': {
          outline: `${size.line} solid Highlight`,
          outlineOffset: `calc(-1 * ${size.line})`,
        },
        '&:focus-visible': { outline: `${size.ring} solid Highlight`, outlineOffset: `calc(-1 * ${size.ring})` },
      },
    },
  },
});

export const marks = style({ display: 'flex', alignItems: 'center' });

export const mark = style([
  focusRing,
  touchTarget,
  {
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: size.iconButton,
    blockSize: size.iconButton,
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.small,
    background: 'none',
    color: color.textQuiet,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.hover, color: color.text },
      '&[data-on]': { color: color.primary.text },
    },
    '@media': { [media.coarsePointer]: { inlineSize: size.touch, blockSize: size.touch } },
  },
]);

export const notOnPhones = style({
  '@media': {
    [media.coarsePointer]: {
      '@container': { [narrow]: { selectors: { '&:not([data-on])': { display: 'none' } } } },
    },
  },
});

export const tick = style({
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: size.checkbox,
  blockSize: size.checkbox,
  border: `${size.line} solid ${color.controlBorder}`,
  borderRadius: vars.radius.small,
  background: color.paper,
  selectors: {
    '&[data-on]': {
      borderColor: color.primary.main,
      background: color.primary.main,
      color: color.primary.contrastText,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-on]': { color: 'CanvasText' } } } },
});

/** In a narrow list, the time is on the line of the names, and the subject below has the full width. */
export const content = style({
  display: 'grid',
  gridColumn: '2 / -1',
  gridRow: 1,
  gridTemplateColumns: 'subgrid',
  rowGap: 0,
  minInlineSize: 0,
  '@container': {
    [wide]: {
      gridColumn: 2,
      gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)',
      columnGap: space[2],
      alignItems: 'center',
    },
  },
});

export const names = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  minBlockSize: size.iconButton,
});

/** What was not read is bold. */
export const unreadText = style([truncate, { selectors: { '[data-unread] &': { fontWeight: vars.weight.heading } } }]);

/** One line: an excerpt that has no room beside the subject is on a second one, which is not shown. */
export const subjectLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gridColumn: '1 / -1',
  columnGap: space[1],
  minInlineSize: 0,
  blockSize: space[3],
  overflow: 'clip',
  '@container': { [wide]: { gridColumn: 2 } },
});
export const chip = style({ flex: 'none' });
export const subjectHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  flex: '0 1 auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
  blockSize: space[3],
});
export const subject = style({ flex: '0 1 auto' });
export const excerpt = style([truncate, { flex: '1 1 5rem', color: color.textQuiet }]);

export const end = style({
  gridColumn: 3,
  gridRow: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space['0.5'],
  minBlockSize: size.iconButton,
  color: color.textQuiet,
});
export const time = style([text.small, tabularFigures, { whiteSpace: 'nowrap' }]);

export const nothing = style({ display: 'grid', placeItems: 'center', minBlockSize: '100%', padding: space[3] });
