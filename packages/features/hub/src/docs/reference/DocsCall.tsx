import { CodeBlock } from '@apiyard/ui/CodeBlock';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Switch } from '@apiyard/ui/Switch';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { keyPlaceholder } from '@apiyard/kit/snippets/api-request.ts';
import { maskedKey } from '@apiyard/kit/snippets/masked-key.ts';
import { chooseForVisit } from '@apiyard/kit/snippets/visit-choice.ts';
import { callRoom } from '../docs.css.ts';
import { docsCopy } from '../docs-copy.ts';
import { Words } from '../words/Words.tsx';
import type { CallCodeProps } from '../../CallCode.tsx';
import { CallCode } from '../../CallCode.tsx';
import { useKeyIsShown } from '../../key-is-shown.ts';

/** One call as code, with a note about its key. */
export function DocsCall({ request, apiKey }: Pick<CallCodeProps, 'request' | 'apiKey'>) {
  const t = useCopy(docsCopy);
  const isKeyShown = useKeyIsShown(apiKey);
  return (
    <Stack space={1.5}>
      <CallCode label={t('docs.api.language')} {...{ request, apiKey, isKeyShown }} />
      <KeyNote apiKey={apiKey} />
    </Stack>
  );
}

/** Placeholder of a code sample. */
export function CallSkeleton() {
  return (
    <div className={callRoom} aria-busy>
      <Skeleton shape="block" height="fill" />
    </div>
  );
}

/** Note about the key in the code above, and a switch to show the person's own key. */
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
  /** Header that contains the key; label of the code. */
  readonly header: string;
  readonly apiKey: string | null;
  /** Returns the code with the given key. */
  readonly write: (key: string) => string;
}

/** Shell code with a key, masked until the person shows it. */
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
