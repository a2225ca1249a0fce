import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useScrolls } from '../../collection/use-scrolls.ts';
import { table, tableRegion } from './Markdown.css.ts';

/** A table that scrolls inside the text if it is wider, also by keyboard. */
export function MarkdownTable({ label, children }: { label: string; children: ReactNode }) {
  const holder = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(holder);
  return (
    <div ref={holder} className={tableRegion} {...(scrolls && { role: 'group', 'aria-label': label, tabIndex: 0 })}>
      <table className={table} aria-label={label}>
        {children}
      </table>
    </div>
  );
}
