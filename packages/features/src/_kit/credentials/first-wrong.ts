import { useEffect } from 'react';

/** Leads the person to the first field of the form that is wrong, each time `problems` changes to something. */
export function useFocusFirstWrong(formId: string, problems: object | null): void {
  useEffect(() => {
    if (problems === null || Object.keys(problems).length === 0) return;
    document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [formId, problems]);
}
