import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { plainText } from '../ResponseViews.css.ts';

const { color, space, size } = vars;

/** What something is called, and its buttons. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
  minBlockSize: size.iconButton,
});
export const buttons = style({ display: 'flex', gap: space[0.5] });

const legible = { fontSize: vars.type.body.size, lineHeight: vars.type.body.lineHeight };
export const codeText = style([plainText, legible]);
export const proseText = style([
  plainText,
  {
    background: color.sunken,
    color: color.text,
    fontFamily: vars.font.body,
    ...legible,
  },
]);

/** Name, value and its button; on narrow panes the value is below its name. */
export const values = style({ margin: 0, containerType: 'inline-size' });
export const valueRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name copy" "value copy"',
  alignItems: 'center',
  columnGap: space[2],
  minBlockSize: `calc(${size.iconButton} + ${space[1]})`,
  paddingBlock: space[0.5],
  selectors: { '&:not(:first-child)': { borderBlockStart: `${size.line} solid ${color.divider}` } },
  '@container': {
    '(min-width: 24rem)': {
      gridTemplateColumns: 'minmax(7rem, 2fr) minmax(0, 5fr) auto',
      gridTemplateAreas: '"name value copy"',
    },
  },
});
export const valueName = style({ gridArea: 'name', color: color.textQuiet, overflowWrap: 'anywhere' });
export const valueText = style({
  gridArea: 'value',
  minInlineSize: 0,
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
export const valueCopy = style({ gridArea: 'copy', margin: 0 });
export const code = style({ fontFamily: vars.font.mono });
export const nothing = style({ color: color.textQuiet });
export const oneLine = style({ whiteSpace: 'nowrap' });

export const list = style([
  focusRing,
  {
    maxBlockSize: '20rem',
    margin: 0,
    padding: 0,
    overflow: 'auto',
    border: `${size.line} solid ${color.divider}`,
    borderRadius: vars.radius.small,
  },
]);
export const listItem = style({
  paddingBlock: space[0.5],
  paddingInline: space[1.5],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:not(:first-child)': { borderBlockStart: `${size.line} solid ${color.divider}` } },
});

export const group = style({
  paddingInlineStart: space[2],
  borderInlineStart: `${size.ring} solid ${color.divider}`,
});

export const figure = style({ display: 'grid', gap: space[1], margin: 0, minInlineSize: 0, alignContent: 'start' });
