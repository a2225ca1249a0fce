import type { Api } from '@apiyard/api/contract/hub/hub';
import type { User } from '@apiyard/api/contract/accounts/session';
import { Link } from '@apiyard/ui/Link';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { Switch } from '@apiyard/ui/Switch';
import { Text } from '@apiyard/ui/Text';
import { useMemo, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { CallCode } from '../../CallCode.tsx';
import { inputOf } from '../../form/schema-form.ts';
import { hubCopy } from '../../hub-copy.ts';
import { keyPlaceholder, methodsFor, requestFor } from '@apiyard/kit/snippets/api-request.ts';
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
  const request = requestFor(api, input, { origin: apiOrigin, key, method });
  return (
    <Stack space={2}>
      <CallCode label={t('hub.play.codeLanguage')} {...{ request, isKeyShown }} apiKey={key}>
        {methods.length > 1 && (
          <div className={methodBox}>
            <Select
              label={t('hub.play.method')}
              isLabelHidden
              options={methods.map((id) => ({ id, label: id }))}
              value={request.method}
              onChange={(chosen) => send({ type: 'choose method', method: chosen })}
            />
          </div>
        )}
        {key !== null && (
          <Switch isSelected={isKeyShown} onChange={setIsKeyShown}>
            {t('hub.play.showKey')}
          </Switch>
        )}
      </CallCode>
      <Text size="small" tone="quiet">
        {key === null
          ? t('hub.play.keyVisitor', { key: keyPlaceholder })
          : t(isKeyShown ? 'hub.play.keyShownNote' : 'hub.play.keyNote')}{' '}
        {key === null ? <Link href={loginHref}>{t('hub.play.getKey')}</Link> : null}
      </Text>
    </Stack>
  );
}
