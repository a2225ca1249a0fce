import { useState } from 'react';

interface Opened<Of> {
  /** Another at each opening, so that what is mounted under it is new. */
  readonly key: number;
  /** What the dialog is about. It stays while the dialog closes. */
  readonly of: Of;
  readonly isOpen: boolean;
}

/**
 * A dialog that is open for something: `const opened = useOpened(person)`, then
 * `opened && <Opened key={opened.key} person={opened.of} isOpen={opened.isOpen} />`. Null before it is first opened.
 */
export function useOpened<Of>(of: Of | null): Opened<Of> | null {
  const [last, setLast] = useState<Opened<Of> | null>(null);
  const isOpen = of !== null;
  if (of === null ? last?.isOpen === true : last?.isOpen !== true || last.of !== of) {
    const key = (last?.key ?? 0) + (isOpen && last?.isOpen !== true ? 1 : 0);
    setLast({ key, of: of ?? (last as Opened<Of>).of, isOpen });
  }
  return last;
}
