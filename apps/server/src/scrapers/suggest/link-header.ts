/** A link and its parameters, up to a comma outside quotes. */
const link = /<([^<>]*)>([^,"]*(?:"(?:[^"\\]|\\.)*"[^,"]*)*)/g;
const param = /;\s*([^\s=;]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s";]+))/g;

/** The links of a `Link` header (RFC 8288): `href`, and the parameters under lower-case names. */
export function linksIn(header: string): Readonly<Record<string, string>>[] {
  return Array.from(header.matchAll(link), ([, href = '', params = '']) => {
    const entries = Array.from(params.matchAll(param), ([, name = '', quoted, token = '']) => [
      name.toLowerCase(),
      quoted?.replace(/\\(.)/g, '$1') ?? token,
    ]);
    // The first of several `rel` counts.
    return { ...Object.fromEntries(entries.toReversed()), href };
  });
}
