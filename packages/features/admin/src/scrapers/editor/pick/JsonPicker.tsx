import type { ShownPage } from '@apiyard/api/contract/scrapers/scrapers';
import { JsonTree } from '@apiyard/ui/JsonTree';
import { Stack } from '@apiyard/ui/Stack';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { editorCopy } from '../editor-copy.ts';
import { useEditorForm } from '../editor-form.tsx';
import { single, scroll } from '../preview/PreviewPane.css.ts';
import { basesOf, takesMany, withPicked } from './apply.ts';
import { foot } from './JsonPicker.css.ts';
import type { PathProposal } from './json-path-of.ts';
import { fieldPaths, itemPaths } from './json-path-of.ts';
import { jsonOn } from './json-on.ts';
import { ProposalList } from './ProposalList.tsx';

interface JsonPickerProps {
  readonly page: ShownPage;
  readonly pointer: string;
}

/** The page's JSON as a tree. Pressing Enter or clicking a value picks it. */
export function JsonPicker({ page, pointer }: JsonPickerProps) {
  const t = useCopy(editorCopy);
  const { definition, edit, send } = useEditorForm();
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const { source, script } = definition;
  const json = useMemo(() => jsonOn(page, source, script), [page, source, script]);
  const proposals = useMemo((): readonly PathProposal[] | null => {
    if (chosen === null || json === undefined) return null;
    return pointer === '/items'
      ? itemPaths(json, chosen)
      : fieldPaths(json, chosen, basesOf(definition, pointer).jsonpath, takesMany(definition, pointer));
  }, [chosen, definition, json, pointer]);
  useEffect(() => box.current?.querySelector<HTMLElement>('[role=treegrid]')?.focus(), []);
  const leave = () => send({ type: 'leave picking' });
  return (
    <div ref={box} className={single} onKeyDown={({ key }) => key === 'Escape' && leave()} role="presentation">
      <div className={scroll}>
        <Stack space={1}>
          {json !== undefined && (
            <JsonTree label={t('apiEditor.pick.json')} value={json} depthOpen={3} onChoose={setChosen} />
          )}
        </Stack>
      </div>
      <div className={foot}>
        <ProposalList
          pointed={null}
          hint={json === undefined ? t('apiEditor.pick.noJson') : t('apiEditor.pick.howJson')}
          proposals={proposals?.map(({ jsonpath, count }) => ({ text: jsonpath, count })) ?? null}
          nothing={t('apiEditor.pick.outside')}
          onLook={() => {}}
          onTake={(jsonpath) => {
            edit(pointer, (old) => withPicked(old, pointer, { jsonpath }));
            leave();
          }}
          onLeave={leave}
        />
      </div>
    </div>
  );
}
