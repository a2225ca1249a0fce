import { numberIn } from './number.ts';

export const filters = [
  'equals',
  'differs',
  'contains',
  'lacks',
  'starts',
  'ends',
  'greater',
  'atLeast',
  'less',
  'atMost',
  'empty',
  'filled',
] as const;
export type Filter = (typeof filters)[number];

/** Whether a cell passes. Greater and less compare numbers when both are numbers, else texts. */
export function passes(cell: string, filter: Filter, value: string): boolean {
  switch (filter) {
    case 'equals':
      return cell === value;
    case 'differs':
      return cell !== value;
    case 'contains':
      return cell.includes(value);
    case 'lacks':
      return !cell.includes(value);
    case 'starts':
      return cell.startsWith(value);
    case 'ends':
      return cell.endsWith(value);
    case 'empty':
      return cell.trim() === '';
    case 'filled':
      return cell.trim() !== '';
    default: {
      if (cell.trim() === '') return false;
      const [a, b] = [numberIn(cell), numberIn(value)];
      const order = a !== null && b !== null ? a - b : cell < value ? -1 : cell > value ? 1 : 0;
      if (filter === 'greater') return order > 0;
      if (filter === 'atLeast') return order >= 0;
      return filter === 'less' ? order < 0 : order <= 0;
    }
  }
}
