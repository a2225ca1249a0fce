import type { ReactNode } from 'react';
import { createContext, memo, use, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { Form as AriaForm, FormContext } from 'react-aria-components/Form';
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

const noErrors = {};

const Content = createContext<ReactNode>(null);

function Fields() {
  return use(Content);
}

/** Fields that are sent together. */
export function Form({ onSubmit, children, ...props }: FormProps) {
  const latest = useRef(onSubmit);
  useLayoutEffect(() => {
    latest.current = onSubmit;
  });
  const submit = useCallback((data: FormData) => latest.current(data), []);
  return (
    <Content value={children}>
      <Frame {...props} onSubmit={submit} />
    </Content>
  );
}

/**
 * React Aria's form, without its fields as props: each time it renders it gives them new contexts, and so all of them
 * would be rendered when one changes.
 */
const Frame = memo(function Frame({
  onSubmit,
  judge = 'fields',
  validationErrors,
  label,
  ...element
}: Omit<FormProps, 'children'>) {
  const validationBehavior = judge === 'screen' ? 'aria' : 'native';
  const ofFields = useMemo(() => ({ validationBehavior }) as const, [validationBehavior]);
  return (
    <AriaForm
      {...element}
      validationBehavior={validationBehavior}
      validationErrors={validationErrors ?? noErrors}
      {...(label ? { 'aria-label': label } : {})}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
      className={form}
    >
      <FormContext value={ofFields}>
        <Fields />
      </FormContext>
    </AriaForm>
  );
});
