/** The sample emails without their words: who wrote what to whom, when, and where it is. */
import type { Attachment, Email, MailLabel } from '../../../../contract/modules/email.ts';
import type { EmailState } from '../state.ts';
import { excerptOf } from '../excerpt.ts';
import { drawnFile, sign, textFile } from './files.ts';

const people = {
  alex: 'alex.moreau@example.com',
  noor: 'noor.haddad@example.com',
  lin: 'lin.chen@example.com',
  amelie: 'amelie.roux@example.com',
  tomas: 'tomas.vega@example.com',
  mira: 'mira.okafor@example.com',
  books: 'news@juniper-books.example',
  lamps: 'offers@lantern-lane.example',
  dentist: 'reception@elm-dental.example',
  yoga: 'classes@harbour-yoga.example',
  library: 'loans@city-library.example',
  prizes: 'winner@prize-office.example',
  ink: 'ink@cheap-ink.example',
  parking: 'permits@city-parking.example',
  shop: 'orders@kettle-and-pot.example',
} as const;
type Person = keyof typeof people;

const keys = [
  'move1',
  'move2',
  'move3',
  'figures1',
  'figures2',
  'books',
  'lamps',
  'dentist',
  'yoga',
  'choir',
  'hike',
  'workshop',
  'thanks',
  'prize',
  'ink',
  'parking',
  'library',
  'agenda',
  'interview',
  'receipt',
] as const;
type Key = (typeof keys)[number];

/** The words of the emails in one language. */
export interface Words {
  /** Names of people, shops and offices. */
  readonly names: Readonly<Record<Person, string>>;
  /** Subject, and paragraphs of HTML. Lines that begin with '- ' are a list. */
  readonly emails: Readonly<Record<Key, { readonly subject: string; readonly body: readonly string[] }>>;
  readonly files: {
    readonly plan: { readonly title: string; readonly rooms: readonly [string, string, string] };
    readonly boxes: { readonly title: string; readonly text: string };
    readonly figures: { readonly title: string; readonly text: string };
    readonly lake: { readonly title: string };
  };
}

interface Sketch {
  readonly key: Key;
  readonly from: Person;
  readonly to: readonly Person[];
  readonly cc?: readonly Person[];
  /** Before today's midnight (UTC); negative is later. */
  readonly hoursAgo: number;
  readonly thread?: string;
  readonly label?: MailLabel;
  readonly marks: Partial<Email>;
}

const inbox = { inbox: true } as const;
const unread = { inbox: true, unread: true } as const;

const sketches: readonly Sketch[] = [
  { key: 'move1', from: 'noor', to: ['alex'], cc: ['lin'], hoursAgo: 50, thread: 'move', marks: inbox },
  { key: 'move2', from: 'alex', to: ['noor'], cc: ['lin'], hoursAgo: 27, thread: 'move', marks: { sent: true } },
  {
    key: 'move3',
    from: 'noor',
    to: ['alex'],
    cc: ['lin'],
    hoursAgo: 3,
    thread: 'move',
    marks: { ...unread, starred: true, important: true },
  },
  { key: 'figures1', from: 'lin', to: ['alex', 'mira'], hoursAgo: 80, thread: 'figures', marks: inbox },
  { key: 'figures2', from: 'alex', to: ['lin'], cc: ['mira'], hoursAgo: 76, thread: 'figures', marks: { sent: true } },
  { key: 'books', from: 'books', to: ['alex'], hoursAgo: 6, label: 'Promotional', marks: unread },
  { key: 'lamps', from: 'lamps', to: ['alex'], hoursAgo: 120, label: 'Promotional', marks: inbox },
  {
    key: 'dentist',
    from: 'dentist',
    to: ['alex'],
    hoursAgo: 9,
    label: 'Health',
    marks: { ...unread, important: true },
  },
  { key: 'yoga', from: 'yoga', to: ['alex'], hoursAgo: 150, label: 'Health', marks: inbox },
  {
    key: 'choir',
    from: 'amelie',
    to: ['alex', 'tomas'],
    hoursAgo: 30,
    label: 'Social',
    marks: { ...inbox, starred: true },
  },
  { key: 'hike', from: 'tomas', to: ['alex', 'amelie'], hoursAgo: 200, label: 'Social', marks: inbox },
  { key: 'workshop', from: 'alex', to: ['tomas'], hoursAgo: 5, marks: { draft: true } },
  { key: 'thanks', from: 'alex', to: [], hoursAgo: 100, marks: { draft: true } },
  { key: 'prize', from: 'prizes', to: ['alex'], hoursAgo: 40, marks: { spam: true, unread: true } },
  { key: 'ink', from: 'ink', to: ['alex'], hoursAgo: 300, marks: { spam: true } },
  { key: 'parking', from: 'parking', to: ['alex'], hoursAgo: 400, marks: { inbox: true, trash: true } },
  { key: 'library', from: 'library', to: ['alex'], hoursAgo: 60, marks: {} },
  { key: 'agenda', from: 'alex', to: ['mira', 'lin'], hoursAgo: 4, marks: {} },
  { key: 'interview', from: 'mira', to: ['alex'], hoursAgo: 12, marks: { ...unread, important: true } },
  { key: 'receipt', from: 'shop', to: ['alex'], hoursAgo: 260, marks: {} },
];

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

function htmlOf(body: readonly string[]): string {
  const items = body.filter((line) => line.startsWith('- '));
  const list = items.length === 0 ? '' : `<ul>${items.map((line) => `<li>${line.slice(2)}</li>`).join('')}</ul>`;
  const first = body.findIndex((line) => line.startsWith('- '));
  return body.map((line, index) => (line.startsWith('- ') ? (index === first ? list : '') : `<p>${line}</p>`)).join('');
}

/** What only some of the emails have: a remote picture, colours of their own. */
function bodyOf(key: Key, body: readonly string[]): string {
  const html = htmlOf(body);
  if (key === 'books')
    return `<p><img src="https://pictures.juniper-books.example/autumn.jpg" alt="" width="480" height="160"></p>${html}`;
  if (key === 'lamps')
    return `<div style="background-color: #fff4d6; color: #3b2c00; padding: 16px; border-radius: 8px">${html}</div>`;
  return html;
}

function filesOf(key: Key, { files }: Words): Attachment[] {
  if (key === 'move3')
    return [
      drawnFile('file-plan', files.plan.title, 'plan', files.plan.rooms),
      textFile('file-boxes', files.boxes.title, 'text/plain', files.boxes.text),
    ];
  if (key === 'figures1') return [textFile('file-figures', files.figures.title, 'text/csv', files.figures.text)];
  if (key === 'hike') return [drawnFile('file-lake', files.lake.title, 'lake')];
  return [];
}

/** The original emails. Their times are relative to today, the same all day. */
export function mailboxOf(words: Words, nowMs: number): EmailState {
  const todayMs = Math.floor(nowMs / dayMs) * dayMs;
  const moment = (hoursAgo: number) => new Date(todayMs - hoursAgo * hourMs).toISOString();
  const mailbox = (person: Person) => `${words.names[person]} <${people[person]}>`;
  return {
    owner: mailbox('alex'),
    nextId: 21,
    emails: sketches.map(({ key, from, to, cc = [], hoursAgo, thread = key, label = null, marks }, index) => {
      const attchments = filesOf(key, words);
      const emailContent = bodyOf(key, words.emails[key].body);
      return {
        id: `email-${index + 1}`,
        from: mailbox(from),
        thumbnail: sign(from),
        subject: words.emails[key].subject,
        time: moment(hoursAgo),
        To: to.map(mailbox).join(', '),
        cc: cc.map(mailbox).join(', '),
        bcc: '',
        emailExcerpt: excerptOf(emailContent),
        emailContent,
        unread: false,
        attachment: attchments.length > 0,
        starred: false,
        important: false,
        inbox: false,
        sent: false,
        draft: false,
        spam: false,
        trash: false,
        checked: false,
        label,
        attchments,
        threadId: `thread-${thread}`,
        snoozedUntil: key === 'library' ? moment(-80) : null,
        sendAt: key === 'agenda' ? moment(-104) : null,
        ...marks,
      };
    }),
  };
}
