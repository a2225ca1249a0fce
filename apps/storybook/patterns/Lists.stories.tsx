import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Column, Columns } from '@apiyard/ui/Columns';
import { Empty } from '@apiyard/ui/Empty';
import { GridList } from '@apiyard/ui/GridList';
import { Heading } from '@apiyard/ui/Heading';
import { Inline } from '@apiyard/ui/Inline';
import { SearchField } from '@apiyard/ui/SearchField';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { preview } from '@apiyard/ui/story/preview';
import { TablePagination } from '@apiyard/ui/TablePagination';
import { Text } from '@apiyard/ui/Text';
import { toast, ToastRegion } from '@apiyard/ui/Toast';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';

type Status = 'active' | 'paused';

interface Key {
  id: string;
  name: string;
  status: Status;
}

const places = ['shop', 'blog', 'till', 'warehouse', 'newsletter', 'backup'];
const made: Key[] = Array.from({ length: 23 }, (_, at) => ({
  id: `k${at + 1}`,
  name: `${places[at % places.length]} ${at + 1}`,
  status: at % 4 === 3 ? 'paused' : 'active',
}));

/**
 * A list for daily work: a search or filter starts at the first page, the toolbar is replaced by the actions for the
 * selected rows, and a deletion can be undone.
 */
function Keys() {
  const [keys, setKeys] = useState(made);
  const [query, setQuery] = useState('');
  const [status, setStatus] = useState<Status | 'all'>('all');
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  const [picked, setPicked] = useState<string[]>([]);
  const found = keys.filter(
    (key) => key.name.includes(query.trim().toLowerCase()) && (status === 'all' || key.status === status),
  );
  const last = Math.max(1, Math.ceil(found.length / pageSize));
  const shown = found.slice((Math.min(page, last) - 1) * pageSize, Math.min(page, last) * pageSize);

  function narrow(change: () => void) {
    change();
    setPage(1);
    // What is out of sight must not be deleted with what is in sight.
    setPicked([]);
  }

  function remove() {
    const before = keys;
    setKeys(keys.filter(({ id }) => !picked.includes(id)));
    setPicked([]);
    toast.show({
      tone: 'success',
      message: picked.length === 1 ? '1 key deleted.' : `${picked.length} keys deleted.`,
      action: { label: 'Undo', onPress: () => setKeys(before) },
    });
  }

  return (
    <>
      <Stack space={3}>
        <Heading level={1} size="h3">
          Keys
        </Heading>
        <Card>
          <Stack>
            {picked.length > 0 ? (
              <Inline justify="between">
                <Text weight="medium">{picked.length} selected</Text>
                <Inline>
                  <Button onPress={() => setPicked([])}>Clear selection</Button>
                  <Button tone="danger" onPress={remove}>
                    Delete
                  </Button>
                </Inline>
              </Inline>
            ) : (
              <Columns space={1} collapseBelow="sm">
                <Column width="2/3">
                  <SearchField label="Search keys" value={query} onChange={(next) => narrow(() => setQuery(next))} />
                </Column>
                <Column>
                  <Select<Status | 'all'>
                    label="Status"
                    isLabelHidden
                    options={[
                      { id: 'all', label: 'Every status' },
                      { id: 'active', label: 'Active' },
                      { id: 'paused', label: 'Paused' },
                    ]}
                    value={status}
                    onChange={(next) => narrow(() => setStatus(next))}
                  />
                </Column>
              </Columns>
            )}
            <GridList
              label="Keys"
              selectionMode="multiple"
              selected={picked}
              onSelectionChange={setPicked}
              rows={shown.map(({ id, name, status: now }) => ({
                id,
                label: name,
                description: now === 'active' ? 'Active' : 'Paused',
              }))}
              empty={
                <Empty
                  title="No keys match your search"
                  picture={<NothingFound />}
                  action={
                    <Button
                      onPress={() =>
                        narrow(() => {
                          setQuery('');
                          setStatus('all');
                        })
                      }
                    >
                      Show all keys
                    </Button>
                  }
                />
              }
            />
            {found.length > 0 && (
              <TablePagination
                page={Math.min(page, last)}
                pageSize={pageSize}
                count={found.length}
                onPageChange={setPage}
                onPageSizeChange={(size) => narrow(() => setPageSize(size))}
              />
            )}
          </Stack>
        </Card>
      </Stack>
      <ToastRegion />
    </>
  );
}

const meta = preview.meta({
  title: 'Patterns/Lists',
  tags: ['!autodocs'],
  globals: { language: 'en' },
  render: () => <Keys />,
  beforeEach: () => toast.clear(),
});

const rowNames = (list: HTMLElement) =>
  within(list)
    .getAllByRole('row')
    .map((row) => row.getAttribute('aria-label') ?? row.textContent);

/** Searching and filtering go together, and say what is left. */
export const SearchAndFilter = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1–10 of 23')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search keys' }), 'shop');
    await waitFor(() => expect(canvas.getByText('1–4 of 4')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Paused' }));
    await waitFor(() => expect(canvas.queryByText('1–4 of 4')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

/** No search results differ from an empty list: the state offers to clear the search. */
export const NothingMatches = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search keys' }), 'xylophone');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all keys' }));
    await waitFor(() => expect(canvas.getByText('1–10 of 23')).toBeVisible());
    await expect(canvas.getByRole('searchbox', { name: 'Search keys' })).toHaveValue('');
  },
});

/** The last page has the remaining rows. */
export const Paging = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to last page' }));
    await waitFor(() => expect(canvas.getByText('21–23 of 23')).toBeVisible());
    await expect(rowNames(canvas.getByRole('grid', { name: 'Keys' }))).toHaveLength(3);
  },
});

/** The bar shows the number of selected rows and the actions for them; a deletion can be undone. */
export const Bulk = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);
    await expect(await canvas.findByText('2 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('2 keys deleted.')).toBeVisible();
    await expect(canvas.getByText('1–10 of 21')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByText('1–10 of 23')).toBeVisible());
    await waitFor(() => expect(screen.queryByText('2 keys deleted.')).toBeNull());
  },
});
