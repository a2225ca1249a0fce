/** Values that no theme changes: space, type, sizes, durations. Written in px and ms, converted to rem and ms. */

const rem = (px: number) => `${px / 16}rem`;
const px = (value: number) => `${value}px`;
const ms = (value: number) => `${value}ms`;

const unit = 8;
const space = (units: number) => rem(units * unit);
const type = (sizePx: number, lineHeightPx: number, weight: number) => ({
  size: rem(sizePx),
  lineHeight: `${Math.round((lineHeightPx / sizePx) * 1000) / 1000}`,
  weight: `${weight}`,
});

/** The corner radius of the customizer, which sets `--apiyard-radius: 7px` on `<html>`. */
const cardRadius = 'var(--apiyard-radius, 7px)';

const fallbacks = "'Plus Jakarta Sans Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
const latin = `'Plus Jakarta Sans Variable', ${fallbacks}`;

/** Font stacks for scripts that the brand's font does not include. Latin text still uses the brand's font. */
export const scriptFonts = {
  ar: `'Plus Jakarta Sans Variable', 'SF Arabic', 'Segoe UI', 'Noto Sans Arabic', 'Noto Naskh Arabic', Tahoma, 'DejaVu Sans', sans-serif`,
  zh: `'Plus Jakarta Sans Variable', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', 'Source Han Sans SC', sans-serif`,
};

/** Line height of headings in Arabic, whose letters reach 0.46 em below the line: that of Latin text would cut them. */
export const arabicHeadingLine = '1.5';

export function makeScale() {
  return {
    /** In units of 8 px. Halves are for the padding of controls. */
    space: {
      0.5: space(0.5),
      1: space(1),
      1.5: space(1.5),
      2: space(2),
      3: space(3),
      4: space(4),
      5: space(5),
      6: space(6),
      8: space(8),
      12: space(12),
    },
    font: {
      /** The brand's font has a space of 0.17 em, which is too narrow for small text. */
      wordSpacing: '0.08em',
      body: latin,
      mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Segoe UI Mono', 'Roboto Mono', 'Liberation Mono', Menlo, Consolas, monospace",
    },
    type: {
      h1: type(36, 44, 600),
      h2: type(30, 38, 600),
      h3: type(24, 32, 600),
      h4: type(21, 28, 600),
      h5: type(18, 26, 600),
      h6: type(16, 24, 600),
      body: type(14, 21, 400),
      small: type(12, 18, 400),
    },
    weight: { regular: '400', medium: '500', heading: '600', bold: '700' },
    radius: {
      card: cardRadius,
      /** Buttons and fields follow the cards, but never become pills. */
      control: `min(${cardRadius}, 12px)`,
      small: `calc(min(${cardRadius}, 12px) / 2)`,
      pill: '999px',
    },
    size: {
      sidebar: px(270),
      sidebarMini: px(87),
      topbar: px(70),
      container: px(1200),
      control: rem(40),
      controlDense: rem(32),
      iconButton: rem(30),
      touch: px(44),
      row: rem(48),
      rowDense: rem(36),
      icon: rem(20),
      iconSmall: rem(16),
      checkbox: rem(18),
      cardPadding: rem(15),
      cardContent: rem(24),
      /** Maximum readable line length. */
      measure: '72ch',
      line: px(1),
      /** The line at the start of a selected row. */
      mark: px(3),
      ring: px(2),
      ringGap: px(2),
    },
    layer: {
      sticky: '1000',
      header: '1100',
      drawer: '1200',
      modal: '1300',
      snackbar: '1400',
      tooltip: '1500',
    },
    /** All become 0 when the person prefers reduced motion. */
    duration: { quick: ms(150), exit: ms(195), enter: ms(225), slow: ms(375) },
    easing: {
      move: 'cubic-bezier(0.4, 0, 0.2, 1)',
      enter: 'cubic-bezier(0, 0, 0.2, 1)',
      exit: 'cubic-bezier(0.4, 0, 1, 1)',
    },
  };
}
