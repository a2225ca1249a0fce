import type { ApiKey } from '@apiyard/api/contract/keys';
import { keyNameLengthMax, keyRulesMax } from '@apiyard/api/contract/keys';
import { areas as knownAreas } from '@apiyard/api/contract/hub';
import { Button } from '@apiyard/ui/Button';
import { Checkbox } from '@apiyard/ui/Checkbox';
import { DatePicker } from '@apiyard/ui/DatePicker';
import { Dialog } from '@apiyard/ui/Dialog';
import { Disclosure } from '@apiyard/ui/Disclosure';
import { Form } from '@apiyard/ui/Form';
import { MultiSelect } from '@apiyard/ui/MultiSelect';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { TextArea } from '@apiyard/ui/TextArea';
import { TextField } from '@apiyard/ui/TextField';
import { fromDate, getLocalTimeZone, toCalendarDate } from '@internationalized/date';
import { useId, useMemo, useState } from 'react';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFocusFirstWrong } from '@apiyard/kit/credentials/first-wrong.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import type { Expiry, KeyDraft, KeyForm } from '../key-draft.ts';
import { draftOf, entriesIn, formOf } from '../key-draft.ts';
import { areaName, keyName } from '../key-words.ts';
import { keysCopy } from '../keys-copy.ts';
import type { Refusal } from '../refusal.ts';
import { RefusalAlert } from './RefusalAlert.tsx';

interface EditDialogProps {
  /** The key to change; null makes a new one. */
  readonly subject: ApiKey | null;
  readonly refusal: Refusal | null;
  readonly isBusy: boolean;
  readonly nowMs: number;
  readonly onSave: (draft: KeyDraft) => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

/** What a key is called, what it may call, from where and until when. */
export function EditDialog({ subject, refusal, isBusy, nowMs, onSave, onTakeTheirs, onClose }: EditDialogProps) {
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
      {/* What somebody else saved begins a form of its own. */}
      <Fields key={`${subject?.id} ${subject?.version}`} {...{ id, subject, refusal, nowMs, onSave, onTakeTheirs }} />
    </Dialog>
  );
}

const dayPresets = ['7', '30', '90'] as const;

function Fields({
  id,
  subject,
  refusal,
  nowMs,
  onSave,
  onTakeTheirs,
}: Omit<EditDialogProps, 'isBusy' | 'onClose'> & { readonly id: string }) {
  const t = useCopy(keysCopy);
  const inAreas = useCopy(areasCopy);
  const format = useFormat();
  const [form, setForm] = useState<KeyForm>(() => formOf(subject));
  // What was refused is wrong until it is edited.
  const [sent, setSent] = useState<KeyForm | null>(null);
  const set = (change: Partial<KeyForm>) => setForm((before) => ({ ...before, ...change }));
  const zone = getLocalTimeZone();
  const wrong = (field: 'name' | 'expiresAt' | 'addresses' | 'origins'): string | undefined => {
    const at = refusal?.pointers.find((pointer) => pointer === `/${field}` || pointer.startsWith(`/${field}/`));
    if (at === undefined || sent === null) return undefined;
    const entry = at.split('/')[2];
    switch (field) {
      case 'name':
        return sent.name === form.name ? t('keys.form.nameWrong', { max: keyNameLengthMax }) : undefined;
      case 'expiresAt':
        return sent.expiry === form.expiry && sent.date === form.date ? t('keys.form.dateWrong') : undefined;
      default:
        if (sent[field] !== form[field]) return undefined;
        if (entry === undefined) return t('keys.form.tooMany', { max: keyRulesMax });
        return t(field === 'addresses' ? 'keys.form.addressesWrong' : 'keys.form.originsWrong', {
          entry: entriesIn(form[field])[Number(entry)] ?? '',
        });
    }
  };
  const addressesWrong = wrong('addresses');
  const originsWrong = wrong('origins');
  const expiryWrong = wrong('expiresAt');
  const isAtField = refusal?.code === 'InvalidInput' && refusal.pointers.length > 0;
  useFocusFirstWrong(
    id,
    useMemo(
      () => (refusal === null ? null : Object.fromEntries(refusal.pointers.map((pointer) => [pointer, true]))),
      [refusal],
    ),
  );
  const offered = [...new Set<string>([...knownAreas, ...form.areas])];
  return (
    <Form
      id={id}
      onSubmit={() => {
        setSent(form);
        onSave(draftOf(form, subject?.expiresAt ?? null, Date.now(), zone));
      }}
    >
      {refusal !== null && !isAtField && <RefusalAlert refusal={refusal} onTakeTheirs={onTakeTheirs} />}
      <TextField
        name="name"
        label={t('keys.form.name')}
        description={t('keys.form.nameHelp')}
        errorMessage={wrong('name')}
        value={form.name}
        onChange={(name) => set({ name })}
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
        value={form.areas}
        onChange={(areas) => set({ areas })}
      />
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
            value={form.expiry}
            onChange={(expiry) => set({ expiry })}
            errorMessage={form.expiry === 'date' ? undefined : expiryWrong}
          />
          {form.expiry === 'date' && (
            <DatePicker
              name="date"
              label={t('keys.form.date')}
              value={form.date}
              onChange={(date) => set({ date })}
              minValue={toCalendarDate(fromDate(new Date(nowMs), zone))}
              errorMessage={expiryWrong}
              isRequired
            />
          )}
        </>
      )}
      <Disclosure
        title={t('keys.form.where')}
        isOpenAtFirst={form.addresses !== '' || form.origins !== '' || form.inQuery}
      >
        <Stack space={2}>
          <TextArea
            name="addresses"
            label={t('keys.form.addresses')}
            isOptional
            description={t('keys.form.addressesHelp')}
            errorMessage={addressesWrong}
            value={form.addresses}
            onChange={(addresses) => set({ addresses })}
            rows={2}
            isMonospaced
          />
          <TextArea
            name="origins"
            label={t('keys.form.origins')}
            isOptional
            description={t('keys.form.originsHelp')}
            errorMessage={originsWrong}
            value={form.origins}
            onChange={(origins) => set({ origins })}
            rows={2}
            isMonospaced
          />
          <Checkbox
            name="inQuery"
            description={t('keys.form.inQueryHelp')}
            isSelected={form.inQuery}
            onChange={(inQuery) => set({ inQuery })}
          >
            {t('keys.form.inQuery')}
          </Checkbox>
        </Stack>
      </Disclosure>
    </Form>
  );
}
