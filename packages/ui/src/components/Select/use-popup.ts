import type { ComponentType } from 'react';
import { useState } from 'react';
import type { SelectPopupProps } from './SelectPopup.tsx';

let fetched: Promise<ComponentType<SelectPopupProps>> | undefined;

/** The list weighs more than many a page, and most visits open none: it comes when somebody is about to. */
function fetchPopup(): Promise<ComponentType<SelectPopupProps>> {
  fetched ??= import('./SelectPopup.tsx').then(
    ({ SelectPopup }) => SelectPopup,
    (error: unknown) => {
      fetched = undefined;
      throw error;
    },
  );
  return fetched;
}

/** Opens the list, at once or when it has come. */
export function usePopup(instead: () => void) {
  const [Popup, setPopup] = useState<ComponentType<SelectPopupProps> | null>(null);
  const [isWanted, setWanted] = useState(false);
  return {
    Popup,
    isOpen: isWanted && Popup !== null,
    setOpen: setWanted,
    fetchAhead: () => void fetchPopup().catch(() => {}),
    /** Who has gone on is not called back by a list that comes late. */
    callOff: () => Popup === null && setWanted(false),
    open: () => {
      setWanted(true);
      fetchPopup().then(
        (component) => setPopup(() => component),
        () => {
          setWanted(false);
          instead();
        },
      );
    },
  };
}
