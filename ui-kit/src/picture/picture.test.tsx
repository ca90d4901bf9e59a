import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Picture, pictureSources } from 'ui-kit';

test('offers a file of the API in five widths, any other address unchanged', () => {
  expect(pictureSources('/api/v1/files/rig.jpg')).toBe(
    [320, 640, 960, 1280, 1920].map((width) => `/api/v1/files/rig.jpg?w=${width} ${width}w`).join(', '),
  );
  expect(pictureSources('/assets/rig.jpg')).toBeUndefined();
  expect(pictureSources('/api/v1/files/rig.svg')).toBeUndefined();
});

test('keeps the focal point after the address visible, and out of the addresses in several widths', () => {
  render(<Picture src="/api/v1/files/rig.jpg#34,100" alt="A rig" width={600} height={400} sizes="9rem" />);
  const image = screen.getByRole('img', { name: 'A rig' });
  expect([image.dataset['focusX'], image.dataset['focusY']]).toEqual(['3', '10']);
  expect(image).toHaveAttribute('srcset', '/api/v1/files/rig.jpg?w=320 320w');
});

test.each([
  ['9rem', [320]],
  ['400px', [320, 640, 960]],
  // Below 80 em, 45 % of the window is at most 576 pixels; below 40 em, 92 % is 589.
  ['(min-width: 80em) 18rem, (min-width: 40em) 45vw, 92vw', [320, 640, 960, 1280]],
  ['(min-width: 60em) 26rem, 92vw', [320, 640, 960, 1280, 1920]],
  ['100vw', [320, 640, 960, 1280, 1920]],
  ['max(100vw, 192vh)', [320, 640, 960, 1280, 1920]],
])(
  'offers a picture that is shown %s wide up to the width that a screen with two device pixels needs',
  (sizes, widths) => {
    const offered = pictureSources('/api/v1/files/rig.jpg', sizes)?.split(', ');
    expect(offered).toEqual(widths.map((width) => `/api/v1/files/rig.jpg?w=${width} ${width}w`));
  },
);

test('width and height reserve the space, and only a priority picture is loaded eagerly', () => {
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

test('a drawing with the same name replaces a picture that fails, and another address shows a picture again', () => {
  const { rerender } = render(<Picture src="/gone.png" alt="A rig" width={600} height={400} />);
  fireEvent.error(screen.getByRole('img', { name: 'A rig' }));
  expect(screen.getByRole('img', { name: 'A rig' }).tagName).toBe('svg');
  rerender(<Picture src="/there.png" alt="A rig" width={600} height={400} />);
  expect(screen.getByRole('img', { name: 'A rig' })).toHaveAttribute('src', '/there.png');
});

test('shows the drawing without an address; a decorative one has no name', () => {
  render(<Picture src={null} alt="" width={600} height={400} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test("the server's markup has no style attribute", () => {
  expect(renderToStaticMarkup(<Picture src="/a.png" alt="" width={3} height={2} />)).not.toContain('style=');
});
