import type { ApiKey } from '@apiyard/api/contract/accounts/keys';
import { createKey, keyNameLengthMax, keyRulesMax } from '@apiyard/api/contract/accounts/keys';
import { areas as knownAreas } from '@apiyard/api/contract/hub/hub';
import { Button } from '@apiyard/ui/Button';
import { Checkbox } from '@apiyard/ui/Checkbox';
import { DatePicker } from '@apiyard/ui/DatePicker';
import { Dialog } from '@apiyard/ui/Dialog';
import { Disclosure } from '@apiyard/ui/Disclosure';
import { Link } from '@apiyard/ui/Link';
import { MultiSelect } from '@apiyard/ui/MultiSelect';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { TextArea } from '@apiyard/ui/TextArea';
import { TextField } from '@apiyard/ui/TextField';
import { fromDate, getLocalTimeZone, toCalendarDate } from '@internationalized/date';
import { useId } from 'react';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import type { FieldIssue } from '@apiyard/kit/forms/field-issues.ts';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import type { Expiry, KeyDraft, KeyForm } from '../key-draft.ts';
import { draftOf, entriesIn, formOf } from '../key-draft.ts';
import { areaName, keyName } from '../key-words.ts';
import { keysCopy } from '../keys-copy.ts';
import { useKeyProblemText } from '../problem-text.ts';

interface EditDialogProps {
  /** The key to change; null creates a new one. */
  readonly subject: ApiKey | null;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly nowMs: number;
  readonly onSave: (draft: KeyDraft) => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

/** Edits a key: name, permitted areas and callers, and expiry. */
export function EditDialog({ subject, error, isBusy, nowMs, onSave, onTakeTheirs, onClose }: EditDialogProps) {
  const t = useCopy(keysCopy);
  const id = useId();
  return (
    <Dialog
      title={subject === null ? t('keys.form.newTitle') : t('keys.form.changeTitle', { name: keyName(t, subject) })}
      size="medium"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('keys.cancel')}</Button>
          <Button tone="primary" type="submit" form={id} isPending={isBusy}>
            {t(subject === null ? 'keys.form.make' : 'keys.form.save')}
          </Button>
        </>
      }
    >
      {/* Loading the latest version resets the form. */}
      <Fields
        key={`${subject?.id} ${subject?.version}`}
        {...{ id, subject, error, isBusy, nowMs, onSave, onTakeTheirs }}
      />
    </Dialog>
  );
}

const dayPresets = ['7', '30', '90'] as const;

function Fields({
  id,
  subject,
  error,
  isBusy,
  nowMs,
  onSave,
  onTakeTheirs,
}: Omit<EditDialogProps, 'onClose'> & { readonly id: string }) {
  const t = useCopy(keysCopy);
  const inAreas = useCopy(areasCopy);
  const format = useFormat();
  const textOf = useKeyProblemText();
  const zone = getLocalTimeZone();
  const wrongEntry =
    (key: 'keys.form.addressesWrong' | 'keys.form.originsWrong', list: 'addresses' | 'origins') =>
    ({ entry }: FieldIssue, values: KeyForm) =>
      entry === undefined
        ? t('keys.form.tooMany', { max: keyRulesMax })
        : t(key, { entry: entriesIn(values[list])[entry] ?? '' });
  // `changeKey` has the same fields.
  const form = useEndpointForm(createKey, {
    id,
    values: formOf(subject),
    sending: { mutate: onSave, isPending: isBusy, error },
    inputOf: (values) => draftOf(values, subject?.expiresAt ?? null, Date.now(), zone),
    texts: {
      name: t('keys.form.nameWrong', { max: keyNameLengthMax }),
      areas: t('keys.form.areasWrong'),
      expiresAt: t('keys.form.dateWrong'),
      addresses: wrongEntry('keys.form.addressesWrong', 'addresses'),
      origins: wrongEntry('keys.form.originsWrong', 'origins'),
    },
  });
  const { values } = form;
  const { value: end, onChange: changeEnd, errorMessage: endWrong } = form.field('expiresAt');
  const offered = [...new Set<string>([...knownAreas, ...values.areas])];
  const { code } = refusalOf(form.error);
  return (
    <EndpointForm
      form={form}
      label={subject === null ? t('keys.form.newTitle') : t('keys.form.changeTitle', { name: keyName(t, subject) })}
      textOf={textOf}
      action={
        code === 'Stale' ? (
          <Button size="small" onPress={onTakeTheirs}>
            {t('keys.refused.stale.take')}
          </Button>
        ) : code === 'TooManyKeys' ? (
          <Link href="/pricing" look="quiet">
            {t('keys.full.plans')}
          </Link>
        ) : undefined
      }
    >
      <TextField
        {...form.field('name')}
        label={t('keys.form.name')}
        description={t('keys.form.nameHelp')}
        maxLength={keyNameLengthMax}
        autoComplete="off"
        isRequired
      />
      <MultiSelect
        label={t('keys.form.areas')}
        isOptional
        description={t('keys.form.areasHelp')}
        placeholder={t('keys.areas.all')}
        options={offered.map((area) => ({ id: area, label: areaName(inAreas, area) }))}
        {...form.field('areas')}
      />
      <Checkbox
        name="readsAccount"
        description={t('keys.form.readsAccountHelp')}
        isSelected={values.readsAccount}
        onChange={(readsAccount) => form.change({ readsAccount })}
      >
        {t('keys.form.readsAccount')}
      </Checkbox>
      {subject?.main !== true && (
        <>
          <Select<Expiry>
            label={t('keys.form.expiry')}
            options={[
              { id: 'never', label: t('keys.form.expiry.never') },
              ...(subject === null || subject.expiresAt === null
                ? []
                : [
                    {
                      id: 'keep' as const,
                      label: t('keys.form.expiry.keep', { moment: format.moment(subject.expiresAt) }),
                    },
                  ]),
              ...dayPresets.map((days) => ({ id: days, label: t('keys.form.expiry.days', { count: Number(days) }) })),
              { id: '365', label: t('keys.form.expiry.year') },
              { id: 'date', label: t('keys.form.expiry.date') },
            ]}
            value={end.expiry}
            onChange={(expiry) => changeEnd({ ...end, expiry })}
            errorMessage={end.expiry === 'date' ? undefined : endWrong}
          />
          {end.expiry === 'date' && (
            <DatePicker
              name="date"
              label={t('keys.form.date')}
              value={end.date}
              onChange={(date) => changeEnd({ ...end, date })}
              minValue={toCalendarDate(fromDate(new Date(nowMs), zone))}
              errorMessage={endWrong}
              isRequired
            />
          )}
        </>
      )}
      <Disclosure
        title={t('keys.form.where')}
        isOpenAtFirst={values.addresses !== '' || values.origins !== '' || values.inQuery}
      >
        <Stack space={2}>
          <TextArea
            {...form.field('addresses')}
            label={t('keys.form.addresses')}
            isOptional
            description={t('keys.form.addressesHelp')}
            rows={2}
            isMonospaced
          />
          <TextArea
            {...form.field('origins')}
            label={t('keys.form.origins')}
            isOptional
            description={t('keys.form.originsHelp')}
            rows={2}
            isMonospaced
          />
          <Checkbox
            name="inQuery"
            description={t('keys.form.inQueryHelp')}
            isSelected={values.inQuery}
            onChange={(inQuery) => form.change({ inQuery })}
          >
            {t('keys.form.inQuery')}
          </Checkbox>
        </Stack>
      </Disclosure>
    </EndpointForm>
  );
}
