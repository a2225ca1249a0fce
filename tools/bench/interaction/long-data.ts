/** Long data of the modules, as the sample layer keeps them. */
import type { Email } from '../../../packages/api/src/contract/modules/email.ts';
import type { Column, Task } from '../../../packages/api/src/contract/modules/kanban.ts';
import type { Invoice } from '../../../packages/api/src/contract/modules/invoices.ts';

/** Data of another version are ignored, which `withPage` notices. */
export interface Kept {
  readonly version: number;
  readonly state: unknown;
}

export const emailCount = 10_000;
export const cardCount = 1000;
export const lineCount = 100;
const minuteMs = 60_000;

const words = ['interview', 'plan', 'invoice', 'garden', 'ticket', 'bridge', 'winter', 'letter', 'piano', 'harbour'];
const wordOf = (index: number) => words[index % words.length] ?? '';
const numbered = (index: number) => `${wordOf(index)} #${String(index).padStart(5, '0')}`;

export function longMailbox(): Kept {
  const emails = Array.from({ length: emailCount }, (_, index): Email => {
    const text = `This is about the ${wordOf(index)}, and about what comes after it.`;
    return {
      id: `email-${index}`,
      threadId: `thread-${index}`,
      from: `${wordOf(index + 3)} office <office-${index % 50}@example.com>`,
      To: 'Alex Moreau <alex.moreau@example.com>',
      cc: '',
      bcc: '',
      subject: numbered(index),
      time: new Date(Date.now() - (index + 1) * minuteMs).toISOString(),
      emailExcerpt: text,
      emailContent: `<p>${text}</p>`.repeat(8),
      thumbnail: null,
      attachment: false,
      attchments: [],
      unread: index % 5 === 0,
      starred: false,
      important: false,
      checked: false,
      inbox: true,
      sent: false,
      draft: false,
      spam: false,
      trash: false,
      label: null,
      snoozedUntil: null,
      sendAt: null,
    };
  });
  const state = { emails, owner: 'Alex Moreau <alex.moreau@example.com>', nextId: emailCount };
  return { version: 1, state };
}

export function longBoard(): Kept {
  const names = ['Todo', 'Progress', 'Pending', 'Done'];
  const columns = names.map((name, place): Column => {
    const child = Array.from({ length: cardCount / names.length }, (_, index): Task => {
      const number = place * cardCount + index;
      return {
        id: `task-${number}`,
        task: numbered(number),
        taskText: `What is left to do about the ${wordOf(number)}.`,
        taskImage: null,
        date: '',
        taskProperty: wordOf(number % 4),
        category: name,
        dueDate: null,
        checklist: [],
      };
    });
    return { id: name, name, limit: null, child };
  });
  return { version: 1, state: { columns, nextId: cardCount * names.length } };
}

/** One invoice, 101, with many lines. */
export function longInvoices(): Kept {
  const party = {
    billFrom: 'Paper Kite Studio',
    billFromEmail: 'invoices@paperkite.example',
    billFromAddress: '12 Weathervane Lane',
    billFromPhone: '',
    billFromFax: '',
    billFromCountry: 'FR',
    billFromTaxId: '',
    billTo: 'North Quay Offices',
    billToEmail: 'office@northquay.example',
    billToAddress: '48 Ropewalk',
    billToPhone: '',
    billToFax: '',
    billToCountry: 'BE',
    billToTaxId: '',
  };
  const orders = Array.from({ length: lineCount }, (_, index) => ({
    id: `line-${index}`,
    itemName: numbered(index),
    unitPrice: 9,
    units: 10,
    unitTotalPrice: 90,
    vatRate: 10,
  }));
  const invoice: Invoice = {
    ...party,
    id: 101,
    orders,
    orderDate: '2026-09-02',
    dueDate: null,
    currency: 'EUR',
    note: '',
    totalCost: 90 * lineCount,
    vat: 9 * lineCount,
    grandTotal: 99 * lineCount,
    status: 'Pending',
    completed: false,
    isSelected: false,
  };
  return { version: 1, state: { invoices: [invoice] } };
}
