import { changeSite } from '@apiyard/api/contract/site/site';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { RadioGroup } from '@apiyard/ui/RadioGroup';
import { Stack } from '@apiyard/ui/Stack';
import { Switch } from '@apiyard/ui/Switch';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import type { SettingsForm } from '../settings-form.ts';
import { changesOf } from '../settings-form.ts';
import { settingsCopy } from '../settings-copy.ts';
import type { SectionState } from './Section.tsx';
import { Section } from './Section.tsx';

interface RegistrationSectionProps {
  readonly value: SettingsForm['registration'];
  readonly onChange: (value: SettingsForm['registration']) => void;
  readonly state: SectionState;
}

const modes = [
  { id: 'open', label: 'siteSettings.registration.open', help: 'siteSettings.registration.openHelp' },
  { id: 'invitation', label: 'siteSettings.registration.invitation', help: 'siteSettings.registration.invitationHelp' },
  { id: 'closed', label: 'siteSettings.registration.closed', help: 'siteSettings.registration.closedHelp' },
] as const;

/** Who can create an account. */
export function RegistrationSection({ value, onChange, state }: RegistrationSectionProps) {
  const t = useCopy(settingsCopy);
  const form = useEndpointForm(changeSite, {
    values: value,
    onChange,
    sending: state.saving,
    inputOf: (registration) => ({ version: state.version, ...changesOf.registration(registration) }),
  });
  const modeOf = (id: SettingsForm['registration']['registration']) =>
    t(modes.find((mode) => mode.id === id)?.label ?? 'siteSettings.registration.open');
  return (
    <Section
      form={form}
      title={t('siteSettings.registration.title')}
      purpose={t('siteSettings.registration.purpose')}
      state={state}
      describe={({ registration, confirmFirst }) =>
        `${modeOf(registration)} · ${t(confirmFirst ? 'siteSettings.registration.first' : 'siteSettings.registration.later')}`
      }
    >
      <Stack>
        <RadioGroup
          label={t('siteSettings.registration.who')}
          options={modes.map(({ id, label, help }) => ({ id, label: t(label), description: t(help) }))}
          {...form.field('registration')}
        />
        <Switch
          isSelected={value.confirmFirst}
          onChange={(confirmFirst) => form.change({ confirmFirst })}
          description={t('siteSettings.registration.confirmHelp')}
        >
          {t('siteSettings.registration.confirm')}
        </Switch>
        <Inline space={3}>
          <Link href="/admin/invitations">{t('siteSettings.registration.invitations')}</Link>
          <Link href="/admin/plans">{t('siteSettings.registration.plans')}</Link>
        </Inline>
      </Stack>
    </Section>
  );
}
