import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { tabularFigures, text } from '@apiyard/ui/theme/text.css';
import { printOnly } from '@apiyard/kit/print/print-only.ts';

const { color, size, space } = vars;

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

/** Fields next to the result, and above it on phones. */
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: space[3],
  '@media': {
    [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const column = style({ display: 'flex', flexDirection: 'column', gap: space[3], minInlineSize: 0 });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space[2],
});

/** All of the page on paper. */
export const result = style({ display: 'flex', flexDirection: 'column', gap: space[2], page: 'zakat' });
export const due = style([text.h1, tabularFigures, { color: color.primary.text, overflowWrap: 'anywhere' }]);
export const lines = style({ display: 'grid', gap: space[1], margin: 0 });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space[2]}`,
});
export const sum = style({ paddingBlockStart: space[1], borderBlockStart: `${size.line} solid ${color.divider}` });
export const amount = style([tabularFigures, { margin: 0, textAlign: 'end' }]);
export const detail = style([text.small, tabularFigures, { gridColumn: '1 / -1', margin: 0, color: color.textQuiet }]);
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  '@media': { print: { display: 'none' } },
});
export const paperOnly = style({ display: 'none', '@media': { print: { display: 'block' } } });
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]} ${space[2]}` });

printOnly(result, 'zakat');
