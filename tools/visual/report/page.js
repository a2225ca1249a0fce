// Runs from the disk, without modules: a page opened by file:// may not load any.
(() => {
  const { key, same, faults, groups, entries } = JSON.parse(document.getElementById('data').textContent);
  const by = (id) => document.getElementById(id);
  const outcomes = [
    ['changed', 'Changed'],
    ['new', 'New'],
    ['missing', 'Gone'],
    ['failed', 'Failed'],
  ];
  const views = [
    ['side', 'Side by side'],
    ['slider', 'Slider'],
    ['flip', 'Before over after'],
    ['difference', 'Difference'],
  ];
  const zooms = [
    ['fit', 'Fit'],
    ['1', 'Real size'],
    ['2', 'Double'],
  ];
  const state = {
    outcome: 'all',
    search: '',
    component: '',
    isReviewedHidden: false,
    view: 'side',
    zoom: 0,
    share: 50,
    isBefore: false,
    name: entries[0]?.name,
  };

  const make = (tag, attributes = {}, ...children) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
      else if (value !== false) element.setAttribute(name, value === true ? '' : value);
    }
    element.append(...children);
    return element;
  };
  // Marks are kept by what is in the pictures: one that changes again is not reviewed any more.
  const kept = 'apiyard-visual-reviewed';
  const reviewed = new Set(JSON.parse(localStorage.getItem(kept) ?? '[]'));
  const isReviewed = ({ content }) => reviewed.has(content);
  function review(list, isDone) {
    for (const { content } of list) {
      if (isDone) reviewed.add(content);
      else reviewed.delete(content);
    }
    localStorage.setItem(kept, JSON.stringify([...reviewed]));
    choose({});
  }
  const shown = () => {
    const list = entries.filter(
      (entry) =>
        (state.outcome === 'all' || entry.outcome === state.outcome) &&
        (state.component === '' || entry.components.includes(state.component)) &&
        !(state.isReviewedHidden && isReviewed(entry)) &&
        `${entry.name} ${entry.title}`.toLowerCase().includes(state.search),
    );
    // In the order of their groups, the largest first.
    const size = Map.groupBy(list, ({ group }) => group);
    const order = [...size.keys()].toSorted((a, b) => size.get(b).length - size.get(a).length);
    return order.flatMap((group) => size.get(group));
  };
  const commandFor = (list) =>
    `pnpm test:visual --update ${list
      .filter(({ outcome }) => outcome !== 'failed')
      .map(({ name }) => name)
      .join(' ')}`;
  const current = () => entries.find(({ name }) => name === state.name);

  function drawList() {
    const list = shown();
    if (!list.some(({ name }) => name === state.name)) state.name = list[0]?.name;
    by('filters').replaceChildren(
      ...[['all', 'All'], ...outcomes].map(([outcome, word]) => {
        const count = outcome === 'all' ? entries.length : entries.filter((entry) => entry.outcome === outcome).length;
        return make(
          'button',
          { type: 'button', 'aria-pressed': String(state.outcome === outcome), onclick: () => choose({ outcome }) },
          `${word} ${count}`,
        );
      }),
    );
    by('list').replaceChildren(
      ...[...Map.groupBy(list, ({ group }) => group)].map(([group, members]) => drawGroup(group, members)),
    );
    by('nothing').hidden = list.length > 0;
    by('progress').textContent = `${entries.filter(isReviewed).length} of ${entries.length} reviewed`;
  }

  function drawGroup(group, members) {
    const areAllReviewed = members.every(isReviewed);
    const canAccept = members.some(({ outcome }) => outcome !== 'failed');
    return make(
      'section',
      { 'aria-label': groups[group] },
      make('h3', {}, `${groups[group]} (${members.length})`),
      make(
        'div',
        { class: 'groupActions' },
        make(
          'button',
          { type: 'button', onclick: () => review(members, !areAllReviewed) },
          areAllReviewed ? 'Mark group as open' : 'Mark group as reviewed',
        ),
        ...(canAccept
          ? [
              make(
                'button',
                { type: 'button', onclick: () => void copy(commandFor(members)) },
                'Copy command for group',
              ),
            ]
          : []),
      ),
      make('ol', {}, ...members.map(drawEntry)),
    );
  }

  function drawEntry(entry) {
    const { name, title, mode, outcome } = entry;
    const small = [mode, outcomes.find(([id]) => id === outcome)[1].toLowerCase()].filter(Boolean).join(', ');
    return make(
      'li',
      { class: isReviewed(entry) ? 'isReviewed' : '' },
      make(
        'button',
        { type: 'button', 'aria-current': String(name === state.name), onclick: () => choose({ name }) },
        title,
        make('small', {}, small),
      ),
    );
  }

  const scale = () => (state.zoom === 0 ? null : Number(zooms[state.zoom][0]));
  const image = (entry, kind) => {
    const picture = make('img', {
      src: entry[kind],
      alt: `${kind === 'difference' ? 'What changed' : kind === 'before' ? 'Before' : 'After'}: ${entry.title}, ${entry.mode}`,
    });
    picture.addEventListener('load', () => {
      if (scale() !== null) picture.style.width = `${picture.naturalWidth * scale()}px`;
    });
    return picture;
  };
  function marks(entry) {
    if (!by('marks').checked || entry.areas.length === 0) return [];
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', `0 0 ${entry.width} ${entry.height}`);
    svg.setAttribute('preserveAspectRatio', 'none');
    svg.setAttribute('aria-hidden', 'true');
    for (const { x, y, width, height } of entry.areas) {
      const rect = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
      for (const [name, value] of Object.entries({ x: x - 4, y: y - 4, width: width + 8, height: height + 8 }))
        rect.setAttribute(name, value);
      svg.append(rect);
    }
    return [svg];
  }
  const figure = (entry, kind, words) =>
    make(
      'figure',
      {},
      make('figcaption', {}, words),
      entry[kind] === null
        ? make(
            'div',
            { class: 'none' },
            kind === 'before' ? 'None is stored.' : kind === 'after' ? 'None was taken.' : 'Nothing to compare.',
          )
        : make('div', { class: 'frame' }, image(entry, kind), ...(kind === 'before' ? [] : marks(entry))),
    );
  const both = (entry) => entry.before !== null && entry.after !== null;

  function slider(entry) {
    const over = make('div', { class: 'over' });
    const line = make('div', { class: 'line' });
    const under = image(entry, 'after');
    const upper = image(entry, 'before');
    const place = () => {
      over.style.clipPath = `inset(0 ${100 - state.share}% 0 0)`;
      line.style.left = `${state.share}%`;
      upper.style.width = `${(upper.naturalWidth / Math.max(1, under.naturalWidth)) * under.clientWidth}px`;
    };
    const input = make('input', {
      type: 'range',
      class: 'slider',
      min: '0',
      max: '100',
      value: String(state.share),
      'aria-label': 'Before, up to here',
    });
    input.addEventListener('input', () => {
      state.share = Number(input.value);
      place();
    });
    for (const picture of [under, upper]) picture.addEventListener('load', place);
    new ResizeObserver(place).observe(under);
    over.append(upper);
    return [input, make('div', { class: 'frame' }, under, over, line, ...marks(entry))];
  }

  function drawPicture() {
    const entry = current();
    by('picture').hidden = entry === undefined;
    if (entry === undefined) return;
    by('name').textContent = [entry.title, entry.mode].filter(Boolean).join(', ');
    by('sentence').textContent = entry.sentence;
    by('copied').textContent = '';
    by('accept').textContent =
      entry.outcome === 'missing' ? 'Copy the command that removes it' : 'Copy the command that accepts it';
    by('accept').hidden = entry.outcome === 'failed';
    by('reviewed').checked = isReviewed(entry);
    by('story').hidden = entry.storyPath === null;
    // Of `pnpm dev`: a Storybook does not open from the disk.
    by('story').href = `http://localhost:6006/${entry.storyPath ?? ''}`;
    const view = both(entry) ? state.view : 'side';
    by('views').replaceChildren(
      ...views.map(([id, word]) =>
        make(
          'button',
          {
            type: 'button',
            'aria-pressed': String(view === id),
            disabled: !both(entry) && id !== 'side',
            onclick: () => choose({ view: id }),
          },
          word,
        ),
      ),
    );
    by('zoom').textContent = `Size: ${zooms[state.zoom][1].toLowerCase()}`;
    const stage = by('stage');
    stage.className = state.zoom === 0 ? '' : 'real';
    if (view === 'slider') stage.replaceChildren(...slider(entry));
    else if (view === 'flip')
      stage.replaceChildren(
        figure(entry, state.isBefore ? 'before' : 'after', state.isBefore ? 'Before' : 'After; hold B to see before'),
      );
    else if (view === 'difference') stage.replaceChildren(figure(entry, 'difference', 'What changed'));
    else
      stage.replaceChildren(
        make(
          'div',
          { class: `side ${stage.className}` },
          figure(entry, 'before', 'Before'),
          figure(entry, 'after', 'After'),
          ...(both(entry) ? [figure(entry, 'difference', 'What changed')] : []),
        ),
      );
  }

  function choose(change) {
    const focused = document.activeElement?.closest('#filters, #list, #views')?.id;
    Object.assign(state, change);
    drawList();
    drawPicture();
    // The buttons were rendered again: restore the focus of the pressed one.
    if (focused) by(focused).querySelector('[aria-pressed="true"], [aria-current="true"]')?.focus();
  }
  function step(by) {
    const list = shown();
    const next = list[list.findIndex(({ name }) => name === state.name) + by];
    if (next === undefined) return;
    choose({ name: next.name });
    document.querySelector('#list [aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }
  async function copy(command) {
    try {
      await navigator.clipboard.writeText(command);
      by('copied').textContent = `Copied: ${command}`;
    } catch {
      by('copied').textContent = command;
    }
  }
  const flip = (isBefore) => {
    if (state.isBefore === isBefore) return;
    state.isBefore = isBefore;
    if (isBefore) state.view = 'flip';
    drawPicture();
  };

  by('search').addEventListener('input', (event) => choose({ search: event.target.value.toLowerCase() }));
  by('marks').addEventListener('change', drawPicture);
  by('zoom').addEventListener('click', () => choose({ zoom: (state.zoom + 1) % zooms.length }));
  const copyCurrent = () => {
    const entry = current();
    if (entry !== undefined && entry.outcome !== 'failed') void copy(commandFor([entry]));
  };
  const reviewCurrent = () => {
    const entry = current();
    if (entry !== undefined) review([entry], !isReviewed(entry));
  };
  by('accept').addEventListener('click', copyCurrent);
  by('reviewed').addEventListener('change', reviewCurrent);
  by('hide').addEventListener('change', (event) => choose({ isReviewedHidden: event.target.checked }));
  by('component').addEventListener('change', (event) => choose({ component: event.target.value }));
  by('component').append(
    make('option', { value: '' }, 'All components'),
    ...[...new Set(entries.flatMap(({ components }) => components))].toSorted().map((name) => {
      const count = entries.filter(({ components }) => components.includes(name)).length;
      return make('option', { value: name }, `${name} (${count})`);
    }),
  );
  by('scheme').addEventListener('click', () => document.documentElement.classList.toggle('dark'));
  document.documentElement.classList.toggle('dark', matchMedia('(prefers-color-scheme: dark)').matches);

  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches('input[type="search"], select')) return;
    const pressed = event.key.toLowerCase();
    if (pressed === 'j' || pressed === 'k') step(pressed === 'j' ? 1 : -1);
    else if (views[Number(pressed) - 1]) choose({ view: views[Number(pressed) - 1][0] });
    else if (pressed === 'm') by('marks').click();
    else if (pressed === 'z') by('zoom').click();
    else if (pressed === 'c') copyCurrent();
    else if (pressed === 'r') reviewCurrent();
    else if (pressed === 'b') flip(true);
    else if (
      (pressed === 'arrowleft' || pressed === 'arrowright') &&
      state.view === 'slider' &&
      !event.target.matches('input')
    ) {
      choose({ share: Math.max(0, Math.min(100, state.share + (pressed === 'arrowright' ? 5 : -5))) });
    }
  });
  addEventListener('keyup', (event) => {
    if (event.key.toLowerCase() === 'b') flip(false);
  });

  const total = same + entries.length;
  by('summary').textContent =
    entries.length === 0
      ? `All ${total} pictures are as stored`
      : `${entries.length} of ${total} pictures are not as stored`;
  by('key').textContent = key;
  by('faults').replaceChildren(...faults.map((fault) => make('li', {}, fault)));
  by('columns').hidden = entries.length === 0;
  drawList();
  drawPicture();
})();
