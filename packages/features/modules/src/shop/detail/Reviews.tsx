import type { InputOf } from '@apiyard/api/contract/endpoint';
import type { Product, Review } from '@apiyard/api/contract/modules/shop';
import { addReview } from '@apiyard/api/contract/modules/shop';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import type { Sending } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Disclosure } from '@apiyard/ui/Disclosure';
import { Failed } from '@apiyard/ui/Failed';
import { Inline } from '@apiyard/ui/Inline';
import { Rating } from '@apiyard/ui/Rating';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextArea } from '@apiyard/ui/TextArea';
import { TextField } from '@apiyard/ui/TextField';
import { useEffect } from 'react';
import { Stars } from '../parts/Stars.tsx';
import { shopCopy } from '../shop-copy.ts';
import { list, review as reviewClass } from './Reviews.css.ts';

interface ReviewsProps {
  readonly product: Product;
  readonly reviews: Loadable<readonly Review[]>;
  readonly sending: Sending<InputOf<typeof addReview>> & { readonly isSuccess: boolean };
  readonly onRetry: () => void;
}

/** What people think of a product, and a form to add to it. */
export function Reviews({ product, reviews, sending, onRetry }: ReviewsProps) {
  const t = useCopy(shopCopy);
  return (
    <div id="reviews">
      <Card title={t('shop.reviews')}>
        <Stack space={2}>
          {reviews.state === 'loading' && <Skeleton shape="text" lines={3} />}
          {reviews.state === 'failed' && (
            <Failed title={t('shop.reviewsFailed')} requestId={reviews.requestId} onRetry={onRetry} picture={null}>
              {t('shop.failedText')}
            </Failed>
          )}
          {reviews.state === 'done' && reviews.value.length === 0 && (
            <Text tone="quiet">{t('shop.noReviewsText')}</Text>
          )}
          {reviews.state === 'done' && reviews.value.length > 0 && <ReviewList reviews={reviews.value} />}
          <Disclosure title={t('shop.writeReview')}>
            <ReviewForm product={product} sending={sending} />
          </Disclosure>
        </Stack>
      </Card>
    </div>
  );
}

function ReviewList({ reviews }: { readonly reviews: readonly Review[] }) {
  const t = useCopy(shopCopy);
  const format = useFormat();
  return (
    <ul role="list" className={list} aria-label={t('shop.reviews')}>
      {reviews.map(({ id, author, rating, text, created }) => (
        <li key={id} className={reviewClass}>
          <Inline space={1}>
            <Stars label={t('shop.ratingBy', { author })} value={rating} />
            <Text weight="medium" as="span">
              <bdi>{author}</bdi>
            </Text>
            <Text size="small" tone="quiet" as="span">
              <time dateTime={created}>{format.day(created)}</time>
            </Text>
          </Inline>
          <Text isProse>
            <bdi>{text}</bdi>
          </Text>
        </li>
      ))}
    </ul>
  );
}

const nothing = { author: '', rating: 0, text: '' };

function ReviewForm({ product, sending }: Pick<ReviewsProps, 'product' | 'sending'>) {
  const t = useCopy(shopCopy);
  const textOf = useProblemText();
  const form = useEndpointForm(addReview, {
    values: nothing,
    sending,
    inputOf: (values) => ({ ...values, productId: product.id, rating: values.rating === 0 ? null : values.rating }),
    texts: {
      author: t('shop.review.noAuthor'),
      rating: t('shop.review.noRating'),
      text: t('shop.review.noText'),
    },
  });
  const { reset } = form;
  useEffect(() => {
    if (sending.isSuccess) reset(nothing);
    // oxlint-disable-next-line react/exhaustive-deps -- the form is new at each render; what was sent decides
  }, [sending.isSuccess]);
  return (
    <EndpointForm form={form} label={t('shop.writeReview')} textOf={textOf}>
      <Stack space={2}>
        <Rating label={t('shop.review.rating')} {...form.field('rating')} />
        <TextField label={t('shop.review.author')} autoComplete="nickname" {...form.field('author')} />
        <TextArea label={t('shop.review.text')} {...form.field('text')} />
        <Inline>
          <Button type="submit" isPending={form.isSending}>
            {t('shop.review.send')}
          </Button>
        </Inline>
      </Stack>
    </EndpointForm>
  );
}
