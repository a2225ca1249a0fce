import type en from './copy/en.ts';

/** The sentences of a language: those of the English file. */
export type HintTexts = Readonly<Record<keyof typeof en, string>>;
