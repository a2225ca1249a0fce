import type { ThemeValues } from './make-theme.ts';
import { roleNames } from './tokens.ts';
import type { Hex } from './tokens.ts';

type Colors = ThemeValues['color'];

/** A foreground and background used in some component. `ratio` is the minimum of WCAG 2.2 AA. */
interface ContrastPair {
  name: string;
  front: Hex;
  back: Hex;
  ratio: 4.5 | 3;
}

/** Every pair that components may use. Add new ones here; the test checks their contrast. */
export function contrastPairs(color: Colors): ContrastPair[] {
  const pairs: ContrastPair[] = [];
  const add = (ratio: 4.5 | 3, front: [string, Hex], ...backs: [string, Hex][]) => {
    for (const back of backs) {
      pairs.push({ name: `${front[0]} on ${back[0]}`, front: front[1], back: back[1], ratio });
    }
  };
  const page: [string, Hex] = ['page', color.page];
  const paper: [string, Hex] = ['paper', color.paper];
  const surfaces: [string, Hex][] = [
    page,
    paper,
    ['sunken', color.sunken],
    ['hover', color.hover],
    ['selected', color.selected],
  ];

  add(4.5, ['text', color.text], ...surfaces);
  add(4.5, ['textQuiet', color.textQuiet], ...surfaces);
  add(3, ['textDisabled', color.textDisabled], page, paper);
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
    add(4.5, [`code.${token}`, hex], ['code.surface', surface], paper);
  }
  for (const [place, hex] of Object.entries(color.series)) {
    add(3, [`series.${place}`, hex], page, paper);
  }
  return pairs;
}
