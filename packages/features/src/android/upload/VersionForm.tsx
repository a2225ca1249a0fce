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
import { useCopy } from '../../_kit/copy.ts';
import { MarkdownEditor } from '../../_kit/MarkdownEditor/MarkdownEditor.tsx';
import { androidCopy } from '../android-copy.ts';
import { isolated } from '../android-places.ts';
import { fields } from '../desk/desk.css.ts';
import type { Refusal } from '../../_kit/refusal.ts';
import type { Details } from './upload.machine.ts';

interface VersionFormProps {
  /** Checked: it has facts. */
  readonly upload: AppUpload;
  readonly refusal: Refusal | null;
  readonly isPending: boolean;
  readonly onMake: (details: Details) => void;
  readonly onCancel: () => void;
}

const packagePattern = /^[A-Za-z][A-Za-z0-9_]*(?:\.[A-Za-z][A-Za-z0-9_]*)+$/;
const plain = { useGrouping: false } as const;

/** What is told about an uploaded file: filled in from the file, completed by hand. */
export function VersionForm({ upload: { fileName, facts }, refusal, isPending, onMake, onCancel }: VersionFormProps) {
  const t = useCopy(androidCopy);
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
        <Text tone="quiet">
          {isRead ? t('android.form.read', { file: isolated(fileName) }) : t('android.form.typed')}
        </Text>
        {refusal !== null && refusal.issues.length === 0 && (
          <Alert tone="error" title={t('android.form.refused')}>
            <bdi>{refusal.detail ?? t('android.desk.noAnswer')}</bdi>
          </Alert>
        )}
        <div className={fields}>
          <TextField
            label={t('android.form.label')}
            value={label}
            onChange={setLabel}
            isRequired
            maxLength={appTextMax.label}
            {...errorOf('label')}
          />
          <TextField
            label={t('android.form.package')}
            value={packageName}
            onChange={setPackageName}
            isMonospaced
            isRequired
            isReadOnly={facts?.packageName != null}
            description={t(facts?.packageName == null ? 'android.form.package.help' : 'android.form.fromFile')}
            {...(isPackageWrong ? { errorMessage: t('android.form.package.wrong') } : errorOf('packageName'))}
          />
          <TextField
            label={t('android.form.versionName')}
            value={versionName}
            onChange={setVersionName}
            dir="auto"
            isRequired
            maxLength={appTextMax.versionName}
            {...errorOf('versionName')}
          />
          <NumberField
            label={t('android.form.versionCode')}
            value={versionCode}
            onChange={setVersionCode}
            onClear={() => setVersionCode(null)}
            minValue={1}
            maxValue={2_100_000_000}
            step={1}
            format={plain}
            isRequired
            isReadOnly={facts?.versionCode != null}
            description={t(facts?.versionCode == null ? 'android.form.versionCode.help' : 'android.form.fromFile')}
            {...errorOf('versionCode')}
          />
          <NumberField
            label={t('android.form.minSdk')}
            isOptional
            value={minSdk}
            onChange={setMinSdk}
            onClear={() => setMinSdk(null)}
            minValue={1}
            maxValue={10_000}
            step={1}
            format={plain}
            isReadOnly={facts?.minSdk != null}
            description={t(facts?.minSdk == null ? 'android.form.minSdk.help' : 'android.form.fromFile')}
            {...errorOf('minSdk')}
          />
        </div>
        <MarkdownEditor
          label={t('android.form.changelog')}
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
            {t('android.form.publish')}
          </Button>
          <Button isDisabled={isPending} onPress={() => make('draft')}>
            {t('android.form.draft')}
          </Button>
          <Button tone="plain" isDisabled={isPending} onPress={onCancel}>
            {t('android.upload.discard')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
