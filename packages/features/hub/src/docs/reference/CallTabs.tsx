import { CodeBlock } from '@apiyard/ui/CodeBlock';
import { Tabs } from '@apiyard/ui/Tabs';
import { useMemo } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { ApiRequest } from '@apiyard/kit/snippets/api-request.ts';
import { maskedKey, snippetLanguages } from '@apiyard/kit/snippets/snippets.ts';
import { chooseForVisit, useVisitChoice } from '@apiyard/kit/snippets/visit-choice.ts';
import { docsCopy } from '../docs-copy.ts';
import { useKeyIsShown } from './key-is-shown.ts';

export interface CallTabsProps {
  /** Contains the person's key if signed in. */
  readonly request: ApiRequest;
  /** The person's main key; null for visitors. */
  readonly apiKey: string | null;
}

/** One call in every language; the choice is kept for the visit. */
export function CallTabs({ request, apiKey }: CallTabsProps) {
  const t = useCopy(docsCopy);
  const { language } = useVisitChoice();
  const isShown = useKeyIsShown(apiKey);
  const codes = useMemo(() => {
    const shown = apiKey === null || isShown ? request : { ...request, key: maskedKey(apiKey) };
    return snippetLanguages.map((one) => ({ ...one, shown: one.write(shown), real: one.write(request) }));
  }, [request, apiKey, isShown]);
  return (
    <Tabs
      label={t('docs.api.language')}
      selected={language}
      onChange={(chosen) => chooseForVisit({ language: chosen })}
      items={codes.map(({ id, label, highlight, shown, real }) => ({
        id,
        label,
        content: <CodeBlock code={shown} copyText={real} language={highlight} label={label} />,
      }))}
    />
  );
}
