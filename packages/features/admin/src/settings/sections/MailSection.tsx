import { failureOf } from '@apiyard/kit/errors/failure.ts';
import type { InputOf, OutputOf } from '@apiyard/api/contract/endpoint';
import { testMail } from '@apiyard/api/contract/site/site';
import type { UseMutationResult } from '@tanstack/react-query';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { settingsCopy } from '../settings-copy.ts';
import { fields } from '../SettingsScreen.css.ts';

type Testing = Pick<
  UseMutationResult<OutputOf<typeof testMail>, unknown, InputOf<typeof testMail>>,
  'mutate' | 'isPending' | 'data' | 'error' | 'variables'
>;

export interface MailSectionProps {
  readonly testing: Testing;
  /** Initial recipient of test emails. */
  readonly ownEmail: string;
}

/** Sends a test email. */
export function MailSection({ testing, ownEmail }: MailSectionProps) {
  const t = useCopy(settingsCopy);
  const textOf = useProblemText<typeof testMail>();
  const failure = failureOf(testMail, testing.error);
  const failed = failure?.code === 'MailFailed' ? failure : null;
  const form = useEndpointForm(testMail, {
    values: { to: ownEmail },
    // A rejection by the mail server is shown in its own alert.
    sending: { ...testing, error: failed === null ? testing.error : null },
    inputOf: ({ to }) => ({ to: to.trim() }),
    texts: { to: t('siteSettings.mail.toWrong') },
  });
  return (
    <Card title={t('siteSettings.mail.title')}>
      <EndpointForm form={form} label={t('siteSettings.mail.title')} textOf={textOf}>
        <Stack>
          <Text tone="quiet" isProse>
            {t('siteSettings.mail.purpose')}
          </Text>
          <div className={fields}>
            <TextField
              label={t('siteSettings.mail.to')}
              type="email"
              isRequired
              maxLength={254}
              {...form.field('to')}
            />
            <div>
              <Button type="submit" isPending={form.isSending}>
                {t('siteSettings.mail.send')}
              </Button>
            </div>
          </div>
          <Sent testing={testing} />
          {failed !== null && (
            <Alert tone="error" title={t('siteSettings.mail.failed', { place: failed.place })}>
              <Stack space={1}>
                <Text isMono>{failed.reason}</Text>
                <Text>{t('siteSettings.mail.failedHelp')}</Text>
              </Stack>
            </Alert>
          )}
        </Stack>
      </EndpointForm>
    </Card>
  );
}

function Sent({ testing: { data, variables } }: { readonly testing: Testing }) {
  const t = useCopy(settingsCopy);
  if (data === undefined) return null;
  const { via, place, ms } = data;
  return via === 'smtp' ? (
    <Alert tone="success">{t('siteSettings.mail.sent', { to: variables?.to ?? '', place, ms })}</Alert>
  ) : (
    <Alert tone="info" title={t('siteSettings.mail.noServer')}>
      {t('siteSettings.mail.file', { place })}
    </Alert>
  );
}
