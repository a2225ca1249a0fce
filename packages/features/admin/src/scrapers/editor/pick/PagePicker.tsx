import type { RefObject } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { editorCopy } from '../editor-copy.ts';
import { useEditorForm } from '../editor-form.tsx';
import { basesOf, takesMany, withPicked } from './apply.ts';
import { overlay, instruction } from './PagePicker.css.ts';
import { ProposalList } from './ProposalList.tsx';
import type { Proposal } from './selector-of.ts';
import { fieldProposals, itemProposals } from './selector-of.ts';

interface PagePickerProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** What is picked: `/items`, `/next`, `/fields/0/select`. */
  readonly pointer: string;
}

/**
 * Overlay for picking an element; the page below gets no events. A click or Enter picks the highlighted element. The up
 * and down arrows move to its parent and first child, left and right to its siblings; Escape exits.
 */
export function PagePicker({ frame, pointer }: PagePickerProps) {
  const t = useCopy(editorCopy);
  const { definition, edit, send } = useEditorForm();
  const pad = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<Element | null>(null);
  const [proposals, setProposals] = useState<readonly Proposal[] | null>(null);
  const bases = useMemo(() => basesOf(definition, pointer).css, [definition, pointer]);
  const page = () => frame.current?.contentDocument ?? null;
  useEffect(() => pad.current?.focus(), []);
  useEffect(() => {
    const root = frame.current?.contentDocument;
    markAll(root, 'data-base', baseElements(root, bases));
    return () => {
      for (const name of ['data-base', 'data-pointed', 'data-proposed']) markAll(root, name, []);
    };
  }, [frame, bases]);
  useEffect(() => {
    markAll(frame.current?.contentDocument, 'data-pointed', pointed === null ? [] : [pointed]);
    pointed?.scrollIntoView({ block: 'nearest' });
  }, [frame, pointed]);
  const leave = () => send({ type: 'leave picking' });
  const take = (element: Element) => {
    const root = page();
    if (root === null) return;
    setPointed(element);
    const inside = baseElements(root, bases);
    setProposals(
      pointer === '/items'
        ? itemProposals(element)
        : fieldProposals(element, bases.length === 0 ? [root] : inside, takesMany(definition, pointer)),
    );
  };
  const under = (event: React.PointerEvent): Element | null => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const element = page()?.elementFromPoint(event.clientX - left, event.clientY - top) ?? null;
    return element === page()?.documentElement ? null : element;
  };
  const walk = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') return leave();
    // Start at the first item instead of the top of the page.
    const from = pointed ?? baseElements(page(), bases)[0] ?? page()?.body.firstElementChild ?? null;
    if (from === null) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return take(from);
    }
    const { direction } = getComputedStyle(event.currentTarget);
    const onward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const body = page()?.body;
    const parent = from.parentElement === body ? null : from.parentElement;
    const to =
      pointed === null
        ? from
        : {
            ArrowUp: parent,
            ArrowDown: from.firstElementChild,
            [onward]: from.nextElementSibling,
            [backward]: from.previousElementSibling,
          }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to !== null) {
      setPointed(to);
      setProposals(null);
    }
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is one: a screen reader hands it the arrows */}
      <div
        ref={pad}
        role="application"
        aria-label={t('apiEditor.pick.label')}
        tabIndex={0}
        className={overlay}
        onPointerMove={(event) => {
          const element = under(event);
          if (proposals === null && element !== pointed) setPointed(element);
        }}
        onPointerUp={(event) => {
          const element = under(event);
          if (element !== null) take(element);
        }}
        onWheel={({ deltaX, deltaY }) => frame.current?.contentWindow?.scrollBy(deltaX, deltaY)}
        onKeyDown={walk}
      />
      <div className={instruction}>
        <ProposalList
          pointed={pointed === null ? null : nameOf(pointed)}
          hint={bases.length > 0 ? t('apiEditor.pick.inside') : t('apiEditor.pick.how')}
          proposals={proposals?.map(({ css, count }) => ({ text: css, count })) ?? null}
          nothing={bases.length > 0 ? t('apiEditor.pick.outside') : t('apiEditor.pick.nothing')}
          onLook={(css) => markAll(page(), 'data-proposed', css === null ? [] : matched(page(), bases, css))}
          onTake={(css) => {
            edit(pointer, (old) => withPicked(old, pointer, { css }));
            leave();
          }}
          onLeave={leave}
        />
      </div>
    </>
  );
}

function baseElements(page: Document | null | undefined, bases: readonly string[]): Element[] {
  if (!page || bases.length === 0) return [];
  return bases.reduce<(Document | Element)[]>(
    (places, css) => places.flatMap((place) => all(place, css)),
    [page],
  ) as Element[];
}

function matched(page: Document | null, bases: readonly string[], css: string): Element[] {
  if (page === null) return [];
  const places = bases.length === 0 ? [page] : baseElements(page, bases);
  return places.flatMap((place) => all(place, css));
}

function all(place: ParentNode, css: string): Element[] {
  try {
    return [...place.querySelectorAll(css)];
  } catch {
    // The typed text may not be a valid selector.
    return [];
  }
}

function markAll(page: Document | null | undefined, name: string, elements: readonly Element[]): void {
  for (const old of page?.querySelectorAll(`[${name}]`) ?? []) old.removeAttribute(name);
  for (const element of elements) element.setAttribute(name, '');
}

/** `article.product` and the start of its text. */
function nameOf(element: Element): { readonly tag: string; readonly text: string } {
  const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`);
  const text = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
  return { tag: element.localName + classes.join(''), text: text.length > 60 ? `${text.slice(0, 60)}…` : text };
}
