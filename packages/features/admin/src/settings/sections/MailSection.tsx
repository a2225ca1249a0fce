import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Form } from '@apiyard/ui/Form';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { settingsCopy } from '../settings-copy.ts';
import { fields } from '../SettingsScreen.css.ts';

export type MailTest =
  | { readonly state: 'idle' | 'sending' | 'no answer' | 'too many' | 'wrong address' }
  | {
      readonly state: 'sent';
      readonly to: string;
      readonly via: 'smtp' | 'file';
      readonly place: string;
      readonly ms: number;
    }
  | { readonly state: 'failed'; readonly place: string; readonly reason: string };

interface MailSectionProps {
  readonly test: MailTest;
  readonly ownEmail: string;
  readonly onTest: (to: string) => void;
}

/** Sends a test email. */
export function MailSection({ test, ownEmail, onTest }: MailSectionProps) {
  const t = useCopy(settingsCopy);
  const [to, setTo] = useState(ownEmail);
  return (
    <Card title={t('siteSettings.mail.title')}>
      <Form label={t('siteSettings.mail.title')} onSubmit={() => onTest(to.trim())}>
        <Stack>
          <Text tone="quiet" isProse>
            {t('siteSettings.mail.purpose')}
          </Text>
          <div className={fields}>
            <TextField
              label={t('siteSettings.mail.to')}
              type="email"
              value={to}
              onChange={setTo}
              isRequired
              maxLength={254}
              errorMessage={test.state === 'wrong address' ? t('siteSettings.mail.toWrong') : undefined}
            />
            <div>
              <Button type="submit" isPending={test.state === 'sending'}>
                {t('siteSettings.mail.send')}
              </Button>
            </div>
          </div>
          <Outcome test={test} />
        </Stack>
      </Form>
    </Card>
  );
}

function Outcome({ test }: { readonly test: MailTest }) {
  const t = useCopy(settingsCopy);
  switch (test.state) {
    case 'sent':
      return test.via === 'smtp' ? (
        <Alert tone="success">{t('siteSettings.mail.sent', { to: test.to, place: test.place, ms: test.ms })}</Alert>
      ) : (
        <Alert tone="info" title={t('siteSettings.mail.noServer')}>
          {t('siteSettings.mail.file', { place: test.place })}
        </Alert>
      );
    case 'failed':
      return (
        <Alert tone="error" title={t('siteSettings.mail.failed', { place: test.place })}>
          <Stack space={1}>
            <Text isMono>{test.reason}</Text>
            <Text>{t('siteSettings.mail.failedHelp')}</Text>
          </Stack>
        </Alert>
      );
    case 'no answer':
      return <Alert tone="error">{t('siteSettings.mail.noAnswer')}</Alert>;
    case 'too many':
      return <Alert tone="warning">{t('siteSettings.mail.tooMany')}</Alert>;
    default:
      return null;
  }
}
