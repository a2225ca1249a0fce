import type { AppUpload } from '@apiyard/api/contract/content/apps';
import { appTextMax, createAppVersion } from '@apiyard/api/contract/content/apps';
import { Button } from '@apiyard/ui/Button';
import { Inline } from '@apiyard/ui/Inline';
import { NumberField } from '@apiyard/ui/NumberField';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import type { Sending } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { MarkdownEditor } from '@apiyard/kit/MarkdownEditor/MarkdownEditor.tsx';
import { appsCopy } from '../apps-copy.ts';
import { isolated } from '@apiyard/kit/apps/app-paths.ts';
import { fields } from '../apps.css.ts';
import type { NewVersion } from './upload.machine.ts';

interface VersionFormProps {
  /** A checked upload, with the facts read from its file. */
  readonly upload: AppUpload;
  readonly making: Sending<NewVersion>;
  readonly onCancel: () => void;
}

const plain = { useGrouping: false } as const;

/** Version details, prefilled from the file. */
export function VersionForm({ upload: { id, fileName, facts }, making, onCancel }: VersionFormProps) {
  const t = useCopy(appsCopy);
  const textOf = useProblemText<typeof createAppVersion>();
  const form = useEndpointForm(createAppVersion, {
    values: {
      packageName: facts?.packageName ?? '',
      label: facts?.label ?? '',
      versionName: facts?.versionName ?? '',
      versionCode: facts?.versionCode ?? null,
      minSdk: facts?.minSdk ?? null,
      changelog: '',
      state: 'published' as 'draft' | 'published',
    },
    sending: making,
    inputOf: ({ packageName, ...values }) => ({ ...values, uploadId: id, packageName: packageName.trim() }),
    texts: { packageName: t('apps.form.package.wrong') },
    codes: { Conflict: ['versionCode', t('apps.form.versionCode.taken')] },
  });
  const isRead = facts !== null && facts.packageName !== null && facts.versionCode !== null;

  return (
    <EndpointForm form={form} label={t('apps.form')} textOf={textOf}>
      <Stack space={2}>
        <Text tone="quiet">{isRead ? t('apps.form.read', { file: isolated(fileName) }) : t('apps.form.typed')}</Text>
        <div className={fields}>
          <TextField label={t('apps.form.label')} isRequired maxLength={appTextMax.label} {...form.field('label')} />
          <TextField
            label={t('apps.form.package')}
            isMonospaced
            isRequired
            isReadOnly={facts?.packageName != null}
            description={t(facts?.packageName == null ? 'apps.form.package.help' : 'apps.form.fromFile')}
            {...form.field('packageName')}
          />
          <TextField
            label={t('apps.form.versionName')}
            dir="auto"
            isRequired
            maxLength={appTextMax.versionName}
            {...form.field('versionName')}
          />
          <NumberField
            label={t('apps.form.versionCode')}
            onClear={() => form.change({ versionCode: null })}
            minValue={1}
            maxValue={2_100_000_000}
            step={1}
            format={plain}
            isRequired
            isReadOnly={facts?.versionCode != null}
            description={t(facts?.versionCode == null ? 'apps.form.versionCode.help' : 'apps.form.fromFile')}
            {...form.field('versionCode')}
          />
          <NumberField
            label={t('apps.form.minSdk')}
            isOptional
            onClear={() => form.change({ minSdk: null })}
            minValue={1}
            maxValue={10_000}
            step={1}
            format={plain}
            isReadOnly={facts?.minSdk != null}
            description={t(facts?.minSdk == null ? 'apps.form.minSdk.help' : 'apps.form.fromFile')}
            {...form.field('minSdk')}
          />
        </div>
        <MarkdownEditor
          label={t('apps.form.changelog')}
          isOptional
          charsMax={appTextMax.changelog}
          headingLevel={3}
          rows={6}
          {...form.field('changelog')}
        />
        <Inline>
          <Button tone="primary" type="submit" isPending={form.isSending}>
            {t('apps.form.publish')}
          </Button>
          <Button isDisabled={form.isSending} onPress={() => form.submit({ state: 'draft' })}>
            {t('apps.form.draft')}
          </Button>
          <Button tone="plain" isDisabled={form.isSending} onPress={onCancel}>
            {t('apps.upload.discard')}
          </Button>
        </Inline>
      </Stack>
    </EndpointForm>
  );
}
