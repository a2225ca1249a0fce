/** One of several things to choose from. */
export interface ChoiceOption<Id extends string = string> {
  id: Id;
  label: string;
  /** A second, quieter line. */
  description?: string;
  /** @default false */
  isDisabled?: boolean;
}
