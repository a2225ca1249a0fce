import { accountPlanLimits } from '@apiyard/api/contract/plans/account-plan';
import type { InputOf } from '@apiyard/api/contract/endpoint';
import { freePlanId } from '@apiyard/api/contract/plans/plans';
import {
  type AdminPlanRequest,
  declinePlanRequest,
  grantPlanRequest,
  premiumLimits,
} from '@apiyard/api/contract/plans/premium';
import { Alert } from '@apiyard/ui/Alert';
import { NumberField } from '@apiyard/ui/NumberField';
import { Switch } from '@apiyard/ui/Switch';
import { Text } from '@apiyard/ui/Text';
import { TextArea } from '@apiyard/ui/TextArea';
import type { Sending } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { useOpened } from '@apiyard/kit/use-opened.ts';
import { multiline } from '../parts/premium.css.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { useWords } from '../use-words.ts';

export interface AnswerOf {
  readonly kind: 'grant' | 'decline';
  readonly request: AdminPlanRequest;
}

interface OpenedProps {
  readonly isOpen: boolean;
  readonly of: AnswerOf;
  /** With days, the request is granted. */
  readonly answering: Sending<InputOf<typeof grantPlanRequest> | InputOf<typeof declinePlanRequest>>;
  readonly onClose: () => void;
}

export interface AnswerDialogProps extends Omit<OpenedProps, 'isOpen' | 'of'> {
  /** Null closes the dialog. */
  readonly of: AnswerOf | null;
}

/** Approves or declines a plan request, with a message to the user. */
export function AnswerDialog({ of, ...props }: AnswerDialogProps) {
  const opened = useOpened(of);
  return opened && <Opened {...props} key={opened.key} isOpen={opened.isOpen} of={opened.of} />;
}

function Opened({ isOpen, of: { kind, request }, answering, onClose }: OpenedProps) {
  const { t, nameOf, endWords } = useWords();
  const isGrant = kind === 'grant';
  const { id } = request;
  const form = useEndpointForm(isGrant ? grantPlanRequest : declinePlanRequest, {
    values: { days: 30, isEndless: false, answer: '' },
    sending: answering,
    inputOf: ({ days, isEndless, answer }) =>
      isGrant ? { id, days: isEndless ? null : days, answer } : { id, answer },
  });
  const current = request.current.plan.id === freePlanId ? null : request.current;
  const isSame = current?.plan.id === request.plan.id;
  return (
    <FormDialog
      title={t(isGrant ? 'premium.answer.grant' : 'premium.answer.decline', {
        name: request.person.username,
        plan: nameOf(request.plan),
      })}
      isOpen={isOpen}
      form={form}
      submit={t(isGrant ? 'premium.requests.grant' : 'premium.requests.decline')}
      onClose={onClose}
    >
      {request.message !== '' && (
        <div className={multiline}>
          <Text tone="quiet">
            <bdi>{request.message}</bdi>
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
            minValue={1}
            maxValue={premiumLimits.days}
            step={1}
            isDisabled={form.values.isEndless}
            {...form.field('days')}
          />
          <Switch isSelected={form.values.isEndless} onChange={(isEndless) => form.change({ isEndless })}>
            {t('premium.end.never')}
          </Switch>
        </>
      )}
      <TextArea
        label={t('premium.answer.words')}
        isOptional
        description={t('premium.answer.wordsHelp')}
        dir="auto"
        maxLength={accountPlanLimits.messageLength}
        rows={3}
        {...form.field('answer')}
      />
    </FormDialog>
  );
}
