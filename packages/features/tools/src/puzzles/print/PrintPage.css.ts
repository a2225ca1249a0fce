import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { text } from '@apiyard/ui/theme/text.css';
import { printOnly } from '@apiyard/kit/print/print-only.ts';

const { color, size, space } = vars;

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space[2] });
export const field = style({ flex: '0 1 11rem' });

export const sheets = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  '@media': { print: { display: 'block' } },
});

/** A sheet of paper, in grey tones also in dark mode, as it is printed. */
export const sheet = style({
  padding: space[3],
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.card,
  background: color.paper,
  page: 'puzzles',
  breakInside: 'avoid',
  '@media': {
    [media.belowSm]: { padding: space[2] },
    print: { padding: 0, border: 'none', borderRadius: 0, background: 'none' },
  },
  selectors: { '& + &': { breakBefore: 'page' } },
});
export const sheetTitle = style([text.h5, { marginBlockEnd: space[2] }]);

export const puzzles = style({ display: 'grid', gap: space[3], justifyContent: 'center', justifyItems: 'center' });
const columns = (count: number, widest: string) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, ${widest}))`,
});
export const perPage = styleVariants({
  1: columns(1, '38rem'),
  2: columns(1, '26rem'),
  4: columns(2, '20rem'),
  6: columns(2, '17rem'),
  solutions: columns(3, '13rem'),
});

export const one = style({ inlineSize: '100%', margin: 0, breakInside: 'avoid' });
export const caption = style([text.small, { marginBlockEnd: space[0.5], color: color.text }]);

printOnly(sheets, 'puzzles');
