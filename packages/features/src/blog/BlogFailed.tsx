import { Button } from '@apiyard/ui/Button';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { useCopy } from '../_kit/copy.ts';
import type { BlogError } from './blog.machine.ts';
import { blogCopy } from './blog-copy.ts';

interface BlogFailedProps {
  /** Null when the message was closed, and nothing is there all the same. */
  readonly error: BlogError | null;
  /** What should be here. */
  readonly what: 'posts' | 'post';
  readonly requestId?: string | undefined;
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

/** What could not be fetched. The message can be closed; the way to try again stays. */
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
