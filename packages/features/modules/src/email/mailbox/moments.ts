/** When to send or to return an email: the usual choices, in the time zone of the person. */
export const laterKinds = ['laterToday', 'tomorrow', 'nextWeek'] as const;
export type LaterKind = (typeof laterKinds)[number];

export interface Later {
  readonly kind: LaterKind;
  /** ISO 8601. */
  readonly at: string;
}

const morning = 8;
const hourMs = 3_600_000;

function morningIn(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, morning);
}

/** In three hours if that is before nine in the evening, tomorrow and next Monday at eight. */
export function laterThan(nowMs: number): Later[] {
  const now = new Date(nowMs);
  const soon = new Date(Math.ceil((nowMs + 3 * hourMs) / (hourMs / 2)) * (hourMs / 2));
  const isToday = soon.getDate() === now.getDate() && soon.getHours() < 21;
  const toMonday = (8 - now.getDay()) % 7 || 7;
  const choices: [LaterKind, Date][] = [
    ...(isToday ? [['laterToday', soon] as [LaterKind, Date]] : []),
    ['tomorrow', morningIn(now, 1)],
    ['nextWeek', morningIn(now, toMonday)],
  ];
  return choices.map(([kind, at]) => ({ kind, at: at.toISOString() }));
}
