import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Picture, pictureSources } from 'ui-kit';

test('a file of the API is offered in five widths, anything else as it is', () => {
  expect(pictureSources('/api/v1/files/rig.jpg')).toBe(
    [320, 640, 960, 1280, 1920].map((width) => `/api/v1/files/rig.jpg?w=${width} ${width}w`).join(', '),
  );
  expect(pictureSources('/assets/rig.jpg')).toBeUndefined();
  expect(pictureSources('/api/v1/files/rig.svg')).toBeUndefined();
});

test('a focal point behind the address stays in view, and is no part of the addresses in several widths', () => {
  render(<Picture src="/api/v1/files/rig.jpg#34,100" alt="A rig" width={600} height={400} sizes="9rem" />);
  const image = screen.getByRole('img', { name: 'A rig' });
  expect([image.dataset['focusX'], image.dataset['focusY']]).toEqual(['3', '10']);
  expect(image).toHaveAttribute('srcset', '/api/v1/files/rig.jpg?w=320 320w');
});

test.each([
  ['9rem', [320]],
  ['400px', [320, 640, 960]],
  // Below 80 em 45 % of the window are 576 pixels at most, below 40 em 92 % are 589.
  ['(min-width: 80em) 18rem, (min-width: 40em) 45vw, 92vw', [320, 640, 960, 1280]],
  ['(min-width: 60em) 26rem, 92vw', [320, 640, 960, 1280, 1920]],
  ['100vw', [320, 640, 960, 1280, 1920]],
  ['max(100vw, 192vh)', [320, 640, 960, 1280, 1920]],
])('a picture that is shown %s wide is offered as wide as a screen of two device pixels wants it', (sizes, widths) => {
  const offered = pictureSources('/api/v1/files/rig.jpg', sizes)?.split(', ');
  expect(offered).toEqual(widths.map((width) => `/api/v1/files/rig.jpg?w=${width} ${width}w`));
});

test('the place is kept by width and height, and only a priority picture is fetched at once', () => {
  const { rerender } = render(
    <Picture src="/api/v1/files/rig.jpg" alt="A rig" width={600} height={400} sizes="50vw" />,
  );
  const image = screen.getByRole('img', { name: 'A rig' });
  expect(image).toHaveAttribute('width', '600');
  expect(image).toHaveAttribute('height', '400');
  expect(image).toHaveAttribute('sizes', '50vw');
  expect(image).toHaveAttribute('loading', 'lazy');
  rerender(<Picture src="/api/v1/files/rig.jpg" alt="A rig" width={600} height={400} priority />);
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('a picture that fails is replaced by a drawing of the same name, and comes back with another address', () => {
  const { rerender } = render(<Picture src="/gone.png" alt="A rig" width={600} height={400} />);
  fireEvent.error(screen.getByRole('img', { name: 'A rig' }));
  expect(screen.getByRole('img', { name: 'A rig' }).tagName).toBe('svg');
  rerender(<Picture src="/there.png" alt="A rig" width={600} height={400} />);
  expect(screen.getByRole('img', { name: 'A rig' })).toHaveAttribute('src', '/there.png');
});

test('without an address there is the drawing; decoration has no name', () => {
  render(<Picture src={null} alt="" width={600} height={400} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('the markup of the server carries no style attribute', () => {
  expect(renderToStaticMarkup(<Picture src="/a.png" alt="" width={3} height={2} />)).not.toContain('style=');
});
