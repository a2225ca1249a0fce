import { Button } from '@apiyard/ui/Button';
import { Heading } from '@apiyard/ui/Heading';
import { Link } from '@apiyard/ui/Link';
import { expect, userEvent, waitFor } from 'storybook/test';
import { optimisticList } from './optimistic-list.machine.ts';
import { preview } from './story/preview.tsx';
import { useChangingList } from './use-changing-list.ts';

interface Row {
  readonly id: string;
}

const without = (rows: readonly Row[], id: string) => rows.filter((row) => row.id !== id);
const rules = optimisticList<Row, string, null>({ expect: without, settle: without });
const saved: readonly Row[] = [{ id: 'one' }, { id: 'two' }, { id: 'three' }];

/** What was asked for, each with its answer still to be given. */
let asked: { readonly id: string; readonly answer: PromiseWithResolvers<null> }[] = [];
let said: string[] = [];

function save(_: unknown, id: string): Promise<null> {
  const answer = Promise.withResolvers<null>();
  asked.push({ id, answer });
  return answer.promise;
}

function List() {
  const { items, change } = useChangingList<Row, string, null>({
    rules,
    saved,
    save,
    onSaved: (id) => void said.push(`${id} is gone`),
    onRefused: (id) => {
      said.push(`${id} is still there`);
      return true;
    },
    reload: () => void said.push('reloaded'),
  });
  return (
    <>
      {items?.map(({ id }) => (
        <Button key={id} onPress={() => change(id)}>
          {id}
        </Button>
      ))}
      <Link href="/elsewhere">Go on</Link>
    </>
  );
}

const routes = [
  { path: '/', Component: List },
  { path: '/elsewhere', Component: () => <Heading level={2}>Elsewhere</Heading> },
];

const meta = preview.meta({
  title: 'Screens/Parts/ChangingList',
  component: List,
  globals: { language: 'en' },
  parameters: { app: { routes } },
  beforeEach: () => {
    asked = [];
    said = [];
  },
});

export const GoesOnWhenThePageIsLeft = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'one' }));
    await userEvent.click(canvas.getByRole('button', { name: 'two' }));
    await userEvent.click(canvas.getByRole('button', { name: 'three' }));
    await waitFor(() => expect(asked.map(({ id }) => id)).toEqual(['one']));
    await userEvent.click(canvas.getByRole('link', { name: 'Go on' }));
    await canvas.findByRole('heading', { name: 'Elsewhere' });
    asked[0]?.answer.resolve(null);
    await waitFor(() => expect(asked.map(({ id }) => id)).toEqual(['one', 'two']));
    asked[1]?.answer.reject(new Error('Not now.'));
    await waitFor(() => expect(asked.map(({ id }) => id)).toEqual(['one', 'two', 'three']));
    asked[2]?.answer.resolve(null);
    await waitFor(() => expect(said).toEqual(['one is gone', 'two is still there', 'three is gone']));
  },
});
