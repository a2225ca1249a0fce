import { createPost, postContentCharsMax } from '@apiyard/api/contract/content/posts';
import { slugFrom } from '@apiyard/api/contract/slug';
import { useCoverAddress } from '@apiyard/kit/covers/cover-address.ts';
import { Button } from '@apiyard/ui/Button';
import { Checkbox } from '@apiyard/ui/Checkbox';
import { Heading } from '@apiyard/ui/Heading';
import { Markdown } from '@apiyard/ui/Markdown';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import type { ReactNode } from 'react';
import { useDeferredValue } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { MarkdownEditor } from '@apiyard/kit/MarkdownEditor/MarkdownEditor.tsx';
import { contentCopy } from '../content-copy.ts';
import * as css from '../content.css.ts';
import { EditorFrame } from '../editor/EditorFrame.tsx';
import { PublishAtField } from '../editor/PublishAtField.tsx';
import type { EditorState, SendEditor } from '../editor/use-content-editor.ts';
import { sendingOf } from '../editor/use-content-editor.ts';
import { CoverField } from './CoverField.tsx';
import type { WrittenPost } from './post-form.ts';
import { sentPost } from './post-form.ts';

export interface PostEditorScreenProps {
  readonly state: EditorState<WrittenPost>;
  readonly send: SendEditor<WrittenPost>;
  /** Categories of other posts, most used first. */
  readonly categories: readonly string[];
  readonly nowMs?: number;
  readonly tools?: (insert: (text: string) => void) => ReactNode;
  readonly onChooseCover: () => void;
}

const suggestedMax = 6;

export function PostEditorScreen({ state, send, categories, nowMs, tools, onChooseCover }: PostEditorScreenProps) {
  const t = useCopy(contentCopy);
  const { written, kept } = state;
  // A change has the same fields.
  const form = useEndpointForm(createPost, {
    values: written,
    onChange: (next) => send({ type: 'change', written: next }),
    sending: sendingOf(state),
    inputOf: sentPost,
    texts: {
      title: ({ code }) => (code === 'too_small' ? t('content.titleMissing') : undefined),
      category: ({ code }) => (code === 'too_small' ? t('content.categoryMissing') : undefined),
      slug: ({ code }) => (code === 'too_big' ? undefined : t('content.post.slug.wrong')),
    },
    codes: { SlugTaken: ['slug', t('content.refused.slug')] },
  });
  const slug = written.slug.trim();
  const category = written.category.trim();
  const suggestions = categories.filter((name) => name !== category).slice(0, suggestedMax);
  const isMoving = kept !== null && kept.state === 'published' && slug !== '' && slug !== kept.written.slug;
  return (
    <EditorFrame
      state={state}
      send={send}
      {...(nowMs !== undefined && { nowMs })}
      newTitle={t('content.post.new')}
      viewHref={`/apps/blog/detail/${kept?.written.slug ?? ''}`}
      form={form}
      renderTheirs={(theirs) => <AsRead {...theirs} />}
    >
      <div className={css.fields}>
        <div className={css.fieldRow}>
          <TextField label={t('content.title')} isRequired dir="auto" {...form.field('title')} />
          <div>
            <TextField label={t('content.post.category')} isRequired dir="auto" {...form.field('category')} />
            {suggestions.length > 0 && (
              <div role="group" aria-label={t('content.post.categories')} className={css.suggestions}>
                {suggestions.map((name) => (
                  <Button key={name} size="small" onPress={() => form.change({ category: name })}>
                    {name}
                  </Button>
                ))}
              </div>
            )}
          </div>
        </div>
        <MarkdownEditor
          label={t('content.post.content')}
          charsMax={postContentCharsMax}
          rows={20}
          preview={<AsRead {...written} />}
          {...(tools && { tools })}
          {...form.field('content')}
        />
        <div className={css.fieldRow}>
          <Stack space={3}>
            <TextField
              label={t('content.post.slug')}
              isOptional
              description={isMoving ? t('content.post.slug.moved') : t('content.post.slug.text')}
              dir="auto"
              placeholder={slugFrom(written.title)}
              {...form.field('slug')}
            />
            <PublishAtField {...form.field('publishAt')} />
            <Checkbox
              isSelected={written.featured}
              onChange={(featured) => form.change({ featured })}
              description={t('content.post.featured.text')}
            >
              {t('content.post.featured')}
            </Checkbox>
          </Stack>
          <CoverField
            cover={written.cover}
            isWrong={form.wrong['cover'] !== undefined}
            onChoose={onChooseCover}
            onRemove={() => form.change({ cover: null })}
          />
        </div>
      </div>
    </EditorFrame>
  );
}

function AsRead({ title, category, cover, content }: WrittenPost) {
  const address = useCoverAddress();
  const settled = useDeferredValue(content);
  return (
    <article className={css.postPreview} dir="auto">
      {cover?.startsWith('/') === true && (
        <img className={css.cover} src={address(cover)} alt="" width={1200} height={675} />
      )}
      {title.trim() !== '' && (
        <Heading level={2} size="h3">
          {title}
        </Heading>
      )}
      {category.trim() !== '' && (
        <Text size="small" tone="quiet">
          <bdi>{category}</bdi>
        </Text>
      )}
      <Markdown headingLevel={3}>{settled}</Markdown>
    </article>
  );
}
