/** A specimen of the Indonesian identity card: the same facts, another layout, stamped all over. */
import { isoDate } from '../calendar/civil-date.ts';
import { dashed } from './day-digits.ts';
import type { CardLine } from './card.ts';
import { addressLines, drawLine, notice } from './card.ts';
import { mono, sheet, silhouette, stampWords, write } from './draw.ts';
import { nikOf } from './number.ts';
import type { Person } from './person.ts';

export const ktpSize = { width: 1000, height: 660 } as const;

export const nikOfPerson = ({ region, birth, sex, serial }: Person) => nikOf(region, birth, sex, serial);

/** The lines of the card, with its wording. */
function ktpLines(person: Person): readonly CardLine[] {
  return [
    ['Nama', person.name],
    ['Tempat/Tgl Lahir', `${person.birthPlace}, ${dashed(person.birth)}`],
    ['Jenis Kelamin', person.sex === 'male' ? 'Laki-laki' : 'Perempuan'],
    ['Gol. Darah', person.bloodType],
    ...addressLines(person.address),
    ['Agama', person.religion],
    ['Status Perkawinan', person.maritalStatus],
    ['Pekerjaan', person.occupation],
    ['Kewarganegaraan', 'WNI'],
  ];
}

/** The picture as a whole SVG file. */
export function drawKtp(person: Person): string {
  const lines = ktpLines(person).map((line, index) =>
    drawLine(line, { x: 40, y: 212 + index * 31, indent: 220, widthMax: 460 }),
  );
  const number = write(`NIK : ${nikOfPerson(person)}`, { x: 40, y: 158, size: 34, face: mono, weight: 700 });
  return sheet(
    ktpSize.width,
    ktpSize.height,
    'KARTU CONTOH UNTUK UJI COBA',
    [number, ...lines, silhouette(752, 130)].join('\n'),
  );
}

/** The card as data, for tests that compare what was read with what is there. */
export function ktpRecord(seed: string, person: Person) {
  return {
    specimen: true,
    stamp: stampWords,
    notice,
    document: 'ktp',
    seed,
    nik: nikOfPerson(person),
    name: person.name,
    sex: person.sex,
    birthPlace: person.birthPlace,
    birthDate: isoDate(person.birth),
    bloodType: person.bloodType,
    ...person.address,
    religion: person.religion,
    maritalStatus: person.maritalStatus,
    occupation: person.occupation,
    nationality: 'WNI',
  };
}
