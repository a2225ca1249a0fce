import { Card } from '@apiyard/ui/Card';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { homeCopy } from '../home-copy.ts';
import { code, codeLine } from './DashboardScreen.css.ts';

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
          <CodeLine shown={masked(apiKey)} copied={apiKey} label={t('home.key.title')} copyLabel={t('home.key.copy')} />
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
              shown={firstCall(apiOrigin, masked(apiKey))}
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

interface CodeLineProps {
  readonly shown: string;
  readonly copied: string;
  readonly label: string;
  readonly copyLabel: string;
}

function CodeLine({ shown, copied, label, copyLabel }: CodeLineProps) {
  return (
    <div className={codeLine}>
      {/* Scrollable content must be focusable. */}
      <div role="group" className={code} aria-label={label} tabIndex={0}>
        <code>{shown}</code>
      </div>
      <CopyButton text={copied} label={copyLabel} />
    </div>
  );
}

/** `ay_3fk…9x2b`, as key lists show it. */
function masked(apiKey: string): string {
  return apiKey.length > 12 ? `${apiKey.slice(0, 6)}…${apiKey.slice(-4)}` : '…';
}

/** A first call that needs no input. */
function firstCall(origin: string, apiKey: string): string {
  return `curl '${origin}/api/v1/random/uuid' -H 'Authorization: Bearer ${apiKey}'`;
}
