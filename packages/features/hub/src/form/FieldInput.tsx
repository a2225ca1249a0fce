import { Checkbox } from '@apiyard/ui/Checkbox';
import { CodeField } from '@apiyard/ui/CodeField';
import { FileDrop } from '@apiyard/ui/FileDrop';
import { NumberField } from '@apiyard/ui/NumberField';
import { Select } from '@apiyard/ui/Select';
import { TextArea } from '@apiyard/ui/TextArea';
import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import { hubCopy } from '../hub-copy.ts';
import type { Field } from '@apiyard/kit/search/api-fields.ts';
import type { ErrorPlace } from './issue-text.ts';
import { filesOf } from './schema-form.ts';
import type { FieldValue } from './schema-form.ts';

interface FieldInputProps {
  readonly field: Field;
  readonly value: FieldValue;
  readonly onChange: (value: FieldValue) => void;
  /** Error message of the field. */
  readonly error: string | undefined;
  /** Where in its text the error is. */
  readonly errorPlace: ErrorPlace | undefined;
  /** A selected file replaces it: the value stays visible and isn't sent. */
  readonly isOutvoted: boolean;
  /** One of several fields of which one is required. */
  readonly isAlternative: boolean;
  /** Name of the file that the restored call was made with. */
  readonly fileToChoose: string | undefined;
}

const phoneKeyboards: Readonly<Record<string, 'url' | 'email'>> = {
  uri: 'url',
  'uri-reference': 'url',
  email: 'email',
};

/** `Select` doesn't allow empty ids. */
const noChoice = ' none';

/** Control for one field of a schema. */
export function FieldInput({
  field,
  value,
  onChange,
  error,
  errorPlace,
  isOutvoted,
  isAlternative,
  fileToChoose,
}: FieldInputProps) {
  const t = useCopy(hubCopy);
  const notes = [
    field.help,
    field.kind === 'list' && t('hub.play.onePerLine'),
    isOutvoted && t('hub.play.notSent'),
    fileToChoose && t('hub.play.chooseAgain', { name: fileToChoose }),
  ];
  const help = notes.filter(Boolean).join(' ');
  const shared = {
    label: field.label,
    // A field with a default, or with an option for none, isn't marked as optional.
    isOptional: !field.required && !isAlternative && field.preset === undefined && field.kind !== 'choice',
    ...(help === '' ? {} : { description: help }),
    ...(error === undefined ? {} : { errorMessage: error }),
  };
  // Validated by the screen: the browser's own messages would be in the browser's language.
  const required = field.required && !(field.kind === 'text' && field.lengthMin === 0);
  switch (field.kind) {
    case 'text':
      if (field.multiline && field.isCode) {
        return (
          <CodeField
            {...shared}
            name={field.name}
            rows={8}
            errorPlace={errorPlace}
            isDisabled={isOutvoted}
            isRequired={required}
            value={String(value ?? '')}
            onChange={onChange}
          />
        );
      }
      if (field.multiline) {
        return (
          <TextArea
            {...shared}
            name={field.name}
            rows={6}
            dir="auto"
            isDisabled={isOutvoted}
            isRequired={required}
            value={String(value ?? '')}
            onChange={onChange}
          />
        );
      }
      return (
        <TextField
          {...shared}
          name={field.name}
          type="text"
          dir={field.format && phoneKeyboards[field.format] ? 'ltr' : 'auto'}
          inputMode={phoneKeyboards[field.format ?? ''] ?? 'text'}
          autoComplete="off"
          isDisabled={isOutvoted}
          isRequired={required}
          value={String(value ?? '')}
          onChange={onChange}
        />
      );
    case 'number':
      return (
        <NumberField
          {...shared}
          name={field.name}
          isRequired={required}
          {...(field.min === null ? {} : { minValue: field.min })}
          {...(field.max === null ? {} : { maxValue: field.max })}
          {...(field.integer ? { step: 1 } : {})}
          format={field.integer ? { maximumFractionDigits: 0 } : { maximumFractionDigits: 12 }}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
          onClear={() => onChange(null)}
        />
      );
    case 'boolean':
      return (
        <Checkbox
          name={field.name}
          {...(shared.description === undefined ? {} : { description: shared.description })}
          {...(error === undefined ? {} : { errorMessage: error })}
          isSelected={value === true}
          onChange={onChange}
        >
          {field.label}
        </Checkbox>
      );
    case 'choice': {
      const options = field.options.map(({ id, label }) => ({ id, label }));
      return (
        <Select
          {...shared}
          name={field.name}
          isRequired={required}
          options={
            field.required || field.preset !== undefined
              ? options
              : [{ id: noChoice, label: t('hub.play.none') }, ...options]
          }
          value={value === '' || value === null ? (field.required ? null : noChoice) : String(value)}
          onChange={(id) => onChange(id === noChoice ? '' : id)}
        />
      );
    }
    case 'file':
      return (
        <FileDrop {...shared} accept={field.accept} value={value instanceof File ? value : null} onChange={onChange} />
      );
    case 'files':
      return (
        <FileDrop
          {...shared}
          allowsMultiple
          accept={field.accept}
          {...(field.countMax === null ? {} : { countMax: field.countMax })}
          value={filesOf(value)}
          onChange={onChange}
        />
      );
    case 'list':
      return (
        <TextArea
          {...shared}
          name={field.name}
          rows={5}
          dir="auto"
          isRequired={required}
          value={String(value ?? '')}
          onChange={onChange}
        />
      );
    case 'json':
      return (
        <CodeField
          {...shared}
          name={field.name}
          rows={8}
          errorPlace={errorPlace}
          isRequired={required}
          value={String(value ?? '')}
          onChange={onChange}
        />
      );
  }
}
