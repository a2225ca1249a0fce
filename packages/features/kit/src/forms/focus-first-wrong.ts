import { useEffect, useRef } from 'react';

type Problems = Readonly<Record<string, unknown>>;

const wrongIn = (problems: object | null) =>
  Object.entries((problems ?? {}) as Problems).filter(([, problem]) => problem !== undefined && problem !== null);

/** Whether errors were only removed: then the person is typing and keeps the focus. */
function onlyFewer(before: object | null, after: object | null): boolean {
  const known = new Map(wrongIn(before));
  const left = wrongIn(after);
  return left.length < known.size && left.every(([field, problem]) => known.get(field) === problem);
}

/** Focuses the first invalid field each time `problems` has new errors, or the same again. */
export function useFocusFirstWrong(formId: string, problems: object | null): void {
  const last = useRef<object | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = problems;
    if (wrongIn(problems).length === 0 || onlyFewer(before, problems)) return;
    firstWrongIn(document.getElementById(formId))?.focus();
  }, [formId, problems]);
}

/** What takes the focus in the first invalid field: choices mark the group around their controls. */
function firstWrongIn(form: HTMLElement | null): HTMLElement | null | undefined {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  if (field === null || field === undefined || field.tabIndex >= 0) return field;
  const marked = [...field.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
  return marked.find(({ tabIndex }) => tabIndex >= 0) ?? field.querySelector<HTMLElement>('input, textarea, button');
}
