import type { ApiSummary } from '@apiyard/api/contract/hub/hub';
import { Link } from '@apiyard/ui/Link';
import { toolHref } from '@apiyard/kit/areas/tool-href.ts';
import { FavouriteToggle } from '../../FavouriteToggle.tsx';
import { useFavourites } from '../../favourites/use-favourites.ts';
import { star, stars } from './FirstSteps.css.ts';

/** A few tools, each with its star. */
export function StarTools({ tools }: { readonly tools: readonly ApiSummary[] }) {
  const favourites = useFavourites((path) => tools.find((api) => api.path === path)?.title ?? path);
  return (
    <ul className={stars}>
      {tools.map((api) => (
        <li key={api.path} className={star}>
          <Link href={toolHref(api.path)} look="plain">
            {api.title}
          </Link>
          <FavouriteToggle
            title={api.title}
            isFavourite={favourites.paths.includes(api.path)}
            onToggle={() => favourites.toggle(api.path)}
          />
        </li>
      ))}
    </ul>
  );
}
