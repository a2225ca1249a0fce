import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { blankLines, listEmpty, listField, seedField, seedOutput } from '../fields.text.ts';

const teamsTitle = { en: 'Teams', fr: 'Équipes', ar: 'الفرق', ch: '队伍' } as const;

export default tool({
  path: 'random/teams',
  title: { en: 'Random teams', fr: 'Équipes aléatoires', ar: 'فرق عشوائية', ch: '随机分组' },
  summary: {
    en: 'Divides a list of names into teams that are as equal in size as possible.',
    fr: 'Répartit une liste de noms en équipes de même taille, ou aussi proches que possible.',
    ar: 'يقسّم قائمة أسماء إلى فرق متساوية الحجم أو متقاربة قدر الإمكان.',
    ch: '将名单平均（或尽量平均）分成若干队伍。',
  },
  tags: ['groups', 'seed'],
  synonyms: {
    en: ['groups', 'team generator', 'split into groups', 'pairs'],
    fr: ['groupes', 'générateur d’équipes', 'former des groupes', 'binômes'],
    ar: ['مجموعات', 'تقسيم إلى فرق', 'أزواج'],
    ch: ['分组', '分队', '组队', '配对'],
  },
  input: z.object({
    text: listField(100_000),
    by: field(
      {
        title: { en: 'Divide by', fr: 'Répartir par', ar: 'التقسيم حسب', ch: '分组方式' },
        options: {
          teams: { en: 'Number of teams', fr: 'Nombre d’équipes', ar: 'عدد الفرق', ch: '队伍数' },
          size: { en: 'People per team', fr: 'Personnes par équipe', ar: 'عدد الأشخاص في الفريق', ch: '每队人数' },
        },
      },
      z.enum(['teams', 'size']).default('teams'),
    ),
    number: field(
      { title: { en: 'Number', fr: 'Nombre', ar: 'العدد', ch: '数量' } },
      z.int().min(1).max(1000).default(2),
    ),
    seed: seedField(),
  }),
  output: {
    schema: z.object({
      teams: field(
        { title: teamsTitle },
        z.array(
          z.object({
            team: field({ title: { en: 'Team', fr: 'Équipe', ar: 'الفريق', ch: '队' } }, z.int()),
            members: field({ title: { en: 'Members', fr: 'Membres', ar: 'الأعضاء', ch: '成员' } }, z.array(z.string())),
          }),
        ),
      ),
      people: field({ title: { en: 'People', fr: 'Personnes', ar: 'الأشخاص', ch: '人数' } }, z.int()),
      seed: seedOutput(),
      notes: notesField(),
    }),
    examples: [
      {
        teams: [
          { team: 1, members: ['Lea', 'Pedro'] },
          { team: 2, members: ['Amina', 'Takumi'] },
        ],
        people: 4,
        seed: 'k3v9mxwq27ae',
        notes: [],
      },
    ],
  },
  errors: {
    list_empty: listEmpty,
    teams_many: {
      en: '{{teams}} teams need at least {{teams}} names, but the list has {{entries}}. Choose fewer teams.',
      fr: '{{teams}} équipes exigent au moins autant de noms, mais la liste en compte {{entries}}. Choisissez moins d’équipes.',
      ar: 'يتطلب {{teams}} من الفرق العدد نفسه من الأسماء على الأقل، لكن القائمة تضم {{entries}}. اختر عددًا أقل من الفرق.',
      ch: '{{teams}} 个队伍至少需要同样多的名字，但名单只有 {{entries}} 个。请减少队伍数。',
    },
  },
  notes: {
    blank_lines: blankLines,
    sizes_differ: {
      en: 'The names cannot be divided equally, so some teams have one more member.',
      fr: 'Les noms ne se répartissent pas également : certaines équipes ont un membre de plus.',
      ar: 'لا يمكن تقسيم الأسماء بالتساوي، لذلك تضم بعض الفرق عضوًا إضافيًا.',
      ch: '名字无法平均分配，因此部分队伍多一名成员。',
    },
  },
  open: true,
  heavy: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'Two teams', fr: 'Deux équipes', ar: 'فريقان', ch: '两队' },
      input: { text: 'Lea\nAmina\nTakumi\nPedro\nYuki\nOmar' },
    },
    {
      name: { en: 'Groups of three', fr: 'Groupes de trois', ar: 'مجموعات من ثلاثة', ch: '三人一组' },
      input: { text: 'Lea\nAmina\nTakumi\nPedro\nYuki\nOmar\nIngrid', by: 'size', number: 3, seed: 'room 4' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/random/chance/teams')).default(input),
});
