import type { Account, Passkey } from '@apiyard/api/contract/accounts/account';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { IconButton } from '@apiyard/ui/IconButton';
import { Inline } from '@apiyard/ui/Inline';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconFingerprint, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { PasskeyOffer } from '@apiyard/kit/credentials/passkey.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { accountCopy } from '../account-copy.ts';
import { CredentialList, CredentialRow } from '../CredentialRow.tsx';

const texts = {
  possible: 'account.passkeys.text',
  'needs a name': 'account.passkeys.needsName',
  impossible: 'account.passkeys.impossible',
} as const;

export interface PasskeysCardProps {
  readonly account: Account;
  readonly nowMs: number;
  /** Whether this browser can create a passkey for this site, or why not. */
  readonly offer: PasskeyOffer;
  readonly onAdd: () => void;
  readonly onRename: (passkey: Passkey) => void;
  readonly onRemove: (passkey: Passkey) => void;
}

export function PasskeysCard({ account: { passkeys }, nowMs, offer, onAdd, onRename, onRemove }: PasskeysCardProps) {
  const t = useCopy(accountCopy);
  return (
    <Card
      title={t('account.passkeys.title')}
      actions={
        offer === 'possible' ? (
          <Button opens="dialog" icon={<IconPlus size={20} stroke={1.5} />} onPress={onAdd}>
            {t('account.passkeys.add')}
          </Button>
        ) : undefined
      }
    >
      <Stack space={1}>
        <Text tone="quiet" isProse>
          {t(texts[offer])}
        </Text>
        {passkeys.length > 0 && (
          <CredentialList label={t('account.passkeys.title')}>
            {passkeys.map((passkey) => (
              <CredentialRow
                key={passkey.id}
                icon={<IconFingerprint size={24} stroke={1.5} />}
                title={<bdi>{passkey.name}</bdi>}
                facts={
                  <>
                    <span>
                      {t('account.passkeys.made')} <Time at={passkey.createdAt} nowMs={nowMs} />
                    </span>
                    <span>
                      {passkey.lastUsedAt === null ? (
                        t('account.passkeys.neverUsed')
                      ) : (
                        <>
                          {t('account.passkeys.used')} <Time at={passkey.lastUsedAt} nowMs={nowMs} />
                        </>
                      )}
                    </span>
                  </>
                }
                actions={
                  <Inline space={0.5} wrap={false}>
                    <IconButton
                      label={t('account.passkeys.renameOne', { name: passkey.name })}
                      opens="dialog"
                      icon={<IconPencil size={20} stroke={1.5} />}
                      onPress={() => onRename(passkey)}
                    />
                    <IconButton
                      label={t('account.passkeys.removeOne', { name: passkey.name })}
                      opens="dialog"
                      icon={<IconTrash size={20} stroke={1.5} />}
                      onPress={() => onRemove(passkey)}
                    />
                  </Inline>
                }
              />
            ))}
          </CredentialList>
        )}
      </Stack>
    </Card>
  );
}
