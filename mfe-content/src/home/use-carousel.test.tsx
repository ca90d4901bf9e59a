import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { makeStore, Provider } from 'shared-store';
import { useCarousel } from './use-carousel';

function Row() {
  const track = useRef<HTMLDivElement>(null);
  const { handlers } = useCarousel(track, 4);
  return <div ref={track} data-testid="row" {...handlers} />;
}

/** The position after a key in a row that shows 300 px of entries that are as wide, from its position of 100 px. */
function positionAfter(key: string, dir: 'ltr' | 'rtl'): unknown {
  document.documentElement.dir = dir;
  const store = makeStore({ call: () => Promise.reject(new Error('No calls')) });
  render(
    <Provider store={store}>
      <Row />
    </Provider>,
  );
  const row = screen.getByTestId('row');
  const scrollTo = jest.fn();
  Object.defineProperties(row, {
    scrollTo: { value: scrollTo },
    scrollLeft: { value: dir === 'rtl' ? -100 : 100 },
    scrollWidth: { value: 1_200 },
    clientWidth: { value: 300 },
  });
  fireEvent.keyDown(row, { key });
  return scrollTo.mock.calls[0]?.[0] as unknown;
}

beforeAll(() => Object.assign(window, { matchMedia: () => ({ matches: false }) }));
afterEach(() => document.documentElement.removeAttribute('dir'));

it.each([
  ['ltr', 'ArrowRight', 400],
  ['ltr', 'ArrowLeft', -200],
  // Positions are negative there.
  ['rtl', 'ArrowLeft', -400],
  ['rtl', 'ArrowRight', 200],
] as const)('goes along the line that is written %s: %s', (dir, key, left) => {
  expect(positionAfter(key, dir)).toMatchObject({ left });
});
