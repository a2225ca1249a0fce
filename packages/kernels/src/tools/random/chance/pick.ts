import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { entriesOf } from '../../../random/lines.ts';
import { seeded } from '../../../random/seed.ts';
import { fraction } from '../../../random/wide.ts';

interface Input {
  readonly text: string;
  readonly weights: string;
  readonly count: number;
  readonly repeat: boolean;
  readonly seed?: string | undefined;
}

/** Draws entries of a list, one on each line, in the order in which they are drawn. */
export default function pick({ text, weights: weightText, count, repeat, seed: given }: Input) {
  const { entries, blank } = entriesOf(text);
  if (entries.length === 0) throw new InputFault('list_empty', { pointer: '/text' });
  const weights = weightsOf(weightText, entries.length);
  const possible = weights.filter((weight) => weight > 0).length;
  if (possible === 0) throw new InputFault('weights_zero', { pointer: '/weights' });
  if (!repeat && count > possible)
    throw new InputFault('list_short', { pointer: '/count', values: { entries: possible } });
  const { seed, random } = seeded(given);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const chances = weights.map((weight) => Math.round((weight / total) * 1e6) / 1e6);
  const isWeighted = weightText.trim() !== '';
  const places = isWeighted
    ? drawWeighted(weights, count, repeat, () => fraction(random))
    : drawEqual(entries.length, count, repeat, random.below);
  const notes: Note[] = blank > 0 ? [{ code: 'blank_lines', pointer: '/text', values: { count: blank } }] : [];
  return {
    picked: places.map((place) => ({ entry: entries[place] ?? '', place: place + 1, chance: chances[place] ?? 0 })),
    entries: entries.length,
    seed,
    notes,
  };
}

function weightsOf(text: string, entries: number): number[] {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  if (parts.length === 0) return Array.from({ length: entries }, () => 1);
  const weights = parts.map((part) => {
    const weight = /^\d+(?:\.\d+)?$/.test(part) ? Number(part) : Number.NaN;
    if (!(weight <= 1e9)) throw new InputFault('weight_invalid', { pointer: '/weights', values: { weight: part } });
    return weight;
  });
  if (weights.length !== entries)
    throw new InputFault('weights_count', { pointer: '/weights', values: { weights: weights.length, entries } });
  return weights;
}

function drawEqual(entries: number, count: number, repeat: boolean, below: (limit: number) => number): number[] {
  if (repeat) return Array.from({ length: count }, () => below(entries));
  const left = Array.from({ length: entries }, (_, at) => at);
  return Array.from({ length: count }, (_, at) => {
    const other = at + below(entries - at);
    const place = left[other] ?? 0;
    left[other] = left[at] ?? 0;
    return place;
  });
}

/** Without repeats, what was drawn no longer counts for the next draw. */
function drawWeighted(given: readonly number[], count: number, repeat: boolean, next: () => number): number[] {
  const weights = [...given];
  return Array.from({ length: count }, () => {
    let rest = next() * weights.reduce((sum, weight) => sum + weight, 0);
    let place = weights.findLastIndex((weight) => weight > 0);
    for (const [at, weight] of weights.entries()) {
      rest -= weight;
      if (rest < 0 && weight > 0) {
        place = at;
        break;
      }
    }
    if (!repeat) weights[place] = 0;
    return place;
  });
}
