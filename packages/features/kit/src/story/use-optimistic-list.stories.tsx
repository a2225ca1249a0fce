import { Button } from '@apiyard/ui/Button';
import { Heading } from '@apiyard/ui/Heading';
import { Link } from '@apiyard/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ServicesProvider, useServices } from '../services.tsx';
import { storyUser } from './people.ts';
import { preview } from './preview.tsx';
import { loadable } from '../data/loadable.ts';
import type { ListChanges } from '../data/use-optimistic-list.ts';
import { useOptimisticList } from '../data/use-optimistic-list.ts';

const without = (rows: readonly string[], row: string) => rows.filter((one) => one !== row);

/** The requests so far, each with its pending response. */
let asked: { readonly row: string; readonly answer: PromiseWithResolvers<null> }[] = [];
let toasts: string[] = [];

const changes: ListChanges<string, string, null> = {
  expect: without,
  settle: without,
  save(_, row) {
    const answer = Promise.withResolvers<null>();
    asked.push({ row, answer });
    return answer.promise;
  },
};

const rows = { queryKey: ['rows'], queryFn: async () => ({ items: ['one', 'two', 'three'] }) };

function List() {
  const result = useQuery({ ...rows, select: ({ items }) => items });
  const { items, change } = useOptimisticList({
    queryKey: rows.queryKey,
    items: loadable(result),
    changes,
    onSaved: (row) => void toasts.push(`${row} is gone`),
    onRefused: (row) => {
      toasts.push(`${row} is still there`);
      return false;
    },
  });
  return (
    <>
      {items.state === 'done' &&
        items.value.map((row) => (
          <Button key={row} onPress={() => change(row)}>
            {row}
          </Button>
        ))}
      <Link href="/elsewhere">Go on</Link>
    </>
  );
}

let signedIn = storyUser;

function ListOfSignedIn() {
  const services = useServices();
  return (
    <ServicesProvider services={{ ...services, session: { ...services.session, user: () => signedIn } }}>
      <List />
    </ServicesProvider>
  );
}

const routes = [
  { path: '/', Component: ListOfSignedIn },
  { path: '/elsewhere', Component: () => <Heading level={2}>Elsewhere</Heading> },
];

const meta = preview.meta({
  title: 'Screens/Parts/OptimisticList',
  component: List,
  globals: { language: 'en' },
  parameters: { app: { routes } },
  beforeEach: () => {
    asked = [];
    toasts = [];
    signedIn = storyUser;
  },
});

export const GoesOnWhenThePageIsLeft = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'one' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'one' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'two' }));
    await userEvent.click(canvas.getByRole('button', { name: 'three' }));
    await waitFor(() => expect(asked.map(({ row }) => row)).toEqual(['one']));
    await userEvent.click(canvas.getByRole('link', { name: 'Go on' }));
    await canvas.findByRole('heading', { name: 'Elsewhere' });
    asked[0]?.answer.resolve(null);
    await waitFor(() => expect(asked.map(({ row }) => row)).toEqual(['one', 'two']));
    asked[1]?.answer.reject(new Error('Not now.'));
    await waitFor(() => expect(asked.map(({ row }) => row)).toEqual(['one', 'two', 'three']));
    asked[2]?.answer.resolve(null);
    await waitFor(() => expect(toasts).toEqual(['one is gone', 'two is still there', 'three is gone']));
  },
});

/** Only the failed change is undone: those around it stay. */
export const UndoesWhatWasRefused = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'one' }));
    await userEvent.click(canvas.getByRole('button', { name: 'three' }));
    await waitFor(() => expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['two']));
    asked[0]?.answer.reject(new Error('Not now.'));
    await waitFor(() =>
      expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['one', 'two']),
    );
    await waitFor(() => expect(asked).toHaveLength(2));
    asked[1]?.answer.resolve(null);
    await waitFor(() => expect(toasts).toEqual(['one is still there', 'three is gone']));
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['one', 'two']);
  },
});

export const ChangesNothingForAnotherPerson = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'one' }));
    await waitFor(() => expect(asked.map(({ row }) => row)).toEqual(['one']));
    asked[0]?.answer.resolve(null);
    await waitFor(() => expect(toasts).toEqual(['one is gone']));
    signedIn = { ...storyUser, id: 'p2', username: 'amina' };
    await userEvent.click(canvas.getByRole('button', { name: 'two' }));
    await waitFor(() => expect(toasts).toEqual(['one is gone', 'two is still there']));
    await expect(asked.map(({ row }) => row)).toEqual(['one']);
  },
});
