import type { Words } from './mailbox.ts';
import { mailboxOf } from './mailbox.ts';

const words: Words = {
  names: {
    alex: 'Alex Moreau',
    noor: 'Noor Haddad',
    lin: 'Lin Chen',
    amelie: 'Amélie Roux',
    tomas: 'Tomás Vega',
    mira: 'Mira Okafor',
    books: 'Juniper Books',
    lamps: 'Lantern Lane',
    dentist: 'Elm Dental Practice',
    yoga: 'Harbour Yoga',
    library: 'City Library',
    prizes: 'Prize Office',
    ink: 'Cheap Ink',
    parking: 'City Parking',
    shop: 'Kettle & Pot',
  },
  emails: {
    move1: {
      subject: 'Plan for the office move',
      body: [
        'Hi Alex,',
        'The lease of the new office starts on the first of next month. I suggest that we move on the Friday before, so that everyone can start there on Monday.',
        'Could you check how many boxes your team needs?',
        'Noor',
      ],
    },
    move2: {
      subject: 'Re: Plan for the office move',
      body: ['Hi Noor,', 'Friday works for us. We need about 24 boxes and two trolleys for the screens.', 'Alex'],
    },
    move3: {
      subject: 'Re: Plan for the office move',
      body: [
        'Great, I ordered 30 boxes.',
        'Attached are the floor plan and the list of boxes. What is left to decide:',
        '- who gets the room at the window',
        '- where the printer goes',
        '- who brings the plants',
        'Can you reply by Wednesday?',
        'Noor',
      ],
    },
    figures1: {
      subject: 'Figures for the third quarter',
      body: [
        'Hello,',
        'The figures are final. Revenue is <strong>8 % above plan</strong>, mostly because of the two new customers in September. The table is attached.',
        'Lin',
      ],
    },
    figures2: {
      subject: 'Re: Figures for the third quarter',
      body: ['Thank you, Lin. That is better than I expected. I will show the table on Monday.', 'Alex'],
    },
    books: {
      subject: 'Ten novels for long evenings',
      body: [
        'Dear reader,',
        'Our booksellers chose ten novels for the dark season, from a quiet family story to a thriller in the mountains.',
        '<a href="https://juniper-books.example/evenings">See the list</a>',
        'You receive this email because you subscribed to our newsletter.',
      ],
    },
    lamps: {
      subject: '20 % off all table lamps this week',
      body: [
        '<strong>Light for late work</strong>',
        'All table lamps cost 20 % less until Sunday. The discount is taken off in the basket.',
      ],
    },
    dentist: {
      subject: 'Your appointment on Tuesday',
      body: [
        'Dear Alex Moreau,',
        'This is a reminder of your check-up on Tuesday at 8:40. Please bring your insurance card.',
        'To move the appointment, reply to this email a day before.',
        'Your team at Elm Dental Practice',
      ],
    },
    yoga: {
      subject: 'New times for the morning class',
      body: [
        'Hello,',
        'From next week, the morning class starts at 7:15 instead of 7:30. The evening classes stay the same.',
      ],
    },
    choir: {
      subject: 'Rehearsal moved to the town hall',
      body: [
        'Hello you two,',
        'The school hall is being painted, so we sing in the town hall on Thursday, at 19:00 as always. The entrance is at the back.',
        'Can one of you bring the music stands?',
        'Amélie',
      ],
    },
    hike: {
      subject: 'Picture from the lake',
      body: ['What a day! This is the best of my pictures. Shall we do the northern shore next?', 'Tomás'],
    },
    workshop: {
      subject: 'Notes for the workshop',
      body: [
        'Hi Tomás,',
        'I would start with the three customer interviews and leave the prototype for the afternoon. For the rooms,',
      ],
    },
    thanks: { subject: '', body: ['Thank you for the flowers. They have been on my table since Monday and'] },
    prize: {
      subject: 'You have been selected!!!',
      body: [
        'Congratulations! Your address won the grand prize of our office.',
        '<a href="https://prize-office.example/claim">Send us your account number</a> within 24 hours.',
      ],
    },
    ink: {
      subject: 'Ink at a tenth of the price',
      body: ['All printers. All colours. Order today and never pay full price again.'],
    },
    parking: {
      subject: 'Your parking permit expires',
      body: ['Your permit for zone 4 expires at the end of the month. You can renew it online or at the counter.'],
    },
    library: {
      subject: 'Renew your library card',
      body: [
        'Dear Alex Moreau,',
        'Your library card is valid for another two weeks. Renew it at any counter; it takes five minutes and costs nothing.',
      ],
    },
    agenda: {
      subject: 'Agenda for Monday',
      body: [
        'Hello Mira, hello Lin,',
        'For Monday I suggest:',
        '- figures for the third quarter',
        '- office move',
        '- holidays',
        'Anything else?',
        'Alex',
      ],
    },
    interview: {
      subject: 'Interview on Thursday',
      body: [
        'Hi Alex,',
        'The second candidate can come on Thursday at 14:00. Can you join us for the first half hour? I would like you to ask about the data project.',
        'Mira',
      ],
    },
    receipt: {
      subject: 'Receipt for order 1042',
      body: ['Thank you for your order.', '- 1 enamel kettle, 1.5 l', '- 2 cups', 'Total: €58.70, paid by card.'],
    },
  },
  files: {
    plan: { title: 'floor-plan.svg', rooms: ['Team room', 'Meeting', 'Kitchen'] },
    boxes: { title: 'boxes.txt', text: 'Team Alex: 24\nTeam Lin: 4\nKitchen: 2\n' },
    figures: {
      title: 'third-quarter.csv',
      text: 'month,plan,actual\nJuly,120000,121400\nAugust,118000,119900\nSeptember,125000,150800\n',
    },
    lake: { title: 'lake.svg' },
  },
};

export const emails = (nowMs: number) => mailboxOf(words, nowMs);
