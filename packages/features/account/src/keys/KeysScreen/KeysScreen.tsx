import type { ApiKey } from '@apiyard/api/contract/accounts/keys';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Keys } from '@apiyard/ui/illustrations/Keys';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Link } from '@apiyard/ui/Link';
import { SearchField } from '@apiyard/ui/SearchField';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { AccountPage } from '@apiyard/kit/AccountPage/AccountPage.tsx';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import type { More } from '@apiyard/kit/data/use-pages.ts';
import { keyName } from '../key-words.ts';
import { keysCopy } from '../keys-copy.ts';
import { EndedKeys } from './EndedKeys.tsx';
import type { KeyAct } from './KeyParts.tsx';
import { KeyRows } from './KeyRows.tsx';
import { noted, results, search, toolbar } from './KeysScreen.css.ts';

export interface KeysScreenProps {
  readonly keys: Loadable<readonly ApiKey[]>;
  /** Number of keys in the plan; null while unknown. */
  readonly keysMax: number | null;
  readonly ended: Loadable<readonly ApiKey[]>;
  readonly moreEnded: More;
  readonly nowMs: number;
  readonly onNew: () => void;
  readonly onAct: (act: KeyAct, key: ApiKey) => void;
  readonly onOpenEnded: () => void;
  readonly onMoreEnded: () => void;
  readonly onRetryEnded: () => void;
  readonly onRetry: () => void;
}

/** Below this number of keys, the search is hidden. */
const searchFrom = 9;

/** A person's keys with their restrictions, and a button to create one. */
export function KeysScreen({
  keys,
  keysMax,
  ended,
  moreEnded,
  nowMs,
  onNew,
  onAct,
  onOpenEnded,
  onMoreEnded,
  onRetryEnded,
  onRetry,
}: KeysScreenProps) {
  const t = useCopy(keysCopy);
  const [query, setQuery] = useState('');
  const all = keys.state === 'done' ? keys.value : null;
  const wanted = query.trim().toLocaleLowerCase();
  const shown = all?.filter((key) => `${keyName(t, key)} ${key.masked}`.toLocaleLowerCase().includes(wanted)) ?? null;
  // Replaced keys that still work do not count towards the plan's limit.
  const inUse = all?.filter(({ graceUntil }) => graceUntil === null).length ?? 0;
  const isFull = keysMax !== null && inUse >= keysMax;
  const isOnlyMain = all !== null && all.every(({ main, graceUntil }) => main || graceUntil !== null);
  return (
    <AccountPage
      purpose={t('keys.purpose')}
      actions={
        <Button
          tone="primary"
          icon={<IconPlus size={20} stroke={1.5} />}
          isDisabled={all === null || isFull}
          opens="dialog"
          onPress={onNew}
        >
          {t('keys.new')}
        </Button>
      }
    >
      <Stack space={3}>
        {keys.state === 'failed' ? (
          <Failed title={t('keys.failed.title')} onRetry={onRetry} requestId={keys.requestId}>
            {t('keys.failed.text')}
          </Failed>
        ) : (
          <>
            {isFull && (
              <Alert
                tone="info"
                title={t('keys.full.title', { count: keysMax })}
                action={
                  <Link href="/pricing" look="quiet">
                    {t('keys.full.plans')}
                  </Link>
                }
              >
                {t('keys.full.text')}
              </Alert>
            )}
            {all !== null && all.length >= searchFrom && (
              <div className={toolbar}>
                <div className={search}>
                  <SearchField label={t('keys.search')} value={query} onChange={setQuery} />
                </div>
              </div>
            )}
            <div className={results} aria-busy={all === null}>
              <Stack space={2}>
                {shown !== null && shown.length === 0 ? (
                  <Empty
                    title={t('keys.nothing.title')}
                    picture={<NothingFound />}
                    action={<Button onPress={() => setQuery('')}>{t('keys.nothing.clear')}</Button>}
                  />
                ) : (
                  <KeyRows keys={shown} nowMs={nowMs} onAct={onAct} />
                )}
                {all !== null && (
                  <div className={noted}>
                    {keysMax !== null && (
                      <Text size="small" tone="quiet" isTabular>
                        {t('keys.count', { count: inUse, max: keysMax })}
                      </Text>
                    )}
                    <Text size="small" tone="quiet">
                      {t('keys.mainText')}
                    </Text>
                  </div>
                )}
              </Stack>
              {isOnlyMain && (
                <Empty
                  title={t('keys.empty.title')}
                  picture={<Keys />}
                  action={
                    isFull ? undefined : (
                      <Button opens="dialog" onPress={onNew}>
                        {t('keys.new')}
                      </Button>
                    )
                  }
                >
                  {t('keys.empty.text')}
                </Empty>
              )}
            </div>
            {all !== null && (
              <EndedKeys
                ended={ended}
                more={moreEnded}
                nowMs={nowMs}
                onOpen={onOpenEnded}
                onMore={onMoreEnded}
                onRetry={onRetryEnded}
              />
            )}
          </>
        )}
      </Stack>
    </AccountPage>
  );
}
