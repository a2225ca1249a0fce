import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { Scraper } from '@apiyard/api/contract/scrapers/scrapers';
import { hostIn, secretNamesIn } from './secret-names.ts';
import { SecretList } from './SecretList.tsx';
import { useSecrets } from './use-secrets.ts';

interface SecretsPanelProps {
  /** The saved definition; null before the first save. Use a different `key` for each definition. */
  readonly scraper: Scraper | null;
  /** The definition being edited. */
  readonly definition: Pick<ScraperDefinition, 'request'>;
}

/** Secrets of the edited definition, connected to the server. */
export function SecretsPanel({ scraper, definition }: SecretsPanelProps) {
  const place = { used: secretNamesIn(definition), host: hostIn(definition.request.url) };
  if (scraper === null) return <SecretList state={null} {...place} />;
  return <Stored scraper={scraper} {...place} />;
}

function Stored({
  scraper,
  ...place
}: {
  readonly scraper: Scraper;
  readonly used: readonly string[];
  readonly host: string;
}) {
  return <SecretList state={useSecrets(scraper)} {...place} />;
}
