import type { Api, Language } from '@apiyard/api/contract/hub/hub';
import { getCatalogue } from '@apiyard/api/contract/hub/hub';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../copy.ts';
import type { Loadable } from '../data/loadable.ts';
import { useHydratedLoadable } from '../data/loadable.ts';
import { query } from '../data/query.ts';
import type { OfferedLanguage } from '../settings/language.ts';

/** The hub, its playgrounds, the docs, the palette and the menu share it for a minute, or until it is invalidated. */
export const catalogueQuery = (lang: Language) => ({ ...query(getCatalogue, { lang }), staleTime: 60_000 });

interface Catalogue {
  readonly catalogue: Loadable<readonly Api[]>;
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
  const [language, setLanguage] = useState(active);
  if (language !== active && !result.isPlaceholderData) setLanguage(active);
  return { catalogue: useHydratedLoadable(result), language, onRetry: () => void result.refetch() };
}

const itemsOf = ({ items }: { readonly items: readonly Api[] }) => items;
