import type { ReactNode } from 'react';
import type { FrameGlobals } from './globals.ts';

interface BesideProps {
  storyId: string;
  /** The dress of the other half. */
  globals: FrameGlobals;
  children: ReactNode;
}

/** The story, and the same story in another dress next to it: a page of its own, so that what it opens opens there. */
export function Beside({ storyId, globals, children }: BesideProps) {
  const address = new URL(location.href);
  address.searchParams.set('id', storyId);
  address.searchParams.set('viewMode', 'story');
  const written = Object.entries(globals).filter(([, value]) => typeof value === 'string');
  address.searchParams.set('globals', written.map(([name, value]) => `${name}:${value}`).join(';'));
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))', gap: '1rem' }}>
      <div style={{ minInlineSize: 0 }}>{children}</div>
      {/* oxlint-disable-next-line iframe-missing-sandbox -- it is this very page once more. */}
      <iframe title="Dark" src={address.href} style={{ inlineSize: '100%', blockSize: '90dvb', border: 0 }} />
    </div>
  );
}
