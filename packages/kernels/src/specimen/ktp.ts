/** A specimen of the Indonesian identity card: the same facts, another layout, stamped all over. */
import { dashed, isoOf } from './calendar.ts';
import { mono, quietInk, sheet, silhouette, stampWords, write } from './draw.ts';
import { nikOf } from './number.ts';
import type { Person } from './person.ts';

export const ktpSize = { width: 1000, height: 660 } as const;

export const notice = 'Fictitious test data. Not an identity document. The number is from a range that was never issued.';

export const nikOfPerson = ({ region, birth, sex, serial }: Person) => nikOf(region, birth, sex, serial);

/** What the card says, line by line, as it says it. */
function ktpLines(person: Person): readonly (readonly [label: string, value: string])[] {
  const { address } = person;
  return [
    ['Nama', person.name],
    ['Tempat/Tgl Lahir', `${person.birthPlace}, ${dashed(person.birth)}`],
    ['Jenis Kelamin', person.sex === 'male' ? 'Laki-laki' : 'Perempuan'],
    ['Gol. Darah', person.bloodType],
    ['Alamat', address.street],
    ['RT/RW', address.rtRw],
    ['Kel/Desa', address.village],
    ['Kecamatan', address.district],
    ['Kab/Kota', address.regency],
    ['Provinsi', address.province],
    ['Agama', person.religion],
    ['Status Perkawinan', person.maritalStatus],
    ['Pekerjaan', person.occupation],
    ['Kewarganegaraan', 'WNI'],
  ];
}

/** The picture as a whole SVG file. */
export function drawKtp(person: Person): string {
  const lines = ktpLines(person).map(([label, value], index) => {
    const y = 212 + index * 31;
    return `${write(label, { x: 40, y, size: 19, colour: quietInk })}${write(`: ${value.toUpperCase()}`, { x: 260, y, size: 19, widthMax: 460 })}`;
  });
  const number = write(`NIK : ${nikOfPerson(person)}`, { x: 40, y: 158, size: 34, face: mono, weight: 700 });
  return sheet(ktpSize.width, ktpSize.height, 'KARTU CONTOH UNTUK UJI COBA', [number, ...lines, silhouette(752, 130)].join('\n'));
}

/** The card as data, for tests that compare what was read with what is there. */
export function ktpRecord(seed: string, person: Person) {
  const { address } = person;
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
    birthDate: isoOf(person.birth),
    bloodType: person.bloodType,
    street: address.street,
    rtRw: address.rtRw,
    village: address.village,
    district: address.district,
    regency: address.regency,
    province: address.province,
    religion: person.religion,
    maritalStatus: person.maritalStatus,
    occupation: person.occupation,
    nationality: 'WNI',
  };
}
