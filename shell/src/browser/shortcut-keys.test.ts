import '@testing-library/jest-dom';
import { fireEvent } from '@testing-library/react';
import { followShortcutKeys } from './shortcut-keys';

// jsdom has no layout: only the `hidden` attribute hides elements here.
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

test('a shortcut key focuses the visible element that declares it, and types nothing', () => {
  const wasLeft = fireEvent.keyDown(document.body, { key: '/' });
  expect(field()).toHaveFocus();
  expect(wasLeft).toBe(false);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('a key with %s is not the shortcut', (modifier) => {
  expect(fireEvent.keyDown(document.body, { key: '/', [modifier]: true })).toBe(true);
  expect(field()).not.toHaveFocus();
});

test('a key without a matching element keeps its default action', () => {
  expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true);
  expect(document.body).toHaveFocus();
});

test.each(['textarea', '[role=dialog] button'])('a key typed in %s is ignored', (place) => {
  const target = document.querySelector(place);
  expect(target && fireEvent.keyDown(target, { key: '/' })).toBe(true);
  expect(field()).not.toHaveFocus();
});

test('a key that another handler has used is ignored', () => {
  const taken = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
  taken.preventDefault();
  document.body.dispatchEvent(taken);
  expect(field()).not.toHaveFocus();
});
