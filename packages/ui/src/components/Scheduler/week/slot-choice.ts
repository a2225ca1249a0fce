import { useRef, useState } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

/** Slots of a day that are dragged over, in minutes after midnight. */
interface SlotChoice {
  day: number;
  from: number;
  to: number;
}

const slotOf = (target: EventTarget) => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-minute]') : null;
  return cell ? { day: Number(cell.dataset['cell']), minute: Number(cell.dataset['minute']) } : undefined;
};

/** Chooses slots of one day with the mouse; a finger scrolls, and chooses one slot by a press. */
export function useSlotChoice(slotMinutes: number, onChoose: ((choice: SlotChoice) => void) | undefined) {
  const [choice, setShown] = useState<SlotChoice & { anchor: number }>();
  // A release can follow a move before that is rendered.
  const latest = useRef<SlotChoice & { anchor: number }>(undefined);
  const setChoice = (next: (SlotChoice & { anchor: number }) | undefined) => {
    latest.current = next;
    setShown(next);
  };
  const onPointerDown = ({ target, button, pointerType }: PointerEvent) => {
    const slot = slotOf(target);
    if (!onChoose || !slot || button !== 0 || pointerType === 'touch') return;
    setChoice({ day: slot.day, anchor: slot.minute, from: slot.minute, to: slot.minute + slotMinutes });
  };
  const onPointerMove = ({ target }: PointerEvent) => {
    const slot = slotOf(target);
    if (!latest.current || !slot) return;
    const { anchor, day } = latest.current;
    const from = Math.min(anchor, slot.minute);
    const to = Math.max(anchor, slot.minute) + slotMinutes;
    if (from !== latest.current.from || to !== latest.current.to) setChoice({ day, anchor, from, to });
  };
  const onPointerUp = () => {
    const chosen = latest.current;
    setChoice(undefined);
    if (chosen) onChoose?.({ day: chosen.day, from: chosen.from, to: chosen.to });
  };
  const onClick = ({ target, nativeEvent }: MouseEvent) => {
    const slot = slotOf(target);
    // A mouse has chosen with its release.
    const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
    if (onChoose && slot && isTouch) onChoose({ day: slot.day, from: slot.minute, to: slot.minute + slotMinutes });
  };
  return {
    isChosen: (day: number, minute: number) =>
      choice !== undefined && choice.day === day && minute >= choice.from && minute < choice.to,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerLeave: () => setChoice(undefined), onClick },
  };
}
