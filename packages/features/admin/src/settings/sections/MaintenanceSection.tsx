import { Alert } from '@apiyard/ui/Alert';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Switch } from '@apiyard/ui/Switch';
import { TextArea } from '@apiyard/ui/TextArea';
import { Suspense } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { directionOf, languageNames, offeredLanguages } from '@apiyard/kit/language.ts';
import { lazyPart } from '@apiyard/kit/lazy-part.ts';
import type { SettingsForm } from '../settings-form.ts';
import { settingsCopy } from '../settings-copy.ts';
import { fields } from '../SettingsScreen.css.ts';
import type { SectionState } from './Section.tsx';
import { isWrong, Section } from './Section.tsx';

/** Lazy: the calendar is larger than the rest of the page and rarely needed. */
const UntilField = lazyPart('until', () => import('./UntilField.tsx').then(({ UntilField }) => UntilField));

const messageLengthMax = 500;

interface MaintenanceSectionProps {
  readonly value: SettingsForm['maintenance'];
  /** The saved state. */
  readonly isOn: boolean;
  readonly onChange: (value: SettingsForm['maintenance']) => void;
  readonly state: SectionState;
}

/** Closes the site to everyone except admins. */
export function MaintenanceSection({ value, isOn, onChange, state }: MaintenanceSectionProps) {
  const t = useCopy(settingsCopy);
  const format = useFormat();
  const willClose = value.isOn && !isOn;
  return (
    <Section
      title={t('siteSettings.maintenance.title')}
      purpose={t('siteSettings.maintenance.purpose')}
      state={state}
      shown={['/maintenance/until', ...offeredLanguages.map((language) => `/maintenance/message/${language}`)]}
      saveLabel={
        willClose
          ? t('siteSettings.maintenance.close')
          : isOn && !value.isOn
            ? t('siteSettings.maintenance.reopen')
            : t('siteSettings.save')
      }
      describe={({ maintenance }) =>
        maintenance === null
          ? t('siteSettings.maintenance.isOff')
          : [
              t('siteSettings.maintenance.isOn'),
              maintenance.until === null ? '' : format.moment(maintenance.until),
              ...Object.values(maintenance.message),
            ]
              .filter((text) => text !== '')
              .join(' · ')
      }
    >
      <Stack>
        <Switch
          isSelected={value.isOn}
          onChange={(next) => onChange({ ...value, isOn: next })}
          description={t('siteSettings.maintenance.switchHelp')}
        >
          {t('siteSettings.maintenance.switch')}
        </Switch>
        {willClose && <Alert tone="warning">{t('siteSettings.maintenance.warning')}</Alert>}
        {value.isOn && (
          <div className={fields}>
            <Suspense fallback={<Skeleton shape="block" height={8} />}>
              <UntilField
                label={t('siteSettings.maintenance.until')}
                description={t('siteSettings.maintenance.untilHelp')}
                value={value.until}
                onChange={(until) => onChange({ ...value, until })}
                errorMessage={
                  isWrong(state, '/maintenance/until') ? t('siteSettings.maintenance.untilWrong') : undefined
                }
              />
            </Suspense>
            {offeredLanguages.map((language) => (
              <TextArea
                key={language}
                label={t('siteSettings.maintenance.message', { language: languageNames[language] })}
                {...(language === 'en' && { description: t('siteSettings.maintenance.messageHelp') })}
                dir={directionOf(language)}
                rows={2}
                maxLength={messageLengthMax}
                value={value.message[language]}
                onChange={(text) => onChange({ ...value, message: { ...value.message, [language]: text } })}
                errorMessage={
                  isWrong(state, `/maintenance/message/${language}`)
                    ? t('siteSettings.maintenance.messageWrong')
                    : undefined
                }
              />
            ))}
          </div>
        )}
      </Stack>
    </Section>
  );
}
