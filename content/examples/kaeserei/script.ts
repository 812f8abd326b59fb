import { addUp, euro, type Country, type Line } from './basket.ts';

type Row = Line & { id: string; name: string; amount: string; grams: number };

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(selector);
  return element;
};
const basket = new Map<string, Row>();
const order = find('#order');

function show(): void {
  const rows = [...basket.values()];
  const country: Country =
    document.querySelector<HTMLInputElement>('[name=country]:checked')?.value === 'NL'
      ? 'NL'
      : 'DE';
  const { goods, shipping, total, taxes } = addUp(rows, country);
  find('#empty').hidden = rows.length > 0;
  find('#lines').replaceChildren(
    ...rows.map((row) => {
      const item = document.createElement('li');
      const remove = document.createElement('button');
      remove.textContent = '×';
      remove.ariaLabel = `${row.name} entfernen`;
      remove.addEventListener('click', () => {
        basket.delete(row.id);
        show();
        find('#korb-titel').focus();
      });
      for (const text of [row.name, row.amount, euro(row.price)]) {
        const part = document.createElement('span');
        part.textContent = text;
        item.append(part);
      }
      item.append(remove);
      return item;
    }),
  );
  const sums: [string, string][] = [
    ['Waren', euro(goods)],
    ['Kühlpaket', euro(shipping)],
    ['Zusammen', euro(total)],
    ...taxes.map(({ rate, tax }): [string, string] => [`darin ${rate} % Steuer`, euro(tax)]),
  ];
  find('#sums').replaceChildren(
    ...sums.map(([name, value]) => {
      const line = document.createElement('div');
      const term = document.createElement('dt');
      const text = document.createElement('dd');
      term.textContent = name;
      text.textContent = value;
      line.append(term, text);
      return line;
    }),
  );
  find('.basket-sum').textContent = euro(total);
  find('#status').textContent = '';
}

function add(row: Row): void {
  const known = basket.get(row.id);
  if (known) {
    row.price += known.price;
    row.grams += known.grams;
    row.amount = row.food ? `${row.grams} g` : `${row.grams} Stück`;
  }
  basket.set(row.id, row);
  show();
  find('#status').textContent = `${row.name} liegt im Korb.`;
}

for (const form of document.querySelectorAll<HTMLFormElement>('.tag')) {
  const { id = '', name = '', price = '0' } = form.dataset;
  const range = form.querySelector('input');
  const weight = (): number => range?.valueAsNumber ?? 300;
  const cost = (): number => Math.round(Number(price) * weight()) / 1000;
  form.addEventListener('input', () => {
    const text = form.querySelector('b');
    const output = form.querySelector('output');
    if (text) text.textContent = `${weight()} g`;
    if (output) output.textContent = euro(cost());
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const grams = weight();
    add({
      id,
      name,
      food: true,
      price: Math.round(cost() * 100) / 100,
      amount: `${grams} g`,
      grams,
    });
  });
}
for (const form of document.querySelectorAll<HTMLFormElement>('.tool'))
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { id = '', name = '', price = '0' } = form.dataset;
    add({ id, name, food: false, price: Number(price), amount: '1 Stück', grams: 1 });
  });
for (const radio of document.querySelectorAll<HTMLInputElement>('[name=milk]'))
  radio.addEventListener('change', () => {
    for (const cheese of document.querySelectorAll<HTMLElement>('.cheese'))
      cheese.classList.toggle(
        'away',
        radio.value !== 'Alle' && cheese.dataset['milk'] !== radio.value,
      );
  });
order.addEventListener('input', show);
order.addEventListener('submit', (event) => {
  event.preventDefault();
  find('#status').textContent =
    basket.size > 0
      ? 'Das ist ein Beispiel: Hier stünde jetzt ein GiroCode. Es wurde nichts bestellt und nichts gespeichert.'
      : 'Der Korb ist noch leer.';
});
find('#korb-titel').tabIndex = -1;
show();
