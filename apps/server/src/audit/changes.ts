/** What an admin's call changed. */
import type { AuditChange, AuditValue } from '@apiyard/api/contract/site/audit';

const changesMax = 30;
const valueLengthMax = 200;

/** Members that change with every call. */
const passedOver = new Set(['version', 'updatedAt']);

/** The members of `before` that differ in `after`, by name; those of inner objects and lists by their path. */
export function changesOf(before: object, after: object): AuditChange[] {
  const old = valuesIn(before);
  const now = valuesIn(after);
  const names = Object.keys(before);
  const within = (path: string) => names.includes(path.split('/', 1)[0] ?? '');
  return Array.from(new Set([...old.keys(), ...Array.from(now.keys()).filter(within)]))
    .filter((name) => !passedOver.has(name) && (old.get(name) ?? null) !== (now.get(name) ?? null))
    .slice(0, changesMax)
    .map((name) => ({ name, before: shortened(old.get(name) ?? null), after: shortened(now.get(name) ?? null) }));
}

function valuesIn(value: unknown, path = ''): Map<string, AuditValue> {
  if (typeof value === 'object' && value !== null)
    return new Map(
      Object.entries(value).flatMap(([name, inner]) => [...valuesIn(inner, path === '' ? name : `${path}/${name}`)]),
    );
  return new Map(value === undefined ? [] : [[path, value as AuditValue]]);
}

const shortened = (value: AuditValue): AuditValue =>
  typeof value === 'string' && value.length > valueLengthMax
    ? `${value.slice(0, valueLengthMax).toWellFormed()}…`
    : value;
