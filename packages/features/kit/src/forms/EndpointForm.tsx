import { Form } from '@apiyard/ui/Form';
import type { ReactNode } from 'react';
import { useFocusFirstWrong } from '../credentials/first-wrong.ts';
import { ProblemAlert } from '../errors/ProblemAlert.tsx';
import { UnsavedGuard } from '../unsaved/UnsavedGuard.tsx';
import type { EndpointForm as State } from './use-endpoint-form.ts';

interface EndpointFormProps<Values> {
  readonly form: State<Values>;
  /** Names the form for screen readers. */
  readonly label: string;
  /** From `useProblemText`: for what belongs to no field. */
  readonly textOf: (error: unknown) => string;
  /** A way out of what was refused, such as 'Load latest version'. */
  readonly action?: ReactNode;
  /** Asks before the page is left with changes. @default false, as in dialogs */
  readonly isGuarded?: boolean;
  readonly children: ReactNode;
}

/** The fields of `useEndpointForm`. Sending leads to the first wrong field; what belongs to none stands above them. */
export function EndpointForm<Values>({
  form,
  label,
  textOf,
  action,
  isGuarded = false,
  children,
}: EndpointFormProps<Values>) {
  useFocusFirstWrong(form.id, form.wrong);
  return (
    <Form id={form.id} judge="screen" label={label} onSubmit={() => form.submit()}>
      {form.error !== null && <ProblemAlert error={form.error} textOf={textOf} action={action} />}
      {children}
      {isGuarded && <UnsavedGuard isUnsaved={form.isDirty && !form.isSending} />}
    </Form>
  );
}
