import { premiumLimits, type PremiumPerson } from '@apiyard/api/contract/premium';
import { freePlanId, type Plan } from '@apiyard/api/contract/plans';
import type { ListedPerson } from '@apiyard/api/contract/people';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { ComboBox } from '@apiyard/ui/ComboBox';
import { Dialog } from '@apiyard/ui/Dialog';
import { Form } from '@apiyard/ui/Form';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { useEffect, useId, useState } from 'react';
import type { MutationState } from '@apiyard/kit/data/mutation-state.ts';
import { endOf } from '../end.ts';
import type { ChosenEnd } from '../parts/EndField.tsx';
import { EndField } from '../parts/EndField.tsx';
import { isPersonUnknown, isStale, usePremiumProblemText } from '../problem-text.ts';
import { useWords } from '../use-words.ts';

export interface Gift {
  readonly person: string;
  readonly plan: string;
  readonly until: string | null;
  readonly note: string;
}

export type GrantOf = { readonly kind: 'new' } | { readonly kind: 'change'; readonly person: PremiumPerson };

export interface GrantDialogProps {
  /** Null closes the dialog. */
  readonly of: GrantOf | null;
  readonly plans: readonly Plan[];
  /** Users that match the typed text. */
  readonly found: readonly Pick<ListedPerson, 'id' | 'username' | 'name' | 'email'>[];
  readonly isSearching: boolean;
  readonly nowMs: number;
  readonly granting: MutationState<Gift, PremiumPerson>;
  readonly onSearch: (words: string) => void;
  /** Loads the version that another admin saved. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

const usual: ChosenEnd = { choice: 'month', date: null };

/** Grants a plan to a user or changes an existing one. */
export function GrantDialog({
  of,
  plans,
  found,
  isSearching,
  nowMs,
  granting,
  onSearch,
  onReload,
  onClose,
}: GrantDialogProps) {
  const { t, nameOf, endWords } = useWords();
  const textOf = usePremiumProblemText();
  const form = useId();
  const [who, setWho] = useState<string | null>(null);
  const [plan, setPlan] = useState<string | null>(null);
  const [end, setEnd] = useState<ChosenEnd>(usual);
  const [note, setNote] = useState('');
  const { isPending, error, mutate, reset } = granting;
  const key = of === null ? null : of.kind === 'new' ? 'new' : of.person.id;
  // Resets on each opening, but not when the list reloads while the dialog is open.
  useEffect(() => {
    if (key === null) return;
    setWho(null);
    setPlan(null);
    setEnd(usual);
    setNote('');
    reset();
  }, [key, reset]);
  const person = of?.kind === 'change' ? of.person : null;
  const given = plans.filter(({ id }) => id !== freePlanId);
  const chosen = plan ?? person?.plan.id ?? given.find(({ featured }) => featured)?.id ?? given[0]?.id ?? null;
  const isRunning = person !== null && person.state !== 'ended';
  // Months extend the same plan; a different plan starts now.
  const fromMs =
    isRunning && person.until !== null && chosen === person.plan.id ? Math.max(nowMs, Date.parse(person.until)) : nowMs;
  const until = endOf(end.choice, fromMs, end.date);
  const send = () => {
    if (isPending || chosen === null || until === undefined || (person === null && who === null)) return;
    mutate({ person: person?.username ?? who ?? '', plan: chosen, until, note });
  };
  return (
    <Dialog
      title={person === null ? t('premium.grant.title') : t('premium.change.title', { name: person.username })}
      size="medium"
      isOpen={of !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('premium.cancel')}</Button>
          <Button type="submit" form={form} tone="primary" isPending={isPending}>
            {t(person === null ? 'premium.grant' : 'premium.change.save')}
          </Button>
        </>
      }
    >
      <Form id={form} label={t('premium.grant.title')} onSubmit={send}>
        <Stack space={2}>
          {error !== null && !isPersonUnknown(error) && (
            <Alert
              tone="error"
              action={isStale(error) ? <Button onPress={onReload}>{t('premium.loadTheirs')}</Button> : undefined}
            >
              {textOf(error)}
            </Alert>
          )}
          {person === null ? (
            <ComboBox
              label={t('premium.grant.person')}
              description={t('premium.grant.personHelp')}
              options={found.map(({ username, name, email }) => ({
                id: username,
                label: username,
                description: [name, email].filter((part) => part !== null && part !== username).join(' · '),
              }))}
              value={who}
              onChange={(next) => {
                setWho(next);
                reset();
              }}
              onSearch={onSearch}
              isLoading={isSearching}
              isRequired
              errorMessage={isPersonUnknown(error) ? textOf(error) : undefined}
            />
          ) : (
            <Text tone="quiet">
              {t('premium.change.now', { plan: nameOf(person.plan) })} · {endWords(person.until)}
            </Text>
          )}
          <Select
            label={t('premium.plan')}
            options={given.map((one) => ({ id: one.id, label: nameOf(one) }))}
            value={chosen}
            onChange={setPlan}
            isRequired
          />
          <EndField value={end} onChange={setEnd} fromMs={fromMs} nowMs={nowMs} isMore={fromMs !== nowMs} />
          <TextField
            label={t('premium.note')}
            isOptional
            description={t('premium.noteHelp')}
            dir="auto"
            value={note}
            onChange={setNote}
            maxLength={premiumLimits.noteLength}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
