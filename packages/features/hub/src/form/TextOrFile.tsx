import { Inline } from '@apiyard/ui/Inline';
import { Stack } from '@apiyard/ui/Stack';
import { ToggleButtonGroup } from '@apiyard/ui/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { hubCopy } from '../hub-copy.ts';
import type { TextOrFile as Fields } from './form-layout.ts';
import type { FieldValue } from './schema-form.ts';

interface TextOrFileProps {
  readonly fields: Fields;
  readonly file: FieldValue;
  /** A restored call was made with a file, which has to be chosen again. */
  readonly isFileMissing: boolean;
  readonly onFile: (file: FieldValue) => void;
  readonly render: (field: Fields['text']) => ReactNode;
}

/** Text or a file, one at a time. The one that is not shown is kept and not sent. */
export function TextOrFile({
  fields: { text, file: fileField },
  file,
  isFileMissing,
  onFile,
  render,
}: TextOrFileProps) {
  const t = useCopy(hubCopy);
  const [chosen, setChosen] = useState<'text' | 'file' | null>(null);
  const kept = useRef<File | null>(null);
  const shown = file instanceof File ? 'file' : (chosen ?? (isFileMissing ? 'file' : 'text'));
  const choose = (next: 'text' | 'file') => {
    setChosen(next);
    if (next === 'text' && file instanceof File) {
      kept.current = file;
      onFile(null);
    }
    if (next === 'file' && kept.current !== null) onFile(kept.current);
  };
  return (
    <Stack space={1}>
      <Inline>
        <ToggleButtonGroup
          label={t('hub.play.sendAs')}
          size="small"
          options={[
            { id: 'text', label: text.label },
            { id: 'file', label: fileField.label },
          ]}
          value={shown}
          onChange={choose}
        />
      </Inline>
      {render(shown === 'text' ? text : fileField)}
    </Stack>
  );
}
