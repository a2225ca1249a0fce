import type { Api } from '@apiyard/api/contract/hub/hub';
import type { User } from '@apiyard/api/contract/accounts/session';
import { CodeBlock } from '@apiyard/ui/CodeBlock';
import { Link } from '@apiyard/ui/Link';
import { Inline } from '@apiyard/ui/Inline';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { Switch } from '@apiyard/ui/Switch';
import { Tabs } from '@apiyard/ui/Tabs';
import { Text } from '@apiyard/ui/Text';
import { useMemo, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { inputOf } from '../../form/schema-form.ts';
import { hubCopy } from '../../hub-copy.ts';
import { keyPlaceholder, methodsFor, requestFor } from '@apiyard/kit/snippets/api-request.ts';
import { maskedKey } from '@apiyard/kit/snippets/masked-key.ts';
import { snippetLanguages } from '@apiyard/kit/snippets/snippets.ts';
import { methodBox } from './CodePanel.css.ts';
import type { PlaygroundEvent, PlaygroundState } from '../playground-state.ts';

interface CodePanelProps {
  readonly api: Api;
  readonly state: PlaygroundState;
  readonly send: (event: PlaygroundEvent) => void;
  readonly person: User | null;
  readonly apiOrigin: string;
  readonly loginHref: string;
}

/** The current call as code. */
export function CodePanel({ api, state, send, person, apiOrigin, loginHref }: CodePanelProps) {
  const t = useCopy(hubCopy);
  const [isKeyShown, setIsKeyShown] = useState(false);
  const key = person?.apiKey ?? null;
  const { fields, values, method } = state;
  const input = useMemo(() => inputOf(api.input, fields, values), [api, fields, values]);
  const methods = methodsFor(api, input);
  const codes = useMemo(() => {
    const real = requestFor(api, input, { origin: apiOrigin, key, method });
    const shown = key === null || isKeyShown ? real : { ...real, key: maskedKey(key) };
    return snippetLanguages.map((language) => ({
      ...language,
      shown: language.write(shown),
      real: language.write(real),
    }));
  }, [api, input, apiOrigin, key, method, isKeyShown]);
  const used = requestFor(api, input, { origin: apiOrigin, key, method }).method;
  return (
    <Stack space={2}>
      {(key !== null || methods.length > 1) && (
        <Inline space={2}>
          {methods.length > 1 && (
            <div className={methodBox}>
              <Select
                label={t('hub.play.method')}
                isLabelHidden
                options={methods.map((id) => ({ id, label: id }))}
                value={used}
                onChange={(chosen) => send({ type: 'choose method', method: chosen })}
              />
            </div>
          )}
          {key !== null && (
            <Switch isSelected={isKeyShown} onChange={setIsKeyShown}>
              {t('hub.play.showKey')}
            </Switch>
          )}
        </Inline>
      )}
      <Tabs
        label={t('hub.play.codeLanguage')}
        items={codes.map(({ id, label, highlight, shown, real }) => ({
          id,
          label,
          content: <CodeBlock code={shown} copyText={real} language={highlight} label={label} />,
        }))}
      />
      <Text size="small" tone="quiet">
        {key === null
          ? t('hub.play.keyVisitor', { key: keyPlaceholder })
          : t(isKeyShown ? 'hub.play.keyShownNote' : 'hub.play.keyNote')}{' '}
        {key === null ? <Link href={loginHref}>{t('hub.play.getKey')}</Link> : null}
      </Text>
    </Stack>
  );
}
