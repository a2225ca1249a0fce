/** Maximum length of a text that is shown: highlighting megabytes would freeze the page. */
export const shownLengthMax = 100_000;
