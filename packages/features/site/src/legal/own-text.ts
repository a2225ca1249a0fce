import type { LegalPage } from '@apiyard/api/contract/site/site';
import { getLegalText } from '@apiyard/api/contract/site/site';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { activeLanguage, useLanguage } from '@apiyard/kit/copy.ts';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useSite } from '@apiyard/kit/services.tsx';
import type { LegalScreenProps } from './LegalScreen/LegalScreen.tsx';

/** Prefetches the operator's custom text, if there is one. */
export function loadOwnText(args: LoaderFunctionArgs, page: LegalPage): null {
  const { queryClient, site } = servicesOf(args);
  if (site.ownTexts.includes(page))
    void queryClient.prefetchQuery(query(getLegalText, { page, lang: activeLanguage() }));
  return null;
}

export function useOwnText(page: LegalPage): Pick<LegalScreenProps<string>, 'own' | 'onRetry'> {
  const lang = useLanguage();
  const hasOwn = useSite().ownTexts.includes(page);
  const text = useQuery({
    ...query(getLegalText, { page, lang }),
    enabled: hasOwn,
    placeholderData: keepPreviousData,
  });
  return { own: hasOwn ? loadable(text) : null, onRetry: () => void text.refetch() };
}
