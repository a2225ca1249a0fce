import { useLanguage } from '../copy.ts';
import { useServices, useSite } from '../services.tsx';

export interface PageTitleProps {
  /** The page's own name; the site's on the front page. */
  readonly title: string;
  /** For search engines, in pages that the server renders with their data. */
  readonly description?: string | undefined;
  /** Path of a picture for shared links, in pages that the server renders with their data. @default the drawn one */
  readonly picture?: string | undefined;
  /** Path of the same page as Markdown, in pages that the server renders with their data. @default none */
  readonly markdown?: string | undefined;
  /** There is nothing at this URL: search engines leave it out, and the server responds with 404. @default false */
  readonly isNotFound?: boolean;
}

/** The title in the tab: the page's name, then the site's. Included in `PageBand`; pages without a band render it themselves. */
export function PageTitle({ title, description, picture, markdown, isNotFound = false }: PageTitleProps) {
  const { name } = useSite();
  const { renderedAtMs, apiOrigin, siteOrigin } = useServices();
  const language = useLanguage();
  return (
    <>
      <title>{title === name ? name : `${title} · ${name}`}</title>
      {renderedAtMs !== undefined && description !== undefined && <meta name="description" content={description} />}
      {renderedAtMs !== undefined && picture !== undefined && (
        <meta property="og:image" content={apiOrigin + picture} />
      )}
      {renderedAtMs !== undefined && markdown !== undefined && (
        <link rel="alternate" type="text/markdown" href={`${siteOrigin}${markdown}?lang=${language}`} />
      )}
      {isNotFound && <meta name="robots" content="noindex" />}
    </>
  );
}
