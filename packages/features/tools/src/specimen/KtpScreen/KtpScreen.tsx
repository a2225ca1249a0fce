import type { CivilDate } from '@apiyard/kernels/calendar/civil-date';
import { drawKtp, ktpSize, nikOfPerson } from '@apiyard/kernels/specimen/ktp';
import type { Person } from '@apiyard/kernels/specimen/person';
import { birthMax, birthMin, bloodTypes, maritalStatuses, religions } from '@apiyard/kernels/specimen/person';
import { Column, Columns } from '@apiyard/ui/Columns';
import { Grid } from '@apiyard/ui/Grid';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { TextField } from '@apiyard/ui/TextField';
import { useMemo } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { DataCard } from '../DataCard/DataCard.tsx';
import { NumberExplainer } from '../NumberExplainer/NumberExplainer.tsx';
import { PersonFields } from '../PersonFields.tsx';
import { PictureCard } from '../PictureCard/PictureCard.tsx';
import { specimenCopy } from '../specimen-copy.ts';
import { SpecimenPage } from '../SpecimenPage/SpecimenPage.tsx';

export interface KtpScreenProps {
  readonly seed: string;
  readonly person: Person;
  readonly today: CivilDate;
  readonly onSeed: (seed: string) => void;
  readonly onNew: () => void;
  readonly onChange: (change: Partial<Person>) => void;
  readonly onPng: () => void;
  readonly onJson: () => void;
}

/** The card's texts are Indonesian in every language. */
const optionsOf = (words: readonly string[]) => words.map((word) => ({ id: word, label: word }));

/** `/ktp`: one specimen card. Its picture comes first: on phones it would be below the whole form. */
export function KtpScreen({ seed, person, today, onSeed, onNew, onChange, onPng, onJson }: KtpScreenProps) {
  const t = useCopy(specimenCopy);
  const svg = useMemo(() => drawKtp(person), [person]);
  const number = nikOfPerson(person);
  return (
    <SpecimenPage
      title={t('specimen.ktp.title')}
      purpose={t('specimen.ktp.purpose')}
      twin={{ href: '/kk', label: t('specimen.ktp.toKk') }}
      onNew={onNew}
    >
      <Columns>
        <Column width="1/2">
          <Stack space={3}>
            <PictureCard
              svg={svg}
              size={ktpSize}
              alt={t('specimen.alt', { name: person.name, number })}
              numberLabel={t('specimen.nik')}
              number={number}
              onPng={onPng}
              onJson={onJson}
            />
            <NumberExplainer kind="nik" example={number} today={today} />
          </Stack>
        </Column>
        <Column width="1/2">
          <DataCard seed={seed} onSeed={onSeed} address={person.address} onAddress={(address) => onChange({ address })}>
            <Grid minColumn="10rem" space={2}>
              <PersonFields person={person} birthMin={birthMin} birthMax={birthMax} onChange={onChange} />
              <Select
                label={t('specimen.field.bloodType')}
                options={optionsOf(bloodTypes)}
                value={person.bloodType}
                onChange={(bloodType) => onChange({ bloodType })}
              />
              <Select
                label={t('specimen.field.religion')}
                options={optionsOf(religions)}
                value={person.religion}
                onChange={(religion) => onChange({ religion })}
              />
              <Select
                label={t('specimen.field.maritalStatus')}
                options={optionsOf(maritalStatuses)}
                value={person.maritalStatus}
                onChange={(maritalStatus) => onChange({ maritalStatus })}
              />
              <TextField
                label={t('specimen.field.occupation')}
                dir="auto"
                value={person.occupation}
                onChange={(occupation) => onChange({ occupation })}
              />
            </Grid>
          </DataCard>
        </Column>
      </Columns>
    </SpecimenPage>
  );
}
