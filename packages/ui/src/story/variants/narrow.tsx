import type { ReactNode } from 'react';

/** A column as narrow as a card on a small phone, where long words must break. */
export function Narrow({ children }: { children: ReactNode }) {
  return (
    <div data-narrow style={{ inlineSize: '14rem' }}>
      {children}
    </div>
  );
}

/** What no space helps to break. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
