import type { Email } from '@apiyard/api/contract/modules/email';
import { emailFor } from './emails.ts';

export const storyOwner = 'Alex Moreau <alex.moreau@example.com>';

const plan = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 30"><rect width="48" height="30" fill="#e8eef4"/><path d="M4 4h20v22H4zM24 4h20v11H24z" fill="#fff" stroke="#3a4752"/></svg>')}`;

/** The latest first. */
export const storyEmails: readonly Email[] = [
  emailFor({
    id: 'move3',
    threadId: 'move',
    subject: 'Re: Plan for the office move',
    time: '2026-11-20T09:10:00.000Z',
    cc: 'Lin Chen <lin.chen@example.com>',
    emailExcerpt: 'Great, I ordered 30 boxes. Attached are the floor plan and the list of boxes.',
    emailContent:
      '<p>Great, I ordered 30 boxes.</p><p>Attached are the floor plan and the list of boxes. What is left to decide:</p><ul><li>who gets the room at the window</li><li>where the printer goes</li></ul><p>Noor</p>',
    unread: true,
    starred: true,
    important: true,
    attachment: true,
    attchments: [
      { id: 'plan', title: 'floor-plan.svg', image: plan, url: plan, fileSize: 1240 },
      { id: 'boxes', title: 'boxes.txt', image: null, url: 'data:text/plain,24', fileSize: 48 },
    ],
  }),
  emailFor({
    id: 'books',
    from: 'Juniper Books <news@juniper-books.example>',
    subject: 'Ten novels for long evenings',
    time: '2026-11-20T07:00:00.000Z',
    emailExcerpt: 'Dear reader, our booksellers chose ten novels for the dark season.',
    emailContent:
      '<p><img src="https://pictures.juniper-books.example/autumn.jpg" alt=""></p><p>Our booksellers chose ten novels for the dark season.</p>',
    label: 'Promotional',
    unread: true,
  }),
  emailFor({
    id: 'move2',
    threadId: 'move',
    from: storyOwner,
    To: 'Noor Haddad <noor.haddad@example.com>',
    subject: 'Re: Plan for the office move',
    time: '2026-11-19T12:00:00.000Z',
    emailExcerpt: 'Friday works for us. We need about 24 boxes.',
    emailContent: '<p>Friday works for us. We need about 24 boxes.</p>',
    inbox: false,
    sent: true,
  }),
  emailFor({
    id: 'move1',
    threadId: 'move',
    time: '2026-11-18T16:20:00.000Z',
    emailContent: '<p>The lease of the new office starts on the first. I suggest that we move on Friday.</p>',
  }),
  emailFor({
    id: 'choir',
    from: 'Amélie Roux <amelie.roux@example.com>',
    subject: 'Rehearsal moved to the town hall',
    time: '2026-11-17T10:00:00.000Z',
    emailExcerpt: 'The school hall is being painted, so we sing in the town hall on Thursday.',
    emailContent: '<p>The school hall is being painted, so we sing in the town hall on Thursday.</p>',
    label: 'Social',
  }),
  emailFor({
    id: 'dentist',
    from: 'Elm Dental Practice <reception@elm-dental.example>',
    subject: 'Your appointment on Tuesday',
    time: '2026-11-16T08:00:00.000Z',
    emailExcerpt: 'This is a reminder of your check-up on Tuesday at 8:40.',
    emailContent: '<p>This is a reminder of your check-up on Tuesday at 8:40.</p>',
    label: 'Health',
  }),
  emailFor({
    id: 'workshop',
    from: storyOwner,
    To: 'Tomás Vega <tomas.vega@example.com>',
    subject: 'Notes for the workshop',
    time: '2026-11-15T08:00:00.000Z',
    emailExcerpt: 'I would start with the three customer interviews.',
    emailContent: '<p>I would start with the three customer interviews.</p>',
    inbox: false,
    draft: true,
  }),
  emailFor({
    id: 'parking',
    from: 'City Parking <permits@city-parking.example>',
    subject: 'Your parking permit expires',
    time: '2026-11-03T08:00:00.000Z',
    trash: true,
  }),
];

/** So many emails that only a list of a few rows at a time can show them. */
export function manyEmails(count: number): readonly Email[] {
  const words = ['plan', 'figures', 'lamp', 'boat', 'garden', 'ticket', 'bridge', 'winter', 'letter', 'piano'];
  const first = Date.parse('2026-11-20T09:00:00.000Z');
  return Array.from({ length: count }, (_, index) => {
    const word = words[index % words.length] ?? '';
    return emailFor({
      id: `many-${index}`,
      threadId: `many-${index}`,
      subject: `${word} ${index + 1}`,
      time: new Date(first - index * 600_000).toISOString(),
      unread: index % 5 === 0,
      emailExcerpt: `About the ${word} number ${index + 1}, and what comes after it.`,
      emailContent: `<p>About the ${word} number ${index + 1}, and what comes after it.</p>${'<p>More about it in a few words.</p>'.repeat(8)}`,
    });
  });
}
