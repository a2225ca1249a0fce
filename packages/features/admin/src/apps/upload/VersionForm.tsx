import type { AppUpload } from '@apiyard/api/contract/apps';
import { appTextMax } from '@apiyard/api/contract/apps';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Form } from '@apiyard/ui/Form';
import { Inline } from '@apiyard/ui/Inline';
import { NumberField } from '@apiyard/ui/NumberField';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { MarkdownEditor } from '@apiyard/kit/MarkdownEditor/MarkdownEditor.tsx';
import { appsCopy } from '../apps-copy.ts';
import { isolated } from '@apiyard/kit/apps/app-paths.ts';
import { fields } from '../apps.css.ts';
import type { Refusal } from '@apiyard/kit/refusal.ts';
import type { Details } from './upload.machine.ts';

interface VersionFormProps {
  /** A checked upload, with the facts read from its file. */
  readonly upload: AppUpload;
  readonly refusal: Refusal | null;
  readonly isPending: boolean;
  readonly onMake: (details: Details) => void;
  readonly onCancel: () => void;
}

const packagePattern = /^[A-Za-z][A-Za-z0-9_]*(?:\.[A-Za-z][A-Za-z0-9_]*)+$/;
const plain = { useGrouping: false } as const;

/** Version details, prefilled from the file. */
export function VersionForm({ upload: { fileName, facts }, refusal, isPending, onMake, onCancel }: VersionFormProps) {
  const t = useCopy(appsCopy);
  const [packageName, setPackageName] = useState(facts?.packageName ?? '');
  const [label, setLabel] = useState(facts?.label ?? '');
  const [versionName, setVersionName] = useState(facts?.versionName ?? '');
  const [versionCode, setVersionCode] = useState<number | null>(facts?.versionCode ?? null);
  const [minSdk, setMinSdk] = useState<number | null>(facts?.minSdk ?? null);
  const [changelog, setChangelog] = useState('');
  const [isPackageWrong, setPackageWrong] = useState(false);
  const isRead = facts !== null && facts.packageName !== null && facts.versionCode !== null;
  const isTooLong = changelog.length > appTextMax.changelog;
  const issueAt = (name: string) => refusal?.issues.find(({ pointer }) => pointer === `/${name}`)?.detail;
  const errorOf = (name: string) => {
    const detail = issueAt(name);
    return detail === undefined ? {} : { errorMessage: detail };
  };

  const make = (state: Details['state']) => {
    const isWrong = !packagePattern.test(packageName.trim());
    setPackageWrong(isWrong);
    if (isWrong || versionCode === null || isTooLong) return;
    onMake({ packageName: packageName.trim(), label, versionName, versionCode, minSdk, changelog, state });
  };

  return (
    <Form onSubmit={() => make('published')}>
      <Stack space={2}>
        <Text tone="quiet">{isRead ? t('apps.form.read', { file: isolated(fileName) }) : t('apps.form.typed')}</Text>
        {refusal !== null && refusal.issues.length === 0 && (
          <Alert tone="error" title={t('apps.form.refused')}>
            <bdi>{refusal.detail ?? t('apps.noAnswer')}</bdi>
          </Alert>
        )}
        <div className={fields}>
          <TextField
            label={t('apps.form.label')}
            value={label}
            onChange={setLabel}
            isRequired
            maxLength={appTextMax.label}
            {...errorOf('label')}
          />
          <TextField
            label={t('apps.form.package')}
            value={packageName}
            onChange={setPackageName}
            isMonospaced
            isRequired
            isReadOnly={facts?.packageName != null}
            description={t(facts?.packageName == null ? 'apps.form.package.help' : 'apps.form.fromFile')}
            {...(isPackageWrong ? { errorMessage: t('apps.form.package.wrong') } : errorOf('packageName'))}
          />
          <TextField
            label={t('apps.form.versionName')}
            value={versionName}
            onChange={setVersionName}
            dir="auto"
            isRequired
            maxLength={appTextMax.versionName}
            {...errorOf('versionName')}
          />
          <NumberField
            label={t('apps.form.versionCode')}
            value={versionCode}
            onChange={setVersionCode}
            onClear={() => setVersionCode(null)}
            minValue={1}
            maxValue={2_100_000_000}
            step={1}
            format={plain}
            isRequired
            isReadOnly={facts?.versionCode != null}
            description={t(facts?.versionCode == null ? 'apps.form.versionCode.help' : 'apps.form.fromFile')}
            {...errorOf('versionCode')}
          />
          <NumberField
            label={t('apps.form.minSdk')}
            isOptional
            value={minSdk}
            onChange={setMinSdk}
            onClear={() => setMinSdk(null)}
            minValue={1}
            maxValue={10_000}
            step={1}
            format={plain}
            isReadOnly={facts?.minSdk != null}
            description={t(facts?.minSdk == null ? 'apps.form.minSdk.help' : 'apps.form.fromFile')}
            {...errorOf('minSdk')}
          />
        </div>
        <MarkdownEditor
          label={t('apps.form.changelog')}
          isOptional
          value={changelog}
          onChange={setChangelog}
          charsMax={appTextMax.changelog}
          headingLevel={3}
          rows={6}
          {...errorOf('changelog')}
        />
        <Inline>
          <Button tone="primary" type="submit" isPending={isPending}>
            {t('apps.form.publish')}
          </Button>
          <Button isDisabled={isPending} onPress={() => make('draft')}>
            {t('apps.form.draft')}
          </Button>
          <Button tone="plain" isDisabled={isPending} onPress={onCancel}>
            {t('apps.upload.discard')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
