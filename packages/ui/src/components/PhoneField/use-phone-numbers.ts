import { useEffect, useState } from 'react';
import type * as phoneNumbers from './phone-numbers.ts';

type PhoneNumbers = typeof phoneNumbers;

/** The metadata of all countries, once they have loaded. Without them the field takes numbers with a plus sign. */
export function usePhoneNumbers(): PhoneNumbers | undefined {
  const [numbers, setNumbers] = useState<PhoneNumbers>();
  useEffect(() => {
    let isCurrent = true;
    import('./phone-numbers.ts').then(
      (loaded) => isCurrent && setNumbers(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return numbers;
}
