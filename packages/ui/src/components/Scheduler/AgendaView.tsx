import { useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { schedulerLabels } from '../../labels/components/scheduler.ts';
import { useComponentLabels } from '../../labels/use-labels.ts';
import { EventButton } from './EventButton.tsx';
import type { Period } from './layout/periods.ts';
import * as css from './Scheduler.css.ts';
import { useScheduler } from './scheduler-context.ts';
import { isOn } from './scheduler-events.ts';
import type { PlacedEvent } from './scheduler-events.ts';

interface AgendaViewProps {
  label: string;
  period: Period;
  placed: readonly PlacedEvent[];
}

/** Days with events, one below the other. ↑ and ↓ move between events. */
export function AgendaView({ label, period, placed }: AgendaViewProps) {
  const labels = useComponentLabels(schedulerLabels);
  const { words } = useScheduler();
  const ref = useRef<HTMLDivElement>(null);
  const [activeKey, setActiveKey] = useState<string>();
  const days = useMemo(
    () =>
      Array.from({ length: period.days }, (_, at) => period.first + at)
        .map((day) => ({ day, events: placed.filter(isOn(day)) }))
        .filter(({ events }) => events.length > 0),
    [period.first, period.days, placed],
  );
  if (days.length === 0) return <p className={css.empty}>{labels.noEvents}</p>;

  const keys = days.flatMap(({ day, events }) => events.map(({ event }) => `${day} ${event.id}`));
  const current = activeKey !== undefined && keys.includes(activeKey) ? activeKey : keys[0];
  const onArrow = (event: KeyboardEvent) => {
    const buttons = [...(ref.current?.querySelectorAll<HTMLElement>('[data-event]') ?? [])];
    const at = buttons.indexOf(event.currentTarget as HTMLElement);
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };

  return (
    <div ref={ref} role="group" aria-label={label} className={css.agenda}>
      {days.map(({ day, events }) => (
        <section key={day} aria-label={words.day(day)} className={css.agendaDay}>
          <h4 className={css.agendaDate}>{words.day(day)}</h4>
          <ul role="list" className={css.agendaEvents}>
            {events.map((one) => {
              const key = `${day} ${one.event.id}`;
              return (
                <li key={key} {...{ onFocus: () => setActiveKey(key) }} className={css.agendaItem}>
                  <span aria-hidden className={css.agendaTime}>
                    {words.times(one.event) || labels.allDay}
                  </span>
                  <EventButton placed={one} look="row" isTabbable={key === current} onArrow={onArrow} />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
