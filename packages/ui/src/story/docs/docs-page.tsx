import { Controls, Description, Heading, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';
import {
  Accessibility,
  Anatomy,
  Changes,
  DoAndDont,
  factsOf,
  LinkedMarkdown,
  StatusLine,
  TokensUsed,
} from './about.tsx';
import type { ComponentDocs } from './component-docs.ts';
import type { ComponentFacts } from './component-facts.ts';

/** Each component's documentation is fetched with its page only. */
const documented = import.meta.glob<ComponentDocs>('../../components/*/*.docs.tsx', { import: 'docs' });
const fetched = new Map<string, Promise<ComponentDocs | undefined>>();

function fetchDocs(name: string): Promise<ComponentDocs | undefined> {
  const known = fetched.get(name);
  if (known !== undefined) return known;
  const docs = documented[`../../components/${name}/${name}.docs.tsx`]?.() ?? Promise.resolve(undefined);
  fetched.set(name, docs);
  return docs;
}

/** Documentation page of a component or screen. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const facts = factsOf(preparedMeta.title);
  return facts === undefined ? (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Example />
      <Stories includePrimary={false} />
    </>
  ) : (
    <Suspense>
      <PageOfComponent facts={facts} description={descriptionIn(preparedMeta.parameters)} />
    </Suspense>
  );
}

function descriptionIn(parameters: { docs?: { description?: { component?: string } } }): string {
  return parameters.docs?.description?.component ?? '';
}

/** Guide, examples, an interactive example, props, what the component is made of, then all stories. */
function PageOfComponent({ facts, description }: { facts: ComponentFacts; description: string }) {
  const docs = use(fetchDocs(facts.name));
  return (
    <>
      <Title />
      <StatusLine facts={facts} docs={docs} />
      <LinkedMarkdown own={facts.name}>{description}</LinkedMarkdown>
      {docs && <DoAndDont facts={facts} docs={docs} />}
      <Example />
      {docs && <Anatomy facts={facts} docs={docs} />}
      <Accessibility facts={facts} docs={docs} />
      <TokensUsed facts={facts} />
      <Changes facts={facts} docs={docs} />
      <Stories includePrimary={false} />
    </>
  );
}

function Example() {
  return (
    <>
      <Heading>Try it</Heading>
      <Primary />
      <Heading>Props</Heading>
      <Controls />
    </>
  );
}
