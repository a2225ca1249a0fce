import type { ReactNode } from 'react';
import type { FrameGlobals } from './globals.ts';

interface SideBySideProps {
  storyId: string;
  /** The variant of the second frame. */
  globals: FrameGlobals;
  children: ReactNode;
}

/** The story next to itself in another variant, in a separate frame, so that its overlays open there. */
export function SideBySide({ storyId, globals, children }: SideBySideProps) {
  const address = new URL(location.href);
  address.searchParams.set('id', storyId);
  address.searchParams.set('viewMode', 'story');
  const written = Object.entries(globals).filter(([, value]) => typeof value === 'string');
  address.searchParams.set('globals', written.map(([name, value]) => `${name}:${value}`).join(';'));
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))', gap: '1rem' }}>
      <div style={{ minInlineSize: 0 }}>{children}</div>
      {/* oxlint-disable-next-line iframe-missing-sandbox -- the same page again. */}
      <iframe title="Dark" src={address.href} style={{ inlineSize: '100%', blockSize: '90dvb', border: 0 }} />
    </div>
  );
}
