import { contrast } from '@apiyard/ui/theme/colour';
import { contrastPairs } from '@apiyard/ui/theme/contrast-pairs';
import { makeTheme } from '@apiyard/ui/theme/make-theme';
import { themeNames, themes } from '@apiyard/ui/theme/themes/all';
import { modes } from '@apiyard/ui/theme/tokens';

/** Every pair that components use, measured in every theme and mode; the lowest figure of each pair is what counts. */
function measure() {
  const dresses = themeNames.flatMap((name) =>
    modes.map((mode) => ({ dress: `${name} ${mode}`, color: makeTheme(themes[name], mode).color })),
  );
  const lowest = new Map<
    string,
    { name: string; least: number; at: string; needed: number; front: string; back: string }
  >();
  for (const { dress, color } of dresses) {
    for (const { name, front, back, ratio } of contrastPairs(color)) {
      const found = contrast(front, back);
      const known = lowest.get(name);
      if (known === undefined || found < known.least)
        lowest.set(name, { name, least: found, at: dress, needed: ratio, front, back });
    }
  }
  return {
    pairs: [...lowest.values()].toSorted((one, other) => one.least / one.needed - other.least / other.needed),
    dresses: dresses.length,
  };
}

export function ContrastTable() {
  const { pairs, dresses } = measure();
  const short = pairs.filter(({ least, needed }) => least < needed);
  return (
    <>
      <p>
        {pairs.length} pairs in {dresses} combinations of theme and mode; {short.length} below what they need.
      </p>
      <table>
        <thead>
          <tr>
            <th>Pair</th>
            <th>Looks</th>
            <th>Lowest</th>
            <th>Needed</th>
            <th>Found in</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ name, least, at, needed, front, back }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>
                <span style={{ padding: '0.25rem 0.5rem', borderRadius: '0.25rem', color: front, background: back }}>
                  Words
                </span>
              </td>
              <td>{least.toFixed(2)}</td>
              <td>{needed}</td>
              <td>{at}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
