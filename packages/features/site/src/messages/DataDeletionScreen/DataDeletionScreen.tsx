import { Card } from '@apiyard/ui/Card';
import { Grid } from '@apiyard/ui/Grid';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { WithSidebar } from '@apiyard/ui/WithSidebar';
import { IconClock, IconTrash } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { PublicPage } from '@apiyard/kit/PublicPage/PublicPage.tsx';
import type { MessageFormProps } from '../MessageForm/MessageForm.tsx';
import { MessageForm } from '../MessageForm/MessageForm.tsx';
import { messagesCopy } from '../messages-copy.ts';
import { Points } from '../Points.tsx';

const notes = [
  { name: 'messages.deletion.account', text: 'messages.deletion.accountText', isOfAccount: true },
  { name: 'messages.deletion.proof', text: 'messages.deletion.proofText', isOfAccount: false },
  { name: 'messages.deletion.takes', text: 'messages.deletion.takesText', isOfAccount: false },
] as const;

export interface DataDeletionScreenProps {
  readonly message: MessageFormProps;
}

/** Data deletion page: what is deleted, what is kept, and the request form. */
export function DataDeletionScreen({ message }: DataDeletionScreenProps) {
  const t = useCopy(messagesCopy);
  return (
    <PublicPage title={t('messages.deletion.title')} purpose={t('messages.deletion.purpose')}>
      <Grid minColumn="30rem">
        <Card title={t('messages.deletion.goes')}>
          <Points
            icon={<IconTrash size={16} stroke={1.5} />}
            lines={[
              t('messages.deletion.goes.account'),
              t('messages.deletion.goes.keys'),
              t('messages.deletion.goes.usage'),
              t('messages.deletion.goes.mails'),
            ]}
          />
        </Card>
        <Card title={t('messages.deletion.stays')}>
          <Points
            icon={<IconClock size={16} stroke={1.5} />}
            lines={[
              t('messages.deletion.stays.messages'),
              t('messages.deletion.stays.audit'),
              t('messages.deletion.stays.backups'),
              t('messages.deletion.stays.logs'),
              t('messages.deletion.stays.totals'),
            ]}
          />
        </Card>
      </Grid>
      <WithSidebar
        sidebar={
          <Stack space={3}>
            {notes.map(({ name, text, isOfAccount }) => (
              <Card key={name} title={t(name)}>
                <Text>
                  {t(text)} {isOfAccount && <Link href="/account/profile">{t('messages.deletion.accountLink')}</Link>}
                </Text>
              </Card>
            ))}
          </Stack>
        }
      >
        <Card title={t('messages.deletion.form')}>
          <MessageForm {...message} />
        </Card>
      </WithSidebar>
    </PublicPage>
  );
}
