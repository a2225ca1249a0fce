import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { NavigationTree } from '../NavigationTree/NavigationTree.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Show the same pages as in the `Sidebar`, in the same order.',
        example: (
          <Card>
            <NavigationTree
              label="Main"
              sections={[
                {
                  id: 'work',
                  title: 'Work',
                  items: [
                    { id: 'home', label: 'Home', href: '#' },
                    { id: 'keys', label: 'Keys', href: '#keys' },
                  ],
                },
              ]}
              current="#"
            />
          </Card>
        ),
      },
      dont: {
        text: 'Don’t put filters or forms into it. Use a `Sheet`.',
        example: (
          <Card>
            <Stack>
              <TextField label="Name contains" />
              <Button>Filter</Button>
            </Stack>
          </Card>
        ),
      },
    },
  ],
  anatomy: [
    ['Overlay', 'dims the page'],
    ['Logo and name', 'link to the home page'],
    ['Close button', 'next to the name'],
    ['Navigation', 'a `NavigationTree`'],
    ['Footer', 'account and sign-out, always visible'],
  ],
  screenReader: [
    'It is announced as a dialog with its label; the rest of the page is hidden while it is open.',
    'It closes when a page is selected, so that focus does not stay behind the new page.',
  ],
};
