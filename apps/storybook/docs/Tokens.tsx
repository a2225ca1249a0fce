import { makeScale } from '@apiyard/ui/theme/make-scale';
import { makeTheme } from '@apiyard/ui/theme/make-theme';
import { themeNames, themes } from '@apiyard/ui/theme/themes/all';
import { leavesOf, listTokens } from '@apiyard/ui/theme/token-list';
import { modes } from '@apiyard/ui/theme/tokens';
import type { ThemeName } from '@apiyard/ui/theme/themes/all';

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
  const colors = listTokens(theme).filter(({ path }) => path.startsWith('color.'));
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
        {colors.map(({ path, light, dark }) => (
          <tr key={path}>
            <td>
              <code>{path}</code>
            </td>
            {[light, dark].map((color, at) => (
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
        {leavesOf(makeScale()[group], group).map(([path, value]) => (
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
