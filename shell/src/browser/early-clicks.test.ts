/** @jest-environment jsdom */
import { keepEarlyClick } from './early-clicks';

function page(): { menu: HTMLElement; heart: HTMLElement; text: HTMLElement } {
  document.body.innerHTML = '<button type="button" id="menu"><svg id="heart"></svg></button><p id="text"></p>';
  const byId = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`) as HTMLElement;
  return { menu: byId('menu'), heart: byId('heart'), text: byId('text') };
}

const click = (element: HTMLElement): boolean => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));

test('an unhandled click is repeated once', () => {
  const { menu, heart } = page();
  const hydrate = keepEarlyClick();
  click(heart);
  const answer = hydrate();
  const pressed = jest.fn();
  menu.addEventListener('click', pressed);
  answer();
  answer();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a click during hydration is left to the page', () => {
  const { menu } = page();
  const answer = keepEarlyClick()();
  const pressed = jest.fn();
  menu.addEventListener('click', pressed);
  click(menu);
  answer();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a click is not repeated after the focus has moved or the button is gone', () => {
  const { menu, text } = page();
  const pressed = jest.fn();
  const hydrate = keepEarlyClick();
  click(menu);
  click(text);
  menu.addEventListener('click', pressed);
  hydrate()();
  const again = keepEarlyClick();
  click(menu);
  pressed.mockClear();
  menu.remove();
  again()();
  expect(pressed).not.toHaveBeenCalled();
});
