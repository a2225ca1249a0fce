import type { ToolSentence } from '@apiyard/api/contract/hub/hub';
import { sentenceParts } from '@apiyard/kernels/faults/fill';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { Words } from '../../docs/words/Words.tsx';
import { code as codeStyle, placeholder, sentence, sentences } from './ToolSentences.css.ts';

interface ToolSentencesProps {
  /** Where a response has the codes. */
  readonly text: string;
  readonly items: readonly ToolSentence[];
}

/** Codes of a tool with their sentences, in which values have names. */
export function ToolSentences({ text, items }: ToolSentencesProps) {
  return (
    <Stack space={2}>
      <Text size="small" tone="quiet">
        <Words>{text}</Words>
      </Text>
      <dl className={sentences}>
        {items.map(({ code, text: template }) => (
          <div key={code}>
            <dt>
              <code dir="ltr" className={codeStyle}>
                {code}
              </code>
            </dt>
            <dd className={sentence}>
              {sentenceParts(template).map(({ kind, text: part }, index) =>
                kind === 'text' ? (
                  part
                ) : (
                  <var key={index} dir="ltr" className={placeholder}>
                    {part}
                  </var>
                ),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}
