import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Preview what the target shows in full.',
        example: (
          <Card>
            <Stack space={1}>
              <Text weight="heading">Layla Haddad</Text>
              <Text tone="quiet">Maintains 12 scrapers</Text>
            </Stack>
          </Card>
        ),
      },
      dont: {
        text: 'Don’t put actions into it that exist nowhere else: touch users may never see them.',
        example: (
          <Card>
            <Stack space={1}>
              <Text weight="heading">Layla Haddad</Text>
              <Button tone="danger">Block user</Button>
            </Stack>
          </Card>
        ),
      },
    },
  ],
  anatomy: [
    ['Trigger', 'a link or a button that leads to the target'],
    ['Card', 'a few facts about the target, and links'],
  ],
  screenReader: [
    'The trigger is read as a link. The card is announced with its label when focus moves into it.',
    'Everything in the card must also be on the linked page.',
  ],
};
