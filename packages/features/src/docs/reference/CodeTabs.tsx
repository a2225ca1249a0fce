import { CodeBlock } from '@apiyard/ui/CodeBlock';
import { Stack } from '@apiyard/ui/Stack';
import { Switch } from '@apiyard/ui/Switch';
import { Tabs } from '@apiyard/ui/Tabs';
import { Text } from '@apiyard/ui/Text';
import { useMemo } from 'react';
import { useCopy } from '../../_kit/copy.ts';
import type { ApiRequest } from '../../_kit/snippets/api-request.ts';
import { keyPlaceholder } from '../../_kit/snippets/api-request.ts';
import { maskedKey, snippetLanguages } from '../../_kit/snippets/snippets.ts';
import { chooseForVisit, useVisitChoice } from '../../_kit/snippets/visit-choice.ts';
import { docsCopy } from '../docs-copy.ts';
import { Words } from '../words/Words.tsx';

interface CodeTabsProps {
  /** With the person's own key in it, where there is one. */
  readonly request: ApiRequest;
  /** The person's main key; null for visitors. */
  readonly apiKey: string | null;
}

/** One call in every language; the language chosen holds for the visit. */
export function CodeTabs({ request, apiKey }: CodeTabsProps) {
  const t = useCopy(docsCopy);
  const { language } = useVisitChoice();
  const isShown = useKeyIsShown(apiKey);
  const codes = useMemo(() => {
    const shown = apiKey === null || isShown ? request : { ...request, key: maskedKey(apiKey) };
    return snippetLanguages.map((one) => ({ ...one, shown: one.write(shown), real: one.write(request) }));
  }, [request, apiKey, isShown]);
  return (
    <Stack space={1.5}>
      <Tabs
        label={t('docs.api.language')}
        selected={language}
        onChange={(chosen) => chooseForVisit({ language: chosen })}
        items={codes.map(({ id, label, highlight, shown, real }) => ({ id, label, content: <CodeBlock code={shown} copyText={real} language={highlight} label={label} /> }))}
      />
      <KeyNote apiKey={apiKey} />
    </Stack>
  );
}

function useKeyIsShown(apiKey: string | null): boolean {
  const { shownKey } = useVisitChoice();
  return apiKey !== null && shownKey === apiKey;
}

/** What stands in the code above in place of a key, and the switch that fills in the person's own. */
export function KeyNote({ apiKey }: { readonly apiKey: string | null }) {
  const t = useCopy(docsCopy);
  const isShown = useKeyIsShown(apiKey);
  if (apiKey === null) {
    return (
      <Text size="small" tone="quiet">
        <Words>{t('docs.key.visitor', { key: keyPlaceholder })}</Words>
      </Text>
    );
  }
  return (
    <Switch isSelected={isShown} onChange={(show) => chooseForVisit({ shownKey: show ? apiKey : null })} description={isShown ? t('docs.key.shown') : t('docs.key.masked')}>
      {t('docs.key.show')}
    </Switch>
  );
}

interface KeyedCodeProps {
  /** The header that carries the key; the code is called by it. */
  readonly header: string;
  readonly apiKey: string | null;
  /** Writes the code with the key that it is given. */
  readonly write: (key: string) => string;
}

/** Shell code that carries a key: masked to the eye until the person says otherwise. */
export function KeyedCode({ header, apiKey, write }: KeyedCodeProps) {
  const isShown = useKeyIsShown(apiKey);
  const real = write(apiKey ?? keyPlaceholder);
  return <CodeBlock label={header} language="bash" code={apiKey === null || isShown ? real : write(maskedKey(apiKey))} copyText={real} />;
}
