import type { CivilDate } from '@apiyard/kernels/calendar/civil-date';
import type { Sex } from '@apiyard/kernels/specimen/number';
import { DateField } from '@apiyard/ui/DateField';
import { Select } from '@apiyard/ui/Select';
import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import { calendarDateOf, dayFrom } from './day-words.ts';
import { specimenCopy } from './specimen-copy.ts';

interface PersonFacts {
  readonly name: string;
  readonly sex: Sex;
  readonly birthPlace: string;
  readonly birth: CivilDate;
}

interface PersonFieldsProps {
  readonly person: PersonFacts;
  readonly birthMin: CivilDate;
  readonly birthMax: CivilDate;
  readonly onChange: (change: Partial<PersonFacts>) => void;
}

/** Fields of a person on both cards; sex and birth date are part of the number. */
export function PersonFields({ person, birthMin, birthMax, onChange }: PersonFieldsProps) {
  const t = useCopy(specimenCopy);
  return (
    <>
      <TextField
        label={t('specimen.field.name')}
        dir="auto"
        value={person.name}
        onChange={(name) => onChange({ name })}
      />
      <Select
        label={t('specimen.field.sex')}
        options={[
          { id: 'male', label: t('specimen.sex.male') },
          { id: 'female', label: t('specimen.sex.female') },
        ]}
        value={person.sex}
        onChange={(sex) => onChange({ sex })}
      />
      <TextField
        label={t('specimen.field.birthPlace')}
        dir="auto"
        value={person.birthPlace}
        onChange={(birthPlace) => onChange({ birthPlace })}
      />
      <DateField
        label={t('specimen.field.birthDate')}
        value={calendarDateOf(person.birth)}
        minValue={calendarDateOf(birthMin)}
        maxValue={calendarDateOf(birthMax)}
        onChange={(date) => {
          // Ignores an empty or impossible date.
          if (
            date !== null &&
            date.compare(calendarDateOf(birthMin)) >= 0 &&
            date.compare(calendarDateOf(birthMax)) <= 0
          )
            onChange({ birth: dayFrom(date) });
        }}
      />
    </>
  );
}
