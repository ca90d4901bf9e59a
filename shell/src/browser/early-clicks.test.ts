/** @jest-environment jsdom */
import { recordEarlyClicks } from './early-clicks';

function page() {
  document.body.innerHTML =
    '<button type="button" id="menu"><svg id="heart"></svg></button><p id="text"></p><input type="checkbox" id="box">';
  const byId = <T extends HTMLElement>(id: string): T => document.querySelector(`#${id}`) as T;
  return { menu: byId('menu'), heart: byId('heart'), text: byId('text'), box: byId<HTMLInputElement>('box') };
}

/** The ids of the controls that are clicked from now on. */
function clicked(...controls: HTMLElement[]): string[] {
  const ids: string[] = [];
  for (const control of controls) control.addEventListener('click', () => ids.push(control.id));
  return ids;
}

const click = (element: HTMLElement): boolean => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));

test('unhandled clicks are repeated in their order, once for each control', () => {
  const { menu, heart, text, box } = page();
  const takeOver = recordEarlyClicks();
  [heart, text, box, menu].forEach(click);
  const repeat = takeOver();
  const ids = clicked(menu, text, box);
  repeat();
  repeat();
  expect(ids).toEqual(['box', 'menu']);
});

test('a choice stays as the visitor left it, and is reported', () => {
  const { box } = page();
  const takeOver = recordEarlyClicks();
  box.click();
  const changed = jest.fn();
  box.addEventListener('change', () => changed(box.checked));
  takeOver()();
  expect(changed.mock.calls).toEqual([[true]]);
  expect(box.checked).toBe(true);
});

test('a click during hydration is left to the page', () => {
  const { menu } = page();
  const repeat = recordEarlyClicks()();
  const ids = clicked(menu);
  click(menu);
  repeat();
  expect(ids).toEqual(['menu']);
});

test('a click on a control that is gone is not repeated', () => {
  const { menu } = page();
  const takeOver = recordEarlyClicks();
  click(menu);
  const ids = clicked(menu);
  menu.remove();
  takeOver()();
  expect(ids).toEqual([]);
});
