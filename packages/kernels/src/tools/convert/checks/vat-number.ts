import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { structures } from './vat/structures.ts';

interface Input {
  readonly text: string;
}

/** Checks the structure and the check digits of a VAT number, without asking a register. */
export default async function vatNumber({ text }: Input) {
  const given = text.toUpperCase().replaceAll(/[\s.\-‐-―/,]/gu, '');
  const prefix = prefixOf(given);
  const number = given.slice(prefix === 'EL' ? 2 : prefix.length);
  const structure = structures[prefix];
  if (structure === undefined)
    throw new InputFault('unknown_country', { pointer: '/text', values: { prefix: given.slice(0, 2) } });
  const notes: Note[] = [];
  const isWellFormed = structure.pattern.test(number);
  if (!isWellFormed) notes.push({ code: 'wrong_structure', pointer: '/text', values: { shapes: structure.shapes } });
  const isChecked = isWellFormed && (await hasCheckDigits(prefix, number));
  if (isWellFormed && !isChecked) notes.push({ code: 'wrong_check_digits', pointer: '/text' });
  notes.push({ code: 'not_registered' });
  return {
    valid: isChecked,
    vatNumber: `${prefix}${number}`,
    country: structure.country,
    number,
    structure: structure.shapes,
    isWellFormed,
    notes,
  };
}

/** CHE for Switzerland; Greece uses EL, and GR is read too. */
function prefixOf(given: string): string {
  const prefix = given.startsWith('CHE') ? 'CHE' : given.slice(0, 2);
  if (!/^[A-Z]{2,3}$/u.test(prefix)) throw new InputFault('no_country', { pointer: '/text' });
  return prefix === 'GR' ? 'EL' : prefix;
}

async function hasCheckDigits(prefix: string, number: string): Promise<boolean> {
  const { validators } = await import('./vat/validators.ts');
  const validator = validators[prefix];
  if (prefix === 'CHE') return validator?.validate(`CHE${number.slice(0, 9)}MWST`).isValid ?? false;
  if (prefix === 'NO') return validator?.validate(`NO${number.slice(0, 9)}MVA`).isValid ?? false;
  return validator?.validate(number).isValid ?? false;
}
