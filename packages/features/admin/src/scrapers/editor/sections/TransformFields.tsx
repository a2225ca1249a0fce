import type { Transform } from '@apiyard/api/contract/scrapers/scraper-definition';
import { NumberField } from '@apiyard/ui/NumberField';
import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import { withMember } from '../definition/change.ts';
import { jsonOrText, textOfValue } from '../definition/value-text.ts';
import { editorCopy } from '../editor-copy.ts';
import { PairRows } from './PairsEditor.tsx';
import { halves } from './sections.css.ts';
import { kindOf } from './transform-kinds.ts';

interface TransformFieldsProps {
  readonly transform: Transform;
  readonly onChange: (transform: Transform) => void;
}

/** Options of a transform; many have none. */
export function TransformFields({ transform, onChange }: TransformFieldsProps) {
  const t = useCopy(editorCopy);
  const kind = kindOf(transform);
  const line = (label: string, value: string, change: (text: string) => void, placeholder?: string) => (
    <TextField
      label={label}
      isMonospaced
      autoComplete="off"
      {...(placeholder === undefined ? {} : { placeholder })}
      value={value}
      onChange={change}
    />
  );
  switch (kind) {
    case 'replace': {
      const { from, to } = transform.replace ?? { from: '', to: '' };
      return (
        <div className={halves}>
          {line(t('apiEditor.transform.from'), from, (text) => onChange({ replace: { from: text, to } }))}
          {line(t('apiEditor.transform.to'), to, (text) => onChange({ replace: { from, to: text } }))}
        </div>
      );
    }
    case 'regex':
      return line(t('apiEditor.transform.pattern'), transform.regex ?? '', (regex) => onChange({ regex }), '[0-9.]+');
    case 'split':
    case 'join':
      return line(t('apiEditor.transform.separator'), transform[kind] ?? '', (text) => onChange({ [kind]: text }));
    case 'prefix':
    case 'suffix':
      return line(t('apiEditor.transform.text'), transform[kind] ?? '', (text) => onChange({ [kind]: text }));
    case 'slice': {
      const slice = transform.slice ?? { start: 0 };
      return (
        <div className={halves}>
          <NumberField
            label={t('apiEditor.transform.start')}
            step={1}
            value={slice.start}
            onChange={(start) => onChange({ slice: { ...slice, start } })}
          />
          <NumberField
            label={t('apiEditor.transform.end')}
            step={1}
            value={slice.end ?? null}
            onChange={(end) => onChange({ slice: { ...slice, end } })}
            onClear={() => onChange({ slice: withMember(slice, 'end', undefined) })}
          />
        </div>
      );
    }
    case 'parse-number':
      return line(
        t('apiEditor.transform.locale'),
        transform['parse-number']?.locale ?? 'en',
        (locale) => onChange({ 'parse-number': { locale } }),
        'de',
      );
    case 'parse-date': {
      const date = transform['parse-date'] ?? { zone: 'UTC', locale: 'en' };
      return (
        <>
          {line(
            t('apiEditor.transform.format'),
            date.format ?? '',
            (format) => onChange({ 'parse-date': withMember(date, 'format', format === '' ? undefined : format) }),
            'dd.MM.yyyy HH:mm',
          )}
          <div className={halves}>
            {line(
              t('apiEditor.transform.zone'),
              date.zone,
              (zone) => onChange({ 'parse-date': { ...date, zone } }),
              'Europe/Berlin',
            )}
            {line(
              t('apiEditor.transform.locale'),
              date.locale,
              (locale) => onChange({ 'parse-date': { ...date, locale } }),
              'de',
            )}
          </div>
        </>
      );
    }
    case 'default':
      return line(t('apiEditor.transform.value'), textOfValue(transform.default), (text) =>
        onChange({ default: jsonOrText(text) }),
      );
    case 'map':
      return (
        <PairRows
          addLabel={t('apiEditor.transform.addEntry')}
          value={Object.fromEntries(Object.entries(transform.map ?? {}).map(([from, to]) => [from, textOfValue(to)]))}
          onChange={(pairs) =>
            onChange({ map: Object.fromEntries(Object.entries(pairs).map(([from, to]) => [from, jsonOrText(to)])) })
          }
        />
      );
    default:
      return null;
  }
}
