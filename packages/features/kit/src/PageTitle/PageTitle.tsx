import { useSite } from '../services.tsx';

export interface PageTitleProps {
  /** The page's own name; the site's on the front page. */
  readonly title: string;
}

/** The title in the tab: the page's name, then the site's. Included in `PageBand`; pages without a band render it themselves. */
export function PageTitle({ title }: PageTitleProps) {
  const { name } = useSite();
  return <title>{title === name ? name : `${title} · ${name}`}</title>;
}
