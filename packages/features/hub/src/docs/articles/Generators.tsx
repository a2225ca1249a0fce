import { CodeBlock } from '@apiyard/ui/CodeBlock';
import { Tabs } from '@apiyard/ui/Tabs';
import { useCopy } from '@apiyard/kit/copy.ts';
import { docsCopy } from '../docs-copy.ts';
import { generatorSamples } from './samples.ts';

/** Commands that generate a client. */
export function Generators({ apiOrigin }: { readonly apiOrigin: string }) {
  const t = useCopy(docsCopy);
  return (
    <Tabs
      label={t('docs.openapi.generator')}
      items={generatorSamples(apiOrigin).map(({ label, code }) => ({
        id: label,
        label,
        content: <CodeBlock code={code} language="bash" label={label} />,
      }))}
    />
  );
}
