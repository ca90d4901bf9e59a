import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFrame } from './testing/render-frame';

describe('the frame', () => {
  it('has a link that skips to the main region', async () => {
    const { main } = await renderFrame();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    expect(main.current).toBe(screen.getByRole('main'));
  });

  it.each([
    ['hi', /\p{Script=Devanagari}/u, 'मुख्य सामग्री पर जाएँ'],
    ['gu', /\p{Script=Gujarati}/u, 'મુખ્ય સામગ્રી પર જાઓ'],
  ])('speaks the language of the document, and says which texts do (%s)', async (current, script, skip) => {
    const { container } = await renderFrame({ languages: { current, others: { hi: 'हिन्दी', gu: 'ગુજરાતી' } } });
    expect(screen.getByRole('link', { name: skip })).toHaveAttribute('lang', current);
    // The content is English until it is translated.
    expect(screen.getByText('The page').closest<HTMLElement>('[lang]')?.lang).toBeUndefined();
    const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    const said: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      const isTranslated = element?.closest<HTMLElement>('[lang]')?.lang === current;
      if (script.test(textContent ?? '') !== isTranslated) said.push(String(textContent));
    }
    for (const element of container.querySelectorAll<HTMLElement>('[aria-label]'))
      if (script.test(String(element.ariaLabel)) !== (element.closest<HTMLElement>('[lang]')?.lang === current))
        said.push(String(element.ariaLabel));
    expect(said).toEqual([]);
  });

  it('shows a progress bar when a page has been loading for more than 200 ms', async () => {
    let arrive = (): void => undefined;
    const loader = () => new Promise<null>((resolve) => (arrive = () => resolve(null)));
    const { router } = await renderFrame({ pages: [{ path: '/slow', loader, element: <p>The slow page</p> }] });
    jest.useFakeTimers();
    act(() => void router.navigate('/slow'));
    act(() => jest.advanceTimersByTime(199));
    expect(screen.queryByRole('progressbar')).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument();
    jest.useRealTimers();
    await act(async () => arrive());
    expect(await screen.findByText('The slow page')).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('applies the chosen theme to the document and stores it', async () => {
    await renderFrame();
    expect(screen.getByRole('radio', { name: 'Same as device' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(document.cookie).toContain('theme=dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(screen.getByRole('radio', { name: 'Same as device' }));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(localStorage.getItem('theme')).toBeNull();
  });
});
