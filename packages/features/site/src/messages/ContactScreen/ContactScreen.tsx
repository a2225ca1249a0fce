import { Card } from '@apiyard/ui/Card';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { WithSidebar } from '@apiyard/ui/WithSidebar';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { PublicPage } from '@apiyard/kit/PublicPage/PublicPage.tsx';
import { useSite } from '@apiyard/kit/services.tsx';
import type { MessageFormProps } from '../MessageForm/MessageForm.tsx';
import { MessageForm } from '../MessageForm/MessageForm.tsx';
import { messagesCopy } from '../messages-copy.ts';
import { entry, list } from '../side.css.ts';

const ways = [
  { href: '/support', name: 'messages.contact.support', text: 'messages.contact.supportText' },
  { href: '/docs', name: 'messages.contact.docs', text: 'messages.contact.docsText' },
  { href: '/datadeletion', name: 'messages.contact.deletion', text: 'messages.contact.deletionText' },
] as const;

export interface ContactScreenProps {
  readonly message: MessageFormProps;
}

/** Contact page. */
export function ContactScreen({ message }: ContactScreenProps) {
  const t = useCopy(messagesCopy);
  const { name } = useSite();
  return (
    <PublicPage title={t('messages.contact.title')} purpose={t('messages.contact.purpose', { site: name })}>
      <WithSidebar
        sidebar={
          <Stack space={3}>
            <Card title={t('messages.contact.ways')}>
              <ul role="list" className={list}>
                {ways.map((way) => (
                  <li key={way.href} className={entry}>
                    <Link href={way.href}>{t(way.name)}</Link>
                    <Text size="small" tone="quiet">
                      {t(way.text)}
                    </Text>
                  </li>
                ))}
              </ul>
            </Card>
            <Direct />
          </Stack>
        }
      >
        <Card title={t('messages.contact.form')}>
          <MessageForm {...message} />
        </Card>
      </WithSidebar>
    </PublicPage>
  );
}

/** The operator's contact details, if entered. */
function Direct() {
  const t = useCopy(messagesCopy);
  const { operator, contactEmail, address } = useSite();
  if (operator === '' && contactEmail === '' && address === '') return null;
  return (
    <Card title={t('messages.contact.direct')}>
      <dl className={list}>
        {operator !== '' && <Fact label={t('messages.contact.operator')}>{operator}</Fact>}
        {contactEmail !== '' && (
          <Fact label={t('messages.contact.mail')}>
            <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
          </Fact>
        )}
        {address !== '' && <Fact label={t('messages.contact.post')}>{address}</Fact>}
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text as="dt" size="small" tone="quiet">
        {label}
      </Text>
      <Text as="dd">
        <bdi>{children}</bdi>
      </Text>
    </div>
  );
}
