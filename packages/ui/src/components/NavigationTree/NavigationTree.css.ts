import { globalStyle, style } from '@vanilla-extract/css';
import { iconsOnly, unseen } from '../../shell/icons-only.ts';
import { along } from '../../theme/along.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { selectedEntry } from '../../theme/selection.css.ts';
import { text, truncate } from '../../theme/text.css.ts';

const { color, space, size, duration, easing } = vars;

/** Contains the current page in a collapsed branch: it is marked instead of the page. */
const insideClosed = '&[data-current-ancestor]:not([data-expanded])';
const inside = '&[data-current-ancestor]';
const edge = { border: `${size.ring} solid Highlight` };

/** Icons are centred in the narrow sidebar, and stay there when it widens. */
const lineStart = `calc((${size.sidebarMini} - 2 * ${space[2]} - ${size.icon}) / 2)`;

export const frame = style({ containerType: 'inline-size', minInlineSize: 0 });

export const tree = style([focusRing, { display: 'flex', flexDirection: 'column', borderRadius: vars.radius.control }]);

export const section = style({
  selectors: {
    '&:not(:first-child)': { marginBlockStart: space[2] },
  },
  '@container': {
    [iconsOnly]: {
      selectors: {
        '&:not(:first-child)': {
          marginBlockStart: space[1],
          paddingBlockStart: space[1],
          borderBlockStart: `${size.line} solid ${color.divider}`,
        },
      },
    },
  },
});

export const sectionTitle = style([
  text.small,
  {
    paddingInline: lineStart,
    paddingBlock: space[0.5],
    color: color.textQuiet,
    fontWeight: vars.weight.heading,
    overflowWrap: 'anywhere',
    '@container': { [iconsOnly]: unseen },
  },
]);

export const item = style([
  focusRing,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: size.control,
    marginBlockEnd: `calc(${space[0.5]} / 2)`,
    borderRadius: vars.radius.control,
    color: color.text,
    transition: `background-color ${duration.quick} ${easing.move}, color ${duration.quick} ${easing.move}`,
    selectors: {
      '&[data-hovered]': { background: color.hover },
      [inside]: { color: color.primary.text },
      [insideClosed]: selectedEntry,
      '&[data-current]': { ...selectedEntry, fontWeight: vars.weight.heading },
      // The tree scrolls: outside, the ring would be cut.
      '&[data-focus-visible]': { outlineOffset: `calc(-1 * ${size.ring})` },
    },
    '@media': {
      [media.coarsePointer]: { minBlockSize: size.touch },
      [media.forcedColors]: {
        selectors: { '&[data-current]': edge, [insideClosed]: edge },
        '@container': { [iconsOnly]: { selectors: { [inside]: edge } } },
      },
    },
    '@container': { [iconsOnly]: { selectors: { [inside]: selectedEntry, '&:not([data-level="1"])': unseen } } },
  },
]);
// React Aria's cell around the content of the row.
globalStyle(`${item} > [role="gridcell"]`, { display: 'flex', alignItems: 'center', flexGrow: 1, minInlineSize: 0 });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  flexGrow: 1,
  minInlineSize: 0,
  minBlockSize: 'inherit',
  paddingBlock: space[0.5],
  paddingInline: `calc(${lineStart} + (var(--tree-item-level) - 1) * ${space[2]}) ${space[1]}`,
  borderRadius: 'inherit',
  outline: 'none',
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
});
globalStyle(`${item} > [role="gridcell"] > ${link}`, { minBlockSize: size.control });

export const icon = style({
  display: 'inline-flex',
  flex: 'none',
  inlineSize: size.icon,
  blockSize: size.icon,
  alignItems: 'center',
  justifyContent: 'center',
});

/** Nested entries have a dot if they have no icon. */
export const dot = style({
  inlineSize: space[0.5],
  blockSize: space[0.5],
  borderRadius: vars.radius.pill,
  background: 'currentColor',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});

export const words = style([
  truncate,
  { flexGrow: 1, textAlign: ['-webkit-match-parent', 'match-parent'], '@container': { [iconsOnly]: unseen } },
]);
export const badge = style({ display: 'inline-flex', flex: 'none', '@container': { [iconsOnly]: unseen } });

export const chevron = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    inlineSize: size.controlDense,
    blockSize: size.controlDense,
    marginInlineEnd: space[0.5],
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&[data-focus-visible]': { outlineOffset: `calc(-1 * ${size.ring})` },
      '&[data-hovered]': { background: color.hover },
    },
    '@container': { [iconsOnly]: unseen },
  },
]);
export const arrow = style({
  transition: `rotate ${duration.quick} ${easing.move}`,
  selectors: { [`${item}[data-expanded] > * > * > &`]: { rotate: `calc(${along} * 90deg)` } },
});
