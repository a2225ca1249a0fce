import { useSite } from '../services.tsx';

export interface PageTitleProps {
  /** The page's own name; none on the front page, whose name is the site's. */
  readonly title: string;
  /** One or two sentences for search engines and shared links; public pages have one. */
  readonly description?: string;
}

/** A page's name in the tab: its own, then the site's. `PageBand` brings it along; pages without a band have their own. */
export function PageTitle({ title, description }: PageTitleProps) {
  const { name } = useSite();
  return (
    <>
      <title>{title === name ? name : `${title} · ${name}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
    </>
  );
}
