import { style, styleVariants } from '@vanilla-extract/css';
import { along } from '@apiyard/ui/theme/along.css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { selectedEntry } from '@apiyard/ui/theme/selection.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';
import { text, truncate } from '@apiyard/ui/theme/text.css';
import { areasProperty } from '../navigation/area-counts.ts';
import { opensAtFirst } from '../navigation/opens-at-first.ts';
import { iconsOnly, unseen } from './icons-only.ts';

const { color, space, size, duration, easing } = vars;

/** Icons are centred in the mini sidebar and stay in place when it expands. */
const lineStart = `calc((${size.sidebarMini} - 2 * ${space[2]} - ${size.icon} - ${size.line}) / 2)`;

export const menu = style({ containerType: 'inline-size', minInlineSize: 0 });

export const group = style({
  selectors: { '& + &': { marginBlockStart: space[2] } },
  '@container': {
    [iconsOnly]: {
      selectors: {
        '& + &': {
          marginBlockStart: space[1],
          paddingBlockStart: space[1],
          borderBlockStart: `${size.line} solid ${color.divider}`,
        },
      },
    },
  },
});

const title = style([
  text.small,
  {
    paddingBlock: space[0.5],
    color: color.textQuiet,
    fontWeight: vars.weight.heading,
    textAlign: 'start',
    '@container': { [iconsOnly]: { display: 'none' } },
  },
]);

export const plainTitle = style([title, truncate, { paddingInline: lineStart }]);

/** The heading of a group, which opens and closes it. */
export const groupTitle = style([
  title,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    inlineSize: '100%',
    minBlockSize: size.controlDense,
    marginBlockEnd: `calc(${space[0.5]} / 2)`,
    paddingInline: `${lineStart} ${space[1]}`,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    fontFamily: 'inherit',
    cursor: 'pointer',
    transition: `background-color ${duration.quick} ${easing.move}, color ${duration.quick} ${easing.move}`,
    selectors: {
      '&:hover': { background: color.hover, color: color.text },
      // The list scrolls: outside, the ring would be cut.
      '&:focus-visible': { outlineOffset: `calc(-1 * ${size.ring})` },
    },
    '@media': { [media.coarsePointer]: { minBlockSize: size.touch } },
  },
]);
export const titleWords = style([truncate, { flexGrow: 1 }]);

/** The heading of a closed group that contains the current page. */
export const holdsCurrentPage = style({
  selectors: { '&[aria-expanded="false"]': selectedEntry },
});

/** `<html>` names the groups that a person opened (`areas+`) or closed (`learn-`). */
export const folding = styleVariants(opensAtFirst, (isOpen, id) =>
  isOpen
    ? { selectors: { [`html[data-menu-groups~="${id}-"] &`]: { display: 'none' } } }
    : { display: 'none', selectors: { [`html[data-menu-groups~="${id}+"] &`]: { display: 'block' } } },
);

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // The last entry's margin would collapse with the group's; a loading one keeps it inside.
  selectors: { '&[aria-busy="true"]': { marginBlockEnd: `calc(${space[0.5]} / -2)` } },
});

export const entry = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space['1.5'],
    inlineSize: '100%',
    minBlockSize: size.control,
    marginBlockEnd: `calc(${space[0.5]} / 2)`,
    paddingInline: `${lineStart} ${space[1]}`,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: color.text,
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${duration.quick} ${easing.move}, color ${duration.quick} ${easing.move}`,
    selectors: {
      '&:hover': { background: color.hover },
      '&[aria-current="page"]': {
        ...selectedEntry,
        fontWeight: vars.weight.heading,
      },
      // The list scrolls: outside, the ring would be cut.
      '&:focus-visible': { outlineOffset: `calc(-1 * ${size.ring})` },
    },
    '@media': {
      [media.coarsePointer]: { minBlockSize: size.touch },
      [media.forcedColors]: {
        selectors: {
          '&[aria-current="page"]': {
            outline: `${size.ring} solid Highlight`,
            outlineOffset: `calc(-1 * ${size.ring})`,
          },
        },
      },
    },
  },
]);

/** In the foot of the drawer, which begins further in: its icon is below those of the menu. */
export const footEntry = style([
  entry,
  { paddingInlineStart: `calc(${lineStart} + ${space[2]} - (${size.sidebarMini} - ${size.control}) / 2)` },
]);

/** Marks a collapsed entry that contains the current page. */
export const holdsCurrent = style({
  color: color.primary.text,
  selectors: { '&[aria-expanded="false"]': selectedEntry },
  '@container': { [iconsOnly]: selectedEntry },
});

export const icon = style({
  display: 'inline-flex',
  flex: 'none',
  inlineSize: size.icon,
  blockSize: size.icon,
  alignItems: 'center',
  justifyContent: 'center',
});
export const dot = style({
  inlineSize: space[0.5],
  blockSize: space[0.5],
  borderRadius: vars.radius.pill,
  background: 'currentColor',
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
export const words = style([truncate, { flexGrow: 1, '@container': { [iconsOnly]: unseen } }]);
export const chip = style({ display: 'inline-flex', flex: 'none', '@container': { [iconsOnly]: { display: 'none' } } });

export const arrow = style({
  flex: 'none',
  transition: `rotate ${duration.quick} ${easing.move}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: `calc(${along} * 90deg)` } },
  '@container': { [iconsOnly]: { display: 'none' } },
});

/** Entries inside others, in a mini sidebar out of sight. */
export const inner = style([list, { '@container': { [iconsOnly]: { display: 'none' } } }]);

const entryHeight = `(${size.control} + ${space[0.5]} / 2)`;

/** A placeholder entry; their number is in the page, see `area-counts.ts`. */
export const pending = style({
  display: 'flex',
  alignItems: 'center',
  overflow: 'hidden',
  gap: space['1.5'],
  blockSize: `clamp(0 * ${entryHeight}, (var(${areasProperty}, 99) - var(--index)) * ${entryHeight}, ${entryHeight})`,
  paddingInline: `${lineStart} ${space[3]}`,
});
export const pendingIcon = style({ flex: 'none', inlineSize: size.icon });
export const pendingWords = style({ flexGrow: 1, '@container': { [iconsOnly]: { display: 'none' } } });
