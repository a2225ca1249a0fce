import type { Der } from './der.ts';
import { membersOf, oidOf, textOf } from './der.ts';
import { attributeNames } from './names.ts';

/** A distinguished name: its attributes in order, and as one text with the last first (RFC 4514). */
export function nameOf(name: Der) {
  const sets = membersOf(name).map((set) =>
    membersOf(set).map((attribute) => {
      const [type, value] = membersOf(attribute);
      const oid = oidOf(type);
      return { name: attributeNames[oid] ?? oid, value: value === undefined ? '' : textOf(value) };
    }),
  );
  const text = sets
    .toReversed()
    .map((set) => set.map(({ name, value }) => `${name}=${escaped(value)}`).join('+'))
    .join(',');
  return { text, attributes: sets.flat() };
}

const escaped = (value: string) =>
  value
    .replaceAll(/["+,;<>\\]/g, String.raw`\$&`)
    .replace(/^[ #]/, String.raw`\$&`)
    .replace(/ $/, String.raw`\ `)
    .replaceAll('\0', String.raw`\00`);
