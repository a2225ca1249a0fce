import { Failed } from '@apiyard/ui/Failed';
import { Link } from '@apiyard/ui/Link';
import { useCopy } from '@apiyard/kit/copy.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { useScraperProblemText } from '../problem-text.ts';
import { editorCopy } from './editor-copy.ts';

interface EditorNotLoadedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The editor's page when its API could not be loaded. */
export function EditorNotLoaded({ error, onRetry }: EditorNotLoadedProps) {
  const t = useCopy(editorCopy);
  const textOf = useScraperProblemText();
  const { code, requestId } = refusalOf(error);
  return (
    <>
      <PageBand title={t('apiEditor.missing.band')} />
      <Failed
        title={t('apiEditor.missing.title')}
        onRetry={onRetry}
        action={
          <Link look="quiet" href="/addscrape">
            {t('apiEditor.all')}
          </Link>
        }
        requestId={requestId}
      >
        {code === null ? t('apiEditor.missing.text') : textOf(error)}
      </Failed>
    </>
  );
}
