import type { InputOf } from '@apiyard/api/contract/endpoint';
import { changePremium, grantPremium, premiumLimits, type PremiumPerson } from '@apiyard/api/contract/plans/premium';
import { freePlanId, type Plan } from '@apiyard/api/contract/plans/plans';
import type { ListedPerson } from '@apiyard/api/contract/accounts/people';
import { ComboBox } from '@apiyard/ui/ComboBox';
import { Select } from '@apiyard/ui/Select';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import type { Sending } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { useOpened } from '@apiyard/kit/use-opened.ts';
import { type ChosenEnd, endOf } from '../end.ts';
import { EndField } from '../parts/EndField.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { useWords } from '../use-words.ts';

export type GrantOf = { readonly kind: 'new' } | { readonly kind: 'change'; readonly person: PremiumPerson };

interface OpenedProps {
  readonly isOpen: boolean;
  readonly of: GrantOf;
  readonly plans: readonly Plan[];
  /** Users that match the typed text. */
  readonly found: readonly Pick<ListedPerson, 'id' | 'username' | 'name' | 'email'>[];
  readonly isSearching: boolean;
  readonly nowMs: number;
  /** With an ID, the form changes the plan of that person. */
  readonly granting: Sending<InputOf<typeof grantPremium> | InputOf<typeof changePremium>>;
  readonly onSearch: (words: string) => void;
  /** Loads the version that another admin saved. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

export interface GrantDialogProps extends Omit<OpenedProps, 'isOpen' | 'of'> {
  /** Null closes the dialog. */
  readonly of: GrantOf | null;
}

interface Values {
  readonly person: string | null;
  /** Null until the admin chooses one: then it is the current or the recommended plan. */
  readonly plan: string | null;
  readonly end: ChosenEnd;
  readonly note: string;
}

const start: Values = { person: null, plan: null, end: { choice: 'month', date: null }, note: '' };

/** Grants a plan to a user or changes an existing one. */
export function GrantDialog({ of, ...props }: GrantDialogProps) {
  const opened = useOpened(of);
  return opened && <Opened {...props} key={opened.key} isOpen={opened.isOpen} of={opened.of} />;
}

function Opened({ isOpen, of, plans, found, isSearching, nowMs, granting, onSearch, onReload, onClose }: OpenedProps) {
  const { t, nameOf, endWords } = useWords();
  const person = of.kind === 'change' ? of.person : null;
  const given = plans.filter(({ id }) => id !== freePlanId);
  const planOf = ({ plan }: Values) =>
    plan ?? person?.plan.id ?? given.find(({ featured }) => featured)?.id ?? given[0]?.id ?? null;
  // Months extend the same plan; a different plan starts now.
  const fromMsOf = (values: Values) =>
    person !== null && person.state !== 'ended' && person.until !== null && planOf(values) === person.plan.id
      ? Math.max(nowMs, Date.parse(person.until))
      : nowMs;
  const form = useEndpointForm(person === null ? grantPremium : changePremium, {
    values: start,
    sending: granting,
    inputOf(values) {
      const input = {
        plan: planOf(values),
        until: endOf(values.end, fromMsOf(values)),
        note: values.note,
      };
      return person === null
        ? { ...input, person: values.person }
        : { ...input, id: person.id, version: person.version };
    },
    at: { '/until': 'end' },
    texts: { end: ({ code }) => t(code === 'invalid_format' ? 'premium.end.dayMissing' : 'premium.refused.past') },
    codes: { PersonUnknown: ['person', t('premium.refused.unknown')] },
  });
  const fromMs = fromMsOf(form.values);
  return (
    <FormDialog
      title={person === null ? t('premium.grant.title') : t('premium.change.title', { name: person.username })}
      size="medium"
      isOpen={isOpen}
      form={form}
      submit={t(person === null ? 'premium.grant' : 'premium.change.save')}
      onReload={onReload}
      onClose={onClose}
    >
      {person === null ? (
        <ComboBox
          label={t('premium.grant.person')}
          description={t('premium.grant.personHelp')}
          options={found.map(({ username, name, email }) => ({
            id: username,
            label: username,
            description: [name, email].filter((part) => part !== null && part !== username).join(' · '),
          }))}
          onSearch={onSearch}
          isLoading={isSearching}
          isRequired
          {...form.field('person')}
        />
      ) : (
        <Text tone="quiet">
          {t('premium.change.now', { plan: nameOf(person.plan) })} · {endWords(person.until)}
        </Text>
      )}
      <Select
        label={t('premium.plan')}
        options={given.map((one) => ({ id: one.id, label: nameOf(one) }))}
        isRequired
        {...form.field('plan')}
        value={planOf(form.values)}
      />
      <EndField fromMs={fromMs} nowMs={nowMs} isMore={fromMs !== nowMs} {...form.field('end')} />
      <TextField
        label={t('premium.note')}
        isOptional
        description={t('premium.noteHelp')}
        dir="auto"
        maxLength={premiumLimits.noteLength}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
