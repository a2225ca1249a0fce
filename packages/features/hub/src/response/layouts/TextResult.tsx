import type { Api } from '@apiyard/api/contract/hub/hub';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { IconButton } from '@apiyard/ui/IconButton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconDownload } from '@tabler/icons-react';
import { saveBlob } from '@apiyard/kit/browser/save-blob.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { hubCopy } from '../../hub-copy.ts';
import { shownLengthMax } from '../shown-length.ts';
import { buttons, codeText, head, proseText } from './layouts.css.ts';
import { OtherMembers } from './OtherMembers.tsx';
import { useResultMembers } from './use-result-members.ts';

interface TextResultProps {
  readonly api: Pick<Api, 'path' | 'output'>;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A result that is a text: its member `text`, with the other members as facts below it. */
export function TextResult({ api: { path, output }, data }: TextResultProps) {
  const t = useCopy(hubCopy);
  const measure = useMeasure();
  const members = useResultMembers(output, data);
  const text = members.find(({ name }) => name === 'text');
  if (text?.kind !== 'value') return null;
  const name = `${path.split('/').at(-1)}.txt`;
  return (
    <Stack space={1.5}>
      <Stack space={1}>
        <div className={head}>
          <Text as="span" weight="heading">
            {text.label}
          </Text>
          <span className={buttons}>
            <CopyButton text={text.text} label={t('hub.play.copyNamed', { name: text.label })} />
            <IconButton
              label={t('hub.play.downloadNamed', { name })}
              icon={<IconDownload size={20} stroke={1.5} />}
              onPress={() => saveBlob(new Blob([text.text], { type: 'text/plain;charset=utf-8' }), name)}
            />
          </span>
        </div>
        {text.text === '' ? (
          <Text tone="quiet">{t('hub.play.emptyText')}</Text>
        ) : (
          <pre
            className={text.isCode ? codeText : proseText}
            dir={text.isCode ? 'ltr' : 'auto'}
            tabIndex={0}
            role="group"
            aria-label={text.label}
          >
            {text.text.slice(0, shownLengthMax)}
          </pre>
        )}
        {text.text.length > shownLengthMax && (
          <Text size="small" tone="quiet">
            {t('hub.play.longText', { shown: measure.bytes(shownLengthMax) })}
          </Text>
        )}
      </Stack>
      <OtherMembers members={members.filter((member) => member !== text)} />
    </Stack>
  );
}
