import type { Scraper } from '@apiyard/api/contract/scrapers/scrapers';
import { TestRun } from './TestRun.tsx';
import { useTestRun } from './use-test-run.ts';

interface TestsPanelProps {
  /** The saved definition; null before the first save. Use a different `key` for each definition. */
  readonly scraper: Scraper | null;
}

/** Test results of the edited definition, connected to the server. */
export function TestsPanel({ scraper }: TestsPanelProps) {
  if (scraper === null)
    return <TestRun state={{ run: null, running: null, error: null }} onRun={() => {}} testCount={0} stored={null} />;
  return <Stored scraper={scraper} />;
}

function Stored({ scraper }: { readonly scraper: Scraper }) {
  const { definition, live } = scraper;
  return <TestRun {...useTestRun(scraper)} testCount={definition.tests.length} stored={{ isLive: live !== null }} />;
}
