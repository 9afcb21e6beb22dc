// In the page of the reference: a dialog that makes any call of the contract to where the page came from. `tryItCalls` is what
// try-it-calls.ts says of the contract. Only the page of the mock has `prefer` and `memory`.

(() => {
  const calls = JSON.parse(document.getElementById('try-it-calls').textContent);
  const dialog = document.getElementById('try-it');
  const form = dialog.querySelector('form');
  const { operation, token, prefer, memory, body } = form.elements;
  const fields = form.querySelector('[data-parameters]');
  const answer = form.querySelector('output');
  const called = () => calls.find(({ operationId }) => operationId === operation.value);

  const element = (name, properties, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };

  /** Whoever is signed in to the portal need not do so again. */
  function tokenOfPortal() {
    for (const store of [sessionStorage, localStorage]) {
      try {
        const { token: kept } = JSON.parse(store.getItem('coinop.session') ?? '{}');
        if (kept) return kept;
      } catch {
        // What is kept there is not ours.
      }
    }
    return '';
  }

  function show() {
    const { parameters, example } = called();
    fields.replaceChildren(
      ...parameters.map(({ name, place, required }) => {
        const input = element('input', { required, autocomplete: 'off' });
        input.dataset.name = name;
        input.dataset.place = place;
        return element('label', {}, `${name} (${place}${required ? '' : ', may be empty'})`, input);
      }),
    );
    body.value = example ?? '';
    body.parentElement.hidden = example === null;
    answer.replaceChildren();
  }

  function request() {
    const { route, example } = called();
    const [method, template] = route.split(' ');
    const headers = { accept: 'application/json, text/csv' };
    const query = new URLSearchParams();
    let path = template;
    for (const { dataset, value } of fields.querySelectorAll('input')) {
      if (dataset.place === 'path') path = path.replace(`{${dataset.name}}`, encodeURIComponent(value));
      else if (value === '') continue;
      else if (dataset.place === 'query') query.set(dataset.name, value);
      else headers[dataset.name] = value;
    }
    if (token.value) headers.authorization = `Bearer ${token.value.trim()}`;
    if (prefer?.value) headers.prefer = prefer.value;
    if (memory?.checked) headers['x-mock-session'] = sessionStorage.getItem('coinop.mock.session') ?? 'reference';
    if (example !== null) headers['content-type'] = 'application/json';
    const address = query.size > 0 ? `${path}?${query}` : path;
    return { address, options: { method, headers, ...(example !== null && { body: body.value }) } };
  }

  async function send() {
    const { address, options } = request();
    answer.replaceChildren('…');
    const began = performance.now();
    try {
      const response = await fetch(address, options);
      const text = await response.text();
      const took = Math.round(performance.now() - began);
      let shown = text;
      try {
        const said = JSON.parse(text);
        shown = JSON.stringify(said, null, 2);
        if (typeof said.access_token === 'string') token.value = said.access_token;
      } catch {
        // A file, a page, or nothing.
      }
      const line = `${options.method} ${address}: ${response.status} ${response.statusText} in ${took} ms`;
      answer.replaceChildren(element('strong', {}, line), element('pre', { tabIndex: 0 }, shown));
    } catch (error) {
      answer.replaceChildren(element('strong', {}, `${options.method} ${address}: no answer (${error.message})`));
    }
  }

  operation.append(
    ...calls.map(({ operationId, route, summary }) =>
      element('option', { value: operationId }, `${route}: ${summary}`),
    ),
  );
  operation.addEventListener('change', show);
  form.addEventListener('submit', (event) => {
    if (event.submitter?.value === 'close') return;
    event.preventDefault();
    void send();
  });
  document.getElementById('try-it-open').addEventListener('click', () => {
    token.value ||= tokenOfPortal();
    const here = calls.find(({ operationId }) => decodeURIComponent(location.hash).endsWith(`/${operationId}`));
    if (here) operation.value = here.operationId;
    if (here || fields.childElementCount === 0) show();
    dialog.showModal();
  });
})();
