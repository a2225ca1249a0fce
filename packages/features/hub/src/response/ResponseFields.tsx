import type { Api } from '@apiyard/api/contract/hub/hub';
import { CodeBlock } from '@apiyard/ui/CodeBlock';
import { Stack } from '@apiyard/ui/Stack';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { ParameterRow } from '../docs/reference/parameter-rows.ts';
import { responseRows } from '../docs/reference/parameter-rows.ts';
import { Words } from '../docs/words/Words.tsx';
import { responseCopy } from './response-copy.ts';
import { typeNames } from './type-names.ts';

/** What a successful call returns: the fields of `data` with examples, or the media types of a file. */
export function ResponseFields({ output }: { readonly output: Api['output'] }) {
  const t = useCopy(responseCopy);
  if (output.kind === 'raw') {
    return (
      <Stack space={1}>
        <Text isProse>{t('hub.response.file')}</Text>
        <ul role="list">
          {output.types.map((type) => (
            <li key={type}>
              <Text as="code" isMono>
                {type}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    );
  }
  const rows = responseRows(output.schema);
  const { examples } = output.schema;
  return (
    <Stack space={2}>
      {rows.length > 0 && (
        <>
          <Text isProse>
            <Words>{t('hub.response.text')}</Words>
          </Text>
          <Fields rows={rows} />
        </>
      )}
      {Array.isArray(examples) &&
        examples.map((example, index) => (
          <CodeBlock
            key={index}
            language="json"
            label={t('hub.response.example')}
            code={JSON.stringify(example, null, 2)}
          />
        ))}
    </Stack>
  );
}

function Fields({ rows }: { readonly rows: readonly ParameterRow[] }) {
  const t = useCopy(responseCopy);
  const typeOf = ({ type, isRequired, isNullable, options }: ParameterRow) =>
    [
      t(typeNames[type]) + (isNullable ? ` ${t('hub.response.nullable')}` : ''),
      isRequired ? '' : t('hub.response.optional'),
      options.map(({ value }) => value).join(' '),
    ]
      .filter((part) => part !== '')
      .join(' · ');
  return (
    <StaticTable
      label={t('hub.response.title')}
      density="dense"
      rows={rows}
      rowId={({ path }) => path}
      columns={[
        {
          id: 'name',
          label: t('hub.response.name'),
          render: ({ path }) => (
            <Text as="code" isMono>
              {path}
            </Text>
          ),
        },
        { id: 'type', label: t('hub.response.type'), render: typeOf },
        {
          id: 'meaning',
          label: t('hub.response.meaning'),
          render: ({ label, help }) => [label, help].filter((text) => text !== null && text !== '').join('. '),
        },
      ]}
    />
  );
}
