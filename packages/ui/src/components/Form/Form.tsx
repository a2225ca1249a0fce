import type { ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { form } from './Form.css.ts';

export interface FormProps {
  /** Called once everything is filled in. Otherwise the first wrong field takes focus and says why. */
  onSubmit: (data: FormData) => void;
  /** What the server refused, by the field's `name`. Each stays until its field changes. */
  validationErrors?: Record<string, string>;
  /** Names the form for screen readers when the page has several. */
  label?: string;
  id?: string;
  children: ReactNode;
}

/** Fields that are sent together. */
export function Form({ onSubmit, validationErrors, label, id, children }: FormProps) {
  return (
    <AriaForm
      {...(validationErrors ? { validationErrors } : {})}
      {...(label ? { 'aria-label': label } : {})}
      {...(id ? { id } : {})}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
      className={form}
    >
      {children}
    </AriaForm>
  );
}
