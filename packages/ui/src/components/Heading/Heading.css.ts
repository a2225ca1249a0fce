import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/text.css.ts';

const level = { color: vars.color.text, overflowWrap: 'anywhere', textWrap: 'balance' } as const;

export const heading = styleVariants({
  h1: [text.h1, level],
  h2: [text.h2, level],
  h3: [text.h3, level],
  h4: [text.h4, level],
  h5: [text.h5, level],
  h6: [text.h6, level],
});
