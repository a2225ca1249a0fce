import type { SiteSettings } from '@apiyard/api/contract/site';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Form } from '@apiyard/ui/Form';
import { Inline } from '@apiyard/ui/Inline';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { foot } from '../SettingsScreen.css.ts';
import type { Refusal } from '../settings.machine.ts';
import { settingsCopy } from '../settings-copy.ts';

export interface SectionState {
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  /** Another section is being saved. */
  readonly isLocked: boolean;
  readonly isSaved: boolean;
  readonly refusal: Refusal | 'no answer' | null;
  readonly theirs: SiteSettings | null;
  readonly onSave: () => void;
  readonly onUndo: () => void;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

interface SectionProps {
  readonly title: string;
  readonly purpose: string;
  readonly state: SectionState;
  /** Pointers whose errors the section's own fields show. */
  readonly shown?: readonly string[];
  /** Short summary of the version someone else saved. */
  readonly describe: (theirs: SiteSettings) => string;
  /** @default 'Save' */
  readonly saveLabel?: string;
  readonly children: ReactNode;
}

/** One section of the settings, saved separately. */
export function Section({ title, purpose, state, shown = [], describe, saveLabel, children }: SectionProps) {
  const t = useCopy(settingsCopy);
  const { isChanged, isSaving, isLocked, isSaved, refusal, theirs } = state;
  return (
    <Card title={title}>
      <Form label={title} onSubmit={() => state.onSave()}>
        <Stack>
          <Text tone="quiet" isProse>
            {purpose}
          </Text>
          {children}
          {refusal !== null && <Refused refusal={refusal} shown={shown} />}
          {theirs !== null && (
            <Alert tone="warning" title={t('siteSettings.stale.title')}>
              <Stack space={1}>
                <Text>{t('siteSettings.stale.text')}</Text>
                <Text weight="medium">{describe(theirs)}</Text>
                <Inline>
                  <Button size="small" onPress={state.onKeepMine}>
                    {t('siteSettings.stale.mine')}
                  </Button>
                  <Button size="small" onPress={state.onTakeTheirs}>
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
              <Button tone="plain" onPress={state.onUndo}>
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
      </Form>
    </Card>
  );
}

function Refused({ refusal, shown }: { readonly refusal: Refusal | 'no answer'; readonly shown: readonly string[] }) {
  const t = useCopy(settingsCopy);
  if (refusal === 'no answer') return <Alert tone="error">{t('siteSettings.notSaved')}</Alert>;
  if (refusal.pointers.length > 0 && refusal.pointers.every((pointer) => shown.includes(pointer))) return null;
  return <Alert tone="error">{t('siteSettings.refused', { requestId: refusal.requestId ?? '—' })}</Alert>;
}

/** Whether the server rejected the value at this pointer. */
export const isWrong = ({ refusal }: SectionState, pointer: string): boolean =>
  refusal !== null && refusal !== 'no answer' && refusal.pointers.includes(pointer);
