import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';
import { text } from '@apiyard/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, size } = vars;

export const group = style({ selectors: { '& + &': { marginBlockStart: space[2] } } });

export const groupTitle = style([
  text.small,
  {
    paddingInline: space[1],
    paddingBlock: space[0.5],
    color: color.textQuiet,
    fontWeight: vars.weight.heading,
    overflowWrap: 'anywhere',
  },
]);

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const entry = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: size.rowDense,
    marginBlockEnd: `calc(${space[0.5]} / 2)`,
    paddingBlock: space[0.5],
    paddingInline: space[1],
    borderRadius: vars.radius.control,
    color: color.text,
    textDecoration: 'none',
    transition: `background-color ${vars.duration.quick} ${vars.easing.move}`,
    selectors: {
      '&:hover': { background: color.hover },
      '&[aria-current="page"]': {
        background: color.selected,
        color: color.primary.text,
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

/** Its child page is open. */
export const holdsCurrent = style({ color: color.primary.text });

export const words = style({
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textAlign: ['-webkit-match-parent', 'match-parent'],
});

/** A line connects them to their parent page. */
export const inner = style([
  list,
  {
    marginInlineStart: space[1.5],
    marginBlockEnd: space[0.5],
    paddingInlineStart: space[0.5],
    borderInlineStart: `${size.line} solid ${color.divider}`,
  },
]);
