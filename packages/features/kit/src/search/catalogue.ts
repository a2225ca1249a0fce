import type { Language, ListedApi } from '@apiyard/api/contract/hub/hub';
import { getApi, getCatalogue, listApis } from '@apiyard/api/contract/hub/hub';
import type { OutputOf } from '@apiyard/api/contract/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../copy.ts';
import type { Loadable } from '../data/loadable.ts';
import { useHydratedLoadable } from '../data/loadable.ts';
import { invalidate, query, subjectQuery } from '../data/query.ts';
import type { OfferedLanguage } from '../settings/language.ts';

/** The hub, the docs, the palette and the menu share it for a minute, or until it is invalidated. */
export const catalogueQuery = (lang: Language) => ({ ...query(listApis, { lang }), staleTime: 60_000 });

interface Catalogue {
  readonly catalogue: Loadable<readonly ListedApi[]>;
  /** Language of its titles. After a change of language, the previous catalogue stays until the new one has loaded. */
  readonly language: OfferedLanguage;
  readonly onRetry: () => void;
}

/** The catalogue in the active language. */
export function useCatalogue({ isWanted = true }: { readonly isWanted?: boolean } = {}): Catalogue {
  const active = useLanguage();
  const result = useQuery({
    ...catalogueQuery(active),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    select: itemsOf,
  });
  const language = useLanguageOf(result, active);
  return { catalogue: useHydratedLoadable(result), language, onRetry: () => void result.refetch() };
}

interface FoundApi extends Pick<Catalogue, 'language' | 'onRetry'> {
  /** Null if there is none. */
  readonly found: Loadable<OutputOf<typeof getApi> | null>;
}

/** The API at a path, in the active language. */
export function useApi(path: string): FoundApi {
  const active = useLanguage();
  const result = useQuery({
    ...apiQuery(path, active),
    placeholderData: (before, query) => (query?.queryKey[1].api === path ? before : undefined),
  });
  const language = useLanguageOf(result, active);
  return { found: useHydratedLoadable(result), language, onRetry: () => void result.refetch() };
}

/** After a change of language, what was loaded before stays until its texts have loaded. */
function useLanguageOf(
  { isPlaceholderData }: { readonly isPlaceholderData: boolean },
  active: OfferedLanguage,
): OfferedLanguage {
  const [language, setLanguage] = useState(active);
  if (language !== active && !isPlaceholderData) setLanguage(active);
  return language;
}

const itemsOf = ({ items }: { readonly items: readonly ListedApi[] }) => items;

/** One API with its schemas, as its own pages need it; null if there is none at the path. */
export const apiQuery = (api: string, lang: Language) => ({
  ...subjectQuery(getApi, { api, lang }),
  staleTime: 60_000,
});

/** After a change of what an API is: invalidates all that is known of the catalogue. */
export const invalidateCatalogue = (client: QueryClient): Promise<void> =>
  invalidate(client, [listApis, getApi, getCatalogue]);

/** Everything about every API, for searches of parameters. */
export const wholeCatalogueQuery = (lang: Language) => ({ ...query(getCatalogue, { lang }), staleTime: 60_000 });
