import { Card } from '@apiyard/ui/Card';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { curl } from '@apiyard/kit/snippets/curl.ts';
import { maskedKey } from '@apiyard/kit/snippets/masked-key.ts';
import { CodeLine } from '../CodeLine.tsx';
import { homeCopy } from '../home-copy.ts';

interface KeyCardProps {
  /** Null in the frame. */
  readonly apiKey: string | null;
  readonly apiOrigin: string;
}

/** Shows the key masked and copies it whole. */
export function KeyCard({ apiKey, apiOrigin }: KeyCardProps) {
  const t = useCopy(homeCopy);
  return (
    <Card title={t('home.key.title')}>
      <Stack space={2}>
        {apiKey === null ? (
          <Skeleton shape="block" height={5} />
        ) : (
          <CodeLine
            shown={maskedKey(apiKey)}
            copied={apiKey}
            label={t('home.key.title')}
            copyLabel={t('home.key.copy')}
          />
        )}
        <Text tone="quiet" isProse>
          {t('home.key.text')}
        </Text>
        <Stack space={0.5}>
          <Text weight="heading">{t('home.key.try')}</Text>
          {apiKey === null ? (
            <Skeleton shape="block" height={5} />
          ) : (
            <CodeLine
              shown={firstCall(apiOrigin, maskedKey(apiKey))}
              copied={firstCall(apiOrigin, apiKey)}
              label={t('home.key.try')}
              copyLabel={t('home.key.copyCall')}
            />
          )}
        </Stack>
      </Stack>
    </Card>
  );
}

/** A first call that needs no input, on one line. */
function firstCall(origin: string, key: string): string {
  return curl({
    method: 'GET',
    url: `${origin}/api/v1/random/uuid`,
    key,
    query: [],
    body: null,
    saveAs: null,
  }).replaceAll(' \\\n ', '');
}
