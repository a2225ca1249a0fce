import type { CivilDate } from '@apiyard/kernels/calendar/civil-date';
import type { NumberKind, NumberParts } from '@apiyard/kernels/specimen/number';
import { explainNumber } from '@apiyard/kernels/specimen/number';
import { Alert } from '@apiyard/ui/Alert';
import { Card } from '@apiyard/ui/Card';
import { Stack } from '@apiyard/ui/Stack';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { useMemo, useState } from 'react';
import type { Translate } from '@apiyard/kit/copy.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import type english from '../copy/en.ts';
import { useDayWords } from '../day-words.ts';
import { specimenCopy } from '../specimen-copy.ts';
import { digits as digitsStyle, meaning as meaningStyle } from './NumberExplainer.css.ts';

export interface NumberExplainerProps {
  readonly kind: NumberKind;
  /** Initial number. */
  readonly example: string;
  /** Latest possible date. */
  readonly today: CivilDate;
}

const labels = { nik: 'specimen.explain.nik', kk: 'specimen.explain.kk' } as const;

/** Decodes a number as it is typed. The input stays in this component. */
export function NumberExplainer({ kind, example, today }: NumberExplainerProps) {
  const t = useCopy(specimenCopy);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? example;
  const explained = useMemo(() => explainNumber(text, kind, today), [text, kind, today]);
  const wrong =
    explained.kind === 'character'
      ? t('specimen.explain.character', { character: `\u2068${explained.character}\u2069` })
      : explained.kind === 'length'
        ? t('specimen.explain.length', { have: explained.length })
        : undefined;
  return (
    <Card title={t('specimen.explain.title')}>
      <Stack space={3}>
        <Text tone="quiet" isProse>
          {t('specimen.explain.purpose')}
        </Text>
        <TextField
          label={t(labels[kind])}
          isMonospaced
          inputMode="numeric"
          autoComplete="off"
          description={t('specimen.explain.help')}
          errorMessage={wrong}
          value={text}
          onChange={setTyped}
        />
        {explained.kind === 'number' && <Parts parts={explained} kind={kind} />}
      </Stack>
    </Card>
  );
}

interface Part {
  readonly id: string;
  readonly label: string;
  readonly digits: string;
  readonly meaning: string;
  readonly isFault: boolean;
}

const regencyWords = {
  city: 'specimen.explain.isCity',
  regency: 'specimen.explain.isRegency',
  none: 'specimen.explain.noRegency',
} as const;

function partsOf(
  parts: NumberParts,
  kind: NumberKind,
  t: Translate<typeof english>,
  dayWords: (days: readonly CivilDate[]) => string,
): Part[] {
  const { region, provinceName, days, sex, serial, faults } = parts;
  const dayMeaning = () => {
    if (days.length === 0) return t('specimen.explain.noDay');
    const dayText = dayWords(days);
    return sex === null
      ? dayText
      : t(sex === 'female' ? 'specimen.explain.woman' : 'specimen.explain.man', { days: dayText });
  };
  const has = (fault: NumberParts['faults'][number]) => faults.includes(fault);
  return [
    {
      id: 'province',
      label: t('specimen.field.province'),
      digits: region.province,
      meaning: provinceName ?? t('specimen.explain.noProvince'),
      isFault: has('province'),
    },
    {
      id: 'regency',
      label: t('specimen.field.regency'),
      digits: region.regency,
      meaning: t(regencyWords[parts.regencyKind]),
      isFault: has('regency'),
    },
    {
      id: 'district',
      label: t('specimen.field.district'),
      digits: region.district,
      meaning: t(has('district') ? 'specimen.explain.noDistrict' : 'specimen.explain.isDistrict'),
      isFault: has('district'),
    },
    {
      id: 'date',
      label: t(kind === 'nik' ? 'specimen.field.birthDate' : 'specimen.explain.registered'),
      digits: parts.dateDigits,
      meaning: dayMeaning(),
      isFault: has('date'),
    },
    {
      id: 'serial',
      label: t('specimen.explain.serial'),
      digits: serial,
      meaning: t(has('serial') ? 'specimen.explain.noSerial' : 'specimen.explain.isSerial'),
      isFault: has('serial'),
    },
  ];
}

function Parts({ parts, kind }: { readonly parts: NumberParts; readonly kind: NumberKind }) {
  const t = useCopy(specimenCopy);
  const dayWords = useDayWords();
  return (
    <>
      {parts.isSpecimen ? (
        <Alert tone="info">{t('specimen.explain.specimen')}</Alert>
      ) : (
        <Alert tone={parts.faults.length > 0 ? 'warning' : 'success'}>
          {t(parts.faults.length > 0 ? 'specimen.explain.faulty' : 'specimen.explain.sound')}
        </Alert>
      )}
      <StaticTable
        label={t('specimen.explain.title')}
        density="dense"
        columns={[
          { id: 'part', label: t('specimen.explain.part'), render: ({ label }) => label },
          {
            id: 'digits',
            label: t('specimen.explain.digits'),
            render: ({ digits }) => (
              <span className={digitsStyle}>
                <Text isMono as="span">
                  {digits}
                </Text>
              </span>
            ),
          },
          {
            id: 'meaning',
            label: t('specimen.explain.meaning'),
            render: ({ meaning, isFault }) => (
              <Text as="span" tone={isFault ? 'warning' : 'default'}>
                <bdi className={meaningStyle}>{meaning}</bdi>
              </Text>
            ),
          },
        ]}
        rows={partsOf(parts, kind, t, dayWords)}
        rowId={({ id }) => id}
      />
    </>
  );
}
