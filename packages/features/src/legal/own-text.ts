import type { LegalPage } from '@apiyard/api/contract/site';
import { getLegalText } from '@apiyard/api/contract/site';
import { useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { activeLanguage, useLanguage } from '../_kit/copy.ts';
import type { OfferedLanguage } from '../_kit/language.ts';
import { useLoadable } from '../_kit/loadable.ts';
import { servicesOf } from '../_kit/route.ts';
import type { LegalScreenProps, OwnText } from './LegalScreen/LegalScreen.tsx';

interface OwnTextData {
  readonly language: OfferedLanguage;
  /** Null where our text holds. */
  readonly own: Promise<OwnText> | null;
}

/** Asks for the operator's text where there is one. */
export function loadOwnText(args: LoaderFunctionArgs, page: LegalPage): OwnTextData {
  const { api, site } = servicesOf(args);
  const language = activeLanguage();
  if (!site.ownTexts.includes(page)) return { language, own: null };
  const own = api.send(getLegalText, { page, lang: language });
  // The screen shows a failure; without a listener the browser would report it as well.
  own.catch(() => {});
  return { language, own };
}

const nothing: OwnText = { markdown: '', lang: 'en' };

export function useOwnText(): Pick<LegalScreenProps<string>, 'own' | 'onRetry'> {
  const data = useLoaderData<OwnTextData>();
  const { revalidate } = useRevalidator();
  const language = useLanguage();
  const loadable = useLoadable(data.own ?? nothing);
  const isInOtherLanguage = data.own !== null && data.language !== language;
  useEffect(() => {
    if (isInOtherLanguage) void revalidate();
  }, [isInOtherLanguage, revalidate]);
  return { own: data.own === null ? null : loadable, onRetry: () => void revalidate() };
}
