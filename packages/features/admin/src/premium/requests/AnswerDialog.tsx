import { accountPlanLimits } from '@apiyard/api/contract/account-plan';
import { freePlanId } from '@apiyard/api/contract/plans';
import { type AdminPlanRequest, premiumLimits } from '@apiyard/api/contract/premium';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { Form } from '@apiyard/ui/Form';
import { NumberField } from '@apiyard/ui/NumberField';
import { Stack } from '@apiyard/ui/Stack';
import { Switch } from '@apiyard/ui/Switch';
import { Text } from '@apiyard/ui/Text';
import { TextArea } from '@apiyard/ui/TextArea';
import { useEffect, useId, useState } from 'react';
import type { MutationState } from '@apiyard/kit/data/mutation-state.ts';
import { said } from '../parts/premium.css.ts';
import { usePremiumProblemText } from '../problem-text.ts';
import { useWords } from '../use-words.ts';

export interface PlanAnswer {
  readonly id: string;
  readonly kind: 'grant' | 'decline';
  /** Null means no end date. */
  readonly days: number | null;
  readonly answer: string;
}

export interface AnswerDialogProps {
  /** Null closes the dialog. */
  readonly of: { readonly kind: PlanAnswer['kind']; readonly request: AdminPlanRequest } | null;
  readonly answering: MutationState<PlanAnswer, AdminPlanRequest>;
  readonly onClose: () => void;
}

/** Approves or declines a plan request, with a message to the user. */
export function AnswerDialog({ of, answering: { isPending, error, mutate, reset }, onClose }: AnswerDialogProps) {
  const { t, nameOf, endWords } = useWords();
  const textOf = usePremiumProblemText();
  const form = useId();
  const [days, setDays] = useState(30);
  const [isEndless, setIsEndless] = useState(false);
  const [answer, setAnswer] = useState('');
  const key = of === null ? null : `${of.kind} ${of.request.id}`;
  useEffect(() => {
    if (key === null) return;
    setDays(30);
    setIsEndless(false);
    setAnswer('');
    reset();
  }, [key, reset]);
  const isGrant = of?.kind === 'grant';
  const current = of !== null && of.request.current.plan.id !== freePlanId ? of.request.current : null;
  const isSame = current?.plan.id === of?.request.plan.id;
  const names = { name: of?.request.person.username ?? '', plan: of === null ? '' : nameOf(of.request.plan) };
  return (
    <Dialog
      title={t(isGrant ? 'premium.answer.grant' : 'premium.answer.decline', names)}
      isOpen={of !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('premium.cancel')}</Button>
          <Button type="submit" form={form} tone="primary" isPending={isPending}>
            {t(isGrant ? 'premium.requests.grant' : 'premium.requests.decline')}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        label={t(isGrant ? 'premium.answer.grant' : 'premium.answer.decline', names)}
        onSubmit={() =>
          of !== null &&
          !isPending &&
          mutate({ id: of.request.id, kind: of.kind, days: isEndless ? null : days, answer })
        }
      >
        <Stack space={2}>
          {error !== null && <Alert tone="error">{textOf(error)}</Alert>}
          {of !== null && of.request.message !== '' && (
            <div className={said}>
              <Text tone="quiet">
                <bdi>{of.request.message}</bdi>
              </Text>
            </div>
          )}
          {isGrant && (
            <>
              {current !== null && (
                <Alert
                  tone={isSame ? 'info' : 'warning'}
                  title={`${t('premium.change.now', { plan: nameOf(current.plan) })} · ${endWords(current.until)}`}
                >
                  {t(isSame ? 'premium.answer.adds' : 'premium.answer.replaces')}
                </Alert>
              )}
              <NumberField
                label={t('premium.days')}
                value={days}
                onChange={setDays}
                minValue={1}
                maxValue={premiumLimits.days}
                step={1}
                isDisabled={isEndless}
              />
              <Switch isSelected={isEndless} onChange={setIsEndless}>
                {t('premium.end.never')}
              </Switch>
            </>
          )}
          <TextArea
            label={t('premium.answer.words')}
            isOptional
            description={t('premium.answer.wordsHelp')}
            dir="auto"
            value={answer}
            onChange={setAnswer}
            maxLength={accountPlanLimits.messageLength}
            rows={3}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
