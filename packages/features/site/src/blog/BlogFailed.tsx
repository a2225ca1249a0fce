import { Button } from '@apiyard/ui/Button';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { BlogError } from './blog-query.ts';
import { blogCopy } from './blog-copy.ts';

interface BlogFailedProps {
  /** Null if the message was closed and there is still no data. */
  readonly error: BlogError | null;
  /** What failed to load. */
  readonly what: 'posts' | 'post';
  readonly requestId?: string | undefined;
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

/** Loading error. The message can be closed; the retry button stays. */
export function BlogFailed({ error, what, requestId, onRetry, onClear }: BlogFailedProps) {
  const t = useCopy(blogCopy);
  if (error === null) {
    return (
      <Empty
        title={t(what === 'posts' ? 'blog.closed' : 'blog.postClosed')}
        action={<Button onPress={onRetry}>{t(what === 'posts' ? 'blog.reload' : 'blog.reloadPost')}</Button>}
      />
    );
  }
  return (
    <Failed
      title={t(what === 'posts' ? 'blog.failed' : 'blog.postFailed')}
      requestId={requestId}
      onRetry={onRetry}
      action={
        <Button tone="plain" onPress={onClear}>
          {t('blog.dismiss')}
        </Button>
      }
    >
      {t('blog.failed.text')}
    </Failed>
  );
}
