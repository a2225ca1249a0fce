import type { Scalar, ScraperParam } from '@apiyard/api/contract/scrapers/scraper-definition';
import { NumberField } from '@apiyard/ui/NumberField';
import { Select } from '@apiyard/ui/Select';
import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import { editorCopy } from '../editor-copy.ts';

interface ScalarFieldProps {
  readonly label: string;
  readonly type: ScraperParam['type'];
  readonly options?: readonly string[] | undefined;
  readonly errorMessage?: string;
  readonly value: Scalar | undefined;
  readonly onChange: (value: Scalar | undefined) => void;
}

const noValue = ' none';

/** Input for a parameter value, by type. */
export function ScalarField({ label, type, options, errorMessage, value, onChange }: ScalarFieldProps) {
  const t = useCopy(editorCopy);
  const shared = { label, ...(errorMessage === undefined ? {} : { errorMessage }) };
  if (type === 'boolean' || options !== undefined) {
    const choices = options ?? ['true', 'false'];
    return (
      <Select
        {...shared}
        options={[{ id: noValue, label: t('apiEditor.noValue') }, ...choices.map((id) => ({ id, label: id }))]}
        value={value === undefined ? noValue : String(value)}
        onChange={(id) => onChange(id === noValue ? undefined : type === 'boolean' ? id === 'true' : id)}
      />
    );
  }
  if (type === 'number' || type === 'integer') {
    return (
      <NumberField
        {...shared}
        {...(type === 'integer' ? { step: 1 } : {})}
        format={{ maximumFractionDigits: type === 'integer' ? 0 : 12, useGrouping: false }}
        value={typeof value === 'number' ? value : null}
        onChange={onChange}
        onClear={() => onChange(undefined)}
      />
    );
  }
  return (
    <TextField
      {...shared}
      dir="auto"
      autoComplete="off"
      {...(type === 'date' ? { placeholder: '2026-11-20' } : {})}
      value={value === undefined ? '' : String(value)}
      onChange={(text) => onChange(text === '' ? undefined : text)}
    />
  );
}
