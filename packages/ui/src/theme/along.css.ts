import { globalStyle } from '@vanilla-extract/css';

/**
 * 1 in left-to-right text, -1 in right-to-left: what `translate` and `scale`, which know no direction, are multiplied by.
 * It inherits from the nearest `dir`. Not `:dir()`: for older browsers it is compiled into a list of languages, which is
 * wrong wherever a direction was chosen.
 */
export const along = 'var(--apiyard-along, 1)';

globalStyle('[dir="ltr"]', { vars: { '--apiyard-along': '1' } });
globalStyle('[dir="rtl"]', { vars: { '--apiyard-along': '-1' } });
