import { useEffect, useRef } from 'react';

type Problems = Readonly<Record<string, unknown>>;

const wrongIn = (problems: object | null) =>
  Object.entries((problems ?? {}) as Problems).filter(([, problem]) => problem !== undefined && problem !== null);

/** Whether problems have only gone: somebody is typing, and is not to be led away from where they are. */
function onlyFewer(before: object | null, after: object | null): boolean {
  const known = new Map(wrongIn(before));
  const left = wrongIn(after);
  return left.length < known.size && left.every(([field, problem]) => known.get(field) === problem);
}

/** What is left once a field was changed. The same object where nothing was wrong with it: who types on is not led away. */
export function withoutProblem<P extends object>(problems: P, field: keyof P): P {
  if (!(field in problems)) return problems;
  const { [field]: _, ...others } = problems;
  return others as P;
}

/** Leads the person to the first field of the form that is wrong, each time something new is among `problems`, or the same again. */
export function useFocusFirstWrong(formId: string, problems: object | null): void {
  const last = useRef<object | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = problems;
    if (wrongIn(problems).length === 0 || onlyFewer(before, problems)) return;
    document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [formId, problems]);
}
