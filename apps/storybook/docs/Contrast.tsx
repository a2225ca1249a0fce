import { contrast, hueDistance } from '@apiyard/ui/theme/colour';
import { contrastPairs, hueSlots, separationPairs } from '@apiyard/ui/theme/contrast-pairs';
import { makeTheme } from '@apiyard/ui/theme/make-theme';
import { themeNames, themes } from '@apiyard/ui/theme/themes/all';
import { modes } from '@apiyard/ui/theme/tokens';

const combinations = themeNames.flatMap((name) =>
  modes.map((mode) => ({ name, mode, values: makeTheme(themes[name], mode) })),
);

interface Measured {
  name: string;
  least: number;
  at: string;
  needed: number;
  front: string;
  back: string;
}

/** The lowest contrast of every pair that components use, over these themes and modes. */
function measure(chosen: typeof combinations, pairsOf: typeof contrastPairs | typeof separationPairs): Measured[] {
  const lowest = new Map<string, Measured>();
  for (const { name: theme, mode, values } of chosen) {
    const pairs = pairsOf === separationPairs ? separationPairs(values) : contrastPairs(values.color);
    for (const { name, front, back, ratio } of pairs) {
      const found = contrast(front, back);
      const known = lowest.get(name);
      if (known === undefined || found < known.least)
        lowest.set(name, { name, least: found, at: `${theme} ${mode}`, needed: ratio, front, back });
    }
  }
  return [...lowest.values()].toSorted((one, other) => one.least / one.needed - other.least / other.needed);
}

/** Text, icons and edges of controls, in both modes. */
export function ContrastTable() {
  return <Pairs pairs={measure(combinations, contrastPairs)} combinations={combinations.length} />;
}

/** Surfaces, rows and filled controls, in dark mode. */
export function SeparationTable() {
  const dark = combinations.filter(({ mode }) => mode === 'dark');
  return <Pairs pairs={measure(dark, separationPairs)} combinations={dark.length} />;
}

function Pairs({ pairs, combinations }: { pairs: readonly Measured[]; combinations: number }) {
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

/** How far the hues of the primary and the error colour are apart, by theme. */
export function HueTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Theme</th>
          <th>Sample</th>
          <th>Smallest difference in hue</th>
          <th>Minimum</th>
        </tr>
      </thead>
      <tbody>
        {themeNames.map((name) => {
          const found = combinations.filter((combination) => combination.name === name);
          const least = Math.min(
            ...found.flatMap(({ values: { color } }) =>
              hueSlots.map((slot) => hueDistance(color.primary[slot], color.error[slot])),
            ),
          );
          const { primary, error } = makeTheme(themes[name], 'light').color;
          return (
            <tr key={name}>
              <td>{name}</td>
              <td>
                {[primary, error].map(({ fill, onFill }, index) => (
                  <span
                    key={fill}
                    style={{ padding: '0.25rem 0.5rem', borderRadius: '0.25rem', color: onFill, background: fill }}
                  >
                    {index === 0 ? 'Save' : 'Delete'}
                  </span>
                ))}
              </td>
              <td>{least.toFixed(0)}°</td>
              <td>30°</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
