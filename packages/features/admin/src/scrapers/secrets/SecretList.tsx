import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { IconButton } from '@apiyard/ui/IconButton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconAlertTriangle, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { ProblemAlert } from '@apiyard/kit/errors/ProblemAlert.tsx';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { useOpened } from '@apiyard/kit/use-opened.ts';
import { scrapersCopy } from '../scrapers-copy.ts';
import { list, row, words } from './SecretList.css.ts';
import { SecretDialog } from './SecretDialog.tsx';
import type { SecretsState } from './use-secrets.ts';

interface SecretListProps {
  /** From `useSecrets`. Null until the definition is saved, because secrets belong to saved definitions. */
  readonly state: SecretsState | null;
  /** Names used by the definition, from `secretNamesIn`; those without a value are marked. */
  readonly used: readonly string[];
  /** The host of the request, from `hostIn`; default host of a new secret. */
  readonly host: string;
}

/** Secrets of a definition with name, host and age, never the value. */
export function SecretList({ state, ...place }: SecretListProps) {
  const t = useCopy(scrapersCopy);
  if (state === null) return <Text tone="quiet">{t('scrapers.secrets.saveFirst')}</Text>;
  return <Stored {...state} {...place} />;
}

interface StoredProps extends SecretsState, Omit<SecretListProps, 'state'> {}

function Stored({ id, secrets, saving, removing, used, host }: StoredProps) {
  const t = useCopy(scrapersCopy);
  const textOf = useProblemText();
  /** What a dialog is open for. `set`: the name of a secret, null for a new one. */
  const [asked, setAsked] = useState<{ readonly set: string | null } | { readonly remove: string } | null>(null);
  const setting = useOpened(asked !== null && 'set' in asked ? asked : null);
  const removal = useOpened(asked !== null && 'remove' in asked ? asked : null);
  const name = setting?.of.set ?? null;
  const removed = removal?.of.remove ?? '';
  const close = () => setAsked(null);
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
              <Button size="small" onPress={() => setAsked({ set: wanted })}>
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
                onPress={() => setAsked({ set: secret.name })}
              />
              <IconButton
                label={t('scrapers.secrets.remove', { name: secret.name })}
                icon={<IconTrash size={20} stroke={1.5} />}
                onPress={() => {
                  removing.reset();
                  setAsked({ remove: secret.name });
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <span>
        <Button size="small" icon={<IconPlus size={16} stroke={1.5} />} onPress={() => setAsked({ set: null })}>
          {t('scrapers.secrets.new')}
        </Button>
      </span>
      {setting && (
        <SecretDialog
          key={setting.key}
          id={id}
          isOpen={setting.isOpen}
          name={name}
          host={replaced?.host ?? host}
          saving={saving}
          onClose={close}
        />
      )}
      <Dialog
        role="alertdialog"
        title={t('scrapers.secrets.removeTitle', { name: removed })}
        isOpen={removal?.isOpen === true}
        onOpenChange={(open) => !open && !removing.isPending && close()}
        actions={
          <>
            <Button isDisabled={removing.isPending} onPress={close}>
              {t('scrapers.cancel')}
            </Button>
            <Button
              tone="dangerSolid"
              isPending={removing.isPending}
              onPress={() => removing.mutate({ id, name: removed }, { onSuccess: close })}
            >
              {t('scrapers.secrets.removeYes')}
            </Button>
          </>
        }
      >
        <Stack space={2}>
          <Text>{used.includes(removed) ? t('scrapers.secrets.removeUsed') : t('scrapers.secrets.removeText')}</Text>
          <ProblemAlert error={removing.error} textOf={textOf} />
        </Stack>
      </Dialog>
    </Stack>
  );
}
