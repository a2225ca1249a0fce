/** Names and codes, which no language translates. */
const everywhere = [
  'API', 'APIs', 'JSON', 'CSV', 'XML', 'YAML', 'TOML', 'NDJSON', 'HTML', 'CSS', 'JSONPath', 'URL', 'HTTP', 'EUR', 'UUID', 'KTP', 'KK', 'NIK', 'PNG', 'SVG', 'PDF', 'FAQ', 'OpenAPI', 'OpenAPI 3.1',
  'GET', 'POST', 'curl', 'JavaScript', 'TypeScript', 'Python', 'PHP', 'Go', 'React', 'SQLite', 'PostgreSQL', 'Node.js', 'Markdown', 'Ctrl', 'Enter', 'h3 a', '$.items[*]', 'Regex', 'Unexpected Application Error!', 'CONTOH / SPECIMEN',
] as const;

/** Texts that a language writes as English does, but for capitals. Anything else that reads the same was forgotten. */
export const sameWords: Readonly<Record<'fr' | 'ar' | 'ch', ReadonlySet<string>>> = {
  fr: new Set([...everywhere, 'Actions', 'Site', 'test', 'secret', 'Trace', 'Documentation', 'Guide', 'Type', 'Date', 'Source', 'Page', 'Cache', 'Variable', 'secrets', 'Minimum', 'Maximum', 'tests', 'Public', 'Code', 'Description', 'Image', 'Images', 'Total', 'Version', 'Notes', 'Contact', 'Blog', 'Support', 'Message', 'Document', 'Documents', 'Premium', 'Mode', 'Direction', 'Navigation', 'Menu', 'Invitations', 'Maintenance', 'Action']),
  ar: new Set(everywhere),
  ch: new Set(everywhere),
};
