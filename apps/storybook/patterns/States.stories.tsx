import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { preview } from '@apiyard/ui/story/preview';
import { Forbidden as ForbiddenPicture } from '@apiyard/ui/illustrations/Forbidden';
import { expect, fn } from 'storybook/test';

interface Order {
  id: string;
  from: string;
}

type Orders =
  | { state: 'loading' }
  | { state: 'failed'; requestId: string }
  | { state: 'forbidden' }
  | { state: 'done'; orders: readonly Order[] };

const onRetry = fn();

/**
 * A region has five states, and keeps its name and height in each. A loading state has the shape of the content; an empty
 * state says what the region is for; an error says what was saved; a missing permission says who can grant it.
 */
function OrdersCard({ data }: { data: Orders }) {
  return (
    <Card title="Orders">
      {data.state === 'loading' && (
        <div aria-busy="true">
          <Stack>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Stack>
        </div>
      )}
      {data.state === 'failed' && (
        <Failed title="The orders could not be loaded" requestId={data.requestId} onRetry={onRetry}>
          The server did not respond within 10 seconds. Nothing is lost. Try again.
        </Failed>
      )}
      {data.state === 'forbidden' && (
        <Empty
          title="Orders are for shop keepers"
          picture={<ForbiddenPicture />}
          action={<Link href="/ask">Ask for access</Link>}
        >
          An admin can give you this role.
        </Empty>
      )}
      {data.state === 'done' && data.orders.length === 0 && (
        <Empty title="No orders yet" action={<Button tone="primary">Make a test order</Button>}>
          Each sale in your shop appears here within a minute.
        </Empty>
      )}
      {data.state === 'done' && data.orders.length > 0 && (
        <StaticTable<Order>
          label="Orders"
          columns={[
            { id: 'id', label: 'Order', render: ({ id }) => id },
            { id: 'from', label: 'From', render: ({ from }) => from },
          ]}
          rows={data.orders}
          rowId={({ id }) => id}
        />
      )}
    </Card>
  );
}

const meta = preview.meta({
  title: 'Patterns/States of a place',
  tags: ['!autodocs'],
  globals: { language: 'en' },
  component: OrdersCard,
  args: { data: { state: 'loading' } as Orders },
  beforeEach: () => void onRetry.mockClear(),
});

/** The region has `aria-busy`; there is no spinner. */
export const Loading = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
  },
});

/** What the region is for, and one action. */
export const Nothing = meta.story({
  args: { data: { state: 'done', orders: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No orders yet')).toBeVisible();
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual(['Make a test order']);
  },
});

/** What happened, what was saved, what to do, and the request ID. */
export const Failure = meta.story({
  args: { data: { state: 'failed', requestId: '01ky3vq9m8' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
});

/** Who has access, and how to get it. There is no retry, since it would not help. */
export const Forbidden = meta.story({
  args: { data: { state: 'forbidden' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask for access' })).toHaveAttribute('href', '/ask');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Filled = meta.story({
  args: {
    data: {
      state: 'done',
      orders: [
        { id: '2026-118', from: 'Noor Haddad' },
        { id: '2026-119', from: 'Yusuf Demir' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Orders' })).toBeVisible();
    await expect(canvas.getByText('Yusuf Demir')).toBeVisible();
  },
});
