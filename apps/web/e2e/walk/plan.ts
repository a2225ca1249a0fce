/** The visits of a walk: every pair of page, role, language and width at least once, or all combinations. */
import type { Place, Role } from './places.ts';
import { roles } from './places.ts';

export const languages = ['en', 'fr', 'ar', 'ch'] as const;
export type WalkLanguage = (typeof languages)[number];
/** In px: a phone, a laptop. */
export const widths = [375, 1280] as const;
export type Width = (typeof widths)[number];

export interface Step {
  readonly place: Place;
  readonly role: Role;
  readonly language: WalkLanguage;
  readonly width: Width;
}

/**
 * Each page in each language, with alternating people and widths. One counter drives both, so that after six steps every
 * person has had every width, and with four languages every person visits every page.
 */
export function pairwise(places: readonly Place[]): Step[] {
  return places.flatMap((place, at) =>
    languages.map((language, turn): Step => ({
      place,
      language,
      role: inTurn(roles, at + turn),
      width: inTurn(widths, at + turn),
    })),
  );
}

export function everyVisit(places: readonly Place[]): Step[] {
  return places.flatMap((place) =>
    languages.flatMap((language) =>
      roles.flatMap((role) => widths.map((width): Step => ({ place, role, language, width }))),
    ),
  );
}

/** The tab of a step: role, language and width. */
export const walkerOf = ({ role, language, width }: Step): string => `${role} ${language} ${width}`;

/** Orders the steps so that a few people take turns, then the next few. */
export function sideBySide(steps: readonly Step[], walkersMax: number): Step[] {
  const walks = [...Map.groupBy(steps, walkerOf).values()];
  return walks.flatMap((_walk, at) => {
    if (at % walkersMax !== 0) return [];
    const together = walks.slice(at, at + walkersMax);
    return Array.from({ length: Math.max(...together.map(({ length }) => length)) }, (_, turn) =>
      together.flatMap((walk) => walk[turn] ?? []),
    ).flat();
  });
}

function inTurn<Value>(values: readonly [Value, ...Value[]], turn: number): Value {
  return values[turn % values.length] ?? values[0];
}
