import type { AppVersion } from '@apiyard/api/contract/content/apps';
import { appTextMax, saveAppVersion } from '@apiyard/api/contract/content/apps';
import type { InputOf } from '@apiyard/api/contract/endpoint';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { Inline } from '@apiyard/ui/Inline';
import { Stack } from '@apiyard/ui/Stack';
import { TextField } from '@apiyard/ui/TextField';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { MutationState } from '@apiyard/kit/data/mutation-state.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { MarkdownEditor } from '@apiyard/kit/MarkdownEditor/MarkdownEditor.tsx';
import { appsCopy } from './apps-copy.ts';

export interface EditDialogProps {
  readonly row: AppVersion;
  /** The version that another admin saved since, if any. */
  readonly theirs: AppVersion | null;
  readonly saving: MutationState<InputOf<typeof saveAppVersion>, AppVersion>;
  readonly onClose: () => void;
}

const textsOf = ({ label, versionName, changelog }: AppVersion) => ({ label, versionName, changelog });

/** Edits the label, name and changelog. The file, package name and version code cannot change. */
export function EditDialog({ row, theirs, saving, onClose }: EditDialogProps) {
  const t = useCopy(appsCopy);
  const textOf = useProblemText<typeof saveAppVersion>();
  /** The version that the changes are based on. */
  const [version, setVersion] = useState(row.version);
  const isStale = theirs !== null && theirs.version !== version;
  const form = useEndpointForm(saveAppVersion, {
    values: textsOf(row),
    // The conflict message replaces the error.
    sending: { ...saving, error: isStale ? null : saving.error },
    inputOf: (texts) => ({ ...texts, id: row.id, version, state: (theirs ?? row).state }),
  });
  const goOnFrom = (now: AppVersion) => {
    setVersion(now.version);
    saving.reset();
  };
  const title = t('apps.edit.title', { app: row.label, name: row.versionName });
  return (
    <Dialog
      title={title}
      size="medium"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('apps.edit.cancel')}</Button>
          <Button tone="primary" type="submit" form={form.id} isPending={form.isSending} isDisabled={isStale}>
            {t('apps.edit.save')}
          </Button>
        </>
      }
    >
      <EndpointForm form={form} label={title} textOf={textOf}>
        <Stack space={2}>
          {isStale && (
            <Alert
              tone="warning"
              title={t('apps.edit.stale')}
              action={
                <Inline>
                  <Button size="small" onPress={() => goOnFrom(theirs)}>
                    {t('apps.edit.mine')}
                  </Button>
                  <Button
                    size="small"
                    onPress={() => {
                      form.change(textsOf(theirs));
                      goOnFrom(theirs);
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
          <TextField label={t('apps.form.label')} isRequired maxLength={appTextMax.label} {...form.field('label')} />
          <TextField
            label={t('apps.form.versionName')}
            dir="auto"
            isRequired
            maxLength={appTextMax.versionName}
            {...form.field('versionName')}
          />
          <MarkdownEditor
            label={t('apps.form.changelog')}
            isOptional
            charsMax={appTextMax.changelog}
            headingLevel={3}
            rows={8}
            {...form.field('changelog')}
          />
        </Stack>
      </EndpointForm>
    </Dialog>
  );
}
