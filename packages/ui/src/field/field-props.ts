import type { ElementProps } from '../element/element-props.ts';

/** What every field takes. */
export interface FieldProps extends ElementProps {
  label: string;
  /** Help under the field. An error takes its place. */
  description?: string | undefined;
  /** What is wrong and what to do, in a sentence. Makes the field invalid. */
  errorMessage?: string | undefined;
  /** Its key in the form's data and in the form's `validationErrors`. */
  name?: string | undefined;
  /** Must be filled in. @default false */
  isRequired?: boolean | undefined;
  /** May stay empty; marked as optional in its label. @default false */
  isOptional?: boolean | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
}

/**
 * React Aria's validation mode: that of its form, else native validation. An error set by the screen must not prevent
 * another submit, as native validation would, so such a field uses ARIA validation.
 */
export function validity(isInvalid: boolean) {
  return isInvalid ? ({ isInvalid: true, validationBehavior: 'aria' } as const) : {};
}

/** Omits undefined props, since React Aria distinguishes 'not given' from 'given as undefined'. */
export function given<Props extends object>(props: Props): { [Key in keyof Props]: Exclude<Props[Key], undefined> } {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Props]: Exclude<Props[Key], undefined>;
  };
}
