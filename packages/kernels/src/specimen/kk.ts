/** A specimen of the Indonesian family card: the same facts, another layout, stamped all over. */
import { isoDate } from '../calendar/civil-date.ts';
import { dashed } from './day-digits.ts';
import type { CardLine } from './card.ts';
import { addressLines, drawLine, notice } from './card.ts';
import { line, mono, quietInk, sheet, stampWords, write } from './draw.ts';
import type { Family, Member } from './family.ts';
import { membersMax, relationWords } from './family.ts';
import { familyNumberOf, nikOf } from './number.ts';

export const kkSize = { width: 1800, height: 920 } as const;

export const numberOfFamily = ({ region, registered, serial }: Family) => familyNumberOf(region, registered, serial);
export const nikOfMember = ({ region }: Family, { birth, sex, serial }: Member) => nikOf(region, birth, sex, serial);

interface Column {
  readonly label: string;
  readonly width: number;
  readonly value: (member: Member, family: Family, index: number) => string;
}

const columns: readonly Column[] = [
  { label: 'No', width: 50, value: (_, _family, index) => String(index + 1) },
  { label: 'Nama', width: 300, value: ({ name }) => name },
  { label: 'NIK', width: 270, value: (member, family) => nikOfMember(family, member) },
  { label: 'L/P', width: 60, value: ({ sex }) => (sex === 'male' ? 'L' : 'P') },
  { label: 'Tempat Lahir', width: 210, value: ({ birthPlace }) => birthPlace },
  { label: 'Tgl Lahir', width: 160, value: ({ birth }) => dashed(birth) },
  { label: 'Agama', width: 120, value: ({ religion }) => religion },
  { label: 'Pendidikan', width: 170, value: ({ education }) => education },
  { label: 'Pekerjaan', width: 200, value: ({ occupation }) => occupation },
  { label: 'Hubungan', width: 180, value: ({ relation }) => relationWords[relation] },
];

const left = 40;
const top = 320;
const rowHeight = 50;
const tableWidth = columns.reduce((sum, { width }) => sum + width, 0);

function table(family: Family): string {
  const parts: string[] = [];
  for (let row = 0; row <= membersMax + 1; row += 1) {
    const y = top + row * rowHeight;
    parts.push(`<path d="M${left} ${y}h${tableWidth}" stroke="${line}" fill="none"/>`);
  }
  let x = left;
  for (const { label, width, value } of columns) {
    parts.push(`<path d="M${x} ${top}v${rowHeight * (membersMax + 1)}" stroke="${line}" fill="none"/>`);
    parts.push(write(label, { x: x + 10, y: top + 32, size: 17, colour: quietInk, weight: 700 }));
    for (const [index, member] of family.members.slice(0, membersMax).entries()) {
      const isNumber = label === 'NIK';
      parts.push(
        write(value(member, family, index).toUpperCase(), {
          x: x + 10,
          y: top + (index + 1) * rowHeight + 32,
          size: 18,
          widthMax: width - 20,
          ...(isNumber && { face: mono }),
        }),
      );
    }
    x += width;
  }
  parts.push(`<path d="M${x} ${top}v${rowHeight * (membersMax + 1)}" stroke="${line}" fill="none"/>`);
  return parts.join('');
}

/** The lines above the table, with the card's wording. */
function kkLines({ members: [head], address }: Family): readonly CardLine[] {
  return [['Kepala Keluarga', head?.name ?? '-'], ...addressLines(address)];
}

/** The picture as a whole SVG file. */
export function drawKk(family: Family): string {
  const lines = kkLines(family).map((line, index) =>
    drawLine(line, { x: index < 4 ? 40 : 940, y: 200 + (index % 4) * 31, indent: 210, widthMax: 620 }),
  );
  const number = write(`No. ${numberOfFamily(family)}`, { x: 40, y: 150, size: 34, face: mono, weight: 700 });
  return sheet(
    kkSize.width,
    kkSize.height,
    'KARTU KELUARGA CONTOH UNTUK UJI COBA',
    [number, ...lines, table(family)].join('\n'),
  );
}

/** The card as data, for tests that compare what was read with what is there. */
export function kkRecord(seed: string, family: Family) {
  return {
    specimen: true,
    stamp: stampWords,
    notice,
    document: 'kk',
    seed,
    familyNumber: numberOfFamily(family),
    registeredOn: isoDate(family.registered),
    ...family.address,
    members: family.members.map((member) => ({
      nik: nikOfMember(family, member),
      name: member.name,
      sex: member.sex,
      birthPlace: member.birthPlace,
      birthDate: isoDate(member.birth),
      relation: member.relation,
      religion: member.religion,
      education: member.education,
      occupation: member.occupation,
    })),
  };
}
