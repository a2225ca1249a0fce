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
import type { Submission } from '../../_kit/submission.ts';
import { said } from '../parts/desk.css.ts';
import { refusalText } from '../refusals.ts';
import { useWords } from '../use-words.ts';

export interface PlanAnswer {
  readonly id: string;
  readonly kind: 'grant' | 'decline';
  /** Null is without end. */
  readonly days: number | null;
  readonly answer: string;
}

export interface AnswerDialogProps {
  /** Null shows nothing. */
  readonly of: { readonly kind: PlanAnswer['kind']; readonly request: AdminPlanRequest } | null;
  readonly answering: Submission<PlanAnswer, AdminPlanRequest>;
  readonly onClose: () => void;
}

/** Grants or declines what somebody asked for, with words that the person reads. */
export function AnswerDialog({ of, answering: { isSending, error, submit, startOver }, onClose }: AnswerDialogProps) {
  const { t, format, nameOf, endWords } = useWords();
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
    startOver();
  }, [key, startOver]);
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
          <Button type="submit" form={form} tone="primary" isPending={isSending}>
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
          !isSending &&
          submit({ id: of.request.id, kind: of.kind, days: isEndless ? null : days, answer })
        }
      >
        <Stack space={2}>
          {error !== null && <Alert tone="error">{refusalText(error, { t, format, nameOf })}</Alert>}
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
