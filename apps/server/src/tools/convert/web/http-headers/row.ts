import type { Text } from '../../../../text.ts';

/** A text in the order of the product's languages. */
export type Row = readonly [en: string, fr: string, ar: string, ch: string];

export const textOf = ([en, fr, ar, ch]: Row): Text => ({ en, fr, ar, ch });
