import type { Page } from 'playwright';

const stopsMax = 40;

/** The tab stops of a story. */
export interface FocusWalk {
  /** That were checked. */
  stops: number;
  /** Stops without a visible focus, one sentence each. */
  unseen: string[];
}

/**
 * Tabs through a story and checks that each stop has a focus ring of 2 px with a contrast of 3:1 to its background
 * (WCAG 2.2, 2.4.7 and 1.4.11). The ring may be on the element, on its container (a field around its input) or on an
 * adjacent mark (a hidden checkbox).
 */
export async function walkFocus(page: Page): Promise<FocusWalk> {
  const unseen: string[] = [];
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.removeAllRanges();
  });
  const checked = new Set<string>();
  const leftAlone = new Set<string>();
  let before = '';
  for (let presses = 0; presses < stopsMax; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (stop === null) break;
    const { place, name, isSeen, isLeftAlone, hasOwnStops } = stop;
    const isKnown = checked.has(place) || leftAlone.has(place);
    // Back at the start, in a layer that keeps the focus. Within a frame or a player, the page sees the same element.
    if (isKnown && !(hasOwnStops && place === before)) break;
    before = place;
    (isLeftAlone ? leftAlone : checked).add(place);
    if (!isLeftAlone && !isSeen) unseen.push(name);
  }
  return { stops: checked.size, unseen };
}

interface Stop {
  place: string;
  name: string;
  isSeen: boolean;
  /** Not checked. */
  isLeftAlone: boolean;
  hasOwnStops: boolean;
}

/** Runs in the page. */
function lookAtFocus(): Stop | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement || focused instanceof SVGElement) || focused === document.body) return null;

  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const paint = (colors: readonly string[]): readonly [number, number, number] => {
    if (canvas === null) return [0, 0, 0];
    canvas.fillStyle = 'white';
    canvas.fillRect(0, 0, 1, 1);
    for (const color of colors) {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
  const luminance = (rgb: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = rgb.map((value) =>
      value / 255 <= 0.040_45 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: readonly number[], other: readonly number[]) => {
    const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
    return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
  };
  const behind = (element: Element | null) => {
    const colors: string[] = [];
    for (let at = element; at !== null; at = at.parentElement) colors.unshift(getComputedStyle(at).backgroundColor);
    return colors;
  };
  const rings = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset, borderTopWidth, borderTopColor } =
      getComputedStyle(element);
    if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return false;
    if (outlineStyle === 'auto') return true;
    // An inner ring is on the element's background; an outer one is on that of its surroundings.
    const ground = behind(parseFloat(outlineOffset) < 0 ? element : element.parentElement);
    if (contrast(paint([...ground, outlineColor]), paint(ground)) >= 3) return true;
    // The thumb of a colour slider is on a gradient: two edges with contrast to each other are visible on any background.
    return (
      focused.matches('[type=range]') &&
      parseFloat(borderTopWidth) >= 2 &&
      contrast(paint([...ground, outlineColor]), paint([...ground, borderTopColor])) >= 3
    );
  };

  const near: Element[] = [focused];
  for (let at = focused.parentElement, steps = 0; at !== null && steps < 6; at = at.parentElement, steps += 1)
    near.push(at);
  const pointedAt = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '');
  if (pointedAt !== null) near.push(pointedAt);
  const label = focused.closest('label');
  near.push(
    ...focused.querySelectorAll('*'),
    ...(label === null ? [] : label.querySelectorAll('*')),
    ...(focused.nextElementSibling === null ? [] : [focused.nextElementSibling]),
  );
  const box = focused.getBoundingClientRect();
  const path: string[] = [];
  for (let at: Element | null = focused; at !== null; at = at.parentElement)
    path.push(`${at.tagName}${[...(at.parentElement?.children ?? [])].indexOf(at)}`);
  return {
    place: path.join(),
    name: `${focused.tagName.toLowerCase()} '${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}' at ${Math.round(box.left)},${Math.round(box.top)}`,
    isSeen: near.some(rings),
    // Items of an open menu or list are reached by arrows, not by Tab; players and pages in frames draw their own rings.
    isLeftAlone: focused.matches('[role^=menuitem], [role=option], audio, video, iframe'),
    hasOwnStops: focused.matches('audio, video, iframe'),
  };
}
