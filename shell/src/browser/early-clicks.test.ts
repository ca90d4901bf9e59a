/** @jest-environment jsdom */
import { keepEarlyClick } from './early-clicks';

function page(): { menu: HTMLElement; heart: HTMLElement; text: HTMLElement } {
  document.body.innerHTML = '<button type="button" id="menu"><svg id="heart"></svg></button><p id="text"></p>';
  const byId = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`) as HTMLElement;
  return { menu: byId('menu'), heart: byId('heart'), text: byId('text') };
}

const click = (element: HTMLElement): boolean => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));

test('a press that nobody answered is done again, once', () => {
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

test('a press while the page is being taken over is for the page alone', () => {
  const { menu } = page();
  const answer = keepEarlyClick()();
  const pressed = jest.fn();
  menu.addEventListener('click', pressed);
  click(menu);
  answer();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('whoever turned to something else is not called back, nor is a button that is gone', () => {
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
