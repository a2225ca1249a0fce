interface Input {
  readonly text: string;
  readonly query: string;
  readonly namespaces: string;
}

/** Results of an XPath 3.1 expression for an XML text: nodes as XML with their paths, and values. */
export default async function xpath(input: Input) {
  const { evaluate } = await import('../../../xml/xpath.ts');
  const results = evaluate(input);
  return { results, count: results.length };
}
