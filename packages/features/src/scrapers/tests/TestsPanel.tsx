import type { Scraper } from '@apiyard/api/contract/scrapers';
import { TestRun } from './TestRun.tsx';
import { useTestRun } from './use-test-run.ts';

interface TestsPanelProps {
  /** The stored definition; null before it is saved for the first time. Give another one another `key`. */
  readonly scraper: Pick<Scraper, 'id' | 'live' | 'lastTest' | 'definition'> | null;
}

/** Results of the own tests of the definition that is being edited, connected. */
export function TestsPanel({ scraper }: TestsPanelProps) {
  if (scraper === null)
    return <TestRun state={{ run: null, running: null, refusal: null }} onRun={() => {}} testCount={0} stored={null} />;
  return <Stored scraper={scraper} />;
}

function Stored({
  scraper: { id, live, lastTest, definition },
}: {
  readonly scraper: NonNullable<TestsPanelProps['scraper']>;
}) {
  return (
    <TestRun {...useTestRun(id, lastTest)} testCount={definition.tests.length} stored={{ isLive: live !== null }} />
  );
}
