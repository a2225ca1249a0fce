import { Card } from '@apiyard/ui/Card';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { WithSidebar } from '@apiyard/ui/WithSidebar';
import { useCopy } from '../../_kit/copy.ts';
import { IfGiven } from '../../_kit/IfGiven/IfGiven.tsx';
import { PublicPage } from '../../_kit/PublicPage/PublicPage.tsx';
import { useSite } from '../../_kit/services.tsx';
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

/** The way to the operator for everything that has no page of its own. */
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

/** Who is behind the site, as far as the operator says so. */
function Direct() {
  const t = useCopy(messagesCopy);
  const { operator, contactEmail, address } = useSite();
  return (
    <IfGiven value={operator + contactEmail + address}>
      <Card title={t('messages.contact.direct')}>
        <dl className={list}>
          <IfGiven value={operator}>
            <Text as="dt" size="small" tone="quiet">
              {t('messages.contact.operator')}
            </Text>
            <Text as="dd">{operator}</Text>
          </IfGiven>
          <IfGiven value={contactEmail}>
            <Text as="dt" size="small" tone="quiet">
              {t('messages.contact.mail')}
            </Text>
            <Text as="dd">
              <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
            </Text>
          </IfGiven>
          <IfGiven value={address}>
            <Text as="dt" size="small" tone="quiet">
              {t('messages.contact.post')}
            </Text>
            <Text as="dd">{address}</Text>
          </IfGiven>
        </dl>
      </Card>
    </IfGiven>
  );
}
