import { globalStyle } from '@vanilla-extract/css';

/**
 * 1 in left-to-right text, -1 in right-to-left: a factor for `translate` and `scale`, which have no logical direction. It
 * inherits from the nearest `dir`. Not `:dir()`: for older browsers it is compiled into a list of languages, which is
 * wrong if a direction was set explicitly.
 */
export const along = 'var(--apiyard-along, 1)';

globalStyle('[dir="ltr"]', { vars: { '--apiyard-along': '1' } });
globalStyle('[dir="rtl"]', { vars: { '--apiyard-along': '-1' } });
