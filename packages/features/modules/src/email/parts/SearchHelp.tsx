import { useCopy } from '@apiyard/kit/copy.ts';
import { IconButton } from '@apiyard/ui/IconButton';
import { Popover } from '@apiyard/ui/Popover';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconHelpCircle } from '@tabler/icons-react';
import { emailCopy } from '../email-copy.ts';
import { operator, operators } from './EmailFrame.css.ts';

/** The operators of the search. They are the same in every language, as the values of `is:`, `in:` and `label:` are. */
export function SearchHelp() {
  const t = useCopy(emailCopy);
  const rows = [
    ['from:noor', t('email.searchHelp.from')],
    ['to:lin', t('email.searchHelp.to')],
    ['subject:plan', t('email.searchHelp.subject')],
    ['has:attachment', t('email.searchHelp.attachment')],
    ['label:social', t('email.searchHelp.label')],
    ['is:unread', t('email.searchHelp.unread')],
    ['is:starred', t('email.searchHelp.starred')],
    ['in:archive', t('email.searchHelp.in')],
    ['"floor plan"', t('email.searchHelp.quotes')],
    ['-offer', t('email.searchHelp.minus')],
  ] as const;
  return (
    <Popover
      title={t('email.searchHelp')}
      trigger={
        <IconButton
          label={t('email.searchHelp')}
          icon={<IconHelpCircle size={20} stroke={1.5} aria-hidden />}
          size="medium"
        />
      }
    >
      <Stack space={1.5}>
        <Text>{t('email.searchHelp.text')}</Text>
        <dl className={operators}>
          {rows.map(([written, meaning]) => (
            <div key={written}>
              <dt className={operator} dir="ltr">
                {written}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Popover>
  );
}
