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
import type { Submission } from '../../_kit/submission.ts';
import { endOf } from '../end.ts';
import type { ChosenEnd } from '../parts/EndField.tsx';
import { EndField } from '../parts/EndField.tsx';
import { isPersonUnknown, isStale, refusalText } from '../refusals.ts';
import { useWords } from '../use-words.ts';

export interface Gift {
  /** A username; of `change` and `revoke` the row says who. */
  readonly person: string;
  readonly plan: string;
  readonly until: string | null;
  readonly note: string;
}

/** Whom the dialog is about: somebody new, or somebody in the list. */
export type GrantOf = { readonly kind: 'new' } | { readonly kind: 'change'; readonly person: PremiumPerson };

export interface GrantDialogProps {
  /** Null shows nothing. */
  readonly of: GrantOf | null;
  readonly plans: readonly Plan[];
  /** Who was found for what was typed. */
  readonly found: readonly Pick<ListedPerson, 'id' | 'username' | 'name' | 'email'>[];
  readonly isSearching: boolean;
  readonly nowMs: number;
  readonly granting: Submission<Gift, PremiumPerson>;
  readonly onSearch: (words: string) => void;
  /** Loads what another admin did meanwhile. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

const usual: ChosenEnd = { choice: 'month', date: null };

/** Gives somebody a plan, or changes the one they have. */
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
  const { t, format, nameOf, endWords } = useWords();
  const form = useId();
  const [who, setWho] = useState<string | null>(null);
  const [plan, setPlan] = useState<string | null>(null);
  const [end, setEnd] = useState<ChosenEnd>(usual);
  const [note, setNote] = useState('');
  const { isSending, error, submit, startOver } = granting;
  const key = of === null ? null : of.kind === 'new' ? 'new' : of.person.id;
  // Each opening starts afresh; a list that was loaded again meanwhile leaves what was typed.
  useEffect(() => {
    if (key === null) return;
    setWho(null);
    setPlan(null);
    setEnd(usual);
    setNote('');
    startOver();
  }, [key, startOver]);
  const person = of?.kind === 'change' ? of.person : null;
  const given = plans.filter(({ id }) => id !== freePlanId);
  const chosen = plan ?? person?.plan.id ?? given.find(({ featured }) => featured)?.id ?? given[0]?.id ?? null;
  const isRunning = person !== null && person.state !== 'ended';
  // Months are added to what is left of the same plan; another one begins now.
  const fromMs =
    isRunning && person.until !== null && chosen === person.plan.id ? Math.max(nowMs, Date.parse(person.until)) : nowMs;
  const until = endOf(end.choice, fromMs, end.date);
  const words = { t, format, nameOf };
  const send = () => {
    if (isSending || chosen === null || until === undefined || (person === null && who === null)) return;
    submit({ person: person?.username ?? who ?? '', plan: chosen, until, note });
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
          <Button type="submit" form={form} tone="primary" isPending={isSending}>
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
              {refusalText(error, words)}
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
                startOver();
              }}
              onSearch={onSearch}
              isLoading={isSearching}
              isRequired
              errorMessage={isPersonUnknown(error) ? refusalText(error, words) : undefined}
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
