import { Form } from '@apiyard/ui/Form';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useFocusFirstWrong } from './focus-first-wrong.ts';
import { ProblemAlert } from '../errors/ProblemAlert.tsx';
import { UnsavedGuard } from '../unsaved/UnsavedGuard.tsx';
import { alert } from './EndpointForm.css.ts';
import type { EndpointForm as State } from './use-endpoint-form.ts';

interface EndpointFormProps<Values> {
  readonly form: State<Values>;
  /** Names the form for screen readers. */
  readonly label: string;
  /** From `useProblemText`: for what belongs to no field. */
  readonly textOf: (error: unknown) => string;
  /** A way out of what was refused, such as 'Load latest version'. */
  readonly action?: ReactNode;
  /** Asks for confirmation before the page is left with changes. @default false, as in dialogs */
  readonly isGuarded?: boolean;
  readonly children: ReactNode;
}

/** The fields of `useEndpointForm`. Submitting focuses the first invalid field; other errors are shown above them. */
export function EndpointForm<Values>({
  form,
  label,
  textOf,
  action,
  isGuarded = false,
  children,
}: EndpointFormProps<Values>) {
  useFocusFirstWrong(form.id, form.wrong);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a long form, the button that sends it is far below.
    if (form.error !== null) top.current?.scrollIntoView({ block: 'nearest' });
  }, [form.error]);
  return (
    <Form id={form.id} judge="screen" label={label} onSubmit={() => form.submit()}>
      {form.error !== null && (
        <div ref={top} className={alert}>
          <ProblemAlert error={form.error} textOf={textOf} action={action} />
        </div>
      )}
      {children}
      {isGuarded && <UnsavedGuard isUnsaved={form.isDirty && !form.isSending} />}
    </Form>
  );
}
