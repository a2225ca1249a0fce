/** Years for which there are prayer times. */
export const yearFirst = 1900;
export const yearLast = 2100;
