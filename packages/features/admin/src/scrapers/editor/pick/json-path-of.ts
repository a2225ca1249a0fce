/** JSONPaths (RFC 9535) for a value picked in a tree. */

export interface PathProposal {
  readonly jsonpath: string;
  readonly count: number;
}

type Step = { readonly name: string } | { readonly index: number } | 'any';

const plain = /^[\p{ID_Start}_][\p{ID_Continue}]*$/u;

/** Parses paths of names and indexes only. Null for anything else. */
function stepsOf(path: string): Step[] | null {
  const steps: Step[] = [];
  const token =
    /\.(?<name>[\p{ID_Start}_][\p{ID_Continue}]*)|\[(?:(?<index>\d+)|(?<any>\*)|'(?<quoted>(?:[^'\\]|\\.)*)')\]/uy;
  token.lastIndex = 1;
  while (token.lastIndex < path.length) {
    const groups = token.exec(path)?.groups;
    if (groups === undefined) return null;
    const { name, index, quoted } = groups;
    if (name !== undefined) steps.push({ name });
    else if (index !== undefined) steps.push({ index: Number(index) });
    else if (quoted === undefined) steps.push('any');
    else steps.push({ name: JSON.parse(`"${quoted.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`) as string });
  }
  return steps;
}

function pathOf(steps: readonly Step[]): string {
  return `$${steps
    .map((step) => {
      if (step === 'any') return '[*]';
      if ('index' in step) return `[${step.index}]`;
      return plain.test(step.name)
        ? `.${step.name}`
        : `['${JSON.stringify(step.name).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}']`;
    })
    .join('')}`;
}

function valuesAt(root: unknown, steps: readonly Step[]): unknown[] {
  return steps.reduce<unknown[]>(
    (values, step) =>
      values.flatMap((value): unknown[] => {
        if (typeof value !== 'object' || value === null) return [];
        if (step === 'any') return Object.values(value);
        const key = 'index' in step ? String(step.index) : step.name;
        return Object.hasOwn(value, key) ? [(value as Readonly<Record<string, unknown>>)[key]] : [];
      }),
    [root],
  );
}

const generalised = (steps: readonly Step[], from: number): Step[] =>
  steps.map((step, at) => (at >= from && step !== 'any' && 'index' in step ? 'any' : step));

function distinct(root: unknown, ways: readonly (readonly Step[])[]): PathProposal[] {
  const paths = new Map(ways.map((steps) => [pathOf(steps), valuesAt(root, steps).length]));
  return Array.from(paths, ([jsonpath, count]) => ({ jsonpath, count }))
    .filter(({ count }) => count > 0)
    .slice(0, 4);
}

/** Item paths for a value: the entries of the lists that contain it, innermost first, or of the list itself. */
export function itemPaths(root: unknown, path: string): PathProposal[] {
  const steps = stepsOf(path);
  if (steps === null) return [];
  const ways: Step[][] = [];
  const [pointed] = valuesAt(root, steps);
  if (Array.isArray(pointed)) ways.push([...steps, 'any'], [...generalised(steps, 0), 'any']);
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const step = steps[at];
    if (step === undefined || step === 'any' || !('index' in step)) continue;
    const upTo = steps.slice(0, at);
    ways.push([...upTo, 'any'], [...generalised(upTo, 0), 'any']);
  }
  return distinct(root, ways);
}

/**
 * Proposals for a value inside each item, or in the whole document if there are no items.
 * @param items the path of the items, such as `$.data[*]`; null if there are none
 * @param isMany whole lists are used
 */
export function fieldPaths(root: unknown, path: string, items: string | null, isMany: boolean): PathProposal[] {
  const steps = stepsOf(path);
  const base = items === null ? [] : stepsOf(items);
  if (steps === null || base === null || !startsWith(steps, base)) return [];
  const inside = steps.slice(base.length);
  const bases = valuesAt(root, base);
  const [pointed] = valuesAt(root, steps);
  const ways: Step[][] = [inside];
  if (inside.some((step) => step !== 'any' && 'index' in step)) ways.unshift(generalised(inside, 0));
  if (Array.isArray(pointed)) ways.unshift([...inside, 'any']);
  if (!isMany) ways.reverse();
  const paths = new Map(
    ways.map((way) => [pathOf(way), bases.reduce<number>((sum, value) => sum + valuesAt(value, way).length, 0)]),
  );
  return Array.from(paths, ([jsonpath, count]) => ({ jsonpath, count })).slice(0, 4);
}

function startsWith(steps: readonly Step[], base: readonly Step[]): boolean {
  return base.every((step, at) => {
    const own = steps[at];
    if (own === undefined || own === 'any') return false;
    if (step === 'any') return true;
    return 'index' in step ? 'index' in own && own.index === step.index : 'name' in own && own.name === step.name;
  });
}
