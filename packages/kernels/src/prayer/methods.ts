import type { CalculationParameters } from 'adhan';
import { CalculationMethod } from 'adhan';

/** Conventions of authorities, by the names of `adhan`. `custom` has angles of its own. */
const makers = {
  'muslim-world-league': CalculationMethod.MuslimWorldLeague,
  egyptian: CalculationMethod.Egyptian,
  karachi: CalculationMethod.Karachi,
  'umm-al-qura': CalculationMethod.UmmAlQura,
  dubai: CalculationMethod.Dubai,
  moonsighting: CalculationMethod.MoonsightingCommittee,
  'north-america': CalculationMethod.NorthAmerica,
  kuwait: CalculationMethod.Kuwait,
  qatar: CalculationMethod.Qatar,
  singapore: CalculationMethod.Singapore,
  tehran: CalculationMethod.Tehran,
  turkey: CalculationMethod.Turkey,
  custom: CalculationMethod.Other,
} as const;

export type Method = keyof typeof makers;
export const methods = Object.keys(makers) as readonly Method[];

export const parametersOf = (method: Method): CalculationParameters => makers[method]();

/** Umm al-Qura University: Isha is two hours after Maghrib in Ramadan, and 90 minutes in other months. */
export const ishaMinutesInRamadan = 120;
