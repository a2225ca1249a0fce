import type { ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import type { ElementProps } from '../../element/element-props.ts';
import { form } from './Form.css.ts';

export interface FormProps extends ElementProps<HTMLFormElement> {
  /** Called once all fields are valid, or on each submit if the screen validates. Otherwise the first invalid field gets the focus and shows its error. */
  onSubmit: (data: FormData) => void;
  /** Who finds what is wrong: each field by itself, or the screen, which gives fields their `errorMessage`. @default 'fields' */
  judge?: 'fields' | 'screen';
  /** What the server refused, by the field's `name`. Each stays until its field changes. */
  validationErrors?: Record<string, string>;
  /** Names the form for screen readers when the page has several. */
  label?: string;
  children: ReactNode;
}

/** Fields that are sent together. */
export function Form({ onSubmit, judge = 'fields', validationErrors, label, children, ...element }: FormProps) {
  return (
    <AriaForm
      {...element}
      validationBehavior={judge === 'screen' ? 'aria' : 'native'}
      {...(validationErrors ? { validationErrors } : {})}
      {...(label ? { 'aria-label': label } : {})}
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
