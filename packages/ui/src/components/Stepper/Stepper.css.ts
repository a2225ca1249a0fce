import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { tabularFigures, text } from '../../theme/text.css.ts';
import { touchTarget } from '../../theme/touch-target.css.ts';

const { color, space, size } = vars;

const marker = `calc(${space[3]} + ${space[0.5]})`;
/** Narrower than this, words of side-by-side steps would be broken. */
const isNarrow = '(max-width: 34rem)';

export const frame = style({ containerType: 'inline-size', minInlineSize: 0 });

export const steps = style({
  display: 'flex',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [isNarrow]: { flexDirection: 'column', gap: 0 } },
});

const joint = { content: '', position: 'absolute', borderColor: color.divider } as const;

const step = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  flex: '1 1 0',
  minInlineSize: 0,
  selectors: {
    '&:last-child': { flex: '0 1 auto', maxInlineSize: '40%' },
    '&:not(:last-child)::after': {
      ...joint,
      insetBlockStart: `calc(${marker} / 2)`,
      insetInline: `calc(${marker} + ${space[1]}) 0`,
      borderBlockStartWidth: size.line,
      borderBlockStartStyle: 'solid',
    },
  },
  '@container': {
    [isNarrow]: {
      flexDirection: 'row',
      gap: space[1.5],
      paddingBlockEnd: space[2],
      selectors: {
        '&:last-child': { maxInlineSize: '100%', paddingBlockEnd: 0 },
        '&:not(:last-child)::after': {
          insetBlock: `calc(${marker} + ${space[0.5]}) ${space[0.5]}`,
          insetInline: `calc(${marker} / 2) auto`,
          borderBlockStartWidth: 0,
          borderInlineStartWidth: size.line,
          borderInlineStartStyle: 'solid',
        },
      },
    },
  },
});

export const place = styleVariants({
  done: [step, { selectors: { '&:not(:last-child)::after': { borderColor: color.primary.border } } }],
  current: [step],
  ahead: [step],
});

const mark = style([
  text.small,
  tabularFigures,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    inlineSize: marker,
    blockSize: marker,
    border: `${size.line} solid ${color.controlBorder}`,
    borderRadius: vars.radius.pill,
    background: color.paper,
    color: color.textQuiet,
    fontWeight: vars.weight.heading,
  },
]);

export const markLook = styleVariants({
  done: [mark, { borderColor: color.primary.border, background: color.primary.fill, color: color.primary.onFill }],
  current: [
    mark,
    {
      borderWidth: size.ring,
      borderColor: color.primary.border,
      color: color.primary.text,
      '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
    },
  ],
  ahead: [mark],
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': { [isNarrow]: { paddingBlockStart: `calc((${marker} - 1lh) / 2)` } },
});

const label = style({ minInlineSize: 0, maxInlineSize: '100%', overflowWrap: 'anywhere' });
export const labelLook = styleVariants({
  done: [label, { color: color.text, fontWeight: vars.weight.medium }],
  current: [label, { color: color.text, fontWeight: vars.weight.heading }],
  ahead: [label, { color: color.textQuiet }],
});

export const link = style([
  focusRing,
  touchTarget,
  {
    minBlockSize: space[3],
    borderRadius: vars.radius.small,
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: color.primary.text, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
  },
]);

export const description = style([text.small, { maxInlineSize: '100%', color: color.textQuiet }]);
