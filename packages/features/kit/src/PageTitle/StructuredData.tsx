import { useServices } from '../services.tsx';

interface StructuredDataProps {
  /** A thing of <https://schema.org>. */
  readonly value: { readonly '@type': string } & Readonly<Record<string, unknown>>;
}

/** Says what the page is about to search engines, in pages that the server renders with their data. */
export function StructuredData({ value }: StructuredDataProps) {
  const { renderedAtMs } = useServices();
  if (renderedAtMs === undefined) return null;
  // A text of the data must not end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...value }).replaceAll('<', String.raw`\u003c`);
  // oxlint-disable-next-line no-danger -- React would escape the quotes; nothing in JSON can end the element now.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
