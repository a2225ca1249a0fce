import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { size } = vars;

type Margin = 'marginInline' | 'marginBlockStart' | 'marginBlockEnd';

const out = (margin: Margin, by: string) => ({ [margin]: `calc(${by} * -1)` });
/** A card's padding is smaller on phones. */
const card = (margin: Margin) => ({
  ...out(margin, size.cardContent),
  '@media': { [media.belowSm]: out(margin, size.cardPadding) },
});
const steps = (margin: Margin) => ({
  ...styleVariants(vars.space, (by) => out(margin, by)),
  card: style(card(margin)),
});

export const inline = steps('marginInline');
export const blockStart = steps('marginBlockStart');
export const blockEnd = steps('marginBlockEnd');
