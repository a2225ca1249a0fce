/** Characters of a sentence about data: names and numbers that it quotes may be megabytes long. */
const detailMax = 300;

/** The sentence, cut where it quotes too much. */
export function shortened(detail: string): string {
  return detail.length <= detailMax ? detail : `${detail.slice(0, detailMax - 1).toWellFormed()}…`;
}
