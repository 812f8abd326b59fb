import { expect, it } from 'vitest';
import { cleanDrawing } from './clean-drawing.ts';

const draw = (inner: string, attributes = 'viewBox="0 0 200 100"') =>
  cleanDrawing(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`);

it('keeps shapes, gradients and references within the drawing', () => {
  const drawing = draw(
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
      '<g fill="url(#g)"><path d="M0 0h10"/><use href="#g"/></g><style>.a{fill:red}</style>',
  );
  expect(drawing).toMatchObject({ width: 200, height: 100 });
  for (const part of ['linearGradient', 'url(#g)', 'M0 0h10', 'href="#g"', '.a{fill:red}'])
    expect(drawing?.source).toContain(part);
});

it.each([
  ['scripts', '<script>alert(1)</script>'],
  ['scripts in another case', '<SCRIPT>alert(1)</SCRIPT>'],
  ['events', '<rect onload="alert(1)" width="1"/>'],
  [
    'HTML',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">alert(1)</body></foreignObject>',
  ],
  ['links', '<a href="javascript:alert(1)"><rect/></a>'],
  ['foreign pictures', '<image href="https://alert(1).example/x.png"/>'],
  ['pictures that are programs', '<image href="data:image/svg+xml;base64,alert(1)"/>'],
  [
    'foreign pictures beside their own',
    '<image href="data:image/png;base64,AAAA" xlink:href="https://alert(1).example/x.png"/>',
  ],
  ['foreign parts', '<use href="https://alert(1).example/x.svg#a"/>'],
  ['foreign paint', '<rect fill="url(https://alert(1).example/x)"/>'],
  ['style that loads', '<style>@import url(//alert(1).example);</style>'],
  ['style that hides what it loads', '<style>a{fill:u\\72l(//alert(1).example)}</style>'],
  ['animation of a link', '<animate attributeName="href" to="javascript:alert(1)"/>'],
])('takes out %s', (_, inner) => {
  const drawing = draw(`${inner}<path d="M0 0h10"/>`);
  expect(drawing?.source).not.toContain('alert(1)');
  expect(drawing?.source).toContain('M0 0h10');
});

it('keeps what programs put around a drawing, and pictures within the file', () => {
  const png = 'data:image/png;base64,iVBORw0KGgo=';
  const drawing = draw(
    '<switch><foreignObject/><g><a href="https://agentur.example" target="_blank">' +
      `<path d="M0 0h10"/></a><image href="${png}"/></g></switch>`,
  );
  expect(drawing?.source).toContain(
    '<switch><g><a target="_blank"><path d="M0 0h10"/></a><image href=',
  );
  expect(drawing?.source).toContain(png);
});

it.each([
  [
    'what draws nothing once it is clean',
    draw('<g><foreignObject><p>Logo</p></foreignObject></g>'),
  ],
  ['a picture that is elsewhere', draw('<image href="https://agentur.example/logo.png"/>')],
])('takes no empty drawing: %s', (_, drawing) => expect(drawing).toBeNull());

it.each([
  ['text', 'hello'],
  ['HTML', '<html><body/></html>'],
  ['an entity', '<!DOCTYPE svg [<!ENTITY a "x">]><svg viewBox="0 0 1 1">&a;</svg>'],
  ['no size', '<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>'],
])('refuses %s', (_, text) => expect(cleanDrawing(text)).toBeNull());

it('names its kind, without which browsers show nothing', () =>
  expect(cleanDrawing('<svg viewBox="0 0 9 9"><rect/></svg>')?.source).toContain(
    'xmlns="http://www.w3.org/2000/svg"',
  ));

it('gives a drawing without a box one, so that it can be scaled', () =>
  expect(draw('<rect/>', 'width="300" height="150px"')).toMatchObject({
    width: 300,
    height: 150,
    source: expect.stringContaining('viewBox="0 0 300 150"') as string,
  }));
