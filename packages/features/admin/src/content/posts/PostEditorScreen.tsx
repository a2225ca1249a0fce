import { slugFrom } from '@apiyard/api/contract/slug';
import { useAddress } from '@apiyard/ui/address';
import { Button } from '@apiyard/ui/Button';
import { Checkbox } from '@apiyard/ui/Checkbox';
import { Heading } from '@apiyard/ui/Heading';
import { Markdown } from '@apiyard/ui/Markdown';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import type { ReactNode } from 'react';
import { useDeferredValue, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { MarkdownEditor } from '@apiyard/kit/MarkdownEditor/MarkdownEditor.tsx';
import { contentCopy } from '../content-copy.ts';
import * as css from '../content.css.ts';
import { EditorFrame } from '../editor/EditorFrame.tsx';
import { PublishAtField } from '../editor/PublishAtField.tsx';
import type { EditorState, SendEditor } from '../editor/use-content-editor.ts';
import { categoryCharsMax, contentCharsMax, titleCharsMax } from '../limits.ts';
import { CoverField } from './CoverField.tsx';
import type { WrittenPost } from './post-form.ts';
import { isSlug } from './post-form.ts';

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
  const [isTried, setTried] = useState(false);
  const { written, kept, refusal } = state;
  const change = (more: Partial<WrittenPost>) => send({ type: 'change', written: { ...written, ...more } });
  const title = written.title.trim();
  const category = written.category.trim();
  const slug = written.slug.trim();
  const isTitleTooLong = title.length > titleCharsMax;
  const isCategoryTooLong = category.length > categoryCharsMax;
  const isSlugWrong = slug !== '' && !isSlug(slug);
  const suggestions = categories.filter((name) => name !== category).slice(0, suggestedMax);
  const slugError = isSlugWrong
    ? t('content.post.slug.wrong')
    : refusal?.code === 'SlugTaken'
      ? t('content.refused.slug')
      : undefined;
  const isMoving = kept !== null && kept.state === 'published' && slug !== '' && slug !== kept.written.slug;
  return (
    <EditorFrame
      state={state}
      send={send}
      {...(nowMs !== undefined && { nowMs })}
      newTitle={t('content.post.new')}
      list={{ label: t('content.posts'), href: '/admin/blog' }}
      viewHref={`/apps/blog/detail/${kept?.written.slug ?? ''}`}
      isComplete={
        title !== '' &&
        !isTitleTooLong &&
        category !== '' &&
        !isCategoryTooLong &&
        !isSlugWrong &&
        written.content.length <= contentCharsMax
      }
      onIncomplete={() => setTried(true)}
      renderTheirs={(theirs) => <AsRead {...theirs} />}
    >
      <div className={css.fields}>
        <div className={css.fieldRow}>
          <TextField
            label={t('content.title')}
            isRequired
            dir="auto"
            value={written.title}
            onChange={(next) => change({ title: next })}
            {...(isTried && title === ''
              ? { errorMessage: t('content.titleMissing') }
              : isTitleTooLong && { errorMessage: t('content.titleTooLong', { max: titleCharsMax }) })}
          />
          <div>
            <TextField
              label={t('content.post.category')}
              isRequired
              dir="auto"
              value={written.category}
              onChange={(next) => change({ category: next })}
              {...(isTried && category === ''
                ? { errorMessage: t('content.categoryMissing') }
                : isCategoryTooLong && { errorMessage: t('content.titleTooLong', { max: categoryCharsMax }) })}
            />
            {suggestions.length > 0 && (
              <div role="group" aria-label={t('content.post.categories')} className={css.suggestions}>
                {suggestions.map((name) => (
                  <Button key={name} size="small" onPress={() => change({ category: name })}>
                    {name}
                  </Button>
                ))}
              </div>
            )}
          </div>
        </div>
        <MarkdownEditor
          label={t('content.post.content')}
          value={written.content}
          onChange={(content) => change({ content })}
          charsMax={contentCharsMax}
          rows={20}
          preview={<AsRead {...written} />}
          {...(tools && { tools })}
        />
        <div className={css.fieldRow}>
          <Stack space={3}>
            <TextField
              label={t('content.post.slug')}
              isOptional
              description={isMoving ? t('content.post.slug.moved') : t('content.post.slug.text')}
              dir="auto"
              placeholder={slugFrom(written.title)}
              value={written.slug}
              onChange={(next) => change({ slug: next })}
              {...(slugError !== undefined && { errorMessage: slugError })}
            />
            <PublishAtField value={written.publishAt} onChange={(publishAt) => change({ publishAt })} />
            <Checkbox
              isSelected={written.featured}
              onChange={(featured) => change({ featured })}
              description={t('content.post.featured.text')}
            >
              {t('content.post.featured')}
            </Checkbox>
          </Stack>
          <CoverField cover={written.cover} onChoose={onChooseCover} onRemove={() => change({ cover: null })} />
        </div>
      </div>
    </EditorFrame>
  );
}

function AsRead({ title, category, cover, content }: WrittenPost) {
  const address = useAddress();
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
