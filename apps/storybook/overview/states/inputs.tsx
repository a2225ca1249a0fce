import { CodeField } from '@apiyard/ui/CodeField';
import { FileDrop } from '@apiyard/ui/FileDrop';
import { NumberField } from '@apiyard/ui/NumberField';
import { SearchField } from '@apiyard/ui/SearchField';
import { TextArea } from '@apiyard/ui/TextArea';
import { TextField } from '@apiyard/ui/TextField';
import { TokenField } from '@apiyard/ui/TokenField';
import type { StatesProps } from './states.tsx';
import { Row } from './states.tsx';

const nothing = () => {};
const forced = ['hovered', 'focused'] as const;
const picture = new File(['GIF89a'], 'logo.gif', { type: 'image/gif' });

export const inputNames = [
  'TextField',
  'TextArea',
  'NumberField',
  'SearchField',
  'CodeField',
  'TokenField',
  'FileDrop',
];

export function Inputs({ translate }: StatesProps) {
  const name = { label: translate('name'), defaultValue: 'main' };
  const calls = { label: translate('callsPerDay'), value: 500, onChange: nothing };
  const code = { label: translate('body'), rows: 2, value: '{ "count": 5 }', onChange: nothing };
  const message = { label: translate('message'), value: '{name}: {key}', pattern: /\{\w+\}/g, onChange: nothing };
  return (
    <>
      <Row
        name="TextField"
        forced={forced}
        others={{
          placeholder: <TextField label={translate('name')} placeholder="main" />,
          invalid: <TextField {...name} defaultValue="" errorMessage={translate('nameMissing')} />,
          'read-only': <TextField {...name} isReadOnly />,
          disabled: <TextField {...name} isDisabled />,
        }}
      >
        <TextField {...name} />
      </Row>
      <Row
        name="TextArea"
        forced={forced}
        others={{
          invalid: <TextArea label={translate('notes')} rows={2} errorMessage={translate('nameMissing')} />,
          'read-only': <TextArea label={translate('notes')} rows={2} defaultValue="main" isReadOnly />,
          disabled: <TextArea label={translate('notes')} rows={2} defaultValue="main" isDisabled />,
        }}
      >
        <TextArea label={translate('notes')} rows={2} defaultValue="main" />
      </Row>
      <Row
        name="NumberField"
        forced={forced}
        others={{
          invalid: <NumberField {...calls} value={20_000} errorMessage={translate('tooMany')} />,
          'read-only': <NumberField {...calls} isReadOnly />,
          disabled: <NumberField {...calls} isDisabled />,
        }}
      >
        <NumberField {...calls} />
      </Row>
      <Row
        name="SearchField"
        forced={forced}
        others={{
          empty: <SearchField label={translate('search')} value="" onChange={nothing} keys={['/']} />,
          disabled: <SearchField label={translate('search')} value="uuid" onChange={nothing} isDisabled />,
        }}
      >
        <SearchField label={translate('search')} value="uuid" onChange={nothing} />
      </Row>
      <Row
        name="CodeField"
        forced={forced}
        others={{
          invalid: <CodeField {...code} errorMessage={translate('nameMissing')} errorPlace={{ line: 1, column: 3 }} />,
          'read-only': <CodeField {...code} isReadOnly />,
          disabled: <CodeField {...code} isDisabled />,
        }}
      >
        <CodeField {...code} />
      </Row>
      <Row
        name="TokenField"
        forced={forced}
        others={{
          invalid: <TokenField {...message} errorMessage={translate('nameMissing')} />,
          'read-only': <TokenField {...message} isReadOnly />,
          disabled: <TokenField {...message} isDisabled />,
        }}
      >
        <TokenField {...message} />
      </Row>
      <Row
        name="FileDrop"
        forced={forced}
        others={{
          filled: <FileDrop label={translate('file')} value={picture} onChange={nothing} />,
          invalid: (
            <FileDrop
              label={translate('file')}
              value={null}
              onChange={nothing}
              errorMessage={translate('nameMissing')}
            />
          ),
          disabled: <FileDrop label={translate('file')} value={null} onChange={nothing} isDisabled />,
        }}
      >
        <FileDrop label={translate('file')} value={null} onChange={nothing} />
      </Row>
    </>
  );
}
