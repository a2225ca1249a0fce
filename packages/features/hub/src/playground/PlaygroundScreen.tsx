import type { Api } from '@apiyard/api/contract/hub/hub';
import type { User } from '@apiyard/api/contract/accounts/session';
import { Card } from '@apiyard/ui/Card';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { Suspense } from 'react';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import { hubCopy } from '../hub-copy.ts';
import { responseCopy } from '../response/response-copy.ts';
import { Bench } from './Bench.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { callOf } from './playground.machine.ts';
import type { PlaygroundEvent, PlaygroundState } from './playground-state.ts';
import { PlaygroundHead } from './PlaygroundHead.tsx';
import { shownTags } from './shown-tags.ts';

/** Loaded after the form and the response, which are above it. */
const CodePanel = lazyPart('code-panel', () => import('./CodePanel.tsx').then(({ CodePanel }) => CodePanel));

/** Shows code as well, and is below it. */
const ResponseFields = lazyPart('response-fields', () =>
  import('../response/ResponseFields.tsx').then(({ ResponseFields: fields }) => fields),
);

interface PlaygroundScreenProps {
  readonly api: Api;
  readonly state: PlaygroundState;
  readonly send: (event: PlaygroundEvent) => void;
  /** Who is signed in; null for a visitor. */
  readonly person: User | null;
  readonly isFavourite: boolean;
  readonly onFavourite: () => void;
  /** Origin of the API for programs. */
  readonly apiOrigin: string;
  /** URL of this page, for shared links. */
  readonly siteOrigin: string;
  /** Login page that returns to this page. */
  readonly loginHref: string;
}

/** Playground of one API: form, response, code and history. */
export function PlaygroundScreen({
  api,
  state,
  send,
  person,
  isFavourite,
  onFavourite,
  apiOrigin,
  siteOrigin,
  loginHref,
}: PlaygroundScreenProps) {
  const t = useCopy(hubCopy);
  const translateResponse = useCopy(responseCopy);
  const tags = shownTags(api.tags, useLanguage());
  const { method } = callOf({ ...state, api });
  return (
    <Stack space={3}>
      <PlaygroundHead
        api={api}
        method={method}
        isFavourite={isFavourite}
        onFavourite={onFavourite}
        apiOrigin={apiOrigin}
      />
      <Bench
        {...{ api, state, send, person, loginHref }}
        sharedPage={{ address: `${siteOrigin}/hub/${api.path}`, prefix: '' }}
      />
      <Suspense
        fallback={
          <Card title={t('hub.play.code')}>
            <Skeleton shape="text" lines={10} />
          </Card>
        }
      >
        <CodePanel {...{ api, state, send, person, apiOrigin, loginHref }} />
      </Suspense>
      <Card title={translateResponse('hub.response.title')}>
        <Suspense fallback={<Skeleton shape="text" lines={6} />}>
          <ResponseFields output={api.output} />
        </Suspense>
      </Card>
      <HistoryPanel state={state} send={send} />
      {tags.length > 0 && (
        <Inline space={1}>
          <Text as="span" size="small" tone="quiet">
            {t('hub.play.tags')}
          </Text>
          {tags.map((tag) => (
            <Link key={tag} look="text" href={`/hub?${new URLSearchParams({ q: tag })}`}>
              {tag}
            </Link>
          ))}
        </Inline>
      )}
    </Stack>
  );
}
