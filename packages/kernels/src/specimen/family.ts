/** Fictitious families for specimens of the Indonesian family card, all from a seed. */
import type { Random } from '../random.ts';
import { randomFrom } from '../random.ts';
import type { CivilDate } from '../calendar/civil-date.ts';
import type { Sex } from './number.ts';
import type { Address } from './person.ts';
import {
  dayBetween,
  makeAddress,
  makeBirthPlace,
  makeName,
  makeRegion,
  makeSerial,
  occupations,
  pick,
  religions,
} from './person.ts';
import type { RegionCode } from './regions.ts';

export const relations = ['head', 'spouse', 'child', 'parent', 'other'] as const;
export type Relation = (typeof relations)[number];

/** As the card writes them. */
export const relationWords: Readonly<Record<Relation, string>> = {
  head: 'Kepala Keluarga',
  spouse: 'Pasangan',
  child: 'Anak',
  parent: 'Orang Tua',
  other: 'Famili Lain',
};

export interface Member {
  /** Stays the same while the member is changed; unique in the family. */
  readonly id: string;
  readonly name: string;
  readonly sex: Sex;
  readonly birthPlace: string;
  readonly birth: CivilDate;
  readonly relation: Relation;
  readonly religion: string;
  readonly education: string;
  readonly occupation: string;
  readonly serial: number;
}

export interface Family {
  /** The first one is the head. */
  readonly members: readonly Member[];
  readonly address: Address;
  readonly region: RegionCode;
  /** The day in the family's number. */
  readonly registered: CivilDate;
  readonly serial: number;
}

/** Maximum lines of the card. */
export const membersMax = 10;

export const memberBirthMin: CivilDate = { year: 1930, month: 1, day: 1 };
export const memberBirthMax: CivilDate = { year: 2024, month: 12, day: 31 };

const grownUpEducations = ['SD', 'SLTP', 'SLTA', 'Diploma III', 'Strata I', 'Strata II'];

interface Rough {
  readonly id: string;
  readonly sex: Sex;
  readonly birth: CivilDate;
  readonly relation: Relation;
  readonly religion: string;
}

/** The year in which cards are dated: after the youngest was born. */
const cardYear = 2025;

function complete(random: Random, rough: Rough): Member {
  const age = cardYear - rough.birth.year;
  return {
    ...rough,
    name: makeName(random, rough.sex),
    birthPlace: makeBirthPlace(random),
    education: age < 7 ? 'Belum Sekolah' : age < 18 ? 'SD' : pick(random, grownUpEducations),
    occupation: age < 7 ? 'Belum Bekerja' : age < 18 ? 'Pelajar' : pick(random, occupations),
    serial: makeSerial(random),
  };
}

/** Two adults and one to four children, each born when both parents were between 20 and 40. The same seed always gives the same family. */
export function makeFamily(seed: string): Family {
  const random = randomFrom(`kk ${seed}`);
  const religion = pick(random, religions);
  const headSex = pick(random, ['male', 'female'] as const);
  const headYear = 1965 + random.below(21);
  const spouseYear = headYear - 3 + random.below(7);
  const parentsYear = Math.max(headYear, spouseYear);
  const rough: Rough[] = [
    { id: 'm1', sex: headSex, birth: dayBetween(random, headYear, headYear), relation: 'head', religion },
    {
      id: 'm2',
      sex: headSex === 'male' ? 'female' : 'male',
      birth: dayBetween(random, spouseYear, spouseYear),
      relation: 'spouse',
      religion,
    },
  ];
  const children = Array.from({ length: 1 + random.below(4) }, () => parentsYear + 21 + random.below(15)).toSorted(
    (a, b) => a - b,
  );
  for (const year of children) {
    rough.push({
      id: `m${rough.length + 1}`,
      sex: pick(random, ['male', 'female'] as const),
      birth: dayBetween(random, year, year),
      relation: 'child',
      religion,
    });
  }
  return {
    members: rough.map((member) => complete(random, member)),
    address: makeAddress(random),
    region: makeRegion(random),
    registered: dayBetween(random, cardYear, cardYear),
    serial: makeSerial(random),
  };
}

/** One more child for a family; `id` decides who it is. */
export function makeMember(seed: string, id: string): Member {
  const random = randomFrom(`kk ${seed} ${id}`);
  const sex = pick(random, ['male', 'female'] as const);
  return complete(random, {
    id,
    sex,
    birth: dayBetween(random, 2005, 2024),
    relation: 'child',
    religion: pick(random, religions),
  });
}
