import type en from './copy/en.ts';

/** Key of a text that menus show. */
export type MenuLabel = keyof typeof en;
