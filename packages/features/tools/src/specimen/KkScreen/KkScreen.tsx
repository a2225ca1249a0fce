import type { CivilDate } from '@apiyard/kernels/calendar/civil-date';
import type { Family, Member } from '@apiyard/kernels/specimen/family';
import { memberBirthMax, memberBirthMin, membersMax, relations } from '@apiyard/kernels/specimen/family';
import { drawKk, kkSize, nikOfMember, numberOfFamily } from '@apiyard/kernels/specimen/kk';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Column, Columns } from '@apiyard/ui/Columns';
import { DisclosureGroup } from '@apiyard/ui/DisclosureGroup';
import { Grid } from '@apiyard/ui/Grid';
import { IconButton } from '@apiyard/ui/IconButton';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useKeepFocus } from '@apiyard/kit/browser/keep-focus.ts';
import { DataCard } from '../DataCard/DataCard.tsx';
import { NumberExplainer } from '../NumberExplainer/NumberExplainer.tsx';
import { PersonFields } from '../PersonFields.tsx';
import { PictureCard } from '../PictureCard/PictureCard.tsx';
import { specimenCopy } from '../specimen-copy.ts';
import { SpecimenPage } from '../SpecimenPage/SpecimenPage.tsx';

export interface KkScreenProps {
  readonly seed: string;
  readonly family: Family;
  readonly today: CivilDate;
  readonly onSeed: (seed: string) => void;
  readonly onNew: () => void;
  readonly onChange: (change: Partial<Pick<Family, 'address'>>) => void;
  readonly onMember: (id: string, change: Partial<Member>) => void;
  readonly onAdd: () => void;
  /** The caller offers to undo it. */
  readonly onRemove: (member: Member) => void;
  readonly onPng: () => void;
  readonly onJson: () => void;
}

/** `/kk`: one specimen family card. The picture is wide: it has a separate row. */
export function KkScreen({
  seed,
  family,
  today,
  onSeed,
  onNew,
  onChange,
  onMember,
  onAdd,
  onRemove,
  onPng,
  onJson,
}: KkScreenProps) {
  const t = useCopy(specimenCopy);
  const svg = useMemo(() => drawKk(family), [family]);
  const number = numberOfFamily(family);
  const [head] = family.members;
  return (
    <SpecimenPage
      title={t('specimen.kk.title')}
      purpose={t('specimen.kk.purpose')}
      twin={{ href: '/ktp', label: t('specimen.kk.toKtp') }}
      onNew={onNew}
    >
      <PictureCard
        svg={svg}
        size={kkSize}
        isWide
        alt={t('specimen.alt', { name: head?.name ?? '', number })}
        numberLabel={t('specimen.familyNumber')}
        number={number}
        onPng={onPng}
        onJson={onJson}
      />
      <Columns>
        <Column width="1/2">
          <Stack space={3}>
            <Members family={family} onMember={onMember} onAdd={onAdd} onRemove={onRemove} />
            <NumberExplainer kind="kk" example={number} today={today} />
          </Stack>
        </Column>
        <Column width="1/2">
          <DataCard
            seed={seed}
            onSeed={onSeed}
            address={family.address}
            onAddress={(address) => onChange({ address })}
          />
        </Column>
      </Columns>
    </SpecimenPage>
  );
}

const relationWords = {
  head: 'specimen.relation.head',
  spouse: 'specimen.relation.spouse',
  child: 'specimen.relation.child',
  parent: 'specimen.relation.parent',
  other: 'specimen.relation.other',
} as const;

function Members({
  family,
  onMember,
  onAdd,
  onRemove,
}: Pick<KkScreenProps, 'family' | 'onMember' | 'onAdd' | 'onRemove'>) {
  const t = useCopy(specimenCopy);
  const box = useRef<HTMLDivElement>(null);
  useKeepFocus(box);
  const [open, setOpen] = useState<string[]>([]);
  const last = family.members.at(-1);
  const shown = useRef(new Set(family.members.map(({ id }) => id)));
  useEffect(() => {
    // Opens the new member's fields.
    if (last !== undefined && !shown.current.has(last.id) && shown.current.size > 0) setOpen([last.id]);
    shown.current = new Set(family.members.map(({ id }) => id));
  }, [family.members, last]);
  const isFull = family.members.length >= membersMax;
  return (
    <Card title={t('specimen.members')}>
      <div ref={box}>
        <Stack space={2}>
          <DisclosureGroup
            open={open}
            onChange={setOpen}
            items={family.members.map((member, index) => ({
              id: member.id,
              title: <bdi>{member.name === '' ? t('specimen.unnamed') : member.name}</bdi>,
              summary: t(relationWords[member.relation]),
              // The head of the family can't be removed.
              aside: index > 0 && (
                <IconButton
                  label={t('specimen.remove', { name: `\u2068${member.name}\u2069` })}
                  icon={<IconTrash size={20} stroke={1.5} aria-hidden />}
                  onPress={() => onRemove(member)}
                />
              ),
              content: (
                <MemberFields
                  family={family}
                  member={member}
                  isHead={index === 0}
                  onChange={(change) => onMember(member.id, change)}
                />
              ),
            }))}
          />
          <div>
            <Button icon={<IconPlus size={20} stroke={1.5} />} isDisabled={isFull} onPress={onAdd}>
              {t('specimen.add')}
            </Button>
          </div>
          {isFull && (
            <Text tone="quiet" size="small">
              {t('specimen.full')}
            </Text>
          )}
        </Stack>
      </div>
    </Card>
  );
}

interface MemberFieldsProps {
  readonly family: Family;
  readonly member: Member;
  readonly isHead: boolean;
  readonly onChange: (change: Partial<Member>) => void;
}

const otherRelations = relations.filter((relation) => relation !== 'head');

function MemberFields({ family, member, isHead, onChange }: MemberFieldsProps) {
  const t = useCopy(specimenCopy);
  return (
    <Stack space={2}>
      <Grid minColumn="10rem" space={2}>
        <PersonFields person={member} birthMin={memberBirthMin} birthMax={memberBirthMax} onChange={onChange} />
        {!isHead && (
          <Select
            label={t('specimen.field.relation')}
            options={otherRelations.map((relation) => ({ id: relation, label: t(relationWords[relation]) }))}
            value={member.relation}
            onChange={(relation) => onChange({ relation })}
          />
        )}
        <TextField
          label={t('specimen.field.education')}
          dir="auto"
          value={member.education}
          onChange={(education) => onChange({ education })}
        />
        <TextField
          label={t('specimen.field.occupation')}
          dir="auto"
          value={member.occupation}
          onChange={(occupation) => onChange({ occupation })}
        />
      </Grid>
      <Text size="small" tone="quiet">
        {t('specimen.nik')}{' '}
        <Text isMono as="span" size="small">
          {nikOfMember(family, member)}
        </Text>
      </Text>
    </Stack>
  );
}
