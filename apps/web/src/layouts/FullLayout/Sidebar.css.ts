import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { truncate } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

export const sidebar = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  background: color.paper,
  overflow: 'hidden',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  blockSize: size.topbar,
  paddingInline: space[3],
  gap: space[1],
});

export const nav = style({
  flexGrow: 1,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  paddingBlock: space[1],
  paddingInline: space[2],
});

export const group = style({ selectors: { '& + &': { marginBlockStart: space[2] } } });

export const groupTitle = style([
  truncate,
  {
    paddingInline: space['1.5'],
    paddingBlock: space[1],
    color: color.textQuiet,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.lineHeight,
    fontWeight: vars.weight.heading,
  },
]);

export const entry = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space['1.5'],
    minBlockSize: size.touch,
    paddingInline: space['1.5'],
    borderRadius: vars.radius.control,
    color: color.text,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: `background-color ${vars.duration.quick} ${vars.easing.move}`,
    selectors: {
      '&[data-hovered]': { background: color.hover },
      '&[aria-current="page"]': { background: color.primary.light, color: color.primary.onLight, fontWeight: vars.weight.heading },
      // The ring would be cut off at the list's edge.
      '&[data-focus-visible]': { outlineOffset: `calc(${size.ring} * -1)` },
    },
  },
]);

export const entryIcon = style({ flex: 'none' });
export const entryWords = style([truncate, { flexGrow: 1 }]);

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['1.5'],
  flex: 'none',
  margin: space[2],
  padding: space['1.5'],
  borderRadius: vars.radius.control,
  background: color.sunken,
});

export const person = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minInlineSize: 0 });
export const visitor = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space['1.5'], minInlineSize: 0 });

/** Only icons: words leave, what stood beside them moves to the middle. */
export const mini = style({});

const inMini = (selector: string) => `${mini} ${selector}`;
export const hiddenInMini = style({ selectors: { [inMini('&')]: { display: 'none' } } });
export const centredInMini = style({ selectors: { [inMini('&')]: { justifyContent: 'center', paddingInline: 0 } } });
