import { expect, it, vi } from 'vitest';
import { describeOnEngines } from '../../test/engines/engines.ts';
import { schedulerOf } from '../../test/scheduler.ts';
import { createSealer } from '../accounts/secrets.ts';
import type { MailContent } from '../egress/mail.ts';
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
    const tried: (MailContent & { to: string })[] = [];
    const mailer = {
      async send(mail: MailContent & { to: string }) {
        const answer = answers[Math.min(tried.length, answers.length - 1)] ?? null;
        tried.push(mail);
        if (answer) throw answer;
      },
    };
    return {
      outbox: createOutbox({
        database: on().database,
        scheduler: schedulerOf(on().database, () => clock.nowMs),
        mailer,
        sealer,
        log: silent,
        now: () => clock.nowMs,
      }),
      tried,
      clock,
    };
  }
  const rows = () => on().database.kysely.selectFrom('mail').selectAll().orderBy('id').execute();
  const empty = () => on().database.kysely.deleteFrom('mail').execute();
  const letter = {
    to: 'ann@example.com',
    subject: 'Your link',
    text: 'https://yard.example/auth/reset-password?token=abc',
    html: '<p>Hello</p>',
  };

  it('are durable before sending ends, unreadable in the database, and deleted from it once sent', async () => {
    await empty();
    const { outbox, tried } = outboxOf([null]);
    const sending = outbox.send(letter);
    await sending;
    await outbox.settled();
    expect(tried).toEqual([letter]);
    const [row] = await rows();
    expect(row).toMatchObject({
      recipient: 'ann@example.com',
      subject: 'Your link',
      sealed: null,
      tries: 1,
      created_at: startMs,
      sent_at: startMs,
      failed_at: null,
    });
  });

  it('keep their content sealed while they are pending', async () => {
    await empty();
    const { outbox } = outboxOf([away()]);
    await outbox.send(letter);
    await outbox.settled();
    const [row] = await rows();
    expect(row).toMatchObject({ tries: 1, due_at: startMs + minuteMs, failure: 'connect ECONNREFUSED', sent_at: null });
    expect(row?.sealed).toMatch(/^[\w-]{80,}$/);
    expect(JSON.stringify(row)).not.toContain('token=abc');
  });

  it('wait longer after each attempt, and are sent once the mail server is back', async () => {
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

  it('are abandoned immediately when the mail server rejects them, and after a day without a response', async () => {
    await empty();
    const refused = outboxOf([refusal()]);
    await refused.outbox.send(letter);
    await refused.outbox.settled();
    expect((await rows())[0]).toMatchObject({
      tries: 1,
      sealed: null,
      failed_at: startMs,
      failure: '550 no such mailbox',
    });
    await empty();
    const { outbox, clock } = outboxOf([away()]);
    await outbox.send(letter);
    await outbox.settled();
    for (let due = (await rows())[0]; due?.sealed; due = (await rows())[0]) {
      clock.nowMs = due.due_at;
      outbox.start();
      await outbox.settled();
    }
    expect((await rows())[0]).toMatchObject({
      sealed: null,
      sent_at: null,
      tries: 10,
      failed_at: startMs + 24 * 60 * minuteMs,
    });
  });

  it('of an earlier process are sent by the next, once, also when two start together', async () => {
    await empty();
    const first = outboxOf([away()]);
    for (let n = 0; n < 20; n += 1) await first.outbox.send({ ...letter, to: `person-${n}@example.com` });
    await first.outbox[Symbol.asyncDispose]();
    const clock = { nowMs: startMs + 10 * minuteMs };
    const two = [outboxOf([null], clock), outboxOf([null], clock)];
    for (const { outbox } of two) outbox.start();
    await Promise.all(two.map(({ outbox }) => outbox.settled()));
    expect(two.flatMap(({ tried }) => tried.map(({ to }) => to)).sort()).toEqual(
      Array.from({ length: 20 }, (_, n) => `person-${n}@example.com`).sort(),
    );
  });

  /** A mail server that takes nothing until it is let go. */
  function slowOutbox(options: { readonly clock?: { nowMs: number }; readonly partingMs?: number } = {}) {
    const { clock = { nowMs: startMs }, ...given } = options;
    const tried: string[] = [];
    const { promise, resolve: letGo } = Promise.withResolvers<void>();
    const mailer = {
      async send({ to }: { to: string }) {
        tried.push(to);
        await promise;
      },
    };
    return {
      outbox: createOutbox({
        database: on().database,
        scheduler: schedulerOf(on().database, () => clock.nowMs),
        mailer,
        sealer,
        log: silent,
        now: () => clock.nowMs,
        ...given,
      }),
      tried,
      letGo,
    };
  }

  it('that take minutes to send are not sent by another process in the meantime', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await empty();
      const clock = { nowMs: startMs };
      const slow = slowOutbox({ clock });
      await slow.outbox.send(letter);
      await vi.waitFor(() => expect(slow.tried).toHaveLength(1));
      for (let minute = 1; minute <= 5; minute += 1) {
        clock.nowMs = startMs + minute * minuteMs;
        // A turn is skipped while the one before has not ended, which may be after its row can be read.
        const dueAt = async () => {
          vi.advanceTimersByTime(minuteMs);
          return (await rows())[0]?.due_at;
        };
        await expect.poll(dueAt).toBe(clock.nowMs + 2 * minuteMs);
      }
      const other = outboxOf([null], clock);
      other.outbox.start();
      await other.outbox.settled();
      slow.letGo();
      await slow.outbox.settled();
      expect([slow.tried, other.tried]).toEqual([['ann@example.com'], []]);
      expect((await rows())[0]).toMatchObject({ sealed: null, sent_at: clock.nowMs, tries: 1 });
    } finally {
      vi.useRealTimers();
    }
  });

  it('wait for the next start if a hanging mail server would delay the shutdown', async () => {
    await empty();
    const { outbox, tried, letGo } = slowOutbox({ partingMs: 0 });
    for (const name of ['ann', 'bob', 'cat']) await outbox.send({ ...letter, to: `${name}@example.com` });
    await vi.waitFor(() => expect(tried).toHaveLength(1));
    const stopped = outbox[Symbol.asyncDispose]();
    await new Promise((resolve) => setTimeout(resolve));
    letGo();
    await stopped;
    expect(tried).toEqual(['ann@example.com']);
    expect((await rows()).map(({ recipient, tries, due_at, sent_at }) => [recipient, tries, due_at, sent_at])).toEqual([
      ['ann@example.com', 1, expect.any(Number), startMs],
      ['bob@example.com', 0, startMs, null],
      ['cat@example.com', 0, startMs, null],
    ]);
  });

  it('are sent before the shutdown while the mail server accepts them', async () => {
    await empty();
    const { outbox, tried } = outboxOf([null]);
    for (const name of ['ann', 'bob', 'cat']) await outbox.send({ ...letter, to: `${name}@example.com` });
    await outbox[Symbol.asyncDispose]();
    expect(tried.map(({ to }) => to)).toEqual(['ann@example.com', 'bob@example.com', 'cat@example.com']);
  });

  it('sealed with another secret are abandoned, and the others are sent', async () => {
    await empty();
    const other = createOutbox({
      database: on().database,
      scheduler: schedulerOf(on().database),
      mailer: { send: () => Promise.reject(away()) },
      sealer: createSealer('another secret of thirty-two characters', 'mail'),
      log: silent,
      now: () => startMs,
    });
    await other.send(letter);
    await other[Symbol.asyncDispose]();
    const { outbox, tried } = outboxOf([null], { nowMs: startMs + 10 * minuteMs });
    await outbox.send({ ...letter, to: 'bob@example.com' });
    await outbox.settled();
    expect(tried.map(({ to }) => to)).toEqual(['bob@example.com']);
    expect(await outbox.counts()).toEqual({ waiting: 0, delayed: 0, failed: 1 });
  });
});
