// Runs from the disk, without modules: a page opened by file:// may not load any.
(() => {
  const { key, same, faults, entries } = JSON.parse(document.getElementById('data').textContent);
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
  const shown = () =>
    entries.filter(
      ({ outcome, name, title }) =>
        (state.outcome === 'all' || outcome === state.outcome) &&
        `${name} ${title}`.toLowerCase().includes(state.search),
    );
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
      ...list.map(({ name, title, mode, outcome }) =>
        make(
          'li',
          {},
          make(
            'button',
            { type: 'button', 'aria-current': String(name === state.name), onclick: () => choose({ name }) },
            title,
            make(
              'small',
              {},
              [mode, outcomes.find(([id]) => id === outcome)[1].toLowerCase()].filter(Boolean).join(', '),
            ),
          ),
        ),
      ),
    );
    by('nothing').hidden = list.length > 0;
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
  async function copy() {
    const entry = current();
    if (entry === undefined || entry.outcome === 'failed') return;
    const command = `pnpm test:visual --update ${entry.name}`;
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
  by('accept').addEventListener('click', copy);
  by('scheme').addEventListener('click', () => document.documentElement.classList.toggle('dark'));
  document.documentElement.classList.toggle('dark', matchMedia('(prefers-color-scheme: dark)').matches);

  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches('input[type="search"]')) return;
    const pressed = event.key.toLowerCase();
    if (pressed === 'j' || pressed === 'k') step(pressed === 'j' ? 1 : -1);
    else if (views[Number(pressed) - 1]) choose({ view: views[Number(pressed) - 1][0] });
    else if (pressed === 'm') by('marks').click();
    else if (pressed === 'z') by('zoom').click();
    else if (pressed === 'c') void copy();
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
