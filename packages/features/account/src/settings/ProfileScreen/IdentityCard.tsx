import type { Account } from '@apiyard/api/contract/account';
import type { Language } from '@apiyard/api/contract/hub';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Form } from '@apiyard/ui/Form';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import type { ReactNode } from 'react';
import { useId, useMemo, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFocusFirstWrong } from '@apiyard/kit/credentials/first-wrong.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { languageNames, offeredLanguages } from '@apiyard/kit/language.ts';
import { accountCopy } from '../account-copy.ts';
import * as css from '../parts.css.ts';
import { Refused } from '../Refused.tsx';
import type { AccountRefusal } from '../refusals.ts';

const nameLengthMax = 80;

export interface ProfileAnswer {
  readonly name: string;
  readonly language: Language;
}

export interface IdentityCardProps {
  readonly account: Account;
  readonly isPending: boolean;
  readonly refusal: AccountRefusal | null;
  readonly onSave: (answer: ProfileAnswer) => void;
  readonly onChange: () => void;
}

export function IdentityCard({ account, isPending, refusal, onSave, onChange }: IdentityCardProps) {
  const t = useCopy(accountCopy);
  const format = useFormat();
  const formId = useId();
  const [name, setName] = useState(account.name);
  const [language, setLanguage] = useState<Language>(account.language);
  const [isMissing, setMissing] = useState(false);
  useFocusFirstWrong(
    formId,
    useMemo(() => (isMissing ? { name: true } : null), [isMissing]),
  );
  const submit = () => {
    const given = name.trim();
    setMissing(given === '');
    if (given !== '' && !isPending) onSave({ name: given, language });
  };
  return (
    <Card title={t('account.profile.title')}>
      <Stack space={3}>
        <dl className={css.facts}>
          <Fact label={t('account.profile.username')}>
            <bdi>{account.username}</bdi>
          </Fact>
          <Fact label={t('account.profile.since')}>
            <time dateTime={account.createdAt}>{format.moment(account.createdAt)}</time>
          </Fact>
        </dl>
        <div className={css.narrow}>
          <Stack space={2}>
            <Refused refusal={refusal} />
            <Form id={formId} judge="screen" label={t('account.profile.title')} onSubmit={submit}>
              <TextField
                label={t('account.profile.name')}
                name="name"
                isRequired
                autoComplete="name"
                maxLength={nameLengthMax}
                value={name}
                description={t('account.profile.nameHelp')}
                errorMessage={isMissing ? t('account.profile.nameMissing') : undefined}
                onChange={(value) => {
                  setName(value);
                  setMissing(false);
                  onChange();
                }}
              />
              <Select
                label={t('account.profile.language')}
                description={t('account.profile.languageHelp')}
                options={offeredLanguages.map((id) => ({ id, label: languageNames[id] }))}
                value={language}
                onChange={setLanguage}
              />
              <div>
                <Button type="submit" tone="primary" isPending={isPending}>
                  {t('account.save')}
                </Button>
              </div>
            </Form>
          </Stack>
        </div>
      </Stack>
    </Card>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <Text as="dt" tone="quiet">
        {label}
      </Text>
      <dd className={css.fact}>{children}</dd>
    </>
  );
}
