import { makeScale } from '@apiyard/ui/theme/make-scale';
import { makeTheme } from '@apiyard/ui/theme/make-theme';
import { themeNames, themes } from '@apiyard/ui/theme/themes/all';
import { modes } from '@apiyard/ui/theme/tokens';
import type { ThemeName } from '@apiyard/ui/theme/themes/all';
import type { Mode } from '@apiyard/ui/theme/tokens';

interface Leaf {
  path: string;
  value: string;
}

/** Every value under a branch of tokens, with its path in `vars`. */
function leaves(branch: object, path = ''): Leaf[] {
  return Object.entries(branch).flatMap(([name, value]: [string, unknown]) => {
    const here = path === '' ? name : `${path}.${name}`;
    return typeof value === 'object' && value !== null ? leaves(value, here) : [{ path: here, value: String(value) }];
  });
}

function Swatch({ color }: { color: string }) {
  return (
    <span
      style={{
        display: 'inline-block',
        inlineSize: '1.5rem',
        blockSize: '1.5rem',
        borderRadius: '0.25rem',
        border: 'thin solid currentColor',
        background: color,
        verticalAlign: 'middle',
      }}
    />
  );
}

/** All colours of one theme, both modes side by side. */
export function ColorTable({ theme }: { theme: ThemeName }) {
  const [light, dark] = modes.map((mode: Mode) => leaves(makeTheme(themes[theme], mode).color, 'color'));
  return (
    <table>
      <thead>
        <tr>
          <th>vars</th>
          <th>Light</th>
          <th>Dark</th>
        </tr>
      </thead>
      <tbody>
        {light?.map(({ path, value }, index) => (
          <tr key={path}>
            <td>
              <code>{path}</code>
            </td>
            {[value, dark?.[index]?.value ?? ''].map((color, at) => (
              <td key={at}>
                <Swatch color={color} /> <code>{color}</code>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The primary role of all themes, in both modes. */
export function ThemeTable() {
  const slots = ['main', 'light', 'dark', 'text', 'border', 'fill', 'onFill'] as const;
  return (
    <table>
      <thead>
        <tr>
          <th>Theme</th>
          {slots.map((slot) => (
            <th key={slot}>{slot}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {themeNames.flatMap((name) =>
          modes.map((mode) => {
            const { primary } = makeTheme(themes[name], mode).color;
            return (
              <tr key={name + mode}>
                <td>
                  {name} {mode}
                </td>
                {slots.map((slot) => (
                  <td key={slot} title={primary[slot]}>
                    <Swatch color={primary[slot]} />
                  </td>
                ))}
              </tr>
            );
          }),
        )}
      </tbody>
    </table>
  );
}

/** One group of the scale, which is the same in all themes: `space`, `radius`, `size`, `layer`, `duration`. */
export function ScaleTable({ group }: { group: keyof ReturnType<typeof makeScale> }) {
  return (
    <table>
      <tbody>
        {leaves(makeScale()[group], group).map(({ path, value }) => (
          <tr key={path}>
            <td>
              <code>{path}</code>
            </td>
            <td>
              <code>{value}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
