import { InputFault } from '../../../../faults/input-fault.ts';

/** The locale, which `Intl` accepts. */
export function localeOf(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? locale;
  } catch {
    throw new InputFault('bad_locale', { pointer: '/locale', values: { locale } });
  }
}
