/** Picture for shared links (Open Graph): a grid of tools with a different one highlighted on each page. 1200 × 630. */

/** Icons of the tools: braces, code squares, clock, moon, die, picture, letter, puzzle, key, list. */
const signs = [
  'M-8-12c-5 0-5 3-5 6s0 6-4 6c4 0 4 3 4 6s0 6 5 6M8-12c5 0 5 3 5 6s0 6 4 6c-4 0-4 3-4 6s0 6-5 6',
  'M-14-14h10v10h-10zM4-14h10v10H4zM-14 4h10v10h-10zM4 4h3m4 0h3M4 14h4m3 0h3',
  'M0-16a16 16 0 1 1 0 32 16 16 0 0 1 0-32M0-9V0l6 4',
  'M1-15a16 16 0 1 0 14 23A14 14 0 0 1 1-15',
  'M-14-14h28v28h-28zM-7-7h.01M7-7h.01M0 0h.01M-7 7h.01M7 7h.01',
  'M-16-14h32v28h-32zM-16 8l9-9 7 7 5-5 11 9M6-6h.01',
  'M-16-12h32v24h-32zM-16-11 0 1l16-12',
  'M-14-10h9a5 5 0 1 1 10 0h9v9a5 5 0 1 1 0 10v5h-28z',
  'M-16 0a7 7 0 1 1 14 0 7 7 0 0 1-14 0M-2 0h18v6M10 0v5',
  'M-14-10h.01M-14 0h.01M-14 10h.01M-7-10h21M-7 0h21M-7 10h14',
] as const;

const columns = 5;
const rows = 3;
const step = 190;
const bay = 116;

/** @param page index of the page; decides which tool is highlighted */
export function socialPicture(page: number): string {
  const open = (page * 4 + 7) % (columns * rows);
  const at = (index: number) => ({
    x: 600 + ((index % columns) - 2) * step,
    y: 315 + (Math.floor(index / columns) - 1) * step,
  });
  const places = Array.from({ length: columns * rows }, (_, index) => ({ ...at(index), index }));
  const ways = places.flatMap(({ x, y, index }) => [
    ...(index % columns < columns - 1 ? [`M${x + bay / 2} ${y}h${step - bay}`] : []),
    ...(index < columns * (rows - 1) ? [`M${x} ${y + bay / 2}v${step - bay}`] : []),
  ]);
  const bays = places.map(({ x, y, index }) => {
    const isOpen = index === open;
    const half = bay / 2;
    return `<rect x="${x - half}" y="${y - half}" width="${bay}" height="${bay}" rx="26" fill="${isOpen ? '#fff' : '#6a90fb'}" stroke="${isOpen ? '#fff' : '#86a6fd'}" stroke-width="2"/>
<path transform="translate(${x} ${y}) scale(1.7)" d="${signs[(index + page) % signs.length]}" stroke="${isOpen ? '#3559c7' : '#dfe8ff'}" stroke-width="2.4"/>`;
  });
  const { x, y } = at(open);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" fill="none" stroke-linecap="round" stroke-linejoin="round">
<rect width="1200" height="630" fill="#4f79f0"/>
<path d="${ways.join('')}" stroke="#bfd0ff" stroke-width="4" stroke-dasharray="1 12"/>
${bays.join('\n')}
<circle cx="${x + bay / 2 + (step - bay) / 2}" cy="${y}" r="9" fill="#49beff" stroke="#fff" stroke-width="3"/>
</svg>`;
}
