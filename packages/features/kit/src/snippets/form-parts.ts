import type { Part } from './api-request.ts';

/** As browsers send a name: a quote or a line break would end it. */
export const formName = (name: string): string =>
  name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** The lines before the content of a part, for languages whose library has no multipart. */
export function partHead(part: Part): string[] {
  const disposition = `Content-Disposition: form-data; name="${formName(part.name)}"`;
  return 'fileName' in part
    ? [`${disposition}; filename="${formName(part.fileName)}"\r\n`, 'Content-Type: application/octet-stream\r\n\r\n']
    : [`${disposition}\r\n\r\n`];
}
