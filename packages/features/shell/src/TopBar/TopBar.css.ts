import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';
import { truncate } from '@apiyard/ui/theme/text.css';
import { edgeTab } from '../edge-tab.ts';

const { color, space, size } = vars;

const inHorizontal = 'html[data-layout="horizontal"] &';

export const fromLg = style({
  display: 'contents',
  selectors: { [inHorizontal]: { display: 'none' } },
  '@media': { [media.belowLg]: { display: 'none' } },
});
export const belowLg = style({ display: 'contents', '@media': { [media.fromLg]: { display: 'none' } } });
/** The sidebar has the brand; where there is none, the header has it. */
export const brand = style({
  display: 'inline-flex',
  minInlineSize: 0,
  '@media': { [media.fromLg]: { display: 'none', selectors: { [inHorizontal]: { display: 'inline-flex' } } } },
});
export const fromSm = style({ display: 'contents', '@media': { [media.belowSm]: { display: 'none' } } });
/** What opens from the window's edge where there is room for it. */
export const withoutEdgeTab = style({ display: 'contents', '@media': { [edgeTab]: { display: 'none' } } });
export const belowSm = style({ display: 'contents', '@media': { [media.fromSm]: { display: 'none' } } });

/** Looks like a field, opens the search over everything. */
export const search = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    inlineSize: '100%',
    minBlockSize: size.control,
    margin: 0,
    paddingInline: space['1.5'],
    border: `${size.line} solid ${color.controlBorder}`,
    borderRadius: vars.radius.control,
    background: color.paper,
    color: color.textQuiet,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    transition: `border-color ${vars.duration.quick} ${vars.easing.move}, color ${vars.duration.quick} ${vars.easing.move}`,
    selectors: { '&:hover': { borderColor: color.text, color: color.text } },
    '@media': { [media.coarsePointer]: { minBlockSize: size.touch } },
  },
]);
export const searchIcon = style({ flex: 'none' });
export const searchWords = style([truncate, { flexGrow: 1 }]);

/** Fingers hit 44 px: the areas must not lie over each other. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  '@media': { [media.coarsePointer]: { gap: `min(${size.touch} - ${size.iconButton}, 3vw)` } },
});

/** The picture is as high as the button's line allows; what pads words needs no room around it. */
export const person = style({
  display: 'inline-flex',
  marginInline: `calc(-1 * ${space[1]})`,
  verticalAlign: 'middle',
});
