import type { ListedPerson } from '@apiyard/api/contract/accounts/people';
import type { PlanRef } from '@apiyard/api/contract/plans/plans';
import { Avatar } from '@apiyard/ui/Avatar';
import { Badge } from '@apiyard/ui/Badge';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { IconBan, IconHourglass, IconShield } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { PeopleTranslate } from '../users-copy.ts';
import { usersCopy } from '../users-copy.ts';
import { marked, names, person as personClass } from './UsersScreen.css.ts';

/** Picture, linked username, admin badge and name. */
export function PersonName({ person, ownId }: { readonly person: ListedPerson; readonly ownId: string }) {
  const t = useCopy(usersCopy);
  return (
    <div className={personClass}>
      <Avatar name={person.name} src={person.avatar} size="small" isNamedElsewhere />
      <div className={names}>
        <span className={marked}>
          <Link look="plain" href={`/admin/users/${person.id}`} isTruncated>
            <bdi>{person.username}</bdi>
          </Link>
          {person.role === 'admin' && <RoleMark role={person.role} />}
        </span>
        <Text as="span" size="small" tone="quiet" isTruncated>
          <bdi>{person.name}</bdi>
          {person.id === ownId && ` · ${t('people.you')}`}
        </Text>
      </div>
    </div>
  );
}

export function RoleMark({ role }: Pick<ListedPerson, 'role'>) {
  const t = useCopy(usersCopy);
  return role === 'admin' ? (
    <Badge tone="info" icon={<IconShield aria-hidden size={16} stroke={1.5} />}>
      {t('people.role.admin')}
    </Badge>
  ) : (
    <Badge>{t('people.role.user')}</Badge>
  );
}

export function StateMark({ state }: Pick<ListedPerson, 'state'>) {
  const t = useCopy(usersCopy);
  if (state === 'active') return <Badge tone="success">{t('people.state.active')}</Badge>;
  const isDisabled = state === 'disabled';
  const Icon = isDisabled ? IconBan : IconHourglass;
  return (
    <Badge tone={isDisabled ? 'error' : 'warning'} icon={<Icon aria-hidden size={16} stroke={1.5} />}>
      {isDisabled ? t('people.state.disabled') : t('people.state.deletion')}
    </Badge>
  );
}

/** The operator's name for a plan, else the translated default; a deleted plan is shown by its id. */
export function planName(t: PeopleTranslate, id: string, plans: readonly PlanRef[]): string {
  const name = plans.find((plan) => plan.id === id)?.name ?? '';
  if (name !== '') return name;
  if (id === 'free') return t('people.plan.free');
  return id === 'premium' ? t('people.plan.premium') : id;
}
