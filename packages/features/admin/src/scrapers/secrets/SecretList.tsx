import { Alert } from '@apiyard/ui/Alert';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { IconButton } from '@apiyard/ui/IconButton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconAlertTriangle, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { refusalText } from '../refusal.ts';
import { scrapersCopy } from '../scrapers-copy.ts';
import { list, row, words } from './SecretList.css.ts';
import { SecretDialog } from './SecretDialog.tsx';
import type { SecretsEvent } from './secrets.machine.ts';
import type { SecretsState } from './use-secrets.ts';

export interface SecretListProps {
  /** From `useSecrets`. Null until the definition is saved, because secrets belong to saved definitions. */
  readonly state: SecretsState | null;
  readonly send: (event: SecretsEvent) => void;
  /** Names used by the definition, from `secretNamesIn`; those without a value are marked. */
  readonly used: readonly string[];
  /** The host of the request, from `hostIn`; default host of a new secret. */
  readonly host: string;
}

/** Secrets of a definition with name, host and age, never the value. */
export function SecretList({ state, send, used, host }: SecretListProps) {
  const t = useCopy(scrapersCopy);
  if (state === null) {
    return <Text tone="quiet">{t('scrapers.secrets.saveFirst')}</Text>;
  }
  const { secrets, phase, name, refusal } = state;
  const missing = used.filter((wanted) => !secrets.some((secret) => secret.name === wanted));
  const replaced = secrets.find((secret) => secret.name === name);
  return (
    <Stack space={1}>
      {secrets.length + missing.length === 0 ? (
        <Text tone="quiet">{t('scrapers.secrets.noneText', { example: '{{secret:API_KEY}}' })}</Text>
      ) : (
        <ul className={list}>
          {missing.map((wanted) => (
            <li key={wanted} className={row}>
              <span className={words}>
                <Text as="span" isMono isTruncated>
                  {wanted}
                </Text>
                <span>
                  <Badge tone="warning" icon={<IconAlertTriangle size={16} stroke={1.5} aria-hidden />}>
                    {t('scrapers.secrets.missing')}
                  </Badge>
                </span>
              </span>
              <Button size="small" onPress={() => send({ type: 'fill in', name: wanted })}>
                {t('scrapers.secrets.set')}
              </Button>
            </li>
          ))}
          {secrets.map((secret) => (
            <li key={secret.name} className={row}>
              <span className={words}>
                <Text as="span" isMono isTruncated>
                  {secret.name}
                </Text>
                <Text as="span" size="small" tone="quiet">
                  <bdi>{secret.host}</bdi> · <Time at={secret.updatedAt} />
                </Text>
              </span>
              <IconButton
                label={t('scrapers.secrets.replace', { name: secret.name })}
                icon={<IconPencil size={20} stroke={1.5} />}
                onPress={() => send({ type: 'fill in', name: secret.name })}
              />
              <IconButton
                label={t('scrapers.secrets.remove', { name: secret.name })}
                icon={<IconTrash size={20} stroke={1.5} />}
                onPress={() => send({ type: 'ask to remove', name: secret.name })}
              />
            </li>
          ))}
        </ul>
      )}
      <span>
        <Button
          size="small"
          icon={<IconPlus size={16} stroke={1.5} />}
          onPress={() => send({ type: 'fill in', name: null })}
        >
          {t('scrapers.secrets.new')}
        </Button>
      </span>
      <Dialog
        title={name === null ? t('scrapers.secrets.newTitle') : t('scrapers.secrets.setTitle', { name })}
        isOpen={phase === 'filling in' || phase === 'saving'}
        onOpenChange={() => send({ type: 'cancel' })}
        actions={
          <>
            <Button onPress={() => send({ type: 'cancel' })}>{t('scrapers.cancel')}</Button>
            <Button tone="primary" type="submit" form="scraper-secret" isPending={phase === 'saving'}>
              {t('scrapers.secrets.keep')}
            </Button>
          </>
        }
      >
        <SecretDialog
          id="scraper-secret"
          name={name}
          host={replaced?.host ?? host}
          refusal={refusal}
          onSave={(secret) => send({ type: 'save', secret })}
        />
      </Dialog>
      <Dialog
        role="alertdialog"
        title={t('scrapers.secrets.removeTitle', { name: name ?? '' })}
        isOpen={phase === 'asking' || phase === 'removing'}
        onOpenChange={() => send({ type: 'cancel' })}
        actions={
          <>
            <Button onPress={() => send({ type: 'cancel' })}>{t('scrapers.cancel')}</Button>
            <Button tone="danger" isPending={phase === 'removing'} onPress={() => send({ type: 'remove' })}>
              {t('scrapers.secrets.removeYes')}
            </Button>
          </>
        }
      >
        <Stack space={2}>
          <Text>
            {name !== null && used.includes(name) ? t('scrapers.secrets.removeUsed') : t('scrapers.secrets.removeText')}
          </Text>
          {refusal !== null && <Alert tone="error">{refusalText(t, refusal)}</Alert>}
        </Stack>
      </Dialog>
    </Stack>
  );
}
