/** One of several options. */
export interface ChoiceOption<Id extends string = string> {
  id: Id;
  label: string;
  /** A secondary line. */
  description?: string;
  /** @default false */
  isDisabled?: boolean;
}
