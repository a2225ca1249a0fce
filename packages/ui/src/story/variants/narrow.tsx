import type { ReactNode } from 'react';

/** A column as narrow as a card on a small phone, where long words must break. */
export function Narrow({ children }: { children: ReactNode }) {
  return (
    <div data-narrow style={{ inlineSize: '14rem' }}>
      {children}
    </div>
  );
}

/** A word without a break opportunity. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
