import type { Api } from '@apiyard/api/contract/hub/hub';
import { CodeBlock } from '@apiyard/ui/CodeBlock';
import { Heading } from '@apiyard/ui/Heading';
import { requestFor } from '@apiyard/kit/snippets/api-request.ts';
import { snippetLanguages } from '@apiyard/kit/snippets/snippets.ts';

const [{ label, highlight, write }] = snippetLanguages;

/** The examples after the first, for a page that becomes text. */
export function OtherExamples({ api, origin }: { readonly api: Api; readonly origin: string }) {
  return api.examples.slice(1).map(({ name, input }) => (
    <section key={name}>
      <Heading level={3}>{name}</Heading>
      <CodeBlock
        code={write(requestFor(api, input, { origin, key: null, method: null }))}
        language={highlight}
        label={label}
      />
    </section>
  ));
}
