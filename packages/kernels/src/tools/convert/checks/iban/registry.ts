/**
 * National formats of the IBAN registry (ISO 13616, SWIFT release 99 with Honduras and Yemen). Parts of the BBAN: b bank,
 * s branch, a account, k national check digits, o other; then the length and n digits, a capital letters, c both.
 */
const formats = `
AD b4n s4n a12c
AE b3n a16n
AL b3n s4n k1n a16c
AT b5n a11n
AZ b4a a20c
BA b3n s3n a8n k2n
BE b3n a7n k2n
BG b4a s4n o2n a8c
BH b4a a14c
BI b5n s5n a11n k2n
BR b8n s5n a10n o1a o1c
BY b4c o4n a16c
CH b5n a12c
CR b4n a14n
CY b3n s5n a16c
CZ b4n a6n a10n
DE b8n a10n
DJ b5n s5n a11n k2n
DK b4n a9n a1n
DO b4c a20n
EE b2n s2n a11n k1n
EG b4n s4n a17n
ES b4n s4n k2n a10n
FI b3n a11n
FK b2a a12n
FO b4n a9n a1n
FR b5n s5n a11c k2n
GB b4a s6n a8n
GE b2a a16n
GI b4a a15c
GL b4n a9n a1n
GR b3n s4n a16c
GT b4c a20c
HN b4a a20n
HR b7n a10n
HU b3n s4n k1n a15n k1n
IE b4a s6n a8n
IL b3n s3n a13n
IQ b4a s3n a12n
IS b2n s2n o2n a6n o10n
IT k1a b5n s5n a12c
JO b4a s4n a18c
KW b4a a22c
KZ b3n a13c
LB b4n a20c
LC b4a a24c
LI b5n a12c
LT b5n a11n
LU b3n a13c
LV b4a a13c
LY b3n s3n a15n
MC b5n s5n a11c k2n
MD b2c a18c
ME b3n a13n k2n
MK b3n a10c k2n
MN b4n a12n
MR b5n s5n a11n k2n
MT b4a s5n a18c
MU b4a b2n s2n a12n o3n o3a
NI b4a a20n
NL b4a a10n
NO b4n a6n k1n
OM b3n a16c
PK b4a a16c
PL b3n s4n k1n a16n
PS b4a a21c
PT b4n s4n a11n k2n
QA b4a a21c
RO b4a a16c
RS b3n a13n k2n
RU b9n s5n a15c
SA b2n a18c
SC b4a b2n s2n a16n o3a
SD b2n a12n
SE b3n a16n k1n
SI b5n a8n k2n
SK b4n a6n a10n
SM k1a b5n s5n a12c
SO b4n s3n a12n
ST b4n s4n a11n k2n
SV b4a a20n
TL b3n a14n k2n
TN b2n s3n a13n k2n
TR b5n o1n a16c
UA b6n a19c
VA b3n a15n
VG b4a a16n
XK b2n s2n a10n k2n
YE b4a s4n a18c
`;

/** Countries of the Single Euro Payments Area, by the codes of their IBANs (European Payments Council, 2025). */
const sepa = new Set(
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(
    ' ',
  ),
);

type Role = 'b' | 's' | 'a' | 'k' | 'o';

export interface BbanPart {
  readonly role: Role;
  readonly length: number;
  readonly kind: 'n' | 'a' | 'c';
}

const partOf = (text: string): BbanPart => ({
  role: text.charAt(0) as Role,
  length: Number(text.slice(1, -1)),
  kind: text.slice(-1) as BbanPart['kind'],
});

/** The parts of the BBAN of each country, by its code. */
export const registry: ReadonlyMap<string, readonly BbanPart[]> = new Map(
  formats
    .trim()
    .split('\n')
    .map((line) => {
      const [country = '', ...parts] = line.split(' ');
      return [country, parts.map(partOf)];
    }),
);

export const isSepa = (country: string) => sepa.has(country);
