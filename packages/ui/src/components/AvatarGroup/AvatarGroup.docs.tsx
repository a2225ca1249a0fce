import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { AvatarGroup } from './AvatarGroup.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Say what the people have in common.',
        example: (
          <Inline>
            <Text>Members</Text>
            <AvatarGroup
              label="Members"
              people={[
                { id: 'a', name: 'Ada Lovelace' },
                { id: 'g', name: 'Grace Hopper' },
                { id: 'l', name: 'Layla Haddad' },
              ]}
            />
          </Inline>
        ),
      },
      dont: {
        text: 'Don’t use it where people act on single members. List them with their names.',
        example: (
          <Inline>
            <AvatarGroup
              label="Members"
              people={[
                { id: 'a', name: 'Ada Lovelace' },
                { id: 'g', name: 'Grace Hopper' },
              ]}
            />
            <Button size="small">Remove</Button>
          </Inline>
        ),
      },
    },
  ],
  anatomy: [
    ['Avatars', 'overlap in reading order'],
    ['Counter', 'how many more there are'],
  ],
  screenReader: ['It is a list with its label. The people behind the counter are read by name.'],
};
