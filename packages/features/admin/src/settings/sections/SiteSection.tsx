import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { SettingsForm } from '../settings-form.ts';
import { settingsCopy } from '../settings-copy.ts';
import { fields } from '../SettingsScreen.css.ts';
import type { SectionState } from './Section.tsx';
import { isWrong, Section } from './Section.tsx';

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
  const set = (name: keyof SettingsForm['site']) => (text: string) => onChange({ ...value, [name]: text });
  const wrong = (name: keyof SettingsForm['site'], words: string) => (isWrong(state, `/${name}`) ? words : undefined);
  return (
    <Section
      title={t('siteSettings.site.title')}
      purpose={t('siteSettings.site.purpose')}
      state={state}
      shown={['/name', '/operator', '/contactEmail', '/address', '/country']}
      describe={({ name, operator, contactEmail, address, country }) =>
        [name, operator, contactEmail, address, country].filter((text) => text !== '').join(' · ')
      }
    >
      <div className={fields}>
        <TextField
          label={t('siteSettings.site.name')}
          dir="auto"
          value={value.name}
          onChange={set('name')}
          maxLength={nameLengthMax}
          isRequired
          errorMessage={wrong('name', t('siteSettings.site.nameWrong'))}
        />
        <TextField
          label={t('siteSettings.site.operator')}
          isOptional
          description={t('siteSettings.site.operatorHelp')}
          dir="auto"
          value={value.operator}
          onChange={set('operator')}
          maxLength={lineLengthMax}
          errorMessage={wrong('operator', t('siteSettings.site.lineWrong'))}
        />
        <TextField
          label={t('siteSettings.site.contactEmail')}
          isOptional
          description={t('siteSettings.site.contactEmailHelp')}
          type="text"
          inputMode="email"
          dir="ltr"
          value={value.contactEmail}
          onChange={set('contactEmail')}
          maxLength={254}
          errorMessage={wrong('contactEmail', t('siteSettings.site.contactEmailWrong'))}
        />
        <TextField
          label={t('siteSettings.site.address')}
          isOptional
          dir="auto"
          value={value.address}
          onChange={set('address')}
          maxLength={lineLengthMax}
          errorMessage={wrong('address', t('siteSettings.site.lineWrong'))}
        />
        <TextField
          label={t('siteSettings.site.country')}
          isOptional
          description={t('siteSettings.site.countryHelp')}
          dir="auto"
          value={value.country}
          onChange={set('country')}
          maxLength={lineLengthMax}
          errorMessage={wrong('country', t('siteSettings.site.lineWrong'))}
        />
      </div>
    </Section>
  );
}
