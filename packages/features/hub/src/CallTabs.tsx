import { CodeBlock } from '@apiyard/ui/CodeBlock';
import { Tabs } from '@apiyard/ui/Tabs';
import { useMemo } from 'react';
import type { ApiRequest } from '@apiyard/kit/snippets/api-request.ts';
import { maskedKey } from '@apiyard/kit/snippets/masked-key.ts';
import { snippetLanguages } from '@apiyard/kit/snippets/snippets.ts';
import { chooseForVisit, useVisitChoice } from '@apiyard/kit/snippets/visit-choice.ts';
import { useKeyIsShown } from './key-is-shown.ts';

export interface CallTabsProps {
  /** Names the choice of language. */
  readonly label: string;
  /** Contains the person's key if signed in. */
  readonly request: ApiRequest;
  /** The person's main key; null for visitors. */
  readonly apiKey: string | null;
}

/** One call in every language; the choice is kept for the visit. */
export function CallTabs({ label, request, apiKey }: CallTabsProps) {
  const { language: chosen } = useVisitChoice();
  const isShown = useKeyIsShown(apiKey);
  const codes = useMemo(() => {
    const shown = apiKey === null || isShown ? request : { ...request, key: maskedKey(apiKey) };
    return snippetLanguages.map((one) => ({ ...one, shown: one.write(shown), real: one.write(request) }));
  }, [request, apiKey, isShown]);
  return (
    <Tabs
      label={label}
      selected={chosen}
      onChange={(language) => chooseForVisit({ language })}
      items={codes.map(({ id, label: language, highlight, shown, real }) => ({
        id,
        label: language,
        content: <CodeBlock code={shown} copyText={real} language={highlight} label={language} />,
      }))}
    />
  );
}
