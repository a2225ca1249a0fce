import type { Api, ListedApi } from '@apiyard/api/contract/hub/hub';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { IconButton } from '@apiyard/ui/IconButton';
import { Menu } from '@apiyard/ui/Menu';
import { IconArrowForwardUp, IconArrowsMaximize, IconDownload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { saveBlob } from '@apiyard/kit/browser/save-blob.ts';
import type { ApiResponse, ResponseBody } from '@apiyard/kit/calls/response.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { hubCopy } from '../../hub-copy.ts';
import { layoutFor } from '../../response/layouts/result-layout.ts';
import { prettyJson } from '../../response/pretty-json.ts';
import { takersOf } from './reuse-response.ts';

interface ResponseActionsProps {
  readonly api: Api;
  readonly answer: ApiResponse;
  /** Other tools, of which some take the response as their input. */
  readonly others: readonly ListedApi[];
  /** Opens the tool at the path with the response in its form. */
  readonly onUseAsInput: (path: string, body: ResponseBody) => void;
  readonly onExpand: () => void;
}

/** What can be done with a response. */
export function ResponseActions({ api, answer: { body }, others, onUseAsInput, onExpand }: ResponseActionsProps) {
  const t = useCopy(hubCopy);
  const takers = useMemo(() => takersOf(body, others), [body, others]);
  // Texts and pictures have their own buttons.
  const layout = layoutFor(api, body);
  const isText = body.kind === 'json' || body.kind === 'text';
  const name = body.kind === 'json' ? `${api.path.split('/').at(-1)}.json` : body.name;
  return (
    <>
      {isText && layout !== 'text' && (
        <CopyButton
          label={t('hub.play.copy')}
          text={() => (body.kind === 'json' ? prettyJson(body.text) : body.text)}
        />
      )}
      {layout !== 'text' && layout !== 'picture' && (
        <IconButton
          label={t('hub.play.downloadNamed', { name })}
          icon={<IconDownload size={20} stroke={1.5} />}
          onPress={() =>
            saveBlob(body.kind === 'json' ? new Blob([body.text], { type: 'application/json' }) : body.blob, name)
          }
        />
      )}
      <IconButton
        label={t('hub.play.expand')}
        icon={<IconArrowsMaximize size={20} stroke={1.5} />}
        onPress={onExpand}
      />
      {takers.length > 0 && (
        <Menu
          label={t('hub.play.useAsInput')}
          trigger={<IconButton label={t('hub.play.useAsInput')} icon={<IconArrowForwardUp size={20} stroke={1.5} />} />}
          items={takers.map(({ path, title }) => ({ id: path, label: title }))}
          onAction={(path) => onUseAsInput(path, body)}
          placement="bottom end"
        />
      )}
    </>
  );
}
