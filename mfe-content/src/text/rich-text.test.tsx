import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { makeStore, Provider } from 'shared-store';
import { RichText } from './rich-text';

const WATCH = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const HTML = `<p>Before</p><figure><a href="${WATCH}" data-video="YouTube">A drill</a></figure><p>After</p>`;

/** The text on a page, whose store has the language. */
function Shown(props: ComponentProps<typeof RichText>) {
  return (
    <Provider store={makeStore({ call: jest.fn() })}>
      <RichText {...props} />
    </Provider>
  );
}

it('shows the title of a video with a link, but no frame, until a visitor agrees', () => {
  const html = renderToString(<Shown html={HTML} />);
  expect(html).not.toContain('<iframe');
  expect(html).not.toContain('youtube-nocookie');
  render(<Shown html={HTML} />);
  const figure = screen.getByRole('figure');
  expect(within(figure).getByRole('link', { name: 'Play video from YouTube' })).toHaveAttribute('href', WATCH);
  expect(within(figure).getByText(/Only then is anything loaded from YouTube/)).toBeVisible();
});

it('plays the video and focuses it when a visitor agrees', async () => {
  render(<Shown html={HTML} />);
  await userEvent.click(screen.getByRole('link', { name: /^Play video/ }));
  const frame = await screen.findByTitle('A drill');
  expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0');
  expect(frame).toHaveFocus();
});

it('offers no video of another site', () => {
  render(<Shown html={HTML.replace(WATCH, 'https://evil.example/')} />);
  expect(screen.getByRole('figure')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('splits the text at each of several videos, and keeps their titles unchanged', () => {
  const other = '<figure><a href="https://vimeo.com/76979871" data-video="Vimeo">Pumps &amp; valves</a></figure>';
  render(<Shown html={HTML + other + other} />);
  expect(screen.getAllByRole('figure')).toHaveLength(3);
  expect(screen.getAllByText('Pumps & valves')).toHaveLength(2);
  expect(screen.getByText('Before').closest('p')).toBeVisible();
  expect(screen.getByText('After').closest('p')).toBeVisible();
});
