import type { AppVersion } from '@apiyard/api/contract/apps';
import { appTextMax } from '@apiyard/api/contract/apps';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { Form } from '@apiyard/ui/Form';
import { Inline } from '@apiyard/ui/Inline';
import { Stack } from '@apiyard/ui/Stack';
import { TextField } from '@apiyard/ui/TextField';
import { useId, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { MarkdownEditor } from '@apiyard/kit/MarkdownEditor/MarkdownEditor.tsx';
import { appsCopy } from './apps-copy.ts';
import type { Refusal } from '@apiyard/kit/refusal.ts';

export type Result = Pick<AppVersion, 'label' | 'versionName' | 'changelog'>;

export interface EditDialogProps {
  readonly row: AppVersion;
  /** The version that another admin saved in the meantime, if any. */
  readonly theirs: AppVersion | null;
  readonly refusal: Refusal | null;
  readonly isPending: boolean;
  /** `version` is the version number that the changes are based on. */
  readonly onSave: (result: Result, version: number) => void;
  readonly onClose: () => void;
}

/** Edits the label, name and changelog. The file, package name and version code cannot change. */
export function EditDialog({ row, theirs, refusal, isPending, onSave, onClose }: EditDialogProps) {
  const t = useCopy(appsCopy);
  const form = useId();
  const [result, setResult] = useState<Result>({
    label: row.label,
    versionName: row.versionName,
    changelog: row.changelog,
  });
  const [version, setVersion] = useState(row.version);
  const isStale = theirs !== null && theirs.version !== version;
  const set = (name: keyof Result) => (value: string) => setResult((before) => ({ ...before, [name]: value }));
  const errorOf = (name: keyof Result) => {
    const detail = refusal?.issues.find(({ pointer }) => pointer === `/${name}`)?.detail;
    return detail === undefined ? {} : { errorMessage: detail };
  };
  return (
    <Dialog
      title={t('apps.edit.title', { app: row.label, name: row.versionName })}
      size="medium"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('apps.edit.cancel')}</Button>
          <Button tone="primary" type="submit" form={form} isPending={isPending} isDisabled={isStale}>
            {t('apps.edit.save')}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        onSubmit={() => result.changelog.length <= appTextMax.changelog && !isStale && onSave(result, version)}
      >
        <Stack space={2}>
          {isStale && (
            <Alert
              tone="warning"
              title={t('apps.edit.stale')}
              action={
                <Inline>
                  <Button size="small" onPress={() => setVersion(theirs.version)}>
                    {t('apps.edit.mine')}
                  </Button>
                  <Button
                    size="small"
                    onPress={() => {
                      setResult({ label: theirs.label, versionName: theirs.versionName, changelog: theirs.changelog });
                      setVersion(theirs.version);
                    }}
                  >
                    {t('apps.edit.theirs')}
                  </Button>
                </Inline>
              }
            >
              {t('apps.edit.stale.text')}
            </Alert>
          )}
          {refusal !== null && refusal.code !== 'Stale' && refusal.issues.length === 0 && (
            <Alert tone="error" title={t('apps.edit.refused')}>
              <bdi>{refusal.detail ?? t('apps.noAnswer')}</bdi>
            </Alert>
          )}
          <TextField
            label={t('apps.form.label')}
            value={result.label}
            onChange={set('label')}
            isRequired
            maxLength={appTextMax.label}
            {...errorOf('label')}
          />
          <TextField
            label={t('apps.form.versionName')}
            value={result.versionName}
            onChange={set('versionName')}
            dir="auto"
            isRequired
            maxLength={appTextMax.versionName}
            {...errorOf('versionName')}
          />
          <MarkdownEditor
            label={t('apps.form.changelog')}
            isOptional
            value={result.changelog}
            onChange={set('changelog')}
            charsMax={appTextMax.changelog}
            headingLevel={3}
            rows={8}
            {...errorOf('changelog')}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
