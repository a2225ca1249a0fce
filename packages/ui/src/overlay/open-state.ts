/** What opens an overlay: its trigger, or the caller. */
export interface OpenState {
  /** Then `onOpenChange` keeps it. @default closed, and the trigger opens it */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}
