import { changeSite, retentionDays } from '@apiyard/api/contract/site/site';
import { NumberField } from '@apiyard/ui/NumberField';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import type { SettingsForm } from '../settings-form.ts';
import { changesOf } from '../settings-form.ts';
import { settingsCopy } from '../settings-copy.ts';
import { fields } from '../SettingsScreen.css.ts';
import type { SectionState } from './Section.tsx';
import { Section } from './Section.tsx';

interface RetentionSectionProps {
  readonly value: SettingsForm['retention'];
  readonly onChange: (value: SettingsForm['retention']) => void;
  readonly state: SectionState;
}

const kinds = [
  { id: 'calls', label: 'siteSettings.retention.calls', help: 'siteSettings.retention.callsHelp' },
  { id: 'audit', label: 'siteSettings.retention.audit', help: 'siteSettings.retention.auditHelp' },
  { id: 'mails', label: 'siteSettings.retention.mails', help: 'siteSettings.retention.mailsHelp' },
] as const;

export function RetentionSection({ value, onChange, state }: RetentionSectionProps) {
  const t = useCopy(settingsCopy);
  const form = useEndpointForm(changeSite, {
    values: value,
    onChange,
    sending: state.saving,
    inputOf: (retention) => ({ version: state.version, ...changesOf.retention(retention) }),
    at: { '/retention/calls': 'calls', '/retention/audit': 'audit', '/retention/mails': 'mails' },
  });
  return (
    <Section
      form={form}
      title={t('siteSettings.retention.title')}
      purpose={t('siteSettings.retention.purpose')}
      state={state}
      describe={({ retention }) =>
        kinds
          .map(({ id, label }) => t('siteSettings.retention.days', { what: t(label), count: retention[id] }))
          .join(' · ')
      }
    >
      <div className={fields}>
        {kinds.map(({ id, label, help }) => (
          <NumberField
            key={id}
            label={t(label)}
            description={t(help, retentionDays[id])}
            minValue={retentionDays[id].least}
            maxValue={retentionDays[id].most}
            step={1}
            format={{ style: 'unit', unit: 'day', unitDisplay: 'long' }}
            {...form.field(id)}
          />
        ))}
      </div>
    </Section>
  );
}
