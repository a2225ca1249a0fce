import type { InputOf } from '@apiyard/api/contract/endpoint';
import type { changeSite, SiteSettings } from '@apiyard/api/contract/site/site';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Inline } from '@apiyard/ui/Inline';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import type { EndpointForm as SectionForm, Sending } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { foot } from '../SettingsScreen.css.ts';
import { settingsCopy } from '../settings-copy.ts';

export interface SectionState {
  /** Of the settings that the changes are based on. */
  readonly version: number;
  readonly saving: Sending<InputOf<typeof changeSite>>;
  readonly isChanged: boolean;
  /** Another section is being saved. */
  readonly isLocked: boolean;
  readonly isSaved: boolean;
  readonly theirs: SiteSettings | null;
  readonly onUndo: () => void;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

interface SectionProps<Values> {
  readonly form: SectionForm<Values>;
  readonly title: string;
  readonly purpose: string;
  readonly state: SectionState;
  /** Short summary of the version someone else saved. */
  readonly describe: (theirs: SiteSettings) => string;
  /** @default 'Save' */
  readonly saveLabel?: string;
  readonly children: ReactNode;
}

/** One section of the settings, saved separately. */
export function Section<Values>({ form, title, purpose, state, describe, saveLabel, children }: SectionProps<Values>) {
  const t = useCopy(settingsCopy);
  const textOf = useProblemText<typeof changeSite>();
  const { isChanged, isLocked, isSaved, theirs } = state;
  const isSaving = form.isSending;
  const drop = (replace: () => void) => {
    form.reset();
    replace();
  };
  return (
    <Card title={title}>
      <EndpointForm form={form} label={title} textOf={textOf}>
        <Stack>
          <Text tone="quiet" isProse>
            {purpose}
          </Text>
          {children}
          {theirs !== null && (
            <Alert tone="warning" title={t('siteSettings.stale.title')}>
              <Stack space={1}>
                <Text>{t('siteSettings.stale.text')}</Text>
                <Text weight="medium">{describe(theirs)}</Text>
                <Inline>
                  <Button size="small" onPress={state.onKeepMine}>
                    {t('siteSettings.stale.mine')}
                  </Button>
                  <Button size="small" onPress={() => drop(state.onTakeTheirs)}>
                    {t('siteSettings.stale.theirs')}
                  </Button>
                </Inline>
              </Stack>
            </Alert>
          )}
          <div className={foot}>
            <Button
              type="submit"
              tone={isChanged ? 'primary' : 'quiet'}
              isDisabled={!isChanged || (isLocked && !isSaving)}
              isPending={isSaving}
            >
              {saveLabel ?? t('siteSettings.save')}
            </Button>
            {isChanged && !isSaving && theirs === null && (
              <Button tone="plain" onPress={() => drop(state.onUndo)}>
                {t('siteSettings.undo')}
              </Button>
            )}
            <span role="status">
              <Text as="span" tone="quiet" size="small">
                {isSaved ? t('siteSettings.saved') : isChanged ? t('siteSettings.unsaved') : ''}
              </Text>
            </span>
          </div>
        </Stack>
      </EndpointForm>
    </Card>
  );
}
