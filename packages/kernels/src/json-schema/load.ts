import { readJson } from '../json/read.ts';
import type { JsonValue } from '../json/value.ts';
import metaSchemas from './meta-schemas.json' with { type: 'json' };
import { type Draft, Resources } from './resources.ts';

/** Base URI of documents without an identifier, so that references in them can be resolved. */
export const documentUri = 'schema:///';

/** The schemas that describe schemas, of all three drafts. */
export function metaResources(): Resources {
  const resources = new Resources();
  const documents = metaSchemas.map((schema) => readJson(JSON.stringify(schema), { pointer: '' }));
  for (const document of documents) resources.add(document, uriOf(document), '2020-12');
  return resources;
}

const uriOf = (document: JsonValue): string => {
  const id = document instanceof Map ? document.get('$id') : undefined;
  return typeof id === 'string' ? id.replace(/#$/, '') : documentUri;
};

/** The URI of the schema that describes schemas of a draft. */
export const metaUris: Readonly<Record<Draft, string>> = {
  'draft-07': 'http://json-schema.org/draft-07/schema',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
};
