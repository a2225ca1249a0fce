import type { ThemeValues } from './make-theme.ts';
import { roleNames } from './tokens.ts';
import type { Hex } from './tokens.ts';

type Colors = ThemeValues['color'];

/** Two colours that meet in some component. `ratio` is their minimum. */
interface ContrastPair<Ratio extends number> {
  name: string;
  front: Hex;
  back: Hex;
  ratio: Ratio;
}

/** Every pair that components may use, with the minimum of WCAG 2.2 AA. Add new ones here; the test checks them. */
export function contrastPairs(color: Colors): ContrastPair<4.5 | 3>[] {
  const pairs: ContrastPair<4.5 | 3>[] = [];
  const add = (ratio: 4.5 | 3, front: [string, Hex], ...backs: [string, Hex][]) => {
    for (const back of backs) {
      pairs.push({ name: `${front[0]} on ${back[0]}`, front: front[1], back: back[1], ratio });
    }
  };
  const page: [string, Hex] = ['page', color.page];
  const paper: [string, Hex] = ['paper', color.paper];
  const raised: [string, Hex] = ['raised', color.raised];
  const surfaces: [string, Hex][] = [
    page,
    paper,
    raised,
    ['sunken', color.sunken],
    ['hover', color.hover],
    ['selected', color.selected],
  ];

  add(4.5, ['text', color.text], ...surfaces);
  add(4.5, ['textQuiet', color.textQuiet], ...surfaces);
  add(3, ['textDisabled', color.textDisabled], page, paper, raised);
  add(3, ['controlBorder', color.controlBorder], ...surfaces);
  add(3, ['focusRing', color.focusRing], ...surfaces);

  for (const role of roleNames) {
    const slots = color[role];
    const light: [string, Hex] = [`${role}.light`, slots.light];
    add(4.5, [`${role}.text`, slots.text], ...surfaces);
    add(4.5, [`${role}.onLight`, slots.onLight], light);
    add(4.5, ['text', color.text], light);
    add(3, [`${role}.border`, slots.border], ...surfaces, light);
    add(4.5, [`${role}.onFill`, slots.onFill], [`${role}.fill`, slots.fill]);
    add(4.5, [`${role}.onFill`, slots.onFill], [`${role}.fillHover`, slots.fillHover]);
  }

  const { surface, ...tokens } = color.code;
  for (const [token, hex] of Object.entries(tokens)) {
    add(4.5, [`code.${token}`, hex], ['code.surface', surface], paper, raised);
  }
  for (const [place, hex] of Object.entries(color.series)) {
    add(3, [`series.${place}`, hex], page, paper, raised);
  }
  return pairs;
}

/** What has to be seen in dark mode without shadows: surfaces by their edge, rows by their fill, and filled controls. */
export function separationPairs({ color, card }: Pick<ThemeValues, 'color' | 'card'>): ContrastPair<1.5 | 3>[] {
  const { page, paper, raised, hover, selected } = color;
  const pairs: ContrastPair<1.5 | 3>[] = [
    { name: 'edge of a card on page', front: card.borderColor as Hex, back: page, ratio: 1.5 },
    { name: 'edge of a card on paper', front: card.borderColor as Hex, back: paper, ratio: 1.5 },
    ...Object.entries({ page, paper, raised }).map(([name, back]) => ({
      name: `edge of a raised surface on ${name}`,
      front: color.raisedBorder,
      back,
      ratio: 1.5 as const,
    })),
  ];
  for (const [name, back] of Object.entries({ paper, raised })) {
    pairs.push({ name: `hovered row on ${name}`, front: hover, back, ratio: 1.5 });
    pairs.push({ name: `selected row on ${name}`, front: selected, back, ratio: 1.5 });
  }
  for (const role of roleNames) {
    const { fill, fillHover } = color[role];
    pairs.push({ name: `${role}.fill on page`, front: fill, back: page, ratio: 3 });
    pairs.push({ name: `${role}.fillHover on page`, front: fillHover, back: page, ratio: 3 });
  }
  return pairs;
}

/** The slots of the primary and the error role that buttons, links and charts show. */
export const hueSlots = ['main', 'fill', 'fillHover', 'text', 'onLight', 'border'] as const;
