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
import { useCopy } from '../../_kit/copy.ts';
import { MarkdownEditor } from '../../_kit/MarkdownEditor/MarkdownEditor.tsx';
import { androidCopy } from '../android-copy.ts';
import type { Refusal } from '../../_kit/refusal.ts';

export type Told = Pick<AppVersion, 'label' | 'versionName' | 'changelog'>;

export interface EditDialogProps {
  readonly row: AppVersion;
  /** What somebody else saved meanwhile; null while nobody did. */
  readonly theirs: AppVersion | null;
  readonly refusal: Refusal | null;
  readonly isPending: boolean;
  /** `version` is the one that the changes are made to. */
  readonly onSave: (told: Told, version: number) => void;
  readonly onClose: () => void;
}

/** What is told about a version. The file, its package name and its code stay. */
export function EditDialog({ row, theirs, refusal, isPending, onSave, onClose }: EditDialogProps) {
  const t = useCopy(androidCopy);
  const form = useId();
  const [told, setTold] = useState<Told>({ label: row.label, versionName: row.versionName, changelog: row.changelog });
  const [version, setVersion] = useState(row.version);
  const isStale = theirs !== null && theirs.version !== version;
  const set = (name: keyof Told) => (value: string) => setTold((before) => ({ ...before, [name]: value }));
  const errorOf = (name: keyof Told) => {
    const detail = refusal?.issues.find(({ pointer }) => pointer === `/${name}`)?.detail;
    return detail === undefined ? {} : { errorMessage: detail };
  };
  return (
    <Dialog
      title={t('android.edit.title', { app: row.label, name: row.versionName })}
      size="medium"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('android.edit.cancel')}</Button>
          <Button tone="primary" type="submit" form={form} isPending={isPending} isDisabled={isStale}>
            {t('android.edit.save')}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        onSubmit={() => told.changelog.length <= appTextMax.changelog && !isStale && onSave(told, version)}
      >
        <Stack space={2}>
          {isStale && (
            <Alert
              tone="warning"
              title={t('android.edit.stale')}
              action={
                <Inline>
                  <Button size="small" onPress={() => setVersion(theirs.version)}>
                    {t('android.edit.mine')}
                  </Button>
                  <Button
                    size="small"
                    onPress={() => {
                      setTold({ label: theirs.label, versionName: theirs.versionName, changelog: theirs.changelog });
                      setVersion(theirs.version);
                    }}
                  >
                    {t('android.edit.theirs')}
                  </Button>
                </Inline>
              }
            >
              {t('android.edit.stale.text')}
            </Alert>
          )}
          {refusal !== null && refusal.code !== 'Stale' && refusal.issues.length === 0 && (
            <Alert tone="error" title={t('android.edit.refused')}>
              <bdi>{refusal.detail ?? t('android.desk.noAnswer')}</bdi>
            </Alert>
          )}
          <TextField
            label={t('android.form.label')}
            value={told.label}
            onChange={set('label')}
            isRequired
            maxLength={appTextMax.label}
            {...errorOf('label')}
          />
          <TextField
            label={t('android.form.versionName')}
            value={told.versionName}
            onChange={set('versionName')}
            dir="auto"
            isRequired
            maxLength={appTextMax.versionName}
            {...errorOf('versionName')}
          />
          <MarkdownEditor
            label={t('android.form.changelog')}
            isOptional
            value={told.changelog}
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
