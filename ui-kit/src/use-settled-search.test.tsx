import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSettledSearch } from './use-settled-search';

function Field({ committed, commit }: { committed: string; commit: (text: string) => void }) {
  const [text, setText, sendNow] = useSettledSearch(committed, commit);
  return (
    <>
      <input
        aria-label="Search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && sendNow()}
      />
      <a href="#elsewhere">Elsewhere</a>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Search');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('useSettledSearch', () => {
  it('sends the text 700 ms after the last change', () => {
    const commit = jest.fn();
    render(<Field committed="" commit={commit} />);
    type('ami');
    wait(600);
    type('amine ');
    wait(699);
    expect(commit).not.toHaveBeenCalled();
    wait(1);
    expect(commit.mock.calls).toEqual([['amine']]);
  });

  it('sends at once on Enter, and not again when the delay is over', () => {
    const commit = jest.fn();
    render(<Field committed="" commit={commit} />);
    type('amine');
    fireEvent.keyDown(field(), { key: 'Enter' });
    wait(700);
    expect(commit.mock.calls).toEqual([['amine']]);
  });

  it('sends an empty text that follows Enter within the delay', () => {
    const commit = jest.fn();
    const { rerender } = render(<Field committed="" commit={commit} />);
    type('amine');
    fireEvent.keyDown(field(), { key: 'Enter' });
    rerender(<Field committed="amine" commit={commit} />);
    type('');
    wait(700);
    expect(commit.mock.calls).toEqual([['amine'], ['']]);
  });

  it('does not navigate back when the visitor types and then follows a link at once', () => {
    const commit = jest.fn();
    render(<Field committed="" commit={commit} />);
    type('amine');
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    wait(1400);
    expect(commit).not.toHaveBeenCalled();
  });

  it('follows the address when it changes for another reason', () => {
    const { rerender } = render(<Field committed="amine" commit={jest.fn()} />);
    rerender(<Field committed="" commit={jest.fn()} />);
    expect(field().value).toBe('');
  });

  it('keeps the current input while its earlier text arrives in the address', () => {
    const commit = jest.fn();
    const { rerender } = render(<Field committed="" commit={commit} />);
    type('am');
    wait(700);
    type('amine');
    rerender(<Field committed="am" commit={commit} />);
    expect(field().value).toBe('amine');
  });

  it('does not send text that came from the address', () => {
    const commit = jest.fn();
    const { rerender } = render(<Field committed="" commit={commit} />);
    rerender(<Field committed="amine" commit={commit} />);
    wait(1400);
    expect(commit).not.toHaveBeenCalled();
  });
});
