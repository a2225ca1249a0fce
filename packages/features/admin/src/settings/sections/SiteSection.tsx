import { changeSite } from '@apiyard/api/contract/site/site';
import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import type { SettingsForm } from '../settings-form.ts';
import { changesOf } from '../settings-form.ts';
import { settingsCopy } from '../settings-copy.ts';
import { fields } from '../SettingsScreen.css.ts';
import type { SectionState } from './Section.tsx';
import { Section } from './Section.tsx';

const nameLengthMax = 60;
const lineLengthMax = 200;

interface SiteSectionProps {
  readonly value: SettingsForm['site'];
  readonly onChange: (value: SettingsForm['site']) => void;
  readonly state: SectionState;
}

/** Name and operator of the site. */
export function SiteSection({ value, onChange, state }: SiteSectionProps) {
  const t = useCopy(settingsCopy);
  const form = useEndpointForm(changeSite, {
    values: value,
    onChange,
    sending: state.saving,
    inputOf: (site) => ({ version: state.version, ...changesOf.site(site) }),
    texts: {
      name: t('siteSettings.site.nameWrong'),
      operator: t('siteSettings.site.lineWrong'),
      contactEmail: t('siteSettings.site.contactEmailWrong'),
      address: t('siteSettings.site.lineWrong'),
      country: t('siteSettings.site.lineWrong'),
    },
  });
  return (
    <Section
      form={form}
      title={t('siteSettings.site.title')}
      purpose={t('siteSettings.site.purpose')}
      state={state}
      describe={({ name, operator, contactEmail, address, country }) =>
        [name, operator, contactEmail, address, country].filter((text) => text !== '').join(' · ')
      }
    >
      <div className={fields}>
        <TextField
          label={t('siteSettings.site.name')}
          dir="auto"
          maxLength={nameLengthMax}
          isRequired
          {...form.field('name')}
        />
        <TextField
          label={t('siteSettings.site.operator')}
          isOptional
          description={t('siteSettings.site.operatorHelp')}
          dir="auto"
          maxLength={lineLengthMax}
          {...form.field('operator')}
        />
        <TextField
          label={t('siteSettings.site.contactEmail')}
          isOptional
          description={t('siteSettings.site.contactEmailHelp')}
          type="text"
          inputMode="email"
          dir="ltr"
          maxLength={254}
          {...form.field('contactEmail')}
        />
        <TextField
          label={t('siteSettings.site.address')}
          isOptional
          dir="auto"
          maxLength={lineLengthMax}
          {...form.field('address')}
        />
        <TextField
          label={t('siteSettings.site.country')}
          isOptional
          description={t('siteSettings.site.countryHelp')}
          dir="auto"
          maxLength={lineLengthMax}
          {...form.field('country')}
        />
      </div>
    </Section>
  );
}
