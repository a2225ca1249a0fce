import { ColorMark } from '@apiyard/ui/color-mark';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Heading } from '@apiyard/ui/Heading';
import { Stack } from '@apiyard/ui/Stack';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { hubCopy } from '../../hub-copy.ts';
import {
  code,
  group,
  head,
  list,
  listItem,
  nothing,
  oneLine,
  valueCopy,
  valueName,
  valueRow,
  values as valuesStyle,
  valueText,
} from './layouts.css.ts';
import type { ResultMember, ResultValue } from './result-values.ts';

/** Items shown of a list, and rows of a table. The other views have all of them. */
const shownMax = 200;
/** Length shown of a value. Copying includes all of it. */
const textLengthMax = 2000;
/** Cells as long as a moment with its offset stay on one line. The table scrolls sideways instead. */
const oneLineMax = 30;

/** Values to copy, lists, tables and groups. */
export function Members({ members }: { readonly members: readonly ResultMember[] }) {
  return (
    <Stack space={2}>
      {runsOf(members).map((run) =>
        Array.isArray(run) ? <Values key={run[0]?.name} values={run} /> : <Member key={run.name} member={run} />,
      )}
    </Stack>
  );
}

const cut = (text: string) => (text.length > textLengthMax ? `${text.slice(0, textLengthMax)}…` : text);

type Compound = Exclude<ResultMember, ResultValue>;

/** Values that follow each other are in one list. */
function runsOf(members: readonly ResultMember[]): readonly (ResultValue[] | Compound)[] {
  const runs: (ResultValue[] | Compound)[] = [];
  for (const member of members) {
    const last = runs.at(-1);
    if (member.kind !== 'value') runs.push(member);
    else if (Array.isArray(last)) last.push(member);
    else runs.push([member]);
  }
  return runs;
}

function Values({ values }: { readonly values: readonly ResultValue[] }) {
  const t = useCopy(hubCopy);
  return (
    <dl className={valuesStyle}>
      {values.map(({ name, label, text, copied, isCode }) => (
        <div key={name} className={valueRow}>
          <dt className={valueName}>{label}</dt>
          <dd className={[valueText, isCode && code, copied === null && nothing].filter(Boolean).join(' ')}>
            <ColorMark text={text} />
            <bdi>{cut(text)}</bdi>
          </dd>
          {copied !== null && (
            <dd className={valueCopy}>
              <CopyButton text={copied} label={t('hub.play.copyNamed', { name: label })} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Member({ member }: { readonly member: Compound }) {
  const t = useCopy(hubCopy);
  const { label } = member;
  switch (member.kind) {
    case 'group':
      return (
        <Stack as="section" space={1}>
          <MemberHead label={label} />
          <div className={group}>
            <Members members={member.members} />
          </div>
        </Stack>
      );
    case 'list':
      return (
        <Stack as="section" space={1}>
          <MemberHead
            label={label}
            copied={member.items.length > 0 ? () => member.items.map(({ copied }) => copied ?? '').join('\n') : null}
          />
          {member.items.length === 0 ? (
            <Text tone="quiet">{t('hub.play.none')}</Text>
          ) : (
            // Scrolls by keyboard: a region that scrolls must be reachable.
            <ol role="list" tabIndex={0} aria-label={label} className={list}>
              {member.items.slice(0, shownMax).map(({ text }, index) => (
                <li key={index} className={member.isCode ? `${listItem} ${code}` : listItem}>
                  <ColorMark text={text} />
                  <bdi>{cut(text)}</bdi>
                </li>
              ))}
            </ol>
          )}
          <More total={member.items.length} />
        </Stack>
      );
    case 'table': {
      const { columns, rows } = member;
      const numbered = rows.slice(0, shownMax).map((cells, index) => ({ cells, id: String(index) }));
      return (
        <Stack as="section" space={1}>
          <MemberHead
            label={label}
            copied={() => rows.map((cells) => columns.map(({ name }) => cells[name]?.copied).join('\t')).join('\n')}
          />
          <StaticTable
            label={label}
            density="dense"
            rows={numbered}
            rowId={({ id }) => id}
            columns={columns.map((column) => ({
              id: column.name,
              label: column.label,
              align: column.isNumeric ? 'end' : 'start',
              render: ({ cells }: (typeof numbered)[number]) => {
                const text = cells[column.name]?.text ?? '';
                return (
                  <span className={text.length <= oneLineMax ? oneLine : undefined}>
                    <ColorMark text={text} />
                    <bdi>{cut(text)}</bdi>
                  </span>
                );
              },
            }))}
          />
          <More total={rows.length} />
        </Stack>
      );
    }
  }
}

function MemberHead({ label, copied = null }: { readonly label: string; readonly copied?: (() => string) | null }) {
  const t = useCopy(hubCopy);
  return (
    <div className={head}>
      <Heading level={3} size="h6">
        {label}
      </Heading>
      {copied && <CopyButton text={copied} label={t('hub.play.copyAll', { name: label })} />}
    </div>
  );
}

function More({ total }: { readonly total: number }) {
  const t = useCopy(hubCopy);
  if (total <= shownMax) return null;
  return (
    <Text size="small" tone="quiet">
      {t('hub.play.firstItems', { shown: shownMax, total })}
    </Text>
  );
}
