import type { ChoiceOption } from '../../field/choice-option.ts';

type Options = readonly ChoiceOption<string>[];

/** The option before or after, of those that can be chosen; the first while nothing is. Undefined at an end. */
export function besideOption<Option extends Options[number]>(
  options: readonly Option[],
  value: string | null,
  step: -1 | 1,
): Option | undefined {
  const open = options.filter(({ isDisabled = false }) => !isDisabled);
  if (value === null) return open[0];
  return open[open.findIndex(({ id }) => id === value) + step];
}

/** The option that starts with what was typed: the next after the chosen one for a single letter, so that the letter again goes on. */
export function optionNamed<Option extends Options[number]>(
  options: readonly Option[],
  value: string | null,
  typed: string,
  locale: string,
): Option | undefined {
  const { compare } = new Intl.Collator(locale, { usage: 'search', sensitivity: 'base' });
  const at = options.findIndex(({ id }) => id === value);
  const from = typed.length === 1 ? at + 1 : Math.max(at, 0);
  return [...options.slice(from), ...options.slice(0, from)].find(
    ({ label, isDisabled = false }) => !isDisabled && compare(label.slice(0, typed.length), typed) === 0,
  );
}
