import { useSite } from '../services.tsx';

export interface PageTitleProps {
  /** The page's own name; the site's on the front page. */
  readonly title: string;
}

/** A page's name in the tab: its own, then the site's. `PageBand` brings it along; pages without a band have their own. */
export function PageTitle({ title }: PageTitleProps) {
  const { name } = useSite();
  return <title>{title === name ? name : `${title} · ${name}`}</title>;
}
