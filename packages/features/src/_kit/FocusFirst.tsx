import { useEffect } from 'react';

/** Stands in a dialog after its form: the first field has the focus when the dialog opens. */
export function FocusFirst({ formId }: { readonly formId: string }): null {
  useEffect(() => document.getElementById(formId)?.querySelector('input')?.focus(), [formId]);
  return null;
}
