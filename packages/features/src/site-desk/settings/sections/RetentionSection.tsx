import { NumberField } from '@apiyard/ui/NumberField';
import { useCopy } from '../../../_kit/copy.ts';
import type { SettingsForm } from '../settings-form.ts';
import { settingsCopy } from '../settings-copy.ts';
import { fields } from '../SettingsScreen.css.ts';
import type { SectionState } from './Section.tsx';
import { Section } from './Section.tsx';

interface RetentionSectionProps {
  readonly value: SettingsForm['retention'];
  readonly onChange: (value: SettingsForm['retention']) => void;
  readonly state: SectionState;
}

/** As the contract's `retentionDays`, which brings the checking library along. */
const kinds = [
  { id: 'calls', label: 'siteSettings.retention.calls', help: 'siteSettings.retention.callsHelp', least: 1, most: 365 },
  { id: 'audit', label: 'siteSettings.retention.audit', help: 'siteSettings.retention.auditHelp', least: 30, most: 3650 },
  { id: 'mails', label: 'siteSettings.retention.mails', help: 'siteSettings.retention.mailsHelp', least: 1, most: 365 },
] as const;

/** For how long things are kept. */
export function RetentionSection({ value, onChange, state }: RetentionSectionProps) {
  const t = useCopy(settingsCopy);
  return (
    <Section
      title={t('siteSettings.retention.title')}
      purpose={t('siteSettings.retention.purpose')}
      state={state}
      describe={({ retention }) => kinds.map(({ id, label }) => t('siteSettings.retention.days', { what: t(label), count: retention[id] })).join(' · ')}
    >
      <div className={fields}>
        {kinds.map(({ id, label, help, least, most }) => (
          <NumberField
            key={id}
            label={t(label)}
            description={t(help, { least, most })}
            value={value[id]}
            onChange={(days) => onChange({ ...value, [id]: days })}
            minValue={least}
            maxValue={most}
            step={1}
            format={{ style: 'unit', unit: 'day', unitDisplay: 'long' }}
          />
        ))}
      </div>
    </Section>
  );
}
