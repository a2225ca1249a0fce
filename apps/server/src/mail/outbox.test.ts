import { expect, it } from 'vitest';
import { describeOnEngines } from '../../test/engines.ts';
import { createSealer } from '../accounts/secrets.ts';
import type { Letter } from '../egress/mail.ts';
import { createOutbox } from './outbox.ts';

const silent = { info() {}, warn() {}, error() {} };
const sealer = createSealer('a secret of at least thirty-two characters', 'mail');
const startMs = 1_795_168_800_000;
const minuteMs = 60_000;
const refusal = () => Object.assign(new Error('550 no such mailbox'), { code: 'EENVELOPE', responseCode: 550 });
const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' });

describeOnEngines('Mails on their way', (on) => {
  /** @param answers what each try meets: an error, or null for a mail server that takes it; the last one holds on */
  function outboxOf(answers: readonly (Error | null)[], clock = { nowMs: startMs }) {
    const tried: (Letter & { to: string })[] = [];
    const mailer = {
      async send(mail: Letter & { to: string }) {
        const answer = answers[Math.min(tried.length, answers.length - 1)] ?? null;
        tried.push(mail);
        if (answer) throw answer;
      },
      close() {},
    };
    return { outbox: createOutbox({ database: on().database, mailer, sealer, log: silent, now: () => clock.nowMs, everyMs: 1e9 }), tried, clock };
  }
  const rows = () => on().database.kysely.selectFrom('mail').selectAll().orderBy('id').execute();
  const empty = () => on().database.kysely.deleteFrom('mail').execute();
  const letter = { to: 'ann@example.com', subject: 'Your link', text: 'https://yard.example/auth/reset-password?token=abc', html: '<p>Hello</p>' };

  it('are durable before sending ends, unreadable in the database, and gone from it once sent', async () => {
    await empty();
    const { outbox, tried } = outboxOf([null]);
    const sending = outbox.send(letter);
    await sending;
    await outbox.settled();
    expect(tried).toEqual([letter]);
    const [row] = await rows();
    expect(row).toMatchObject({ recipient: 'ann@example.com', subject: 'Your link', sealed: null, tries: 1, created_at: startMs, sent_at: startMs, failed_at: null });
  });

  it('keep what they say sealed while they wait', async () => {
    await empty();
    const { outbox } = outboxOf([away()]);
    await outbox.send(letter);
    await outbox.settled();
    const [row] = await rows();
    expect(row).toMatchObject({ tries: 1, due_at: startMs + minuteMs, failure: 'connect ECONNREFUSED', sent_at: null });
    expect(row?.sealed).toMatch(/^[\w-]{80,}$/);
    expect(JSON.stringify(row)).not.toContain('token=abc');
  });

  it('wait longer after each try, and leave once the mail server is back', async () => {
    await empty();
    const { outbox, tried, clock } = outboxOf([away(), away(), null]);
    await outbox.send(letter);
    await outbox.settled();
    expect(await outbox.counts()).toEqual({ waiting: 1, delayed: 0, failed: 0 });
    for (const minutes of [1, 5]) {
      outbox.start();
      await outbox.settled();
      const before = tried.length;
      clock.nowMs += minutes * minuteMs;
      outbox.start();
      await outbox.settled();
      expect(tried.length).toBe(before + 1);
      if (minutes === 1) expect(await outbox.counts()).toEqual({ waiting: 1, delayed: 1, failed: 0 });
    }
    expect(await outbox.counts()).toEqual({ waiting: 0, delayed: 0, failed: 0 });
    expect((await rows())[0]).toMatchObject({ tries: 3, sent_at: startMs + 6 * minuteMs, sealed: null });
  });

  it('are given up at once when the mail server refuses them, and after a day when it never answers', async () => {
    await empty();
    const refused = outboxOf([refusal()]);
    await refused.outbox.send(letter);
    await refused.outbox.settled();
    expect((await rows())[0]).toMatchObject({ tries: 1, sealed: null, failed_at: startMs, failure: '550 no such mailbox' });
    await empty();
    const { outbox, clock } = outboxOf([away()]);
    await outbox.send(letter);
    await outbox.settled();
    for (let due = (await rows())[0]; due?.sealed; due = (await rows())[0]) {
      clock.nowMs = due.due_at;
      outbox.start();
      await outbox.settled();
    }
    expect((await rows())[0]).toMatchObject({ sealed: null, sent_at: null, tries: 10, failed_at: startMs + 24 * 60 * minuteMs });
  });

  it('that an earlier process left are sent by the next, once, also when two begin together', async () => {
    await empty();
    const first = outboxOf([away()]);
    for (let n = 0; n < 20; n += 1) await first.outbox.send({ ...letter, to: `person-${n}@example.com` });
    await first.outbox.stop();
    const clock = { nowMs: startMs + 10 * minuteMs };
    const two = [outboxOf([null], clock), outboxOf([null], clock)];
    for (const { outbox } of two) outbox.start();
    await Promise.all(two.map(({ outbox }) => outbox.settled()));
    expect(two.flatMap(({ tried }) => tried.map(({ to }) => to)).sort()).toEqual(Array.from({ length: 20 }, (_, n) => `person-${n}@example.com`).sort());
  });

  it('written under another secret are given up, and the others go on', async () => {
    await empty();
    const other = createOutbox({ database: on().database, mailer: { send: () => Promise.reject(away()), close() {} }, sealer: createSealer('another secret of thirty-two characters', 'mail'), log: silent, now: () => startMs, everyMs: 1e9 });
    await other.send(letter);
    await other.stop();
    const { outbox, tried } = outboxOf([null], { nowMs: startMs + 10 * minuteMs });
    await outbox.send({ ...letter, to: 'bob@example.com' });
    await outbox.settled();
    expect(tried.map(({ to }) => to)).toEqual(['bob@example.com']);
    expect(await outbox.counts()).toEqual({ waiting: 0, delayed: 0, failed: 1 });
  });
});
