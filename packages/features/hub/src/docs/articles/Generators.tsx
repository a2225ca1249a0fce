import { CodeBlock } from '@apiyard/ui/CodeBlock';
import { Tabs } from '@apiyard/ui/Tabs';
import { useCopy } from '@apiyard/kit/copy.ts';
import { docsCopy } from '../docs-copy.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import { generatorSamples } from './samples.ts';

/** Commands that generate a client. */
export function Generators({ apiOrigin }: { readonly apiOrigin: string }) {
  const t = useCopy(docsCopy);
  const { isTextOnly = false } = useServices();
  const samples = generatorSamples(apiOrigin);
  if (isTextOnly)
    return samples.map(({ label, code }) => <CodeBlock key={label} code={code} language="bash" label={label} />);
  return (
    <Tabs
      label={t('docs.openapi.generator')}
      items={samples.map(({ label, code }) => ({
        id: label,
        label,
        content: <CodeBlock code={code} language="bash" label={label} />,
      }))}
    />
  );
}
