/** Limits per page. Time is limited by the pool that runs the extraction. */

/** Levels of elements, arrays and objects, so that recursion over them is safe. */
export const depthMax = 500;
/** Elements and texts of a page. One of 5 MB has about a tenth. */
export const nodesMax = 1_000_000;
/** Entries of one list inside an item. Items have a separate limit. */
export const entriesMax = 2000;
/** Characters of a result, with a constant for each value. */
export const responseMax = 10_000_000;

/** Something is over a limit. The message is a sentence for people. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** Too many pages are queued for parsing: neither the site's fault nor the definition's. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}
