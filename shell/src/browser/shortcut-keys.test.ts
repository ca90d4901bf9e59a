import '@testing-library/jest-dom';
import { fireEvent } from '@testing-library/react';
import { followShortcutKeys } from './shortcut-keys';

// jsdom draws nothing: what is hidden here is what says so.
beforeAll(() => {
  Object.assign(HTMLElement.prototype, {
    checkVisibility(this: HTMLElement) {
      return !this.hidden;
    },
  });
  followShortcutKeys();
});

const field = (): HTMLElement | null => document.querySelector('[name=q]');

beforeEach(() => {
  document.body.innerHTML =
    '<input hidden aria-keyshortcuts="/"><input name="q" aria-keyshortcuts="/"><textarea></textarea>' +
    '<div role="dialog"><button>Close</button></div>';
});

test('the key that something visible names leads there, and writes nothing', () => {
  const wasLeft = fireEvent.keyDown(document.body, { key: '/' });
  expect(field()).toHaveFocus();
  expect(wasLeft).toBe(false);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s it is another key', (modifier) => {
  expect(fireEvent.keyDown(document.body, { key: '/', [modifier]: true })).toBe(true);
  expect(field()).not.toHaveFocus();
});

test('a key that nothing names goes on', () => {
  expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true);
  expect(document.body).toHaveFocus();
});

test.each(['textarea', '[role=dialog] button'])('in %s it is left alone', (place) => {
  const target = document.querySelector(place);
  expect(target && fireEvent.keyDown(target, { key: '/' })).toBe(true);
  expect(field()).not.toHaveFocus();
});

test('a key that something else has taken is left alone', () => {
  const taken = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
  taken.preventDefault();
  document.body.dispatchEvent(taken);
  expect(field()).not.toHaveFocus();
});
