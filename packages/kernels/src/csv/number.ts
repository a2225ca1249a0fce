/** The number that a cell has, or null: `1`, `-0.5`, `1e3`, with spaces around it. */
export function numberIn(cell: string): number | null {
  const text = cell.trim();
  return /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/.test(text) ? Number(text) : null;
}
