/** An overlay is opened by its trigger or by the caller. */
export interface OpenState {
  /** Controlled together with `onOpenChange`. @default uncontrolled and initially closed; the trigger opens it */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}
