import { Card } from '@apiyard/ui/Card';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { WithSidebar } from '@apiyard/ui/WithSidebar';
import { IconCheck } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { PublicPage } from '@apiyard/kit/PublicPage/PublicPage.tsx';
import type { MessageFormProps } from '../MessageForm/MessageForm.tsx';
import { MessageForm } from '../MessageForm/MessageForm.tsx';
import { messagesCopy } from '../messages-copy.ts';
import { Points } from '../Points.tsx';
import { list } from '../side.css.ts';

const answers = [
  { href: '/docs/errors', name: 'messages.support.errors' },
  { href: '/docs/limits', name: 'messages.support.limits' },
  { href: '/recent-updates', name: 'messages.support.updates' },
] as const;

export interface SupportScreenProps {
  readonly message: MessageFormProps;
}

/** Support page. */
export function SupportScreen({ message }: SupportScreenProps) {
  const t = useCopy(messagesCopy);
  return (
    <PublicPage title={t('messages.support.title')} purpose={t('messages.support.purpose')}>
      <WithSidebar
        sidebar={
          <Stack space={3}>
            <Card title={t('messages.support.helps')}>
              <Points
                icon={<IconCheck size={16} stroke={1.5} />}
                lines={[
                  t('messages.support.helps.did'),
                  t('messages.support.helps.expected'),
                  t('messages.support.helps.when'),
                ]}
              />
            </Card>
            <Card title={t('messages.support.first')}>
              <ul role="list" className={list}>
                {answers.map(({ href, name }) => (
                  <li key={href}>
                    <Link href={href}>{t(name)}</Link>
                  </li>
                ))}
              </ul>
            </Card>
          </Stack>
        }
      >
        <Card title={t('messages.support.form')}>
          <MessageForm {...message} />
        </Card>
      </WithSidebar>
    </PublicPage>
  );
}
