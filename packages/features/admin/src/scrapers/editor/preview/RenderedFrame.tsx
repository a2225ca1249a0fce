import type { FieldReport } from '@apiyard/api/contract/scrapers/scrapers';
import type { ReactNode, RefObject } from 'react';
import { Fragment, useEffect, useState } from 'react';
import { dress, guarded } from './frame-document.ts';
import { frame as frameClass, holder } from './RenderedFrame.css.ts';

interface RenderedFrameProps {
  readonly label: string;
  /** Sanitised by the server; every element has `data-n`. */
  readonly html: string;
  readonly nodes: FieldReport['nodes'];
  /** Index of the current match, which is scrolled into view. */
  readonly current: number;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Overlay shown while picking. */
  readonly children?: ReactNode;
}

/**
 * The rendered page with highlighted matches. The sandbox blocks scripts, and the content security policy blocks requests.
 */
export function RenderedFrame({ label, html, nodes, current, frame, children }: RenderedFrameProps) {
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    for (const marked of page.querySelectorAll('[data-match]')) marked.removeAttribute('data-match');
    for (const [index, node] of nodes.entries()) {
      page.querySelector(`[data-n="${node}"]`)?.setAttribute('data-match', index === current ? 'current' : '');
    }
    page.querySelector('[data-match="current"]')?.scrollIntoView({ block: 'nearest' });
  }, [frame, nodes, current, loads]);
  return (
    <div className={holder}>
      <iframe
        ref={frame}
        title={label}
        sandbox="allow-same-origin"
        referrerPolicy="no-referrer"
        srcDoc={guarded(html)}
        className={frameClass}
        onLoad={({ currentTarget }) => {
          dress(currentTarget);
          setLoads((count) => count + 1);
        }}
      />
      {/* Remounted after each load, so that a new page is highlighted again. */}
      {loads > 0 && <Fragment key={loads}>{children}</Fragment>}
    </div>
  );
}
