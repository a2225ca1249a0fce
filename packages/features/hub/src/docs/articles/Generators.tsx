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
      label={t('docs.api.language')}
      items={generatorSamples(apiOrigin).map(({ id, label, code }) => ({
        id,
        label,
        content: <CodeBlock code={code} language="bash" label={label} />,
      }))}
    />
  );
}
