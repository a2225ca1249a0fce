import { changeSite } from '@apiyard/api/contract/site/site';
import { Alert } from '@apiyard/ui/Alert';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Switch } from '@apiyard/ui/Switch';
import { TextArea } from '@apiyard/ui/TextArea';
import { Suspense } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { directionOf, languageNames, offeredLanguages } from '@apiyard/kit/settings/language.ts';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import type { SettingsForm } from '../settings-form.ts';
import { changesOf } from '../settings-form.ts';
import { settingsCopy } from '../settings-copy.ts';
import { fields } from '../SettingsScreen.css.ts';
import type { SectionState } from './Section.tsx';
import { Section } from './Section.tsx';

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
  const messageWrong = t('siteSettings.maintenance.messageWrong');
  const { message, ...others } = value;
  // The message has one field per language.
  const form = useEndpointForm(changeSite, {
    values: { ...others, ...message },
    onChange: ({ isOn, until, ...texts }) => onChange({ isOn, until, message: texts }),
    sending: state.saving,
    inputOf: ({ isOn, until, ...texts }) => ({
      version: state.version,
      ...changesOf.maintenance({ isOn, until, message: texts }),
    }),
    at: {
      '/maintenance/until': 'until',
      '/maintenance/message/en': 'en',
      '/maintenance/message/fr': 'fr',
      '/maintenance/message/ar': 'ar',
      '/maintenance/message/ch': 'ch',
    },
    texts: {
      until: t('siteSettings.maintenance.untilWrong'),
      en: messageWrong,
      fr: messageWrong,
      ar: messageWrong,
      ch: messageWrong,
    },
  });
  const willClose = value.isOn && !isOn;
  return (
    <Section
      form={form}
      title={t('siteSettings.maintenance.title')}
      purpose={t('siteSettings.maintenance.purpose')}
      state={state}
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
          onChange={(next) => form.change({ isOn: next })}
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
                {...form.field('until')}
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
                {...form.field(language)}
              />
            ))}
          </div>
        )}
      </Stack>
    </Section>
  );
}
