import { contrast } from '@apiyard/ui/theme/colour';
import { contrastPairs } from '@apiyard/ui/theme/contrast-pairs';
import { makeTheme } from '@apiyard/ui/theme/make-theme';
import { themeNames, themes } from '@apiyard/ui/theme/themes/all';
import { modes } from '@apiyard/ui/theme/tokens';

/** The lowest contrast of every pair that components use, over all themes and modes. */
function measure() {
  const combinations = themeNames.flatMap((name) =>
    modes.map((mode) => ({ combination: `${name} ${mode}`, color: makeTheme(themes[name], mode).color })),
  );
  const lowest = new Map<
    string,
    { name: string; least: number; at: string; needed: number; front: string; back: string }
  >();
  for (const { combination, color } of combinations) {
    for (const { name, front, back, ratio } of contrastPairs(color)) {
      const found = contrast(front, back);
      const known = lowest.get(name);
      if (known === undefined || found < known.least)
        lowest.set(name, { name, least: found, at: combination, needed: ratio, front, back });
    }
  }
  return {
    pairs: [...lowest.values()].toSorted((one, other) => one.least / one.needed - other.least / other.needed),
    combinations: combinations.length,
  };
}

export function ContrastTable() {
  const { pairs, combinations } = measure();
  const short = pairs.filter(({ least, needed }) => least < needed);
  return (
    <>
      <p>
        {pairs.length} pairs in {combinations} combinations of theme and mode; {short.length} below the minimum.
      </p>
      <table>
        <thead>
          <tr>
            <th>Pair</th>
            <th>Sample</th>
            <th>Lowest contrast</th>
            <th>Minimum</th>
            <th>Theme and mode</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ name, least, at, needed, front, back }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>
                <span style={{ padding: '0.25rem 0.5rem', borderRadius: '0.25rem', color: front, background: back }}>
                  Text
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
