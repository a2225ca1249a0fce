import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';

const { color, space, size } = vars;

export const overlay = style([
  focusRing,
  {
    position: 'absolute',
    inset: 0,
    cursor: 'crosshair',
    touchAction: 'none',
    selectors: { '&:focus-visible': { outlineOffset: `calc(${size.ring} * -1)` } },
  },
]);

/** Covers the bottom of the page while picking. */
export const instruction = style({
  position: 'absolute',
  insetInline: space[1],
  insetBlockEnd: space[1],
  maxBlockSize: '60%',
  overflow: 'auto',
  padding: space[1.5],
  background: color.paper,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.popover,
});

export const proposals = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[0.5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const proposal = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    inlineSize: '100%',
    minBlockSize: size.controlDense,
    paddingInline: space[1],
    border: `${size.line} solid ${color.divider}`,
    borderRadius: vars.radius.small,
    background: 'transparent',
    color: color.text,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:hover': { background: color.hover } },
  },
]);
export const proposalText = style({
  flex: '1 1 0',
  minInlineSize: 0,
  fontFamily: vars.font.mono,
  fontSize: vars.type.small.size,
  overflowWrap: 'anywhere',
});
