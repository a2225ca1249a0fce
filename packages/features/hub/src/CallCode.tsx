import { CodeBlock } from '@apiyard/ui/CodeBlock';
import { Inline } from '@apiyard/ui/Inline';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import type { ReactNode } from 'react';
import type { ApiRequest } from '@apiyard/kit/snippets/api-request.ts';
import { maskedKey } from '@apiyard/kit/snippets/masked-key.ts';
import { snippetLanguages } from '@apiyard/kit/snippets/snippets.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import { chooseForVisit, useVisitChoice } from '@apiyard/kit/snippets/visit-choice.ts';
import { languageBox } from './CallCode.css.ts';

export interface CallCodeProps {
  /** Names the choice of language. */
  readonly label: string;
  /** Contains the person's key if signed in. */
  readonly request: ApiRequest;
  /** The person's main key; null for visitors. */
  readonly apiKey: string | null;
  /** Otherwise only the start and end of the key are shown; the copied code always contains all of it. */
  readonly isKeyShown: boolean;
  /** Controls after the choice of language. */
  readonly children?: ReactNode;
}

/** In text, where nobody can choose. */
const textLanguages: readonly string[] = ['curl', 'javascript', 'python'];

/** One call as code; the chosen language is kept for the visit. */
export function CallCode({ label, request, apiKey, isKeyShown, children }: CallCodeProps) {
  const { isTextOnly = false } = useServices();
  const { language: chosen } = useVisitChoice();
  const language = snippetLanguages.find(({ id }) => id === chosen) ?? snippetLanguages[0];
  const shown = apiKey === null || isKeyShown ? request : { ...request, key: maskedKey(apiKey) };
  if (isTextOnly) {
    return snippetLanguages
      .filter(({ id }) => textLanguages.includes(id))
      .map(({ id, label: name, highlight, write }) => (
        <CodeBlock key={id} code={write(request)} language={highlight} label={name} />
      ));
  }
  return (
    <Stack space={2}>
      <Inline space={2}>
        <div className={languageBox}>
          <Select
            label={label}
            isLabelHidden
            options={snippetLanguages}
            value={language.id}
            onChange={(id) => chooseForVisit({ language: id })}
          />
        </div>
        {children}
      </Inline>
      <CodeBlock
        code={language.write(shown)}
        copyText={language.write(request)}
        language={language.highlight}
        label={language.label}
      />
    </Stack>
  );
}
