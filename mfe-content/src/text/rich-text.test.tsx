import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { RichText } from './rich-text';

const WATCH = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const HTML = `<p>Before</p><figure><a href="${WATCH}" data-video="YouTube">A drill</a></figure><p>After</p>`;

it('shows the title of a video and a link to it, and no frame, before a visitor asks', () => {
  const html = renderToString(<RichText html={HTML} />);
  expect(html).not.toContain('<iframe');
  expect(html).not.toContain('youtube-nocookie');
  render(<RichText html={HTML} />);
  const figure = screen.getByRole('figure');
  expect(within(figure).getByRole('link', { name: 'Play video from YouTube' })).toHaveAttribute('href', WATCH);
  expect(within(figure).getByText(/Only then is anything loaded from YouTube/)).toBeVisible();
});

it('plays the video, with the focus on it, when a visitor asks', async () => {
  render(<RichText html={HTML} />);
  await userEvent.click(screen.getByRole('link', { name: /^Play video/ }));
  const frame = await screen.findByTitle('A drill');
  expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0');
  expect(frame).toHaveFocus();
});

it('offers nothing of another site', () => {
  render(<RichText html={HTML.replace(WATCH, 'https://evil.example/')} />);
  expect(screen.getByRole('figure')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('parts the text at each of several videos, with their titles as they were written', () => {
  const other = '<figure><a href="https://vimeo.com/76979871" data-video="Vimeo">Pumps &amp; valves</a></figure>';
  render(<RichText html={HTML + other + other} />);
  expect(screen.getAllByRole('figure')).toHaveLength(3);
  expect(screen.getAllByText('Pumps & valves')).toHaveLength(2);
  expect(screen.getByText('Before').closest('p')).toBeVisible();
  expect(screen.getByText('After').closest('p')).toBeVisible();
});
