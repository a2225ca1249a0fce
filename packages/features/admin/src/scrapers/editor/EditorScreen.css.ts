import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

const { color, space, size } = vars;

/** Fills the remaining height, so that form and preview scroll instead of the page. */
export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1.5],
  minInlineSize: 0,
  '@media': {
    [media.fromMd]: {
      blockSize: `calc(100dvb - ${size.topbar} - ${space[2]} - ${space[3]})`,
      minBlockSize: '34rem',
      marginBlockEnd: `calc(${space[3]} - ${space[6]})`,
    },
  },
});

/** With long notices above, the page scrolls and the panes keep a minimum height. */
export const panes = style({
  position: 'relative',
  flex: '1 1 0',
  minBlockSize: '20rem',
  '@media': { [media.belowMd]: { flex: 'none', blockSize: `calc(100dvb - ${size.topbar} - ${space[6]})` } },
});

export const head = style({ display: 'flex', flexDirection: 'column', gap: space[0.5], minInlineSize: 0 });
export const marks = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[0.5]} ${space[1]}`,
  minInlineSize: 0,
});

export const formPane = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: color.paper,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.card,
  // With all issues shown, the pane scrolls, and the form keeps a minimum height.
  overflow: 'auto',
  '@media': { [media.fromMd]: { blockSize: '100%' } },
});
/** The tab list stays visible while its panel scrolls. */
export const formViews = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minBlockSize: '20rem',
  '@media': { [media.belowMd]: { flex: 'none' } },
});
const inside = `${formViews} > div, ${formViews} > div > div`;
globalStyle(inside, {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  flex: '1 1 0',
  '@media': { [media.belowMd]: { flex: 'none' } },
});
globalStyle(`${formViews} > div > div > :first-child`, { flex: 'none', paddingInline: space[0.5] });
globalStyle(`${formViews} > div > div > [role=tabpanel]`, {
  // Visually hidden labels are positioned absolutely; without this they would extend the page.
  position: 'relative',
  flex: '1 1 0',
  minBlockSize: 0,
  overflow: 'auto',
  padding: space[1],
  scrollPaddingBlock: space[3],
  '@media': { [media.belowMd]: { flex: 'none', overflow: 'visible' } },
});
export const issueBar = style({
  flex: 'none',
  padding: space[1],
  borderBlockEnd: `${size.line} solid ${color.divider}`,
});
export const issueHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: space[1.5],
});
export const issueList = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[0.5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
// Wraps long sentences to the start of the line.
globalStyle(`${issueList} button`, { textAlign: 'start' });
globalStyle(`${issueList} svg`, { flexShrink: 0, color: color.error.text });
