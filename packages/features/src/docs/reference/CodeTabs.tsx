import { CodeBlock } from '@apiyard/ui/CodeBlock';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Switch } from '@apiyard/ui/Switch';
import { Text } from '@apiyard/ui/Text';
import { Suspense } from 'react';
import { useCopy } from '../../_kit/copy.ts';
import { lazyPart } from '../../_kit/lazy-part.ts';
import { keyPlaceholder } from '../../_kit/snippets/api-request.ts';
import { maskedKey } from '../../_kit/snippets/snippets.ts';
import { chooseForVisit } from '../../_kit/snippets/visit-choice.ts';
import { callRoom } from '../docs.css.ts';
import { docsCopy } from '../docs-copy.ts';
import { Words } from '../words/Words.tsx';
import type { CallTabsProps } from './CallTabs.tsx';
import { useKeyIsShown } from './key-is-shown.ts';

/** The languages, their colours and the tabs weigh as much as the rest of a page. */
const CallTabs = lazyPart('code-tabs', () => import('./CallTabs.tsx').then(({ CallTabs }) => CallTabs));

/** One call in every language, and whose key is in it. */
export function CodeTabs(props: CallTabsProps) {
  return (
    <Stack space={1.5}>
      <Suspense fallback={<CallSkeleton />}>
        <CallTabs {...props} />
      </Suspense>
      <KeyNote apiKey={props.apiKey} />
    </Stack>
  );
}

/** A call on its way. */
export function CallSkeleton() {
  return (
    <div className={callRoom} aria-busy>
      <Skeleton shape="block" height="fill" />
    </div>
  );
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
    <Switch
      isSelected={isShown}
      onChange={(show) => chooseForVisit({ shownKey: show ? apiKey : null })}
      description={isShown ? t('docs.key.shown') : t('docs.key.masked')}
    >
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
  return (
    <CodeBlock
      label={header}
      language="bash"
      code={apiKey === null || isShown ? real : write(maskedKey(apiKey))}
      copyText={real}
    />
  );
}
