import { Alert } from '@apiyard/ui/Alert';
import { Form } from '@apiyard/ui/Form';
import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Refusal } from '@apiyard/kit/refusal.ts';
import { refusalText } from '../refusal.ts';
import { scrapersCopy } from '../scrapers-copy.ts';
import type { SecretValue } from './secrets.machine.ts';

interface SecretDialogProps {
  /** Form id, for the submit button. */
  readonly id: string;
  /** The secret to set; null for a new one. */
  readonly name: string | null;
  readonly host: string;
  readonly refusal: Refusal | null;
  readonly onSave: (secret: SecretValue) => void;
}

const fields = ['name', 'value', 'host'] as const;

/** Form of one secret. The value is never shown again after saving. */
export function SecretDialog({ id, name, host, refusal, onSave }: SecretDialogProps) {
  const t = useCopy(scrapersCopy);
  const atFields = Object.fromEntries(
    fields.flatMap(
      (field) =>
        refusal?.issues.filter(({ pointer }) => pointer === `/${field}`).map(({ detail }) => [field, detail]) ?? [],
    ),
  ) as Readonly<Partial<Record<(typeof fields)[number], string>>>;
  return (
    <Form
      id={id}
      onSubmit={(data) => {
        const text = (field: string) => String(data.get(field) ?? '').trim();
        onSave({ name: name ?? text('name'), value: text('value'), host: text('host') });
      }}
    >
      {refusal !== null && Object.keys(atFields).length === 0 && <Alert tone="error">{refusalText(t, refusal)}</Alert>}
      {name === null && (
        <TextField
          name="name"
          label={t('scrapers.secrets.name')}
          errorMessage={atFields.name}
          description={t('scrapers.secrets.nameHelp')}
          placeholder="API_KEY"
          dir="ltr"
          autoComplete="off"
          isRequired
        />
      )}
      <TextField
        name="value"
        label={t('scrapers.secrets.value')}
        errorMessage={atFields.value}
        description={t('scrapers.secrets.valueHelp')}
        type="password"
        autoComplete="off"
        isRequired
      />
      <TextField
        name="host"
        label={t('scrapers.secrets.host')}
        errorMessage={atFields.host}
        description={t('scrapers.secrets.hostHelp')}
        defaultValue={host}
        dir="ltr"
        autoComplete="off"
        isRequired
      />
    </Form>
  );
}
