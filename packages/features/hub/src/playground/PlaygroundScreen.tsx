import type { RelatedApi } from '@apiyard/api/contract/hub/hub';
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
import type { BenchProps } from './Bench.tsx';
import { Bench } from './Bench.tsx';
import { LimitsAndErrors } from './reference/LimitsAndErrors.tsx';
import { callOf } from './playground.machine.ts';
import { PlaygroundHead } from './PlaygroundHead.tsx';
import { RelatedTools } from './reference/RelatedTools.tsx';
import { shownTags } from './shown-tags.ts';

/** Shows code as well, and is below it. */
const ResponseFields = lazyPart('response-fields', () =>
  import('../response/ResponseFields.tsx').then(({ ResponseFields: fields }) => fields),
);

interface PlaygroundScreenProps extends BenchProps {
  /** Other tools like it. */
  readonly related: readonly RelatedApi[];
  readonly isFavourite: boolean;
  readonly onFavourite: () => void;
}

/** The page of one tool, for using and calling it: form, response, code, history and reference. */
export function PlaygroundScreen({ related, isFavourite, onFavourite, ...bench }: PlaygroundScreenProps) {
  const { api, state, person, apiOrigin } = bench;
  const t = useCopy(hubCopy);
  const translateResponse = useCopy(responseCopy);
  const tags = shownTags(api.tags, useLanguage());
  const { method } = callOf({ ...state, api });
  return (
    <Stack space={3}>
      <PlaygroundHead {...{ api, method, isFavourite, onFavourite, apiOrigin }} />
      <Bench {...bench} />
      <Card title={translateResponse('hub.response.title')}>
        <Suspense fallback={<Skeleton shape="text" lines={6} />}>
          <ResponseFields output={api.output} />
        </Suspense>
      </Card>
      <LimitsAndErrors api={api} person={person} />
      <RelatedTools related={related} />
      {tags.length > 0 && (
        <Inline space={2}>
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
