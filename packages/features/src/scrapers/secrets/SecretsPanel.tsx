import type { ScraperDefinition } from '@apiyard/api/contract/scraper-definition';
import type { Scraper } from '@apiyard/api/contract/scrapers';
import { hostIn, secretNamesIn } from './secret-names.ts';
import { SecretList } from './SecretList.tsx';
import { useSecrets } from './use-secrets.ts';

interface SecretsPanelProps {
  /** The stored definition; null before it is saved for the first time. Give another one another `key`. */
  readonly scraper: Pick<Scraper, 'id' | 'secrets'> | null;
  /** As it is being edited. */
  readonly definition: Pick<ScraperDefinition, 'request'>;
}

/** The secrets of the definition that is being edited, connected. */
export function SecretsPanel({ scraper, definition }: SecretsPanelProps) {
  const place = { used: secretNamesIn(definition), host: hostIn(definition.request.url) };
  if (scraper === null) return <SecretList state={null} send={() => {}} {...place} />;
  return <Stored scraper={scraper} {...place} />;
}

function Stored({
  scraper,
  ...place
}: {
  readonly scraper: Pick<Scraper, 'id' | 'secrets'>;
  readonly used: readonly string[];
  readonly host: string;
}) {
  return <SecretList {...useSecrets(scraper.id, scraper.secrets)} {...place} />;
}
