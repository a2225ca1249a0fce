/** Maximum length of a message in characters: quoted names and numbers may be megabytes long. */
const detailMax = 300;

/** The message, cut to the maximum length. */
export function shortened(detail: string): string {
  return detail.length <= detailMax ? detail : `${detail.slice(0, detailMax - 1).toWellFormed()}…`;
}
