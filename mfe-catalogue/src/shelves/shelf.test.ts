import { createShelf } from './shelf';

beforeEach(() => localStorage.clear());

describe('a shelf', () => {
  it('is stored on the device', () => {
    createShelf('k', 4).add('a');
    expect(createShelf('k', 4).ids()).toEqual(['a']);
  });

  it('refuses products beyond its limit', () => {
    const shelf = createShelf('k', 2);
    expect([shelf.add('a'), shelf.add('b'), shelf.add('c'), shelf.add('a')]).toEqual([true, true, false, true]);
    expect(shelf.ids()).toEqual(['a', 'b']);
  });

  it('notifies its listeners in this tab and in others', () => {
    const shelf = createShelf('k', 2);
    const heard = jest.fn();
    const stop = shelf.subscribe(heard);
    shelf.add('a');
    localStorage.setItem('k', '["z"]');
    dispatchEvent(new StorageEvent('storage', { key: 'k' }));
    expect(heard).toHaveBeenCalledTimes(2);
    expect(shelf.ids()).toEqual(['z']);
    stop();
    shelf.remove('z');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it.each(['{', '{"a":1}', '[1,2]'])('reads %s as empty', (stored) => {
    localStorage.setItem('k', stored);
    expect(createShelf('k', 4).ids()).toEqual([]);
  });
});
