/** Maximum length of a message in characters: quoted names and numbers may be megabytes long. */
const detailMax = 300;

/** The message, cut to the maximum length. */
export function shortened(detail: string, max = detailMax): string {
  return detail.length <= max ? detail : `${detail.slice(0, max - 1).toWellFormed()}…`;
}
