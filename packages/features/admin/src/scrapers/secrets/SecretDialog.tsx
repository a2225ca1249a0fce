import { setScraperSecret } from '@apiyard/api/contract/scrapers/scrapers';
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { scrapersCopy } from '../scrapers-copy.ts';
import type { SecretsState } from './use-secrets.ts';

interface SecretDialogProps extends Pick<SecretsState, 'id' | 'saving'> {
  readonly isOpen: boolean;
  /** The secret to set; null for a new one. */
  readonly name: string | null;
  readonly host: string;
  readonly onClose: () => void;
}

/** Form of one secret. The value is never shown again after saving. */
export function SecretDialog({ id, isOpen, name, host, saving, onClose }: SecretDialogProps) {
  const t = useCopy(scrapersCopy);
  const textOf = useProblemText<typeof setScraperSecret>();
  const form = useEndpointForm(setScraperSecret, {
    values: { name: name ?? '', value: '', host },
    sending: { ...saving, mutate: (input) => saving.mutate(input, { onSuccess: close }) },
    inputOf: (values) => ({ id, name: values.name.trim(), value: values.value.trim(), host: values.host.trim() }),
    texts: {
      name: t('scrapers.secrets.nameHelp'),
      value: ({ code }) => (code === 'invalid_format' ? t('scrapers.secrets.valueWrong') : undefined),
      host: t('scrapers.secrets.hostWrong'),
    },
  });
  /** Forgets the typed value. */
  function close() {
    form.reset();
    saving.reset();
    onClose();
  }
  const title = name === null ? t('scrapers.secrets.newTitle') : t('scrapers.secrets.setTitle', { name });
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onOpenChange={(open) => !open && !form.isSending && close()}
      actions={
        <>
          <Button isDisabled={form.isSending} onPress={close}>
            {t('scrapers.cancel')}
          </Button>
          <Button tone="primary" type="submit" form={form.id} isPending={form.isSending}>
            {t('scrapers.secrets.keep')}
          </Button>
        </>
      }
    >
      <EndpointForm form={form} label={title} textOf={textOf}>
        {name === null && (
          <TextField
            label={t('scrapers.secrets.name')}
            description={t('scrapers.secrets.nameHelp')}
            placeholder="API_KEY"
            dir="ltr"
            autoComplete="off"
            isRequired
            {...form.field('name')}
          />
        )}
        <TextField
          label={t('scrapers.secrets.value')}
          description={t('scrapers.secrets.valueHelp')}
          type="password"
          autoComplete="off"
          isRequired
          {...form.field('value')}
        />
        <TextField
          label={t('scrapers.secrets.host')}
          description={t('scrapers.secrets.hostHelp')}
          dir="ltr"
          autoComplete="off"
          isRequired
          {...form.field('host')}
        />
      </EndpointForm>
    </Dialog>
  );
}
